import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { Language } from '../../../lib/languages.ts'
import type { Purpose, Sourced } from '../content.ts'
import { formatYears, isPresent } from '../dates.ts'
import { fill } from '../document-texts.ts'
import { namesApprenticeship, namesStudy } from '../paper-words.ts'
import { oneLine, sourceOf } from '../resume/resume-sections.ts'
import {
  degreeText,
  isExpected,
  isHeldDegree,
  isNamedDegree,
  isSchoolLeaving,
  isUnfinished,
  lastYear,
  withoutState,
  type School,
} from './degrees.ts'
import { atEmployer } from './grammar/employer-place.ts'
import { degreeWithArticle } from './grammar/english-article.ts'
import { withinSentence } from './grammar/title-phrase.ts'
import { hasTextHit } from './letter-form.ts'
import type { Customs } from './letter-style.ts'
import type { LetterTexts } from './letter-texts.ts'

export type LetterWording = {
  texts: LetterTexts
  language: Language
  locale: string
  customs: Customs
  /** The CV is named before the wish to talk. */
  isCvFirst: boolean
}
type TextName = keyof LetterTexts

export function sentence(
  { texts }: LetterWording,
  name: TextName,
  slots: Readonly<Record<string, string>>,
  sources: readonly string[],
): Sourced {
  const tidy = Object.fromEntries(Object.entries(slots).map(([slot, value]) => [slot, oneLine(value)]))
  if (tidy['title']) tidy['of_title'] = `${startsWithFrenchVowel(tidy['title']) ? 'd’' : 'de '}${tidy['title']}`
  if (tidy['from']) tidy['of_from'] = `${startsWithFrenchVowel(tidy['from']) ? 'd’' : 'de '}${tidy['from']}`
  // Somebody who works for nobody else works at no place that could be named.
  const template = tidy['at'] === '' ? texts[name].replace(' {at}', '') : texts[name]
  return { text: fill(template, tidy), sources: [...sources], origin: 'template' }
}

export function custom(
  { customs }: LetterWording,
  name: 'greeting' | 'unnamed' | 'closing' | 'talk',
  slots: Readonly<Record<string, string>>,
): Sourced {
  const sources = customs[name].includes('{company}') ? ['posting/company'] : []
  return { text: fill(customs[name], slots), sources, origin: 'template' }
}

/** The wish to apply; with `told`, a sentence about a job that it goes on. */
export function applySentence({ title, company }: Purpose, wording: LetterWording, told?: Sourced): Sourced {
  const end = title && company ? 'apply' : title ? 'apply_title' : company ? 'apply_company' : 'apply_plain'
  const sources = [
    ...(told?.sources ?? []),
    ...(title ? ['posting/title'] : []),
    ...(company ? ['posting/company'] : []),
  ]
  const position = withinSentence(title, wording.language)
  const slots = { title: position, company, position_told: told?.text ?? '' }
  return sentence(wording, told ? `and_${end}` : end, slots, sources)
}

/** The wish to apply behind sentences that begin as it would. */
export function applyAfterSentence({ title, company }: Purpose, wording: LetterWording): Sourced {
  if (!title) return applySentence({ title, company }, wording)
  const slots = { title: withinSentence(title, wording.language), company }
  return sentence(wording, company ? 'apply_after' : 'apply_after_title', slots, [
    'posting/title',
    ...(company ? ['posting/company'] : []),
  ])
}

/**
 * The newest degree, one that the posting asks for before all others: held after its year, expected before, nothing if
 * unclear. What everybody leaves school with is not told. `year` is in the writer's time zone.
 */
