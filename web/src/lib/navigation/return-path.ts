/**
 * A path of this app that is safe to go to after signing in, or null. Everything else (another host, a protocol,
 * the `//host` and `/\host` spellings browsers take for one) would make the sign-in page an open redirect.
 */
export function safeReturnPath(path: string | null, origin: string = window.location.origin): string | null {
  if (!path?.startsWith('/') || path.startsWith('//') || path.includes('\\')) return null
  try {
    const url = new URL(path, origin)
    return url.origin === origin ? url.pathname + url.search + url.hash : null
  } catch {
    return null
  }
}
