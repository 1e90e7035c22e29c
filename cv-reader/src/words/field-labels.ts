import { foldWord } from './calendar-words.ts'
import { labelsByWord } from './dictionary.ts'

/** What a label before a colon says about what follows it, as forms and some countries' CVs have it. */
export type FieldLabel = 'employer' | 'title' | 'place' | 'date' | 'duties' | 'school' | 'degree' | 'field' | 'grade'

const byWord = labelsByWord(({ field_labels }) => field_labels, foldWord)

/** The meaning of a label as it stands alone, in a table's head or before a colon. */
export function labelOf(text: string): FieldLabel | undefined {
  return byWord.get(
    foldWord(
      text
        .slice(0, 60)
        .replace(/\s*[:：]\s*$/, '')
        .replace(/\s*\/\s*/g, '/'),
    ),
  )
}

/** "Empresa: Acme": the label and where the value begins. */
export function labelAtStart(text: string): { label: FieldLabel; start: number } | undefined {
  const found = /^([^:：\t]{2,40}?)\s?[:：]\s*/u.exec(text.slice(0, 60))
  const label = found?.[1] === undefined ? undefined : labelOf(found[1])
  return found && label ? { label, start: found[0].length } : undefined
}
