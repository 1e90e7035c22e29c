import { useEffect, useRef, type RefObject } from 'react'

/**
 * Puts the focus back on the control that was pressed, found by its `data-act`, or on another of the same element if
 * that one is gone. While a change is saved all of them are disabled, and browsers take the focus from those.
 */
export function useFocusAfter(element: RefObject<HTMLElement | null>, isBusy: boolean): (act: string) => void {
  const pressed = useRef<string>(null)
  useEffect(() => {
    const act = pressed.current
    if (act === null || isBusy) return
    pressed.current = null
    // Somewhere else already: the user has moved on.
    if (!document.activeElement?.contains(element.current)) return
    const find = (selector: string) => element.current?.querySelector<HTMLElement>(selector)
    ;(find(`[data-act="${act}"]`) ?? find('[data-act]'))?.focus()
  })
  return (act) => {
    pressed.current = act
  }
}
