import { Parser } from 'htmlparser2'

const marks: Readonly<Record<string, string>> = { strong: '**', em: '*', s: '~~', code: '`' }
const heads: Readonly<Record<string, string>> = { h3: '### ', h4: '#### ' }
const blocks = new Set(['p', 'h3', 'h4', 'ul', 'ol', 'blockquote', 'pre', 'hr', 'table', 'tr'])

/** These would end the address. */
const percent = (sign: string) => `%${(sign.codePointAt(0) ?? 0x20).toString(16).padStart(2, '0')}`

/** The allowed HTML of an answer as Markdown. Never throws; unknown tags leave their text. */
export function htmlToMarkdown(html: string): string {
  let out = ''
  const lists: { ordered: boolean; count: number }[] = []
  const hrefs: string[] = []
  let quotes = 0
  let isCode = false

  const prefix = () => '> '.repeat(quotes) + '  '.repeat(Math.max(0, lists.length - 1))
  const startLine = () => {
    if (out !== '' && !out.endsWith('\n')) out += '\n'
    out += prefix()
  }
  const endBlock = () => {
    out = out.trimEnd()
    if (out !== '') out += lists.length > 0 ? '\n' : `\n${quotes > 0 ? '>'.repeat(quotes) : ''}\n`
  }
  const item = () => {
    const list = lists.at(-1)
    startLine()
    out += list?.ordered ? `${++list.count}. ` : '- '
  }

  const parser = new Parser(
    {
      onopentag(name, { href = '' }) {
        if (name === 'blockquote') quotes++
        if (name === 'ul' || name === 'ol') lists.push({ ordered: name === 'ol', count: 0 })
        if (name === 'li') item()
        else if (name === 'p' && !/(?:^|\n)[> ]*(?:- |\d+\. )$/.test(out)) startLine()
        else if (heads[name] !== undefined) {
          startLine()
          out += heads[name]
        } else if (name === 'pre') {
          isCode = true
          startLine()
          out += '```\n'
        } else if (name === 'hr') {
          startLine()
          out += '---'
        } else if (name === 'br') out += `  \n${prefix()}`
        else if (name === 'a') {
          hrefs.push(href)
          out += '['
        } else if (name === 'td' || name === 'th') out += '| '
        else if (name === 'tr') startLine()
        if (!isCode) out += marks[name] ?? ''
      },
      ontext(text) {
        if (isCode) out += text
        else if (text.trim() !== '' || !/(?:^|\s)$/.test(out))
          out += text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>]/g, '\\$&')
      },
      onclosetag(name) {
        if (!isCode) out += marks[name] ?? ''
        if (name === 'a') out += `](${(hrefs.pop() ?? '').replace(/[()\s]/g, percent)})`
        if (name === 'pre') {
          isCode = false
          out += '\n```'
        }
        if (name === 'td' || name === 'th') out += ' '
        if (name === 'tr') out += '|'
        if (name === 'blockquote') {
          out = out.trimEnd().replace(/(?:\n>*)+$/, '')
          quotes--
        }
        if (name === 'ul' || name === 'ol') lists.pop()
        if (blocks.has(name)) endBlock()
      },
    },
    { decodeEntities: true },
  )
  parser.end(html)
  return out.trim()
}
