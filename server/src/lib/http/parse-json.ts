/** @returns undefined for what is no JSON in UTF-8, or holds what the database cannot store */
export function parseJson(bytes: Uint8Array): { json: unknown } | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const json: unknown = JSON.parse(text)
    return unstorableEscape.test(text) && isUnstorable(json) ? undefined : { json }
  } catch {
    return undefined
  }
}

/** PostgreSQL cannot store U+0000 and lone surrogates; only escapes can contain them. */
const unstorableEscape = /\\u(?:0000|d[89a-f])/i

function isUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed()
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, inner]) => isUnstorable(key) || isUnstorable(inner))
}
