import { useEffect, useState } from 'react'
import { keepBrowserText, readBrowserText } from '../../../lib/browser-text.ts'

export type DevicePosition = { latitude: number; longitude: number; timestamp: number }

const positionKey = 'waymark.position'
const denialKey = 'waymark.position-denied'
/** A position or a denial is good for seven days. */
const goodForMs = 604_800_000

const isRecent = (timestamp: unknown, now: number): timestamp is number =>
  typeof timestamp === 'number' && timestamp <= now && now - timestamp < goodForMs

function read(key: string): unknown {
  try {
    return JSON.parse(readBrowserText(key) || 'null') as unknown
  } catch {
    return null
  }
}

const keep = (key: string, value: unknown) => keepBrowserText(key, JSON.stringify(value))

export function readPosition(now = Date.now()): DevicePosition | undefined {
  const kept = read(positionKey)
  if (typeof kept !== 'object' || kept === null) return undefined
  const { latitude, longitude, timestamp } = kept as Partial<DevicePosition>
  return typeof latitude === 'number' && typeof longitude === 'number' && isRecent(timestamp, now)
    ? { latitude, longitude, timestamp }
    : undefined
}

export function useDevicePosition(): DevicePosition | undefined {
  const [position, setPosition] = useState(() => readPosition())

  useEffect(() => {
    if (readPosition() || isRecent(read(denialKey), Date.now()) || !('geolocation' in navigator)) return
    let isWanted = true
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        const found = { latitude, longitude, timestamp: Date.now() }
        keep(positionKey, found)
        if (isWanted) setPosition(found)
      },
      (error) => {
        console.info('The position is not known.', error.message)
        // A timeout or missing signal is not a denial.
        if (error.code === error.PERMISSION_DENIED) keep(denialKey, Date.now())
      },
      { enableHighAccuracy: true, timeout: 5000, maximumAge: 0 },
    )
    return () => void (isWanted = false)
  }, [])

  return position
}
