import { createHash } from 'node:crypto'

/** The first eight bytes of a SHA-256 as PostgreSQL's bigint: a key for equal texts. */
export function keyOf(text: string): string {
  return createHash('sha256').update(text).digest().readBigInt64BE(0).toString()
}

const fewestWords = 30
/** Enough to tell texts apart; the rest is mostly what an employer says in every posting. */
const mostWords = 250

/** Simhash (Charikar 2002) of word triples as a bigint: similar texts differ in few bits. Undefined for short texts. */
export function similarityHash(words: readonly string[]): string | undefined {
  if (words.length < fewestWords) return undefined
  const counts = new Int32Array(64)
  const hashes = words.slice(0, mostWords).map(hashOf)
  for (let at = 2; at < hashes.length; at++) {
    const [a = 0, b = 0, c = 0] = [hashes[at - 2], hashes[at - 1], hashes[at]]
    let low = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(c, 0xc2b2ae35)
    let high = Math.imul(low ^ (low >>> 15), 0x27d4eb2f)
    low ^= low >>> 13
    high ^= high >>> 16
    for (let bit = 0; bit < 32; bit++) {
      counts[bit]! += (low >>> bit) & 1 ? 1 : -1
      counts[bit + 32]! += (high >>> bit) & 1 ? 1 : -1
    }
  }
  let hash = 0n
  for (const [bit, count] of counts.entries()) if (count > 0) hash |= 1n << BigInt(bit)
  return BigInt.asIntN(64, hash).toString()
}

function hashOf(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return hash
}
