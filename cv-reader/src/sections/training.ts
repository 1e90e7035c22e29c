import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { IndexedLine } from '../lines/line.ts'
import type { RightEdges } from '../lines/wrapped-lines.ts'
import { readNamedFact, toValue, yearValue } from './certifications.ts'
import type { ReadEntry } from '../facts/fields.ts'
import { listedNames } from '../entries/listed-names.ts'
import { type EntryRow, readFacts, splitShortEntries } from '../entries/short-entries.ts'
import { splitItems, splitListLabel } from './skill-items.ts'

type Training = ReadEntry<ProfileDocument['training'][number]>

export function readTraining(lines: readonly IndexedLine[], edges: RightEdges): Training[] {
  return splitShortEntries(lines, edges).flatMap((entry): Training[] => {
    const [head] = entry.rows
    if (head === undefined) return []
    const items = splitItems(splitListLabel(head.text).items)
    if (items.length > 2 && entry.rows.length === 1 && !/\d{4}/.test(head.text)) {
      const short = items.filter((item) => item.length <= 100 && item.split(' ').length <= 8)
      return short.map((text) => ({ training_name: toValue({ text, lines: head.lines }, 'low') }))
    }
    return listedNames(entry).flatMap(({ rows }) => readCourse(rows))
  })
}

function readCourse(rows: readonly EntryRow[]): Training[] {
  const fact = readNamedFact(readFacts(rows.filter((row, at) => at === 0 || !row.bullet)))
  if (fact === undefined || fact.name.text.split(' ').length > 16) return []
  return [
    {
      training_name: toValue(fact.name, 'medium'),
      ...(fact.organization && { training_institution: toValue(fact.organization, 'medium') }),
      ...(fact.year && { date: yearValue(fact.year) }),
      ...descriptionOf(rows.slice(1).filter(({ bullet }) => bullet)),
    },
  ]
}

function descriptionOf(rows: readonly { text: string; lines: readonly number[] }[]): Pick<Training, 'description'> {
  if (rows.length === 0) return {}
  const value = rows.map(({ text }) => text).join('\n')
  return { description: { value, confidence: 'medium', lines: rows.flatMap(({ lines }) => lines) } }
}
