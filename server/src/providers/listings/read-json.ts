import { UnknownShape } from './source.ts'

/** Untrusted values: every reader returns something harmless for missing values and other types. */
export type Json = Readonly<Record<string, unknown>>

const mostKeysTold = 12

/** Throws UnknownShape for anything but a JSON object or array. */
export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body) as unknown
  } catch {
    const start = body.slice(0, 40).replace(/\s+/g, ' ')
    throw new UnknownShape(`The answer is not JSON; it begins with "${start}".`)
  }
}

/** The list under a key. Throws UnknownShape that names the existing keys. */
export function listAt(value: unknown, key: string): Json[] {
  const found = record(value)[key]
  if (Array.isArray(found)) return found.filter(isRecord)
  const keys = Array.isArray(value) ? 'a list' : Object.keys(record(value)).slice(0, mostKeysTold).join(', ')
  throw new UnknownShape(`The answer has no list "${key}"; it has ${keys || 'nothing'}.`)
}

export function record(value: unknown): Json {
  return isRecord(value) ? value : {}
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function records(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

export function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

export function text(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : ''
}

export function number(value: unknown): number | undefined {
  const found = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof found === 'number' && Number.isFinite(found) ? found : undefined
}

/** A positive amount; sources write 0 for "unknown". */
export function amount(value: unknown): number | null {
  const found = number(value)
  return found !== undefined && found > 0 ? found : null
}

/** ISO text, or seconds or milliseconds since 1970. */
export function time(value: unknown): Date | undefined {
  const found = number(value)
  const date = new Date(
    found === undefined ? text(value).replace(/ UTC$/, 'Z').replace(' ', 'T') : found < 1e11 ? found * 1000 : found,
  )
  const year = date.getUTCFullYear()
  return year >= 2000 && year <= 2100 ? date : undefined
}

export function place(...parts: unknown[]): string {
  return [...new Set(parts.map(text).filter((part) => part.trim() !== ''))].join(', ')
}
