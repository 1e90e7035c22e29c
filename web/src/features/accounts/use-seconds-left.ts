import { useCallback, useSyncExternalStore } from 'react'

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
