/**
 * PBKDF2 with HMAC-SHA-256 in plain script, for pages without crypto.subtle (plain http in a home network).
 * It only proves work to the server; nothing secret depends on it.
 */
const roundConstants = Int32Array.from(fractionalRoots(64, 3))
const initialState = fractionalRoots(8, 2)
const schedule = new Int32Array(64)

/** The first 32 bits of the fractional parts of the square or cube roots of the first primes (FIPS 180-4). */
function fractionalRoots(count: number, root: 2 | 3): Uint32Array {
  const found: number[] = []
  for (let candidate = 2; found.length < count; candidate += 1) {
    let isPrime = true
    for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) if (candidate % divisor === 0) isPrime = false
    if (isPrime) found.push((candidate ** (1 / root) % 1) * 2 ** 32)
  }
  return Uint32Array.from(found, Math.floor)
}

const rotate = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits))

/** One SHA-256 compression of the 16 words at `words` into `state`. `| 0` keeps every sum a 32-bit integer. */
function compress(state: Uint32Array, words: Uint32Array): void {
  const w = schedule
  const k = roundConstants
  for (let i = 0; i < 16; i += 1) w[i] = words[i]!
  for (let i = 16; i < 64; i += 1) {
    const early = w[i - 15]!
    const late = w[i - 2]!
    const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
    const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
    w[i] = (((w[i - 16]! + s0) | 0) + ((w[i - 7]! + s1) | 0)) | 0
  }
  let a = state[0]! | 0
  let b = state[1]! | 0
  let c = state[2]! | 0
  let d = state[3]! | 0
  let e = state[4]! | 0
  let f = state[5]! | 0
  let g = state[6]! | 0
  let h = state[7]! | 0
  for (let i = 0; i < 64; i += 1) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const t1 = (((h + s1) | 0) + ((((e & f) ^ (~e & g)) + k[i]!) | 0) + w[i]!) | 0
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  state[0]! += a
  state[1]! += b
  state[2]! += c
  state[3]! += d
  state[4]! += e
  state[5]! += f
  state[6]! += g
  state[7]! += h
}

/** Bytes as 16-word blocks, padded as SHA-256 asks; `before` bytes were hashed already. */
function paddedBlocks(bytes: Uint8Array, before: number): Uint32Array {
  const padded = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64))
  bytes.forEach((byte, index) => padded.setUint8(index, byte))
  padded.setUint8(bytes.length, 0x80)
  padded.setUint32(padded.byteLength - 4, (before + bytes.length) * 8)
  return Uint32Array.from({ length: padded.byteLength / 4 }, (_, index) => padded.getUint32(index * 4))
}

function absorb(state: Uint32Array, blocks: Uint32Array): Uint32Array {
  for (let start = 0; start < blocks.length; start += 16) compress(state, blocks.subarray(start, start + 16))
  return state
}

function toBytes(words: Uint32Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(words.length * 4))
  words.forEach((word, index) => view.setUint32(index * 4, word))
  return new Uint8Array(view.buffer)
}

/** The two states HMAC starts from: the key mixed with the inner and the outer pad, hashed once for all rounds. */
function keyedStates(key: Uint8Array): [inner: Uint32Array, outer: Uint32Array] {
  const short = key.length > 64 ? toBytes(absorb(initialState.slice(), paddedBlocks(key, 0))) : key
  const padWith = (pad: number) => {
    const block = new DataView(new ArrayBuffer(64))
    for (let i = 0; i < 64; i += 1) block.setUint8(i, (short[i] ?? 0) ^ pad)
    return absorb(
      initialState.slice(),
      Uint32Array.from({ length: 16 }, (_, i) => block.getUint32(i * 4)),
    )
  }
  return [padWith(0x36), padWith(0x5c)]
}

export function pbkdf2Sha256(password: Uint8Array, salt: Uint8Array, iterations: number, keyLength = 32): Uint8Array {
  const [inner, outer] = keyedStates(password)
  // A digest as the last block of an HMAC: 32 bytes, the 1 bit, and the length 64 + 32 bytes in bits.
  const digestBlock = new Uint32Array(16)
  digestBlock[8] = 0x80000000
  digestBlock[15] = (64 + 32) * 8
  const finish = (digest: Uint32Array): Uint32Array => {
    digestBlock.set(digest)
    const state = outer.slice()
    compress(state, digestBlock)
    return state
  }
  const key = new Uint8Array(Math.ceil(keyLength / 32) * 32)
  for (let block = 0; block * 32 < keyLength; block += 1) {
    const seed = new Uint8Array(salt.length + 4)
    seed.set(salt)
    new DataView(seed.buffer).setUint32(salt.length, block + 1)
    let digest = finish(absorb(inner.slice(), paddedBlocks(seed, 64)))
    const sum = digest.slice()
    for (let round = 1; round < iterations; round += 1) {
      digestBlock.set(digest)
      const state = inner.slice()
      compress(state, digestBlock)
      digest = finish(state)
      for (let i = 0; i < 8; i += 1) sum[i]! ^= digest[i]!
    }
    key.set(toBytes(sum), block * 32)
  }
  return key.slice(0, keyLength)
}
