import type { Line } from './line.ts'

const placeholder =
  /<\s?\p{L}[\p{L}\d _/.,'’-]{0,60}>|\{\{[^{}]{0,120}\}\}|\{%[^{}]{0,120}%\}|\{[\p{L}\d _./#^&-]{1,60}\}|\[(?=[^\]]{0,40}(?:your|insert|enter|ihr|votre|tu|su)\b)[^\]]{0,60}\]/giu

const brokenPlaceholder = /\{\{|\}\}|\{%|%\}/
const filler = /\b(?:lorem ipsum|dolor sit amet|consectetur(?:er)? adipiscing)\b/i

/** Drops placeholders (`{name}`, `[Your Name]`, `{% for … %}`); empty if they were most of the line, or filler text. */
export function withoutPlaceholders(line: Line): Line {
  if (filler.test(line.text.slice(0, 2000))) return { ...line, text: '', spans: [], links: [] }
  if (!/[<{[]|\}\}|%\}/.test(line.text)) return line
  const text = strip(line.text)
  if (text.length === line.text.length && !brokenPlaceholder.test(text)) return line
  const left = text.replace(/[^\p{L}\d]/gu, '').length
  if (left < 0.6 * line.text.length || brokenPlaceholder.test(text)) return { ...line, text: '', spans: [], links: [] }
  const spans = line.spans.map((span) => ({ ...span, text: strip(span.text) })).filter((span) => span.text !== '')
  return { ...line, text, spans }
}

const strip = (text: string) => text.replace(placeholder, ' ').replace(/ {2,}/g, ' ').trim()
