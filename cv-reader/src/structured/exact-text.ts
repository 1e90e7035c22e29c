/**
 * Bytes as text: UTF-16 where a byte-order mark says so (Windows tools write it), else UTF-8.
 * @throws TypeError for bytes that fit neither: a name with a wrong letter is worse than none
 */
export function exactText(bytes: Uint8Array): string {
  const [first, second] = bytes
  const label =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  return new TextDecoder(label, { fatal: true }).decode(bytes)
}