export function degreeSentence(
  profile: ProfileDocument,
  isAsked: (school: School) => boolean,
  year: number,
  wording: LetterWording,
): Sourced | undefined {
  const dated = profile.education
    .map((school) => ({
      school,
      end: isPresent(school.attendance) ? year + 1 : lastYear(school.attendance),
      isWanted: isAsked(school),
    }))
    .filter(
      ({ school, end }) => end !== undefined && isNamedDegree(school, wording.language) && !isSchoolLeaving(school),
    )
    .filter(({ school }) => oneLine(school.institution) !== '')
    .toSorted(
      (a, b) =>
        Number(b.isWanted) - Number(a.isWanted) ||
        Number(isCourse(a.school)) - Number(isCourse(b.school)) ||
        (b.end ?? 0) - (a.end ?? 0),
    )
  const [newest] = dated
  if (!newest?.end || isUnfinished(newest.school)) return undefined
  const { school, end } = newest
  const isAhead = end > year || (end === year && isExpected(school))
  // In its own year nobody knows whether a degree was awarded.
  const isOwnYear = end === year && !isExpected(school) && !isHeldDegree(school, year)
  if (!isAhead && !isOwnYear && !isHeldDegree(school, year)) return undefined
  const isOpen = isPresent(school.attendance)
  // An apprentice or somebody at evening classes does not study.
  const isStudy = namesStudy(`${school.degree_type} ${school.specialization}`)
  const whole = degreeText(school, wording)
  const degree = isAhead ? withoutState(whole) : whole
  const sources = ['degree_type', 'specialization', 'institution', 'attendance']
    .filter((field) => oneLine(String(school[field as keyof typeof school] ?? '')) !== '')
    .map((field) => sourceOf(school, field))
  const isNameless = isNamelessKind(school) && !isAhead && !degree.includes(' zu')
  const isTraining =
    (isNameless && /ausbildung$/i.test(oneLine(school.degree_type))) ||
    (wording.language === 'de' && oneLine(school.degree_type) === '')
  const institution = oneLine(school.institution).replace(/\s*\([^()]*\)$/, '') || school.institution
  const slots = {
    degree: isNameless
      ? oneLine(school.specialization) || degree
      : isAhead || wording.language !== 'en'
        ? degree
        : degreeWithArticle(degree),
    // Brackets within brackets read like a form.
    institution: isAhead && wording.language === 'en' ? atEmployer(institution, 'en').slice('at '.length) : institution,
    year: isOwnYear ? formatYears(school.attendance, { present: '' }) : String(end),
  }
  if (isOwnYear) return sentence(wording, 'studies', { ...slots, degree }, sources)
  // Brackets after brackets read like a form.
  const done = degree.endsWith(')') ? 'degree_done_long' : isTraining ? 'training_done' : 'degree_done'
  const isApprentice = namesApprenticeship(`${school.degree_type} ${school.specialization}`)
  const ahead = isStudy ? 'degree_expected' : isApprentice ? 'apprenticeship_expected' : 'training_expected'
  const open = isStudy ? 'in_study' : isApprentice ? 'in_apprenticeship' : 'studying'
  const text = [isCalledTraining(school) ? oneLine(school.specialization) : degree, slots.institution].join(', ')
  const told = sentence(wording, isOpen ? open : isAhead ? ahead : done, { ...slots, text }, sources)
  // A month within it belongs to another entry that was read with this one.
  return hasTextHit(told.text) || /\d{1,2}\/(?:19|20)\d\d/.test(told.text) ? undefined : told
}

/** "My current training: Training, …" */
const isCalledTraining = ({ degree_type, specialization }: School): boolean =>
  oneLine(specialization) !== '' &&
  /^(?:(?:berufs)?ausbildung|weiterbildung|fortbildung|umschulung|lehre|formation|formación|training|course)$/iu.test(
    oneLine(degree_type),
  )

/** A course of some hours is no "Mi titulación" beside a degree. */
const isCourse = ({ degree_type, specialization }: School): boolean =>
  /^(?:curso|cours|course|kurs|lehrgang|seminar|taller|atelier|workshop|stage)(?!\p{L})/iu.test(
    oneLine(degree_type) || oneLine(specialization),
  )

/** "Ausbildung" before "Köchin" says nothing, nor "Weiterbildung" before a title: "Excel" alone would become a degree. */
const isNamelessKind = ({ degree_type, specialization }: School): boolean =>
  /^(?:berufs)?ausbildung$/i.test(oneLine(degree_type)) ||
  (/^(?:weiterbildung|fortbildung)$/i.test(oneLine(degree_type)) &&
    /(?<!\p{L})(?:(?:staatlich )?geprüfte[rn]?\s\p{Lu}|\p{L}+(?:fach)?wirt(?:in)?(?!\p{L})|\p{L}+meister(?:in)?(?!\p{L})|\p{L}+buchhalter(?:in)?(?!\p{L})|fach\p{L}+)/iu.test(
      specialization,
    ))

/** « d’ingénieur », « d’hôte », but « de haut fonctionnaire ». */
const startsWithFrenchVowel = (text: string): boolean =>
  /^(?:[aeiou]|h(?:o(?!rs|ck)|u(?!i)|e|y|ab))/i.test(text.normalize('NFD').replace(/\p{M}/gu, ''))
