import { useEffect, useRef, type FocusEvent, type RefObject } from 'react'

const controls = 'button, input, select, textarea, a[href]'

type Handlers = { onFocus: () => void; onBlur: (event: FocusEvent) => void }

/** Keeps the focus inside when the focused control disappears. Spread the result over the element. */
export function useFocusInside(ref: RefObject<HTMLElement | null>): Handlers {
  const hadFocus = useRef(false)
  useEffect(() => {
    const element = ref.current
    if (!element || !hadFocus.current || document.activeElement !== document.body) return
    // A disabled control gets the focus back when it is enabled.
    if (element.querySelector(':disabled') !== null) return
    ;(element.querySelector<HTMLElement>(controls) ?? element).focus()
  })
  return {
    onFocus: () => void (hadFocus.current = true),
    onBlur({ target }) {
      // Nobody moved the focus on: a busy button loses it, and one that a render removes is not reported at all.
      if (!target.matches(':disabled')) hadFocus.current = false
    },
  }
}
