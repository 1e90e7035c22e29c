/** A path of this app, or null for anything else (`//host`, `/\host`), which would make sign-in an open redirect. */
export function safeReturnPath(path: string | null, origin: string = window.location.origin): string | null {
  if (!path?.startsWith('/') || path.startsWith('//') || path.includes('\\')) return null
  try {
    const url = new URL(path, origin)
    return url.origin === origin ? url.pathname + url.search + url.hash : null
  } catch {
    return null
  }
}
