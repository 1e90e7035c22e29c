export type Fields = Record<string, unknown>

export const record = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
export const records = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(record) : [])
export const text = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : isExact(value) ? String(value) : ''
/** JavaScript would alter a number with more digits than it keeps. */
const isExact = (value: unknown): boolean =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= Number.MAX_SAFE_INTEGER
export const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(text).filter(Boolean) : [])
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0)
