import { useCallback, useEffect, useRef } from 'react'

type Find = () => HTMLElement | null | undefined

/** Returns a function that has an element focused after the next render, which brings it or moves it. */
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
