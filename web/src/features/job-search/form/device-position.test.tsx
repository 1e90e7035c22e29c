import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readPosition, useDevicePosition } from './device-position.ts'

const days = (count: number) => count * 86_400_000
const ask = vi.fn<Geolocation['getCurrentPosition']>()

beforeEach(() => {
  localStorage.clear()
  ask.mockReset()
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator) as Navigator, { geolocation: { getCurrentPosition: ask } }),
  )
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const keepPosition = (ago: number) =>
  localStorage.setItem('waymark.position', JSON.stringify({ latitude: 1, longitude: 2, timestamp: Date.now() - ago }))
const denied = { code: 1, message: 'denied', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const

test('a position younger than seven days is used without asking; an older one is asked for anew', () => {
  keepPosition(days(6.9))
  expect(renderHook(() => useDevicePosition()).result.current).toMatchObject({ latitude: 1, longitude: 2 })
  expect(ask).not.toHaveBeenCalled()
  keepPosition(days(7.1))
  renderHook(() => useDevicePosition())
  expect(ask).toHaveBeenCalledTimes(1)
})

test('it is asked for exactly, for five seconds, and not from a cache; what is granted is kept with its time', () => {
  renderHook(() => useDevicePosition())
  expect(ask.mock.calls[0]?.[2]).toEqual({ enableHighAccuracy: true, timeout: 5000, maximumAge: 0 })
  ask.mock.calls[0]?.[0]({ coords: { latitude: 53.8, longitude: -1.5 } } as GeolocationPosition)
  expect(readPosition()).toMatchObject({ latitude: 53.8, longitude: -1.5 })
})

test('a denial is kept and stops asking for seven days; running out of time is no denial', () => {
  renderHook(() => useDevicePosition())
  ask.mock.calls[0]?.[1]?.({ ...denied, code: 3 })
  renderHook(() => useDevicePosition())
  expect(ask).toHaveBeenCalledTimes(2)
  ask.mock.calls[1]?.[1]?.(denied)
  renderHook(() => useDevicePosition())
  expect(ask).toHaveBeenCalledTimes(2)
  localStorage.setItem('waymark.position-denied', String(Date.now() - days(7.1)))
  renderHook(() => useDevicePosition())
  expect(ask).toHaveBeenCalledTimes(3)
})

test('a kept text that is no position is none', () => {
  for (const text of ['', 'null', '[]', '{"latitude":"1"}', 'x']) {
    localStorage.setItem('waymark.position', text)
    expect(readPosition()).toBeUndefined()
  }
})
