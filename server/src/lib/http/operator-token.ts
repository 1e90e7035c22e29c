import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Db } from '../db.ts'
import { createSecrets } from '../secrets.ts'

/**
 * Who may see what is for the operator only. `token` is METRICS_TOKEN, or one that this installation made for itself.
 * `isAsked` is false on somebody's own machine.
 */
export type OperatorToken = { isAsked: boolean; isConfigured: boolean; token(): Promise<string> }

export function createOperatorToken(db: Db, configured: string | undefined, isAsked: boolean): OperatorToken {
  const secrets = createSecrets(db)
  return {
    isAsked,
    isConfigured: configured !== undefined,
    token: async () => configured ?? (await secrets.get('operator token')).toString('base64url'),
  }
}

/** Whether a request carries the token: as a Bearer token, or as the password that a browser asks for. */
export async function carriesToken({ headers }: IncomingMessage, { token }: OperatorToken): Promise<boolean> {
  const [scheme = '', value = ''] = (headers.authorization ?? '').split(' ')
  const isBasic = scheme.toLowerCase() === 'basic'
  const given = isBasic
    ? Buffer.from(value, 'base64')
        .toString('utf8')
        .replace(/^[^:]*:/, '')
    : value
  const [a, b] = [Buffer.from(given), Buffer.from(await token())]
  return a.length === b.length && timingSafeEqual(a, b)
}
