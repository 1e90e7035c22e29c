import { foldWord } from './normal-words.ts'
import { labelsByWord } from './dictionary.ts'

export type FieldLabel = 'employer' | 'title' | 'place' | 'date' | 'duties' | 'school' | 'degree' | 'field' | 'grade'

const byWord = labelsByWord(({ field_labels }) => field_labels, foldWord)

export function labelOf(text: string): FieldLabel | undefined {
  const plain = text.slice(0, 60).replace(/\s*[:：]\s*$/, '')
  const whole = byWord.get(foldWord(plain.replace(/\s*\/\s*/g, '/')))
  if (whole) return whole
  // "Institution / Board", "Schule bzw. Hochschule": two words for one thing.
  const [first, ...others] = plain.split(joined).map((part) => byWord.get(foldWord(part.trim())))
  return others.length > 0 && others.every((label) => label === first) ? first : undefined
}

const joined = /\s*[/,&]\s*|\s(?:and|or|und|oder|bzw\.|et|ou|y|e|o)\s/iu

/** "Empresa: Acme", or beside each other in a form: the label, and where its value starts. */
export function labelAtStart(text: string): { label: FieldLabel; start: number } | undefined {
  const found = /^([^:：\t]{2,40}?)(?:\s?[:：]\s*|\s?\t\s*(?=[^\t]+$))/u.exec(text.slice(0, 200))
  const label = found?.[1] === undefined ? undefined : labelOf(found[1])
  const isHead = found?.[0].includes('\t') === true && labelOf(text.slice(found[0].length)) !== undefined
  return found && label && !isHead ? { label, start: found[0].length } : undefined
}

/** True for the header of a table, whose cells are labels: "Course ⇥ Institution / Board ⇥ Year ⇥ Percentage". */
export function areLabels(cells: readonly string[]): boolean {
  return cells.length > 2 && cells.every((cell) => labelOf(cell) !== undefined)
}
