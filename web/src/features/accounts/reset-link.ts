import { isEmail } from '@waymark/contract/email-address.ts'

type Stored = { email: string | null; resetKey: string | null }

/** The link's address, if valid, takes precedence over the stored one of an earlier attempt. */
export function readResetEmail(search: string, stored: string | null): string | null {
  const given = new URLSearchParams(search).get('email')?.trim() ?? ''
  return isEmail(given) ? given : stored
}

/** The link's address and key take precedence over stored ones of an earlier attempt. */
export function readResetLink(search: string, stored: Stored): Stored & { fromLink: boolean } {
  const query = new URLSearchParams(search)
  const [email, resetKey] = [query.get('email'), query.get('reset_key')]
  return {
    email: email ?? stored.email,
    resetKey: resetKey ?? stored.resetKey,
    fromLink: email !== null || resetKey !== null,
  }
}
