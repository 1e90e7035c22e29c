/** All of a page's content, token by token with the white between them. */
export function* tokensOf(content: string): Generator<string> {
  const plain = /\s+|<<|>>|<[0-9A-Fa-f\s]*>|\/[^\s()<>[\]/]*|[[\]]|[^\s()<>[\]/]+/y
  for (let at = 0; at < content.length;) {
    if (content[at] === '(') {
      const end = endOfString(content, at)
      yield content.slice(at, end)
      at = end
      continue
    }
    plain.lastIndex = at
    const token = plain.exec(content)?.[0]
    if (!token) throw new Error(`The page of a PDF could not be read at ${at}`)
    yield token
    at += token.length
  }
}

/** A string ends with the bracket that closes its first one; those behind a backslash do not count. */
function endOfString(content: string, start: number): number {
  let depth = 0
  for (let at = start; at < content.length; at++) {
    if (content[at] === '\\') at++
    else if (content[at] === '(') depth++
    else if (content[at] === ')' && --depth === 0) return at + 1
  }
  throw new Error('A string of a PDF does not end')
}

export const isString = (token: string): boolean => token.startsWith('(') || (token.startsWith('<') && token !== '<<')

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

export function bytesOf(token: string): Buffer {
  if (token.startsWith('<')) return Buffer.from(token.slice(1, -1).replace(/\s/g, ''), 'hex')
  const text = token.slice(1, -1).replace(/\\([0-7]{1,3}|[\s\S])/g, (_, escaped: string) => {
    if (/^[0-7]/.test(escaped)) return String.fromCharCode(Number.parseInt(escaped, 8))
    return escapes[escaped] ?? escaped
  })
  return Buffer.from(text, 'latin1')
}

/** UTF-16 behind a byte order mark, else Latin. */
export function toldText(token: string): string {
  const bytes = bytesOf(token)
  const isWide = bytes[0] === 0xfe && bytes[1] === 0xff
  return isWide ? Buffer.from(bytes.subarray(2)).swap16().toString('utf16le') : bytes.toString('latin1')
}
