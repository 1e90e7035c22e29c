import { findStage } from '../../../../lib/intents/entities/stages.ts'
import { fold, isWithin, slipsIn } from '../../../../lib/intents/plain-text.ts'
import { dateWords } from '../../../../lib/intents/words/date-words.ts'
import { turnWords } from '../../../../lib/intents/words/turn-words.ts'
import { languages, type Language } from '../../../../lib/languages.ts'
import type { Card } from '../../board/cards.ts'
import { plain, withoutReference } from './referred-job.ts'

/** Small words of all four: "and Airedale, stp". */
const fillers = new Set(languages.flatMap((language) => turnWords(language).fillers))

type Named = { jobs: readonly Card[]; hasDate: boolean; hasStage?: boolean; language: Language }

/** Whether words name these jobs, a day or a stage, and say no more. */
export function isBareMention(text: string, { jobs, hasDate, hasStage = false, language }: Named): boolean {
  const names = jobs.flatMap((job) => plain(`${job.company_name} ${job.job_title} ${job.location}`).split(' '))
  const isNamed = (word: string) => names.some((name) => word === `${name}s` || isWithin(word, name, slipsIn(name)))
  const isKnown = (word: string) =>
    isNamed(word) ||
    fillers.has(word) ||
    (hasDate && isOfDate(word, language)) ||
    (hasStage && findStage(word, language) !== undefined)
  return withoutReference(plain(text))
    .split(' ')
    .filter((word) => word !== '')
    .every(isKnown)
}

/** Whether a single word tells a day or a stage, or nothing at all. */
export const isOfDateOrStage = (word: string, language: Language): boolean =>
  isBareMention(word, { jobs: [], hasDate: true, hasStage: true, language })

function isOfDate(word: string, language: Language): boolean {
  const { phrases, weekdays, months, numbers, units } = dateWords(language)
  if (/^\d{1,2}(?:am|pm|h|uhr|st|nd|rd|th)?\d{0,2}$/u.test(word)) return true
  return (
    ['h', 'uhr', 'am', 'pm', 'las', 'heures'].includes(word) ||
    [phrases, weekdays, months, numbers, units].some((known) =>
      [...known.keys()].some((key) => fold(key).split(' ').includes(word)),
    )
  )
}
