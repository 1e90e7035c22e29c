import { pbkdf2 } from '@noble/hashes/pbkdf2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { DeriveKeyFunction } from 'altcha-lib/types'

/** PBKDF2 with HMAC-SHA-256 without crypto.subtle (plain HTTP). It proves work; no secret depends on it. */
export const deriveKeyInScript: DeriveKeyFunction = ({ cost, keyLength }, salt, password) =>
  Promise.resolve({ derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }) })
