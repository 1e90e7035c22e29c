import type { IndexedLine, Line } from '../lines/line.ts'
import { isDomainEnd } from '../words/domain-ends.ts'

/** `isDoubtful`: a line's end has broken it, and where it goes on is a guess. */
export type FoundText = { text: string; lines: readonly number[]; start: number; isDoubtful?: true }

const local = /[\p{L}\d._%+'-]/u
const domain = /[\p{L}\d.-]/u
const maxLocalLength = 64
const maxDomainLength = 120

/** Every e-mail address of the lines, in order, including those that a space or a narrow column has broken. */
export function findEmails(lines: readonly IndexedLine[]): FoundText[] {
  return lines.flatMap((line, at) => {
    const text = line.text.slice(0, 20_000)
    const found: FoundText[] = []
    for (let sign = text.indexOf('@'); sign !== -1; sign = text.indexOf('@', sign + 1)) {
      const address = addressAround(text, sign)
      if (address !== undefined) found.push(withLinesAround(address, line, lines[at - 1], lines[at + 1]))
      else found.push(...brokenAddress(text, sign, line, lines[at + 1]))
    }
    return found
  })
}

/** "rohan.mehta-" above "ellis@example.org", "ada@example.co" above ".uk": half of an address leads to somebody else. */
function withLinesAround(
  { text, start }: { text: string; start: number },
  line: IndexedLine,
  above: IndexedLine | undefined,
  below: IndexedLine | undefined,
): FoundText {
  const found = { text, start, lines: [line.index] }
  const before = start === 0 && above && isBeside(above, line) ? brokenStart.exec(above.text)?.[1] : undefined
  const isAtEnd = line.text.slice(start).trimEnd() === text
  const end = isAtEnd && below && isBeside(line, below) ? endIn(text, below.text) : undefined
  const after = end?.rest
  const address = cleanAddress(`${before ?? ''}${text}${after ?? ''}`, start)
  if (!address || (before === undefined && after === undefined)) return end ? { ...found, isDoubtful: true } : found
  const lines = [...(before && above ? [above.index] : []), line.index, ...(after && below ? [below.index] : [])]
  return { ...address, lines, ...(end?.isDoubtful && { isDoubtful: true }) }
}

/**
 * What the line below adds to an address. "ada@example.co" above "m" and "ada@mail.exa" above "mple" go on; "ada@example.com" above
 * "berlin" does not. Without a `rest` something is missing that nobody can tell.
 */
function endIn(text: string, below: string): { rest?: string; isDoubtful: boolean } | undefined {
  const dotted = brokenEnd.exec(below)?.[0]
  if (dotted !== undefined) return { rest: dotted, isDoubtful: false }
  const end = text.slice(text.lastIndexOf('.') + 1)
  if (!/^\p{Ll}{1,12}(?:\.\p{Ll}{2,12}){0,2}$/u.test(below)) return undefined
  const whole = `${end}${below}`
  const isWhole = isDomainEnd(whole.slice(whole.lastIndexOf('.') + 1))
  if (isDomainEnd(end)) return isWhole && below.length <= 2 ? { rest: below, isDoubtful: true } : undefined
  return isWhole ? { rest: below, isDoubtful: true } : { isDoubtful: true }
}

const isBeside = (above: IndexedLine, below: IndexedLine) =>
  above.block === below.block && above.page === below.page && below.index === above.index + 1 && !below.bullet

/** A sentence ends in a full stop as well, but is no single word in lower case. */
const brokenStart =
  /(?:^|[\t|·•:]\s*)((?=[^@]*\p{L})[\p{Ll}\d][\p{Ll}\d._%+-]{0,60}[._-]|(?=[^@]*\p{L})[\p{L}\d][\p{L}\d._%+-]{0,60}[_-])$/u
const brokenEnd = /^\.\p{Ll}{2,6}$/u

function addressAround(text: string, sign: number): { text: string; start: number } | undefined {
  let start = sign
  while (start > 0 && sign - start < maxLocalLength && local.test(text[start - 1] ?? '')) start--
  let end = sign + 1
  while (end < text.length && end - sign < maxDomainLength && domain.test(text[end] ?? '')) end++
  return cleanAddress(text.slice(start, end), start)
}

function cleanAddress(raw: string, start: number): { text: string; start: number } | undefined {
  // `Email.john@…`, `'john@…'`: neither the characters before it nor a sentence's full stop belong to it.
  const address = raw.replace(/^[^\p{L}\d]+/u, '').replace(/[.\-']+$/, '')
  const [before = '', host = ''] = address.split('@')
  const isWhole =
    before !== '' && /^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,18}$/u.test(host.slice(0, maxDomainLength))
  return isWhole ? { text: withoutGlue(address), start: start + raw.indexOf(address) } : undefined
}

/** `a@b.comPhone`: a capital after a lower-case top-level domain starts another word. */
const withoutGlue = (address: string) => address.replace(/(@.*\.\p{Ll}{2,6})\p{Lu}\p{L}*$/u, '$1')

function brokenAddress(
  text: string,
  sign: number,
  line: Line & { index: number },
  next: IndexedLine | undefined,
): FoundText[] {
  const before = /[\p{L}\d._%+'-]{1,64}$/u.exec(text.slice(Math.max(0, sign - 66), sign).trimEnd())?.[0]
  const after = text.slice(sign + 1, sign + maxDomainLength)
  const rest = /^\s{0,2}[\p{L}\d-]+(?:\s?\.\s?[\p{L}\d-]+){1,4}/u.exec(after)?.[0]
  if (before === undefined) return []
  if (rest !== undefined) return whole(`${before}@${rest.replace(/\s/g, '')}`, [line.index], sign)
  const isAtEnd = /^[\p{L}\d.-]*\s*$/u.test(after)
  const continued = /^[\p{L}\d.-]{2,80}(?=$|[\s|,])/u.exec(next?.text ?? '')?.[0]
  if (!isAtEnd || next === undefined || continued === undefined) return []
  return whole(`${before}@${after.trim()}${continued}`, [line.index, next.index], sign)
}

function whole(address: string, lines: readonly number[], start: number): FoundText[] {
  const clean = cleanAddress(address, start)
  return clean === undefined ? [] : [{ ...clean, lines }]
}

export function linkedEmails(lines: readonly IndexedLine[]): FoundText[] {
  return lines.flatMap((line) =>
    line.links.flatMap((link) => {
      const address = /^mailto:([^?]{3,254})/i.exec(link)?.[1]
      const clean = address === undefined ? undefined : cleanAddress(decode(address), 0)
      return clean === undefined ? [] : [{ text: clean.text, start: 0, lines: [line.index] }]
    }),
  )
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address).trim()
  } catch {
    return address
  }
}
