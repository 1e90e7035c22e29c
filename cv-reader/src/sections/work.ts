import type { DatePoint } from '../facts/dates.ts'
import type { ReadValue } from '../facts/fields.ts'

/** A job or a voluntary one, before it is known which of the two. */
export type Work = {
  title: ReadValue | undefined
  employer: ReadValue | undefined
  place: ReadValue | undefined
  from: ReadValue | undefined
  to: ReadValue | undefined
  duties: readonly ReadValue[]
  achievements: readonly ReadValue[]
  isRead: boolean
}

/** `isPair`: two times were named, so that the range between them is a guess. */
export function dateValue(
  date: DatePoint | undefined,
  lines: readonly number[],
  isPair = false,
): ReadValue | undefined {
  return date === undefined ? undefined : { value: date, confidence: isPair ? 'low' : 'high', lines }
}
