import { readLines } from '@waymark/cv-reader/lines/lines-from-file.ts'
import { profileFromLines } from '@waymark/cv-reader/profile-from-lines.ts'
import { getDocumentProxy } from 'unpdf'
import { serveTasks } from './children/guarded-child-side.ts'
import type { PdfReading, PdfTask } from './pdf-text.ts'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

serveTasks(async ({ pdf, as }: PdfTask): Promise<PdfReading> => {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const { info } = (await document.getMetadata()) as { info: { Title?: string; Language?: string } }
  const marks = await document.getMarkInfo()
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, index) => pageOf(document, index + 1)))
  return {
    text: pages.map(({ text }) => text).join('\n'),
    pages: document.numPages,
    title: info.Title ?? '',
    language: info.Language ?? '',
    isTagged: marks?.Marked === true,
    links: pages.flatMap(({ links }) => links),
    hasFonts: pages.every(({ hasFonts }) => hasFonts),
    values: as === 'cv' ? await valuesOf(pdf) : [],
  }
})

type Page = { text: string; links: string[]; hasFonts: boolean }

async function pageOf(document: Pdf, number: number): Promise<Page> {
  const page = await document.getPage(number)
  const annotations = (await page.getAnnotations()) as { unsafeUrl?: string }[]
  // Fonts are loaded with what they draw.
  await page.getOperatorList()
  const { items, styles } = await page.getTextContent()
  const fonts = Object.keys(styles).filter((name) => page.commonObjs.has(name))
  return {
    text: items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''),
    links: annotations.flatMap(({ unsafeUrl }) => unsafeUrl ?? []),
    hasFonts: fonts.every((name) => (page.commonObjs.get(name) as { missingFile?: boolean }).missingFile !== true),
  }
}

async function valuesOf(pdf: Uint8Array): Promise<string[]> {
  const read = await readLines(Buffer.from(pdf), 'pdf')
  if (!('lines' in read)) return []
  const { unread: _, ...profile } = profileFromLines(read.lines)
  return [...namedValues(profile, '')]
}

function* namedValues(value: unknown, field: string): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  if ('value' in value && typeof value.value === 'string') yield `${field}: ${value.value}`
  else if (Array.isArray(value)) for (const item of value) yield* namedValues(item, field)
  else for (const [name, inner] of Object.entries(value)) yield* namedValues(inner, name)
}
