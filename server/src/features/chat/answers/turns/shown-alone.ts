import { isWithin, slipsIn, spacedWords } from '../../../../lib/intents/plain-text.ts'
import { isListWord, isOpening } from '../../../../lib/intents/thread.ts'
import type { Understood } from './carried-request.ts'

/**
 * A message that names jobs and at most asks to see them, "greencore?", "tell me about greencore": it shows them, however
 * unsure its few words are. `isListed`: the job was named by its place in a list.
 */
export function shownAlone(message: string, own: Understood, isListed = false): Understood {
  const names = own.jobs.flatMap((job) =>
    spacedWords(`${job.company_name} ${job.job_title} ${job.location}`).split(' '),
  )
  const isNamed = (word: string) => names.some((name) => word === `${name}s` || isWithin(word, name, slipsIn(name)))
  const words = spacedWords(message.slice(0, longest)).split(' ')
  const isShown =
    message.length <= longest &&
    own.jobs.length > 0 &&
    words.some((word) => isNamed(word) || (isListed && isListWord(word, own.language))) &&
    words.every((word) => isNamed(word) || isOpening(word) || (isListed && isListWord(word, own.language)))
  return isShown ? { ...own, kind: 'answer', wishes: [{ intent: 'board_open', p: 1, text: message }], others: [] } : own
}

const longest = 200
