/** Decodes UTF-16 with a byte-order mark, else UTF-8. Throws a TypeError: a garbled name is worse than none. */
export function exactText(bytes: Uint8Array): string {
  const [first, second] = bytes
  const label =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  return new TextDecoder(label, { fatal: true }).decode(bytes)
}
