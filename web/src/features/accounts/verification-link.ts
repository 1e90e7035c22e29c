import { isEmail } from '@waymark/contract/email-address.ts'

type Awaited = { email: string | null; registrationId: string | null }

/** This tab's own registration wins: the link may come from a stranger's registration of the same address. */
export function readVerificationLink(search: string, stored: Awaited): Awaited {
  const query = new URLSearchParams(search)
  const email = query.get('email')?.trim() ?? ''
  const digits = query.get('registration')?.replaceAll('-', '') ?? ''
  if (!isEmail(email) || !/^[0-9a-f]{32}$/.test(digits)) return stored
  if (stored.email === email && stored.registrationId !== null) return stored
  return { email, registrationId: digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') }
}
