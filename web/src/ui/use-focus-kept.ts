import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Browsers take the focus from a control that is disabled; this gives it back once it is enabled again. */
export function useFocusKept(ref: RefObject<HTMLElement | null>, isDisabled: boolean): void {
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    if (isDisabled) {
      hadFocus.current = document.activeElement === element
    } else if (hadFocus.current) {
      hadFocus.current = false
      // The focus fell to the page or the dialog around it; nobody has moved it on since.
      if (document.activeElement?.contains(element)) element.focus({ preventScroll: true })
    }
  }, [ref, isDisabled])
}
