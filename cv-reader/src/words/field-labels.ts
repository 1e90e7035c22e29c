import { foldWord } from './normal-words.ts'
import { labelsByWord } from './dictionary.ts'

export type FieldLabel = 'employer' | 'title' | 'place' | 'date' | 'duties' | 'school' | 'degree' | 'field' | 'grade'

const byWord = labelsByWord(({ field_labels }) => field_labels, foldWord)

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

/** "Empresa: Acme": the label, and where its value starts. */
export function labelAtStart(text: string): { label: FieldLabel; start: number } | undefined {
  const found = /^([^:：\t]{2,40}?)\s?[:：]\s*/u.exec(text.slice(0, 60))
  const label = found?.[1] === undefined ? undefined : labelOf(found[1])
  return found && label ? { label, start: found[0].length } : undefined
}
