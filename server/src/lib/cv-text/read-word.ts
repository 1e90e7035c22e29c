import mammoth from 'mammoth'
import WordExtractor from 'word-extractor'
import type { Unreadable } from './cv-text.ts'
import type { Reading } from './read-cv-file.ts'
import { checkZip, inflateEntry, listZipEntries } from './zip-entries.ts'

export async function readDocx(bytes: Buffer): Promise<Reading | Unreadable> {
  const verdict = checkZip(bytes)
  if (verdict !== 'fine') return { unreadable: verdict }
  // Pictures would be carried along as base64; a CV's text needs none.
  const convertImage = mammoth.images.imgElement(() => Promise.resolve({ src: '' }))
  const { value } = await mammoth.convertToHtml({ buffer: bytes }, { convertImage, externalFileAccess: false })
  return { text: htmlToText(value), aside: headersAndFooters(bytes) }
}

export async function readDoc(bytes: Buffer): Promise<Reading> {
  const document = await new WordExtractor().extract(bytes)
  const boxes = document.getTextboxes({ includeHeadersAndFooters: false, includeBody: true })
  return { text: `${document.getBody()}\n${boxes}`, aside: document.getHeaders({ includeFooters: true }) }
}

/** Mammoth's own HTML, in which all text is escaped: list entries become bullets, blocks become lines. */
function htmlToText(html: string): string {
  const text = html
    .replace(/<li[^>]*>/g, '\n• ')
    .replace(/<(?:br|hr|\/p|\/h\d|\/li|\/tr|\/td)[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
  return unescapeXml(text)
}

/** Mammoth leaves page headers out, and CVs often keep their contact lines there. */
function headersAndFooters(bytes: Buffer): string {
  const parts = (listZipEntries(bytes) ?? []).filter(({ name }) => /^word\/(header|footer)\d*\.xml$/.test(name))
  return parts
    .map((part) => inflateEntry(bytes, part))
    .map((content) => (typeof content === 'string' ? '' : paragraphsOf(content.toString('utf8'))))
    .join('\n')
}

function paragraphsOf(xml: string): string {
  const lines = xml
    .split('</w:p>')
    .map((paragraph) =>
      Array.from(paragraph.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:tab\/>/g), ([, text]) => text ?? ' ').join(''),
    )
  return unescapeXml(lines.filter((line) => line.trim() !== '').join('\n'))
}

function unescapeXml(text: string): string {
  const characters: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
  return text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => characters[name] ?? '')
}
