import { deriveLinkSecret, readSignedLink, signLink } from '../../../lib/secret-links.ts'
import type { Secrets } from '../../../lib/secrets.ts'

const mails = 'reminder mails'

export const feedSecret = (secrets: Secrets, userId: string, number: number): Promise<string> =>
  deriveLinkSecret(secrets, 'calendar feeds', userId, number)

export const stopToken = (secrets: Secrets, userId: string): Promise<string> => signLink(secrets, mails, userId)

/** Returns the user whom the token was made for. */
export const readStopToken = (secrets: Secrets, token: string): Promise<string | undefined> =>
  readSignedLink(secrets, mails, token)
