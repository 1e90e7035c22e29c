import { useCallback, useEffect, useRef } from 'react'

type Find = () => HTMLElement | null | undefined

/** Returns a function that focuses an element after the next render, for one that the render adds or moves. */
export function useFocusNext(): (find: Find) => void {
  const next = useRef<Find | null>(null)
  useEffect(() => {
    const find = next.current
    next.current = null
    find?.()?.focus()
  })
  return useCallback((find) => {
    next.current = find
  }, [])
}
