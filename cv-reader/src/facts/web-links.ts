import type { IndexedLine } from '../lines/line.ts'

export type FoundLink = { text: string; lines: readonly number[]; confidence: 'high' | 'medium' }

const address =
  /(?<![\p{L}\d@._-])(?:https?:\/\/|www\.)?(?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,13}(?::\d{2,5})?(?:\/[^\s|,;<>"'()⇥•·]*)?/giu
const usualEnding =
  /\.(?:com|org|net|io|dev|me|app|co|ai|info|eu|edu|tech|design|page|blog|xyz|site|online|name|de|at|ch|fr|es|it|pt|nl|be|uk|ie|us|ca|au|nz|in|br|mx|pl|se|dk|no|fi|cz)$/i

/** Web addresses of a contact block as written, or the line's link if that is longer. */
export function findLinks(lines: readonly IndexedLine[]): FoundLink[] {
  const found = joined(lines).flatMap(({ line, text: shown, lines: indexes }) => {
    const written = writtenLinks(shown.slice(0, 2000))
    const targets = line.links.filter((link) => /^https?:\/\//i.test(link) && link.length <= 500)
    const isText = line.text.split(/\s+/).length > 12 || /\p{Ll}\.$/u.test(line.text)
    const whole = written.map(
      (text) => targets.find((target) => bare(target).startsWith(bare(text)) && bare(target) !== bare(text)) ?? text,
    )
    const silent = (isText ? [] : targets).filter(
      (target) =>
        !whole.some((text) => bare(text) === bare(target)) &&
        !isMap(target) &&
        !isFrontPage(target) &&
        !isBrokenHost(target),
    )
    return [
      ...whole.map((text): FoundLink => ({ text, lines: indexes, confidence: 'high' })),
      ...silent.map((text): FoundLink => ({ text, lines: [line.index], confidence: 'medium' })),
    ]
  })
  const seen = new Set<string>()
  return found.filter(({ text }) => !seen.has(bare(text)) && seen.add(bare(text)))
}

type Joined = { line: IndexedLine; text: string; lines: readonly number[] }

/**
 * The lines with what a narrow column broke put together: "linkedin.com/in/ada-" above "lovelace". The host of an e-mail
 * address below its "ada@" is no link.
 */
function joined(lines: readonly IndexedLine[]): Joined[] {
  const all: Joined[] = []
  for (const line of lines) {
    const open = all.at(-1)
    const last = open?.lines.at(-1)
    const isBelow =
      open && last !== undefined && open.line.block === line.block && line.index === last + 1 && !line.bullet
    const first = /^\S+/.exec(line.text)?.[0] ?? ''
    const rest = line.text.slice(first.length)
    if (isBelow && open.text.endsWith('@')) all.push({ line, text: rest, lines: [line.index] })
    else if (isBelow && brokenLink.test(open.text) && /^[\p{Ll}\d][\p{L}\d._~%/-]*$/u.test(first)) {
      all[all.length - 1] = { ...open, text: `${open.text}${first}`, lines: [...open.lines, line.index] }
      if (rest.trim() !== '') all.push({ line, text: rest, lines: [line.index] })
    } else all.push({ line, text: line.text, lines: [line.index] })
  }
  return all
}

/** A path that ends in a hyphen or slash at a line's end. */
const brokenLink = /(?:^|[\s|·•:])(?:https?:\/\/|www\.)?(?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,13}\/\S*[-/]$/iu

export function writtenLinks(text: string): string[] {
  return [...text.matchAll(address)].flatMap(([match], at) => {
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
