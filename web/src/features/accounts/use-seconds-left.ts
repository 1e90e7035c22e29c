import { useCallback, useSyncExternalStore } from 'react'

/** Whole seconds until `untilMs`, counting down; 0 when it has passed. */
export function useSecondsLeft(untilMs: number): number {
  const secondsLeft = () => Math.max(0, Math.ceil((untilMs - Date.now()) / 1000))
  const subscribe = useCallback(
    (listener: () => void) => {
      const timer = setInterval(() => {
        listener()
        if (untilMs <= Date.now()) clearInterval(timer)
      }, 1000)
      return () => clearInterval(timer)
    },
    [untilMs],
  )
  return useSyncExternalStore(subscribe, secondsLeft)
}
