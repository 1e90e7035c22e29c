import type { DocumentLook } from '@waymark/contract/documents.ts'
import {
  BorderStyle,
  Document,
  HeadingLevel,
  Packer,
  Table,
  TableCell,
  TableRow,
  WidthType,
  type Paragraph,
} from 'docx'
import { textsIn } from '../../../lib/languages.ts'
import {
  joinItems,
  type DocumentContent,
  type Entry,
  type LetterContent,
  type LetterRow,
  type Section,
} from '../content.ts'
import { scriptsOf } from '../content-scripts.ts'
import { defaultLook } from '../document-look.ts'
import { letterTexts } from '../letter/letter-texts.ts'
import { bullet, documentFrame, headingOf, headOf, muted, paragraph, runs, styleOf } from './docx-parts.ts'

type Block = Paragraph | Table

/** A document for Word: the same texts as the PDF, with real headings, lists and links, and no text as markup. */
export async function toDocx(content: DocumentContent): Promise<Buffer> {
  const look = content.look ?? defaultLook
  const { text: name } = content.name
  const { properties, ...frame } = documentFrame(look, content.language, name, name, scriptsOf(content))
  const headline = content.kind === 'resume' ? content.headline?.text : undefined
  const children: Block[] = [
    ...headOf(content.name.text, headline, content.contact, look),
    ...(content.kind === 'resume'
      ? content.sections.flatMap((section) => sectionBlocks(section, look))
      : letterBlocks(content, look)),
  ]
  return Packer.toBuffer(new Document({ ...frame, sections: [{ properties, children }] }))
}

function sectionBlocks({ label, paragraphs, items, groups = [], entries }: Section, look: DocumentLook): Paragraph[] {
  return [
    headingOf(label, look),
    ...paragraphs.map(({ text }) => paragraph(runs(text))),
    ...(items.length > 0 ? [paragraph(runs(joinItems(items)))] : []),
    ...groups.map((group) =>
      paragraph([...runs(`${group.label.text}: `, { bold: true }), ...runs(joinItems(group.items))]),
    ),
    ...entries.flatMap(entryBlocks),
  ]
}

function entryBlocks({ strong, heading, meta, lines }: Entry): Paragraph[] {
  const follows = lines.length > 0
  return [
    ...(heading
      ? [
          paragraph([...runs(strong, { bold: true }), ...runs(heading.text.slice(strong.length))], {
            heading: HeadingLevel.HEADING_3,
            keepNext: follows || meta !== null,
            spacing: { before: 120, after: 0 },
          }),
        ]
      : []),
    ...(meta ? [paragraph(runs(meta.text, { colour: muted, size: 19 }), { keepNext: follows })] : []),
    ...lines.map(({ text }) => bullet(text)),
  ]
}

function letterBlocks(letter: LetterContent, look: DocumentLook): Block[] {
  const apart = { spacing: { before: 160, after: 160 } }
  const { colour } = styleOf(look)
  return [
    paragraph(runs(letter.date.text, { colour: muted }), apart),
    paragraph(runs(letter.recipient.text), apart),
    paragraph(runs(letter.subject.text, { bold: true, colour }), { heading: HeadingLevel.HEADING_2, ...apart }),
    paragraph(runs(letter.greeting.text), apart),
    ...letter.paragraphs.flatMap(({ sentences, rows = [], lines }): Block[] => [
      ...(sentences.length > 0 ? [paragraph(runs(sentences.map(({ text }) => text).join(' ')), apart)] : []),
      ...(rows.length > 0 ? [tableOf(rows, letter.language, colour)] : []),
      ...lines.map(({ text }) => bullet(text)),
    ]),
    paragraph(runs(letter.closing.text), { spacing: { before: 240, after: 160 }, keepNext: true }),
    paragraph(runs(letter.signature.text, { bold: true })),
  ]
}

function tableOf(rows: readonly LetterRow[], language: string, colour: string): Table {
  const { rows_ask, rows_bring } = textsIn(letterTexts, language).texts
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
  const line = { style: BorderStyle.SINGLE, size: 4, color: 'BBBBBB' }
  const cell = (children: Paragraph[], share: number) =>
    new TableCell({
      children,
      width: { size: share, type: WidthType.PERCENTAGE },
      margins: { top: 80, bottom: 80, right: 160 },
    })
  const head = [rows_ask, rows_bring].map((text, index) =>
    cell([paragraph(runs(text, { bold: true, colour }))], index === 0 ? 34 : 66),
  )
  const body = rows.map(({ ask, bring, meta }) => [
    cell([paragraph(runs(ask.text))], 34),
    cell([paragraph(runs(bring.text)), ...(meta ? [paragraph(runs(meta.text, { colour: muted, size: 19 }))] : [])], 66),
  ])
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: { top: none, left: none, right: none, insideVertical: none, bottom: line, insideHorizontal: line },
    rows: [
      new TableRow({ children: head, tableHeader: true, cantSplit: true }),
      ...body.map((children) => new TableRow({ children, cantSplit: true })),
    ],
  })
}
