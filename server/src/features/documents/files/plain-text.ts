import {
  joinItems,
  type DocumentContent,
  type Entry,
  type LetterContent,
  type ResumeContent,
  type Section,
} from '../content.ts'
import { letterTexts } from '../letter/letter-texts.ts'
import { textsIn } from '../../../lib/languages.ts'

/** A document as text for form fields and mails: one thing a line, an empty line between parts, bullets as hyphens. */
export function toPlainText(content: DocumentContent): string {
  const lines = content.kind === 'resume' ? resumeLines(content) : letterLines(content)
  return `${lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`
}

function resumeLines({ name, headline, contact, sections }: ResumeContent): string[] {
  return [
    name.text,
    ...(headline ? [headline.text] : []),
    contact.map(({ text }) => text).join(' | '),
    ...sections.flatMap(sectionLines),
  ]
}

function sectionLines({ label, paragraphs, items, groups = [], entries }: Section): string[] {
  return [
    '',
    label.toLocaleUpperCase(),
    ...paragraphs.map(({ text }) => text),
    ...(items.length > 0 ? [joinItems(items)] : []),
    ...groups.map((group) => `${group.label.text}: ${joinItems(group.items)}`),
    ...entries.flatMap(entryLines),
  ]
}

function entryLines({ heading, meta, lines }: Entry): string[] {
  return [
    '',
    ...(heading ? [heading.text] : []),
    ...(meta ? [meta.text] : []),
    ...lines.map(({ text }) => `- ${text.replaceAll('\n', '\n  ')}`),
  ]
}

function letterLines(letter: LetterContent): string[] {
  const { rows_ask, rows_bring } = textsIn(letterTexts, letter.language).texts
  const colon = letter.language === 'fr' ? ' :' : ':'
  return [
    letter.name.text,
    letter.contact.map(({ text }) => text).join(' | '),
    '',
    letter.date.text,
    '',
    letter.recipient.text,
    '',
    letter.subject.text,
    '',
    letter.greeting.text,
    ...letter.paragraphs.flatMap(({ sentences, rows = [], lines }) => [
      '',
      ...(sentences.length > 0 ? [sentences.map(({ text }) => text).join(' ')] : []),
      ...rows.flatMap(({ ask, bring, meta }) => [
        '',
        `${rows_ask}${colon} ${ask.text}`,
        // Brackets after brackets read like a form.
        `${rows_bring}${colon} ${bring.text}${meta ? (bring.text.endsWith(')') ? `, ${meta.text}` : ` (${meta.text})`) : ''}`,
      ]),
      ...lines.map(({ text }) => `- ${text}`),
    ]),
    '',
    letter.closing.text,
    letter.signature.text,
  ]
}
