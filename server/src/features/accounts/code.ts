import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { codeLength } from '@waymark/contract/accounts.ts'

/** Capitals and digits without look-alikes (I, O, 0, 1): 32 symbols, 30 bits per code. */
const symbols = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Life of a code and a reset key; OWASP ASVS 6.5.5 allows no more. */
export const codeLifeMs = 10 * 60_000
export const codeTries = 5
export type CodePurpose = 'registration' | 'reset' | 'recovery'

export function mintCode(): string {
  return Array.from({ length: codeLength }, () => symbols[randomInt(symbols.length)]).join('')
}

/** Keyed, because codes are short, and bound to `id`: of a registration or user, or the address of a reset. */
export function hashCode(secret: Buffer, purpose: CodePurpose, id: string, code: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}\n${id}\n${code}`).digest()
}

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

export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

export function isSameHash(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b)
}
