export type Block = { kind: 'heading' | 'list' | 'paragraph'; lines: string[] }

const bullet = /^\s*(?:[•·▪●◦‣*–—-])\s+(?=\S)/u
const longestHeading = 60
const mostHeadingWords = 8
const headingStart = /^[\p{Lu}\p{Lo}\p{N}]/u
// A sentence, an enumeration, a row of facts or an address is no heading.
const noHeading = /[.,;!…]$|[|@•]|:\s|https?:|\d{3}/u

/** Headings, paragraphs and lists of a posting's plain text, in order; blank lines end a paragraph. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let isNew = true
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') {
      isNew = true
      continue
    }
    const kind = bullet.test(line) ? 'list' : 'paragraph'
    const clean = line.replace(bullet, '').trim()
    const last = blocks.at(-1)
    // A list continues after a blank line; a paragraph does not.
    if (last?.kind === kind && (kind === 'list' || !isNew)) last.lines.push(clean)
    else blocks.push({ kind, lines: [clean] })
    isNew = false
  }
  return blocks.flatMap((block, index) => withHeading(block, blocks[index + 1]))
}

/** A short line that stands right above its text or its list is that text's heading. */
function withHeading(block: Block, next: Block | undefined): Block[] {
  const [first, ...rest] = block.lines
  if (block.kind !== 'paragraph' || !looksLikeHeading(first!)) return [block]
  const heading: Block = { kind: 'heading', lines: [first!] }
  if (rest.length > 0) return looksLikeHeading(rest[0]!) ? [block] : [heading, { ...block, lines: rest }]
  const hasOwnText = next?.kind === 'list' || (next?.kind === 'paragraph' && !looksLikeHeading(next.lines[0]!))
  return [hasOwnText ? heading : block]
}

function looksLikeHeading(line: string): boolean {
  const isShort = line.length <= longestHeading && line.split(/\s+/).length <= mostHeadingWords
  return isShort && headingStart.test(line) && !noHeading.test(line)
}
