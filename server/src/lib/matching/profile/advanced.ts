import lists from './advanced-words.json' with { type: 'json' }
import { hasPhrase, phraseList } from '../text/phrases.ts'
import { readWords } from '../text/words.ts'

const asked = phraseList(lists.asked.split(' | '))
const shown = phraseList(lists.shown.split(' | '))

/** "Advanced Excel", "fortgeschrittene Excel-Kenntnisse". */
export const asksForAdvanced = (text: string): boolean => hasPhrase(readWords(text), asked)

/** "Excel (advanced)", "pivot tables and macros in Excel": more than the bare name of a program. */
export const saysAdvanced = (text: string): boolean => hasPhrase(readWords(text), shown)
