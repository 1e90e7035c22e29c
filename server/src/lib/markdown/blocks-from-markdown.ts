import type { Block, Inline } from './blocks.ts'

type Options = {
  /** Other addresses become plain text. */
  isLinkAllowed: (href: string) => boolean
}

/**
 * Converts a language model's Markdown to blocks, whose text is always shown as it is: HTML and images stay text.
 * Never throws. The time is linear in the length, because a growing answer is read again and again.
 */
export function blocksFromMarkdown(markdown: string, options: Options): Block[] {
  const blocks: Block[] = []
  let lines: string[] = []
  let open: Exclude<ListKind, undefined> | 'p' | 'quote' | 'table' | undefined
  let inCode = false
  const inline = (text: string) => inlinesFrom(text, options)

  function flush(): void {
    const texts = lines
    lines = []
    const kind = open
    open = undefined
    if (kind === undefined || texts.length === 0) return
    if (kind === 'p') blocks.push({ p: inline(texts.join('\n')) })
    else if (kind === 'quote') blocks.push({ quote: texts.map(inline) })
    else if (kind === 'table') blocks.push(tableOf(texts, inline))
    else if (kind === 'ul') blocks.push({ ul: texts.map(inline) })
    else blocks.push({ ol: texts.map(inline) })
  }
  function add(kind: Exclude<typeof open, undefined>, text: string): void {
    if (open !== kind) flush()
    open = kind
    lines.push(text)
  }

  for (const raw of markdown.replace(/\r\n?/g, '\n').split('\n')) {
    const line = raw.trim()
    if (line.startsWith('```')) {
      flush()
      inCode = !inCode
      continue
    }
    if (inCode) {
      if (line !== '') add('quote', line)
      continue
    }
    const heading = /^#{1,6}\s+(.+?)\s*#*$/.exec(line.slice(0, 300))
    const item = listItem(line)
    if (open === 'table' && line.startsWith('|')) add('table', line)
    else if (isRuler(line) && open === 'p' && lines.length === 1 && lines[0]?.includes('|')) {
      open = 'table'
      lines.push(line)
    } else if (line === '') {
      // A blank line between two items leaves one list.
      if (open !== 'ul' && open !== 'ol') flush()
    } else if (/^(?:-{3,}|\*{3,}|_{3,})$/.test(line)) flush()
    else if (heading?.[1] !== undefined) {
      flush()
      blocks.push({ h: heading[1].replace(/\*\*|__|`/g, '') })
    } else if (item.kind) add(item.kind, item.text)
    else if (line.startsWith('>')) add('quote', line.replace(/^[>\s]+/, ''))
    else if ((open === 'ul' || open === 'ol') && /^\s/.test(raw)) lines.push(`${lines.pop() ?? ''}\n${line}`)
    else add('p', line)
  }
  flush()
  return blocks
}

/** "| --- | :-: |", which makes the line above it the head of a table. */
const isRuler = (line: string): boolean =>
  line.length <= 1000 && line.includes('|') && /^[\s|:-]+$/.test(line) && line.includes('--')

const mostColumns = 12

function cellsOf(row: string): string[] {
  const inner = row.trim().replace(/^\|/, '').replace(/\|$/, '')
  return inner
    .split(/(?<!\\)\|/)
    .slice(0, mostColumns)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))
}

/** Rows have as many cells as the head; a streamed table grows row by row. */
function tableOf([head = '', _ruler, ...rows]: readonly string[], inline: (text: string) => Inline[]): Block {
  const names = cellsOf(head)
  const filled = rows.map((row) => {
    const cells = cellsOf(row)
    return names.map((_, at) => inline(cells[at] ?? ''))
  })
  return { table: { head: names.map(inline), rows: filled } }
}

type ListKind = 'ul' | 'ol' | undefined

function listItem(line: string): { kind: ListKind; text: string } {
  if (/^[-*+•]\s/.test(line)) return { kind: 'ul', text: line.slice(2).trim() }
  const numbered = /^\d{1,3}[.)]\s+/.exec(line)
  return numbered ? { kind: 'ol', text: line.slice(numbered[0].length) } : { kind: undefined, text: line }
}

// Every repetition is bounded: an unclosed mark costs a constant, not the rest of the answer.
const mark =
  /\\([\\`*_{}[\]()#+.!<>|~-])|\*\*(?=\S)([^\n]{1,400}?\S|\S)\*\*|(?<![\w*])\*(?=[^\s*])([^*\n]{1,400})\*(?!\w)|(?<!\w)_(?=\S)([^_\n]{1,400})_(?!\w)|`([^`\n]{1,400})`|(?<!!)\[([^[\]\n]{1,300})\]\(<?([^\s()<>]{1,2000}(?:\([^\s()]{0,200}\)[^\s()]{0,500})?)>?(?:\s"[^"\n]{0,200}")?\)|\bhttps?:\/\/[^\s<>"'`]{1,2000}|(\n)/g

function inlinesFrom(text: string, { isLinkAllowed }: Options): Inline[] {
  const inlines: Inline[] = []
  let plain = ''
  const push = (inline: Inline) => {
    if (plain !== '') inlines.push(plain)
    plain = ''
    inlines.push(inline)
  }
  let end = 0
  for (const found of text.matchAll(mark)) {
    plain += text.slice(end, found.index)
    end = found.index + found[0].length
    const [whole, escaped, strong, star, underscore, code, label, href, newline] = found
    if (escaped !== undefined) plain += escaped
    else if (strong !== undefined) push({ strong: withoutMarks(strong) })
    else if (star !== undefined || underscore !== undefined) push({ em: withoutMarks(star ?? underscore ?? '') })
    else if (code !== undefined) plain += code
    else if (newline !== undefined) push({ br: true })
    else if (label !== undefined && href !== undefined) {
      if (isSafe(href) && isLinkAllowed(href)) push({ link: withoutMarks(label), href })
      else plain += withoutMarks(label)
    } else {
      const address = whole.replace(/[.,;:!?)\]]+$/, '')
      if (isLinkAllowed(address)) push({ link: address, href: address })
      else plain += address
      plain += whole.slice(address.length)
    }
  }
  plain += text.slice(end)
  if (plain !== '') inlines.push(plain)
  return inlines
}

const isSafe = (href: string) => /^https?:\/\//i.test(href)
const withoutMarks = (text: string) => text.replace(/\*\*|__|`/g, '')
