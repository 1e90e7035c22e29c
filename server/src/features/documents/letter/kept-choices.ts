import type { LetterChoices, LetterWish } from '@waymark/contract/documents.ts'
import { openSlot, type DocumentContent } from '../content.ts'
import type { EditedSentence } from '../edits/content-edits.ts'
import { plainChoices } from './letter-style.ts'

type SlotRow = Pick<EditedSentence, 'text' | 'user_edit' | 'state'> & { part: string }

/**
 * What the user chose for a letter, with the words that its open slot holds now; null for a CV.
 * @param rows the letter's stored sentences, or only that of the slot
 */
export function choicesOf(content: DocumentContent, rows: readonly SlotRow[]): LetterChoices | null {
  if (content.kind !== 'letter') return null
  // Letters of before there was a choice have no sentence for the slot.
  if (!content.style) return plainChoices
  const slot = rows.find(({ part }) => part === openSlot)
  return {
    ...plainChoices,
    ...content.style,
    why: !slot || slot.state === 'left_out' ? null : (slot.user_edit ?? slot.text),
  }
}

/** What is asked for now over what the job's letter has; a new job takes the form of the newest letter, not its words. */
export function chosenOf(
  wish: LetterWish | undefined,
  before: LetterChoices | null,
  newest: Omit<LetterChoices, 'why'> | undefined,
): LetterChoices {
  // A start that was named to another employer may have passed.
  const kept = before ?? { ...plainChoices, ...newest, salary: '', start: '' }
  return wish ? { ...kept, ...wish, why: wish.why === undefined ? kept.why : wish.why } : kept
}
