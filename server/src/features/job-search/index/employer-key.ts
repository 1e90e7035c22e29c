import path from 'node:path'
import { listLines } from '../../../lib/list-file.ts'
import { foldName } from '../../../lib/places/fold-name.ts'
import { keyOf } from '../../../lib/posting-text/text-hash.ts'

const legalForms = new RegExp(
  `\\b(?:${listLines(path.join(import.meta.dirname, 'legal-forms.txt')).join('|')})\\b`,
  'g',
)

/** Without the legal form, so that copies of other sources match. */
export function employerName(company: string): string {
  const folded = foldName(company)
  return folded.replace(legalForms, ' ').replace(/\s+/g, ' ').trim() || folded
}

const glued = /^(\p{L}{5,}?)(?:bank|gmbh|group|inc|ltd|hq|jobs|careers|technologies)$/u

/** A board's name such as "traderepublicbank" also as people type it; undefined for other names. */
export function shortEmployerKey(company: string): string | undefined {
  const [, short] = glued.exec(employerName(company)) ?? []
  return short === undefined ? undefined : keyOf(short)
}

export function employerKey(company: string): string {
  return keyOf(employerName(company))
}
