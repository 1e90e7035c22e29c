import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../../../lib/secrets.ts'

/**
 * The secret in a calendar feed's address: made anew from the installation's secret whenever it is shown, so that only
 * its hash lies in the database. Another number makes another secret.
 */
export async function feedSecret(secrets: Secrets, userId: string, number: number): Promise<string> {
  return createHmac('sha256', await secrets.get('calendar feeds'))
    .update(`${userId}\n${number}`)
    .digest('base64url')
}

/** A secret cannot be guessed, so its plain hash finds it: how long that takes tells nothing about any other. */
export function hashFeedSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** What a mail's unsubscribe link carries; it works as long as the account exists, for old mails are opened late. */
export async function stopToken(secrets: Secrets, userId: string): Promise<string> {
  return `${userId}.${(await signature(secrets, userId)).toString('hex')}`
}

/** @returns the user whom the token was made for, or undefined when it was not made here */
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
