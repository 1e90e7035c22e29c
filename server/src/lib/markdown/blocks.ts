import { escapeHtml } from '../html.ts'

export type ApplyLink = { label: string; url: string; title: string; company: string }
/** A run of text within a line. Text is always shown as it is, never interpreted as markup. */
export type Inline =
  | string
  | { strong: string }
  | { em: string }
  | { br: true }
  | { link: string; href: string }
  /** Opens the job and puts it on the board. */
  | { apply: ApplyLink }
export type Line = Inline | readonly Inline[]

export type Table = { head: readonly Line[]; rows: readonly (readonly Line[])[] }

/** The constructs of an answer; each becomes a tag that the web's sanitiser allows. */
export type Block =
  | { p: Line }
  | { h: string }
  | { ul: readonly Line[] }
  | { ol: readonly Line[] }
  | { quote: readonly Line[] }
  | { table: Table }

export function blocksToHtml(blocks: readonly Block[]): string {
  return blocks.map(blockToHtml).join('\n')
}

/** The answer as Markdown, which is what a language model sees of the conversation so far. */
export function blocksToMarkdown(blocks: readonly Block[]): string {
  return blocks.map(blockToMarkdown).join('\n\n')
}

function blockToHtml(block: Block): string {
  if ('p' in block) return `<p>${lineToHtml(block.p)}</p>`
  if ('h' in block) return `<h3>${escapeHtml(block.h)}</h3>`
  if ('quote' in block)
    return `<blockquote>${block.quote.map((line) => `<p>${lineToHtml(line)}</p>`).join('')}</blockquote>`
  if ('table' in block) return tableToHtml(block.table)
  const [tag, items] = 'ul' in block ? (['ul', block.ul] as const) : (['ol', block.ol] as const)
  return `<${tag}>${items.map((item) => `<li>${lineToHtml(item)}</li>`).join('')}</${tag}>`
}

function blockToMarkdown(block: Block): string {
  if ('p' in block) return lineToMarkdown(block.p)
  if ('h' in block) return `### ${escapeMarkdown(block.h)}`
  if ('quote' in block) return block.quote.map((line) => `> ${lineToMarkdown(line)}`).join('\n>\n')
  if ('ul' in block) return block.ul.map((item) => `- ${lineToMarkdown(item)}`).join('\n')
  if ('table' in block) return tableToMarkdown(block.table)
  return block.ol.map((item, index) => `${index + 1}. ${lineToMarkdown(item)}`).join('\n')
}

function tableToHtml({ head, rows }: Table): string {
  const cells = (tag: 'th' | 'td', lines: readonly Line[]) =>
    `<tr>${lines.map((line) => `<${tag}>${lineToHtml(line)}</${tag}>`).join('')}</tr>`
  return `<table><thead>${cells('th', head)}</thead><tbody>${rows.map((row) => cells('td', row)).join('')}</tbody></table>`
}

function tableToMarkdown({ head, rows }: Table): string {
  const row = (lines: readonly Line[]) =>
    `| ${lines.map((line) => lineToMarkdown(line).replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
  return [row(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(row)].join('\n')
}

function inlinesOf(line: Line): readonly Inline[] {
  return Array.isArray(line) ? (line as readonly Inline[]) : [line as Inline]
}

function lineToHtml(line: Line): string {
  return inlinesOf(line)
    .map((inline) => {
      if (typeof inline === 'string') return escapeHtml(inline)
      if ('strong' in inline) return `<strong>${escapeHtml(inline.strong)}</strong>`
      if ('em' in inline) return `<em>${escapeHtml(inline.em)}</em>`
      if ('link' in inline) return `<a href="${escapeHtml(inline.href)}">${escapeHtml(inline.link)}</a>`
      return 'apply' in inline ? applyToHtml(inline.apply) : '<br>'
    })
    .join('')
}

function applyToHtml({ label, url, title, company }: ApplyLink): string {
  const data = { url, title, company }
  const names = { url: 'data-job-url', title: 'data-job-title', company: 'data-company-name' } as const
  const attributes = (['url', 'title', 'company'] as const).map((key) => `${names[key]}="${escapeHtml(data[key])}"`)
  return `<a href="${escapeHtml(url)}" ${attributes.join(' ')}>${escapeHtml(label)}</a>`
}

function lineToMarkdown(line: Line): string {
  return inlinesOf(line)
    .map((inline) => {
      if (typeof inline === 'string') return escapeMarkdown(inline)
      if ('strong' in inline) return `**${escapeMarkdown(inline.strong)}**`
      if ('em' in inline) return `*${escapeMarkdown(inline.em)}*`
      if ('link' in inline) return `${escapeMarkdown(inline.link)} (${inline.href})`
      return 'apply' in inline ? inline.apply.url : '  \n'
    })
    .join('')
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, '\\$&')
}
