import { bareWords } from '../../../../lib/intents/plain-text.ts'
import { practicePattern } from '../../../../lib/intents/words/practice-words.ts'
import type { Speech } from '../speech.ts'

/** Longer messages are answers, whatever they begin with. */
const mostWords = 6
const mostStopWords = 9

const of = practicePattern

/** "Ok, can we stop now please" */
const stop = new RegExp(`^(?:(?:${of('lead')})\\s+)*(?:${of('stop')})(?:\\s+(?:${of('stopAfter')}))*$`)
/** What people say beside it: "ok that's enough for now, thank you". */
const manners = new RegExp(`(?<!\\p{L})(?:${of('manners')})(?!\\p{L})`, 'gu')
const skipBy = (list: 'skip' | 'unsure', end: string) =>
  new RegExp(`^(?:(?:${of('skipLead')})\\s+)*(?:${of(list)}${end})(?:\\s+(?:${of('skipAfter')}))*$`)
const skip = skipBy('skip', `|${of('unsure')}`)
const unsure = skipBy('unsure', '')
const repeat = new RegExp(
  `^(?:(?:${of('lead')}|${of('manners')})\\s+)*(?:${of('repeat')})(?:\\s+(?:${of('stopAfter')}))*$`,
)

/** "Stop j'arrête": whatever short words follow. */
const endsAtOnce = /^stopp?(?: \p{L}+){0,3}$/u

const isShort = (text: string): boolean => text.split(' ').length <= mostWords

const withoutManners = (text: string): string => text.replace(manners, ' ').replace(/\s+/g, ' ').trim()

/** "Stop", "para ya", "hören wir auf": the round ends. */
export function isStop(message: string, { texts }: Speech): boolean {
  const text = bareWords(message)
  if (text === bareWords(texts.practice.stop)) return true
  if (text.split(' ').length > mostStopWords) return false
  // "Stop, that's enough": each part is one.
  const parts = message
    .replace(/(?=that['’]?s enough)/giu, ',')
    .split(/[,;.!…]+/u)
    .map((part) => withoutManners(bareWords(part)))
    .filter((part) => part !== '')
  const isOrder = parts.length > 0 && parts.every((part) => stop.test(part))
  const whole = withoutManners(text)
  return isOrder || stop.test(whole) || endsAtOnce.test(whole)
}

/** "What was the question again?", or nothing but thanks: the question stands again. */
export function isRepeat(message: string): boolean {
  const text = bareWords(message)
  return text.split(' ').length <= mostStopWords && (withoutManners(text) === '' || repeat.test(text))
}

const partsOf = (message: string): string[] =>
  message
    .split(/[,;.!…]+/)
    .map((part) => withoutManners(bareWords(part)))
    .filter((part) => part !== '')

/** "Skip that one", "weiß nich", "paso": the next question, without a word on this one. */
export function isSkip(message: string): boolean {
  // "Pass, next": each part is one.
  const parts = partsOf(message)
  return isShort(bareWords(message)) && parts.length > 0 && parts.every((part) => skip.test(part))
}

/** "No lo sé", "my mind is blank": no answer came to mind. */
export const isUnsure = (message: string): boolean =>
  isSkip(message) && partsOf(message).some((part) => unsure.test(part))
