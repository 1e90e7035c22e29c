import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { IndexedLine } from '../lines/line.ts'
import type { RightEdges } from '../lines/wrapped-lines.ts'
import { nameIn } from '../facts/name-forms.ts'
import type { ReadEntry, ReadValue } from '../facts/fields.ts'
import { type EntryRow, readFacts, splitShortEntries } from '../entries/short-entries.ts'
import { toValue, yearValue } from './certifications.ts'

type Publication = ReadEntry<ProfileDocument['publications'][number]>

/** Publications by the title in quotation marks, by the first of several lines, or as the whole reference. */
export function readPublications(lines: readonly IndexedLine[], edges: RightEdges): Publication[] {
  return splitShortEntries(lines, edges, isAside).flatMap(({ rows }) => {
    const [head, ...others] = rows
    const isGroup =
      head !== undefined &&
      head.text.split(' ').length <= 3 &&
      !/\d/.test(head.text) &&
      others.some(({ text }) => text.length > 60)
    const entries = isGroup ? others.map((row) => [row]) : [rows]
    return entries.flatMap((entry) => readPublication(entry) ?? [])
  })
}

const isAside = (text: string) => /^(?:https?:|www\.|doi\b|10\.\d{4})/i.test(text) || areNames(text)
const areNames = (text: string) => {
  const names = text
    .replace(/https?:\/\/\S+/g, '')
    .trim()
    .split(/,\s+|\s+(?:and|und|et|y|&)\s+/)
  return (
    names.length > 1 &&
    names.every((name) => name.split(' ').length <= 4 && nameIn(name.replace(/[*†]+$/, '')) !== undefined)
  )
}

function readPublication(rows: readonly EntryRow[]): Publication | undefined {
  const [head, ...others] = rows
  if (head === undefined || head.text.length > 1000) return undefined
  const { year } = readFacts(rows)
  const date = year && { publication_date: yearValue(year) }
  const quoted = /["“„«]\s?([^"“”„«»]{8,300})[,.]?\s?["”“»]/u.exec(head.text)?.[1]
  if (quoted !== undefined)
    return { publication_title: value(quoted.replace(/[,.]$/, ''), head.lines, 'high'), ...date }
  const cited = readCitation(head)
  if (cited) return cited
  const { parts } = readFacts([head])
  const [title, organization] = [
    parts[0],
    parts[1] ?? readFacts(others.filter(({ bullet, text }) => !bullet && !isAside(text)).slice(0, 1)).parts[0],
  ]
  if (title === undefined) return undefined
  const isReference = title.text.split(/[,.]\s/).length > 3
  if (isReference) return { publication_title: value(head.text.replaceAll('\t', ' '), head.lines, 'low'), ...date }
  const described = others.filter(({ bullet }) => bullet)
  return {
    publication_title: toValue(title, 'medium'),
    ...(organization && organization.text.length <= 120 && { publication_organization: toValue(organization, 'low') }),
    ...date,
    ...(described.length > 0 && {
      publication_description: value(
        described.map(({ text }) => text).join('\n'),
        described.flatMap(({ lines }) => lines),
        'medium',
      ),
    }),
  }
}

/** "Authors (2024). Title. Journal." as the APA style has it. A long source stays with the whole reference. */
const citation = /^(.{3,300}?)\s\((\d{4})(?:,[^()]{1,30})?\)\.\s+(.{5,300}?)\.\s+(.{3,100})$/su

function readCitation({ text, lines }: EntryRow): Publication | undefined {
  const [, authors, year, title, source] = citation.exec(text.replaceAll('\t', ' ')) ?? []
  if (authors === undefined || year === undefined || title === undefined || source === undefined) return undefined
  return {
    publication_title: value(title, lines, 'medium'),
    publication_organization: value(source.replace(/\.$/, ''), lines, 'low'),
    publication_date: value(year, lines, 'high'),
    publication_description: value(authors, lines, 'medium'),
  }
}

const value = (text: string, lines: readonly number[], confidence: ReadValue['confidence']): ReadValue => ({
  value: text.trim(),
  confidence,
  lines,
})
