import type { IndexedLine } from '../lines/line.ts'

export type FoundLink = { text: string; lines: readonly number[]; confidence: 'high' | 'medium' }

const address =
  /(?<![\p{L}\d@._-])(?:https?:\/\/|www\.)?(?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,13}(?::\d{2,5})?(?:\/[^\s|,;<>"'()⇥•·]*)?/giu
const usualEnding =
  /\.(?:com|org|net|io|dev|me|app|co|ai|info|eu|edu|tech|design|page|blog|xyz|site|online|name|de|at|ch|fr|es|it|pt|nl|be|uk|ie|us|ca|au|nz|in|br|mx|pl|se|dk|no|fi|cz)$/i

/** Web addresses of a contact block as written, or the line's link if that is longer. */
export function findLinks(lines: readonly IndexedLine[]): FoundLink[] {
  const found = withWholeLinks(lines).flatMap(({ line, text: whole, indexes }) => {
    const written = writtenLinks(whole.slice(0, 2000))
    const targets = line.links.filter((link) => /^https?:\/\//i.test(link) && link.length <= 500)
    const isText = line.text.split(/\s+/).length > 12 || /\p{Ll}\.$/u.test(line.text)
    const links = written.map(
      (text) => targets.find((target) => bare(target).startsWith(bare(text)) && bare(target) !== bare(text)) ?? text,
    )
    const silent = (isText ? [] : targets).filter(
      (target) =>
        !links.some((link) => bare(link) === bare(target)) &&
        !isMap(target) &&
        !isFrontPage(target) &&
        !isBrokenHost(target),
    )
    return [
      ...links.map((text): FoundLink => ({ text, lines: indexes, confidence: 'high' })),
      ...silent.map((text): FoundLink => ({ text, lines: [line.index], confidence: 'medium' })),
    ]
  })
  const seen = new Set<string>()
  return found.filter(({ text }) => !seen.has(bare(text)) && seen.add(bare(text)))
}

type LinkedLine = { line: IndexedLine; last: IndexedLine; text: string; indexes: number[] }

/** "linkedin.com/in/ada-" above "lovelace" is one address; the host below "ada@" is that of an e-mail address, and no link. */
function withWholeLinks(lines: readonly IndexedLine[]): LinkedLine[] {
  const rows: LinkedLine[] = []
  for (const line of lines) {
    const open = rows.at(-1)
    const isNext = open !== undefined && open.last.block === line.block && open.last.page === line.page && !line.bullet
    const rest = isNext && isBroken(open.text) ? restOfLink.exec(line.text)?.[0] : undefined
    if (open && rest !== undefined && writtenLinks(rest).length === 0) {
      open.text += rest
      open.indexes.push(line.index)
      open.last = line
    } else {
      const text = isNext && open.last.text.trimEnd().endsWith('@') ? line.text.replace(/^\S+/, '') : line.text
      rows.push({ line, last: line, text, indexes: [line.index] })
    }
  }
  return rows
}

/** A slash may end an address, but not one whose page is nobody's: "linkedin.com/in/", "github.com/". */
function isBroken(text: string): boolean {
  const last = text.slice(-300).split(/\s/).at(-1) ?? ''
  const isCut = /\/\S*[-_=]$|\/in\/$/.test(last) || (last.endsWith('/') && isFrontPage(last))
  return isCut && writtenLinks(last).length > 0
}

const restOfLink = /^(?=\S*\p{Ll})[\p{Ll}\d][\p{Ll}\d_%./=-]*(?=$|\s*[(|\t])/u

export function writtenLinks(text: string): string[] {
  return [...text.matchAll(address)].flatMap(({ 0: match, index }, at) => {
    // "tomek.dev@example.com"
    if (/^[\w.%+-]{0,40}@/.test(text.slice(index + match.length))) return []
    const url = match.replace(/[.,;:!?]+$/, '')
    const host = url.replace(/^https?:\/\//i, '').split(/[/:]/)[0] ?? ''
    const isNamed = /^(?:https?:\/\/|www\.)/i.test(url)
    const isWritten = isNamed || (usualEnding.test(host) && host === host.toLowerCase() && !isTechnology(url))
    return isWritten && at < 20 ? [url] : []
  })
}

/** `asp.net`, `socket.io` and `node.js` are technologies. */
const isTechnology = (url: string) => /^(?:asp|vb|ado|ml|socket|draw|next|nuxt)\.(?:net|io|js)$/i.test(url)
const isFrontPage = (url: string) =>
  /^(?:linkedin|github|gitlab|twitter|x|facebook|instagram|xing)\.com$/.test(bare(url))
/** "linkedin.comin/somebody": the slash was lost. */
const isBrokenHost = (url: string) => /^[^/]*\.(?:com|org|net)(?!munity|puter|pany|work)\p{L}+(?:\/|$)/u.test(bare(url))
const isMap = (url: string) =>
  /^https?:\/\/(?:www\.)?(?:google\.[a-z.]+\/maps|maps\.|goo\.gl\/maps|openstreetmap\.)/i.test(url)

export const bare = (url: string) =>
  url
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/+$/, '')
    .toLowerCase()
