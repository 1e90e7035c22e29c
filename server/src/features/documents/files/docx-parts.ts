import type { DocumentLook } from '@waymark/contract/documents.ts'
import {
  BorderStyle,
  ExternalHyperlink,
  HeadingLevel,
  LevelFormat,
  Paragraph,
  TextRun,
  type IParagraphOptions,
} from 'docx'
import type { Contact } from '../content.ts'
import type { Scripts } from '../content-scripts.ts'

/** Half points and twentieths of a point are Word's units. */
const twips = (mm: number): number => Math.round((mm / 25.4) * 1440)

type Style = { font: string; colour: string; centred: boolean; text: number }

/** The designs in the fonts that every Word has; nothing is embedded. */
const styles: Readonly<Record<DocumentLook['design'], Style>> = {
  classic: { font: 'Calibri', colour: '0B5563', centred: false, text: 21 },
  serif: { font: 'Cambria', colour: '161616', centred: true, text: 20 },
  modern: { font: 'Calibri', colour: '23408E', centred: false, text: 21 },
  compact: { font: 'Calibri', colour: '7A1F2B', centred: false, text: 19 },
}
export const styleOf = ({ design }: DocumentLook): Style => styles[design]

const papers: Readonly<Record<DocumentLook['paper'], { width: number; height: number }>> = {
  a4: { width: twips(210), height: twips(297) },
  letter: { width: twips(215.9), height: twips(279.4) },
}

/** Fonts that Windows and Office bring, for East Asian text and for what Word calls complex scripts. */
const eastern = {
  chinese: { font: 'Microsoft YaHei', language: 'zh-CN' },
  japanese: { font: 'Yu Gothic', language: 'ja-JP' },
  korean: { font: 'Malgun Gothic', language: 'ko-KR' },
} as const
const complexes = {
  arabic: { font: 'Arial', language: 'ar-SA' },
  hebrew: { font: 'Arial', language: 'he-IL' },
  devanagari: { font: 'Nirmala UI', language: 'hi-IN' },
  thai: { font: 'Leelawadee UI', language: 'th-TH' },
} as const

/** What a whole document of Word needs around its paragraphs. */
export function documentFrame(look: DocumentLook, language: string, title: string, author: string, scripts: Scripts) {
  const { font, text } = styleOf(look)
  const margin = { top: twips(17), bottom: twips(17), left: twips(19), right: twips(19) }
  const [east, complex] = [eastern[scripts.east], complexes[scripts.complex ?? 'arabic']]
  const fonts = { ascii: font, hAnsi: font, cs: complex.font, eastAsia: east.font }
  const languages = { value: language, eastAsia: east.language, bidirectional: complex.language }
  return {
    title,
    creator: author,
    styles: {
      default: {
        document: {
          run: { font: fonts, size: text, language: languages },
          paragraph: { spacing: { line: 259, after: 40 } },
        },
      },
    },
    numbering: {
      config: [
        {
          reference: bullets,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              style: { paragraph: { indent: { left: 284, hanging: 227 } } },
            },
          ],
        },
      ],
    },
    properties: { page: { size: papers[look.paper], margin } },
  }
}

const bullets = 'bullets'

/** Text with its line breaks. */
export function runs(text: string, options: { bold?: boolean; colour?: string; size?: number } = {}): TextRun[] {
  const { bold = false, colour, size } = options
  return text.split('\n').map(
    (line, index) =>
      new TextRun({
        text: line,
        bold,
        break: index > 0 ? 1 : 0,
        ...(colour && { color: colour }),
        ...(size && { size }),
      }),
  )
}

export const muted = '555555'

export const paragraph = (children: IParagraphOptions['children'], options: IParagraphOptions = {}): Paragraph =>
  new Paragraph({ ...options, ...(children && { children }) })

export const bullet = (text: string): Paragraph =>
  paragraph(runs(text), { numbering: { reference: bullets, level: 0 } })

export function headingOf(text: string, look: DocumentLook): Paragraph {
  const { colour, centred } = styleOf(look)
  const label = look.design === 'compact' ? text.toLocaleUpperCase() : text
  return paragraph(runs(label, { bold: true, colour, size: 24 }), {
    heading: HeadingLevel.HEADING_2,
    keepNext: true,
    spacing: { before: 220, after: 80 },
    border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 2, color: 'B9C6CA' } },
    ...(centred && { alignment: 'center' }),
  })
}

/** Name, headline and contact data. */
export function headOf(
  name: string,
  headline: string | undefined,
  contact: readonly Contact[],
  look: DocumentLook,
): Paragraph[] {
  const { colour, centred } = styleOf(look)
  const place = centred ? ({ alignment: 'center' } as const) : {}
  const details = contact.flatMap((item, index) => [
    ...(index > 0 ? runs('  ·  ', { colour: muted }) : []),
    ...(item.link
      ? [new ExternalHyperlink({ link: item.link, children: runs(item.text, { colour: muted }) })]
      : runs(item.text, { colour: muted })),
  ])
  return [
    paragraph(runs(name, { bold: true, colour, size: 48 }), { heading: HeadingLevel.HEADING_1, ...place }),
    ...(headline ? [paragraph(runs(headline, { size: 24 }), place)] : []),
    paragraph(details, { ...place, spacing: { after: 160 } }),
  ]
}
