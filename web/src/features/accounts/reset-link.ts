import { isEmail } from '@waymark/contract/email-address.ts'

type Stored = { email: string | null; resetKey: string | null }

/** The address for /reset-password-code: the link's, if it is one, before the stored one of an earlier try. */
export function readResetEmail(search: string, stored: string | null): string | null {
  const given = new URLSearchParams(search).get('email')?.trim() ?? ''
  return isEmail(given) ? given : stored
}

/** Address and key for /new-password: the link's before stored ones of an earlier try. */
export function readResetLink(search: string, stored: Stored): Stored & { fromLink: boolean } {
  const query = new URLSearchParams(search)
  const [email, resetKey] = [query.get('email'), query.get('reset_key')]
  return {
    email: email ?? stored.email,
    resetKey: resetKey ?? stored.resetKey,
    fromLink: email !== null || resetKey !== null,
  }
}
