/** Removes U+0000 and lone surrogates: PostgreSQL cannot store them, and saving would fail. */
export function storable<T>(value: T): T
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
  if (Array.isArray(value)) return value.map((one) => storable<unknown>(one))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, storable<unknown>(inner)]))
}
