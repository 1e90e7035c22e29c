import { escapeHtml } from '../html.ts'

/** A run of text within a line. Text is always shown as it is, never interpreted as markup. */
export type Inline = string | { strong: string } | { em: string } | { br: true }
export type Line = Inline | readonly Inline[]

/** The constructs of an answer; each becomes a tag that the web's sanitiser allows. */
export type Block = { p: Line } | { h: string } | { ul: readonly Line[] } | { ol: readonly Line[] }

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
  const [tag, items] = 'ul' in block ? (['ul', block.ul] as const) : (['ol', block.ol] as const)
  return `<${tag}>${items.map((item) => `<li>${lineToHtml(item)}</li>`).join('')}</${tag}>`
}

function blockToMarkdown(block: Block): string {
  if ('p' in block) return lineToMarkdown(block.p)
  if ('h' in block) return `### ${escapeMarkdown(block.h)}`
  if ('ul' in block) return block.ul.map((item) => `- ${lineToMarkdown(item)}`).join('\n')
  return block.ol.map((item, index) => `${index + 1}. ${lineToMarkdown(item)}`).join('\n')
}

function inlinesOf(line: Line): readonly Inline[] {
  return Array.isArray(line) ? (line as readonly Inline[]) : [line as Inline]
}

function lineToHtml(line: Line): string {
  return inlinesOf(line)
    .map((inline) => {
      if (typeof inline === 'string') return escapeHtml(inline)
      if ('strong' in inline) return `<strong>${escapeHtml(inline.strong)}</strong>`
      return 'em' in inline ? `<em>${escapeHtml(inline.em)}</em>` : '<br>'
    })
    .join('')
}

function lineToMarkdown(line: Line): string {
  return inlinesOf(line)
    .map((inline) => {
      if (typeof inline === 'string') return escapeMarkdown(inline)
      if ('strong' in inline) return `**${escapeMarkdown(inline.strong)}**`
      return 'em' in inline ? `*${escapeMarkdown(inline.em)}*` : '  \n'
    })
    .join('')
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, '\\$&')
}
