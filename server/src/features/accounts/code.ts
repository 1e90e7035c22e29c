import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { codeLength } from '@waymark/contract/accounts.ts'

/** Capitals and digits without look-alikes (I, O, 0, 1): 32 symbols, 30 bits for a code. */
const symbols = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** How long a code and a reset key live; OWASP ASVS 6.5.5 allows no more. */
export const codeLifeMs = 10 * 60_000
export const codeTries = 5
/** A code verifies the address of a registration, or it resets a password. */
export type CodePurpose = 'registration' | 'reset'

export function mintCode(): string {
  return Array.from({ length: codeLength }, () => symbols[randomInt(symbols.length)]).join('')
}

/**
 * Codes are short, so their hash is keyed with a secret and bound to what they are for.
 * @param id the registration's id, or the address whose password is reset
 */
export function hashCode(secret: Buffer, purpose: CodePurpose, id: string, code: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}\n${id}\n${code}`).digest()
}

/** How a code that was used up is remembered; another hash than the one that it was accepted by. */
export function hashUsedCode(secret: Buffer, purpose: CodePurpose, email: string, code: string): Buffer {
  return createHmac('sha256', secret).update(`used ${purpose}\n${email}\n${code}`).digest()
}

export function mintToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Tokens cannot be guessed, so a plain hash is enough and can be looked up. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Whether a text has the form of a token; anything else needs no query. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

export function isSameHash(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b)
}
