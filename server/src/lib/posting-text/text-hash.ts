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
  const [lows, highs] = [createBitCounts(), createBitCounts()]
  const hashes = words.slice(0, mostWords).map(hashOf)
  for (let at = 2; at < hashes.length; at++) {
    const [a = 0, b = 0, c = 0] = [hashes[at - 2], hashes[at - 1], hashes[at]]
    const mixed = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(c, 0xc2b2ae35)
    const high = Math.imul(mixed ^ (mixed >>> 15), 0x27d4eb2f)
    lows.add(mixed ^ (mixed >>> 13))
    highs.add(high ^ (high >>> 16))
  }
  const half = (hashes.length - 2) / 2
  let hash = 0n
  for (let bit = 0; bit < 32; bit++) {
    if (lows.count(bit) > half) hash |= 1n << BigInt(bit)
    if (highs.count(bit) > half) hash |= 1n << BigInt(bit + 32)
  }
  return BigInt.asIntN(64, hash).toString()
}

/** Enough planes to count to `mostWords`. */
const planeCount = 8

/** Counts 32 bits over many numbers in binary planes: adding a number takes two steps on average, not 32. */
function createBitCounts(): { add(bits: number): void; count(bit: number): number } {
  const planes = new Int32Array(planeCount)
  return {
    add(bits) {
      for (let plane = 0, carry = bits; carry !== 0 && plane < planeCount; plane++) {
        const digit = planes[plane] ?? 0
        planes[plane] = digit ^ carry
        carry &= digit
      }
    },
    count: (bit) => planes.reduce((sum, digits, plane) => sum + (((digits >>> bit) & 1) << plane), 0),
  }
}

function hashOf(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return hash
}
