import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from './secrets.ts'

/** The secret in a feed's address, derived from the installation's secret; the database holds only its hash. */
export async function deriveLinkSecret(secrets: Secrets, purpose: string, ...parts: unknown[]): Promise<string> {
  return createHmac('sha256', await secrets.get(purpose))
    .update(parts.join('\n'))
    .digest('base64url')
}

/** Secrets cannot be guessed, so a plain hash is enough and can be looked up. */
export function hashLinkSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** The token of a link in a mail that needs no session; valid for good, because old mails are opened late. */
export async function signLink(secrets: Secrets, purpose: string, id: string): Promise<string> {
  return `${id}.${(await signature(secrets, purpose, id)).toString('hex')}`
}

/** Returns the id that a token was made for; undefined for a token of somebody else's making. */
export async function readSignedLink(secrets: Secrets, purpose: string, token: string): Promise<string | undefined> {
  const [, id = '', given = ''] = /^([0-9a-f-]{36}(?:_[0-9a-f-]{36})?)\.([0-9a-f]{64})$/.exec(token) ?? []
  if (id === '') return undefined
  return timingSafeEqual(Buffer.from(given, 'hex'), await signature(secrets, purpose, id)) ? id : undefined
}

async function signature(secrets: Secrets, purpose: string, id: string): Promise<Buffer> {
  return createHmac('sha256', await secrets.get(purpose))
    .update(id)
    .digest()
}
