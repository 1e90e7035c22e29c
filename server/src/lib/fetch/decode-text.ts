/** Decodes by byte-order mark, header charset, charset in the first 2 kB, or UTF-8. Invalid bytes become U+FFFD. */
export function decodeText(bytes: Uint8Array, contentTypeHeader: string): string {
  const label =
    markOf(bytes) ??
    charsetIn(contentTypeHeader) ??
    charsetIn(Buffer.from(bytes.subarray(0, 2048)).toString('latin1')) ??
    'utf-8'
  return decoderFor(label).decode(bytes)
}

function markOf(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 'utf-8' : undefined
}

function charsetIn(text: string): string | undefined {
  return /charset\s*=\s*["']?([\w-]{2,40})/i.exec(text)?.[1]
}

function decoderFor(label: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder()
  }
}
