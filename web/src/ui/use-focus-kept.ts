import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Restores the focus, which browsers take from a disabled control, once it is enabled again. */
export function useFocusKept(ref: RefObject<HTMLElement | null>, isDisabled: boolean): void {
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    if (isDisabled) {
      hadFocus.current = document.activeElement === element
    } else if (hadFocus.current) {
      hadFocus.current = false
      // The focus is still on the page or dialog around it, so nobody has moved it on.
      if (document.activeElement?.contains(element)) element.focus({ preventScroll: true })
    }
  }, [ref, isDisabled])
}
