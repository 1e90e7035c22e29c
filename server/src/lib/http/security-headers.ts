/** Other origins that a deployment needs: split API bases, reCAPTCHA. */
export type ExtraSources = { connect: readonly string[]; script: readonly string[]; frame: readonly string[] }

/** A page's CSP: a nonce instead of unsafe-inline, workers for the captcha, data URIs for images in our styles. */
export function contentSecurityPolicy(nonce: string, extra: ExtraSources): string {
  const own = (more: readonly string[] = []) => ["'self'", ...more].join(' ')
  return [
    `default-src 'self'`,
    `script-src ${own([`'nonce-${nonce}'`, ...extra.script])}`,
    `style-src ${own([`'nonce-${nonce}'`])}`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src ${own(extra.connect)}`,
    `frame-src ${extra.frame.length > 0 ? extra.frame.join(' ') : `'none'`}`,
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}

export function baseHeaders(secure: boolean): Record<string, string> {
  return {
    'content-security-policy': `default-src 'none'; frame-ancestors 'none'; base-uri 'none'`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
    // Without subdomains: the operator may run other things there.
    ...(secure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
}
