import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../../../lib/secrets.ts'

/** The secret in a feed's address, derived from the installation's secret; the database holds only its hash. */
export async function feedSecret(secrets: Secrets, userId: string, number: number): Promise<string> {
  return createHmac('sha256', await secrets.get('calendar feeds'))
    .update(`${userId}\n${number}`)
    .digest('base64url')
}

/** Secrets cannot be guessed, so a plain hash is enough and can be looked up. */
export function hashFeedSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** The token of a mail's unsubscribe link, valid as long as the account: old mails are opened late. */
export async function stopToken(secrets: Secrets, userId: string): Promise<string> {
  return `${userId}.${(await signature(secrets, userId)).toString('hex')}`
}

export async function readStopToken(secrets: Secrets, token: string): Promise<string | undefined> {
  const [, userId = '', given = ''] = /^([0-9a-f-]{36})\.([0-9a-f]{64})$/.exec(token) ?? []
  if (userId === '') return undefined
  return timingSafeEqual(Buffer.from(given, 'hex'), await signature(secrets, userId)) ? userId : undefined
}

async function signature(secrets: Secrets, userId: string): Promise<Buffer> {
  return createHmac('sha256', await secrets.get('reminder mails'))
    .update(userId)
    .digest()
}
