/** A new UUID. `crypto.randomUUID` is missing on plain HTTP, as on a home network. */
export function createId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
