import { saysExpected } from '@waymark/cv-reader/facts/expected-dates.ts'
import { namesBrokenOff } from '@waymark/cv-reader/facts/not-held.ts'
import { heldLevel, type DegreeLevel } from '../posting/degree-levels.ts'
import { contentStems } from '../text/stems.ts'
import { readWords } from '../text/words.ts'
import type { MatchProfile } from './match-profile.ts'
import { isNotYetHeld } from './not-yet-held.ts'
import { isOpenTime } from './open-times.ts'

/** `level` 0: a school or course whose name tells no degree. */
export type HeldDegree = { words: string; level: DegreeLevel | 0; isFinished: boolean; stems: ReadonlySet<string> }

/** A profile has some five; a list without end would be read for nothing. */
const mostLines = 100

export function degreesOf(school: MatchProfile['education'][number], today: string): HeldDegree[] {
  const words = [school.degree_type, school.specialization].filter((it) => it.trim() !== '').join(', ')
  if (words === '') return []
  // "Grado" alone is a level of schooling as well; "Grado en Magisterio" is not.
  const [alone, joined] = [heldLevel(readWords(words)), heldLevel(readWords(words.replace(', ', ' en ')))]
  // A university's in something is a bachelor's degree, as in Quebec.
  const isBachelor =
    /^baccalaur[ée]at(?: en |, )/iu.test(words) && /universit|polytechnique|uqam/iu.test(school.institution)
  const level = isBachelor ? 3 : joined > alone ? joined : alone
  return [{ words, level, isFinished: isFinished(school, today), stems: contentStems(words) }]
}

/** "Weiterbildung Kundenservice (40 Std., online)" */
const isShortCourse =
  /\d\s?(?:std|stunden|ue|hrs?|h|hours?|heures?|horas?|tage?|days?|jours?|días?|wochen|weeks)(?!\p{L})|(?<!\p{L})(?:online|en ligne|seminar|workshop|webinar)(?!\p{L})/iu

/** Many CVs list a Gesellenbrief or a DEAS among the certificates. */
export function certifiedDegrees({ certifications }: MatchProfile, today: string): HeldDegree[] {
  return certifications.slice(0, mostLines).flatMap(({ certification_name: words, certification_date: date }) => {
    const level = heldLevel(readWords(words))
    return level === 0 || isShortCourse.test(words)
      ? []
      : [{ words, level, isFinished: !isNotYetHeld(words, today, date), stems: contentStems(words) }]
  })
}

/** "2023 - 2026-12" in November. */
const endsLater = (attendance: string, today: string): boolean =>
  (attendance.match(/(?<!\d)20\d\d-(?:0[1-9]|1[0-2])(?!\d)/g) ?? []).some((month) => month > today.slice(0, 7))

/** "BA Retail Management (1st year only, left)", "nur erstes Jahr", "première année seulement". */
const firstYearOnly =
  /(?<!\p{L})(?:(?:1st|first|2nd|second|erstes|1\.|première|1re|1ère|primer)\s(?:year|jahr|année|año|semester|curso)s?\s(?:only|nur|seulement|solo|solamente)|(?:only|nur|solo)\s(?:the\s|das\s|el\s)?(?:1st|first|erstes?|1\.|primer)\s(?:year|jahr|año|semester|curso))(?!\p{L})/iu

export function isFinished(school: MatchProfile['education'][number], today: string): boolean {
  const lastYear = Math.max(0, ...[...school.attendance.matchAll(/\d{4}/g)].map(([year]) => Number(year)))
  const isGoingOn = isOpenTime(school.attendance) || saysExpected(school.attendance)
  const name = `${school.degree_type} ${school.specialization}`
  return (
    !school.expected &&
    !isGoingOn &&
    !namesBrokenOff(`${name} ${school.attendance}`) &&
    lastYear <= Number(today.slice(0, 4)) &&
    !endsLater(school.attendance, today) &&
    !firstYearOnly.test(`${name} ${school.attendance}`) &&
    !isNotYetHeld(name, today)
  )
}
