import { useEffect, useState } from 'react'

/** Whole seconds until `untilMs`, counting down; 0 when it has passed. */
export function useSecondsLeft(untilMs: number): number {
  const [now, setNow] = useState(Date.now)
  const left = Math.max(0, Math.ceil((untilMs - now) / 1000))

  useEffect(() => {
    if (untilMs <= Date.now()) return
    setNow(Date.now())
    const timer = setInterval(() => {
      setNow(Date.now())
      if (untilMs <= Date.now()) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [untilMs])

  return left
}
