export type Block = { kind: 'list' | 'paragraph'; lines: string[] }

const bullet = /^\s*(?:[•·▪●◦‣*–—-])\s+(?=\S)/u

/** Paragraphs and lists of a posting's plain text, in order; blank lines end a paragraph. */
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
  return blocks
}
