import { Parser } from 'htmlparser2'
import { escapeHtml } from '../html.ts'

export type Block = { kind: 'heading' | 'paragraph' | 'item'; html: string; text: string }

// Budgets against hostile descriptions; the rest is dropped.
const longestInput = 400_000
const mostBlocks = 1500
const mostText = 60_000
const deepest = 200

const skipped = /^(script|style|noscript|svg|math|template|iframe|object|embed|select|textarea|button|head|title|form)$/
const headings = /^h[1-6]$/
const breaks =
  /^(p|div|section|article|header|footer|main|table|tr|ul|ol|dl|dt|dd|blockquote|pre|br|hr|figure|address)$/
const inline: Readonly<Record<string, 'strong' | 'em'>> = { b: 'strong', strong: 'strong', i: 'em', em: 'em' }

class Full extends Error {}

/** Reads HTML (also escaped) or plain text into safe blocks: only strong, em, and links to http, https or mailto. */
export function readBlocks(source: string): Block[] {
  let html = source.slice(0, longestInput).toWellFormed()
  for (let round = 0; round < 2 && isEscaped(html); round++) html = unescape(html)
  return /<\/?[a-z!][^>]*>|&[a-z#]\w*;/i.test(html) ? readHtml(html) : readPlain(html)
}

/** Escaped markup: `&lt;p&gt;` and not one real tag. */
function isEscaped(html: string): boolean {
  return /&lt;\/?[a-z][\s\S]{0,300}?&gt;/i.test(html) && !/<\/?[a-z][^>]*>/i.test(html)
}

function unescape(html: string): string {
  return html
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;|&apos;/g, "'")
    .replace(/&amp;/g, '&')
}

const bullet = /^\s*(?:[•·▪●◦‣*–—-]|\d{1,2}[.)])\s+(?=\S)/u

function readPlain(text: string): Block[] {
  const blocks: Block[] = []
  for (const line of text.split(/\r?\n/).slice(0, mostBlocks)) {
    const clean = tidy(line.replace(bullet, ''))
    if (clean === '') continue
    const kind = bullet.test(line) ? 'item' : looksLikeHeading(clean) ? 'heading' : 'paragraph'
    blocks.push({ kind, html: escapeHtml(clean), text: clean })
  }
  return blocks
}

function readHtml(html: string): Block[] {
  const reader = createReader()
  const parser = new Parser(reader.handler, { decodeEntities: true, lowerCaseTags: true })
  try {
    for (let at = 0; at < html.length; at += 65_536) parser.write(html.slice(at, at + 65_536))
    parser.end()
  } catch (error) {
    if (!(error instanceof Full)) throw error
  }
  return reader.finish()
}

function createReader() {
  const blocks: Block[] = []
  const open: { tag: string; close: string }[] = []
  let [depth, skipFrom, length] = [0, 0, 0]
  let [html, text, strongText] = ['', '', '']
  let kind: Block['kind'] = 'paragraph'

  function flush(): void {
    const plain = tidy(text)
    if (plain !== '') {
      const closing = open.map(({ close }) => close).toReversed()
      // Most editors write a heading as a paragraph that is bold throughout.
      const bold = kind === 'paragraph' && tidy(strongText) === plain
      const isHeading =
        kind === 'heading' || (plain.length <= 90 && (bold || looksLikeHeading(plain)) && kind !== 'item')
      blocks.push({ kind: isHeading ? 'heading' : kind, html: tidy(html) + closing.join(''), text: plain })
      if (blocks.length >= mostBlocks) throw new Full()
    }
    html = open.map(({ tag }) => tag).join('')
    text = strongText = ''
    if (kind === 'heading') kind = 'paragraph'
  }

  function onopentag(tag: string, attributes: Readonly<Record<string, string>>): void {
    if (++depth > deepest) throw new Full()
    if (skipFrom) return
    if (skipped.test(tag) || isHidden(attributes)) return void (skipFrom = depth)
    if (tag === 'li' || headings.test(tag) || breaks.test(tag)) {
      if (!(kind === 'item' && /^(p|div)$/.test(tag) && tidy(text) === '')) flush()
      if (tag === 'li') kind = 'item'
      else if (headings.test(tag)) kind = 'heading'
      else if (/^(ul|ol)$/.test(tag)) kind = 'paragraph'
    }
    const format = inline[tag]
    if (format) push(`<${format}>`, `</${format}>`)
    const address = tag === 'a' ? safeAddress(attributes['href']) : undefined
    if (address) push(`<a href="${escapeHtml(address)}" target="_blank" rel="noopener noreferrer nofollow">`, '</a>')
    else if (tag === 'a') push('', '')
  }

  function push(tag: string, close: string): void {
    open.push({ tag, close })
    html += tag
  }

  function onclosetag(tag: string): void {
    if (skipFrom === depth) skipFrom = 0
    else if (!skipFrom) {
      if (inline[tag] || tag === 'a') html += open.pop()?.close ?? ''
      if (tag === 'li' || headings.test(tag) || breaks.test(tag)) flush()
      if (tag === 'li' || /^(ul|ol)$/.test(tag)) kind = 'paragraph'
    }
    depth--
  }

  function ontext(data: string): void {
    if (skipFrom) return
    length += data.length
    if (length > mostText) throw new Full()
    const clean = data.replace(/[\s\p{Cc}\u200b\ufeff]+/gu, ' ')
    html += escapeHtml(clean)
    text += clean
    if (open.some(({ close }) => close === '</strong>')) strongText += clean
  }

  function finish(): Block[] {
    open.length = 0
    try {
      flush()
    } catch (error) {
      if (!(error instanceof Full)) throw error
    }
    return blocks
  }
  return { handler: { onopentag, onclosetag, ontext }, finish }
}

/** Hidden text is not part of the posting: it is how instructions are smuggled in. */
function isHidden(attributes: Readonly<Record<string, string>>): boolean {
  return (
    attributes['hidden'] !== undefined ||
    /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d])/i.test(attributes['style'] ?? '')
  )
}

/** The address as the browser would resolve it; undefined unless it is a page or mail address. */
export function safeAddress(href: string | undefined): string | undefined {
  const text = href?.trim() ?? ''
  if (!/^(https?:\/\/|mailto:)/i.test(text) || text.length > 2048 || !URL.canParse(text)) return undefined
  const url = new URL(text)
  return ['http:', 'https:', 'mailto:'].includes(url.protocol) && !url.username && !url.password ? url.href : undefined
}

function looksLikeHeading(line: string): boolean {
  if (line.length > 70) return false
  if (/[^.!?,;]:$/.test(line)) return line.split(' ').length <= 8
  return /^[\p{Lu}\p{N}\s'’&/,()-]{4,}$/u.test(line) && /\p{Lu}{3}/u.test(line)
}

function tidy(text: string): string {
  return text.replace(/[\p{Zs}\s]+/gu, ' ').trim()
}
