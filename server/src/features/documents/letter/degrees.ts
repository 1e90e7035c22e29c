import { saysExpected } from '@waymark/cv-reader/facts/expected-dates.ts'
import { namesBrokenOff } from '@waymark/cv-reader/facts/not-held.ts'
import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { isPresent } from '../dates.ts'
import { degreeJoint } from '../degree-joint.ts'
import type { Language } from '../../../lib/languages.ts'
import { findTitleSkills } from '../../../lib/matching/skills/find-skills.ts'
import { titlePhrase } from './grammar/title-phrase.ts'
import { oneLine } from '../resume/resume-sections.ts'
import { isNameOfPaper } from '../paper-words.ts'
import { isPartOfPaper } from '../held-papers.ts'
import type { LetterWording } from './letter-sentences.ts'

export type School = ProfileDocument['education'][number]

/** Neither held nor surely on the way: broken off, a part of a course, an exchange. */
export function isUnfinished(school: School): boolean {
  const { degree_type, specialization, attendance } = school
  const whole = `${degree_type} ${specialization} ${attendance}`
  // "60 of 180 credits" so far.
  const text = isExpected(school) ? whole.replace(credits, '') : whole
  return (
    namesBrokenOff(text) ||
    isPartOfPaper(`${degree_type} ${specialization}`.trim()) ||
    /coursework|exchange/i.test(text)
  )
}

const credits =
  /\d{1,3}\s(?:of|out of|von|sur|de)\s\d{1,3}\s(?:credits?|ects|lp|crédits|créditos)|\d{1,3}\s(?:credits?|ects|lp|crédits|créditos)\s(?:of|out of|von|sur|de)\s\d{1,3}/iu

export const isExpected = ({ attendance, expected, degree_type, specialization }: School): boolean =>
  expected || saysExpected(attendance) || isGoingOn(`${degree_type} ${specialization}`)

const isGoingOn = (text: string): boolean =>
  /(?<!\p{L})(?:in progress|ongoing|laufend|en cours|en curso|cursando|(?:studying|working) (?:for|towards?)|currently studying|in ausbildung|in training)(?!\p{L})/iu.test(
    text,
  )

/** "In Ausbildung: Elektroniker", "Studying towards NVQ Level 3". */
const stateBefore =
  /^(?:in ausbildung(?: (?:als|zum|zur))?|cursando|(?:currently )?(?:studying|working) (?:for|towards?)(?: an?)?|en cours(?: de formation)?|in training(?: as an?)?)\s?[:,–-]?\s+/iu

/** A bracket that says again that a degree is not finished. */
export const withoutState = (degree: string): string =>
  degree
    .replace(stateBefore, '')
    .replace(
      /\s{0,9}\([^()]*(?:in progress|ongoing|laufend|en cours|en curso|cursando|studying|working towards|in ausbildung|in training|expected|anticipated|prévue?|previst[oa]|voraussichtlich|credits|crédits|créditos)[^()]*\)/iu,
      '',
    ) || degree

export function lastYear(attendance: string): number | undefined {
  const years = attendance.match(/\b(?:19|20)\d{2}\b/g)?.map(Number) ?? []
  return years.length === 0 ? undefined : Math.max(...years)
}

/** In its own year, or an expected year that has passed, nobody knows whether a degree was awarded, unless it has its class. */
export function isHeldDegree(school: School, year: number): boolean {
  const end = lastYear(school.attendance)
  const isOpen = isPresent(school.attendance)
  const isOver = end !== undefined && (end < year || (end === year && isClassed(school)))
  return isOver && !isOpen && !isExpected(school) && !isUnfinished(school)
}

/** "2:1", "mention bien": a class is given with the degree, a grade may be one so far. */
const isClassed = ({ degree_type, gpa }: School): boolean =>
  [degree_type, gpa].some((it) => degreeClass.test(it) && !predicted.test(it))
const degreeClass =
  /(?<![\d.,:])[12]:[12](?![\d:])|(?<!\p{L})(?:first[- ]class|upper second|lower second|mention (?:très bien|bien|assez bien)|cum laude)(?!\p{L})/iu
const predicted = /(?<!\p{L})(?:predicted|expected|anticipated|on track|currently|so far|target)/iu

/** Without a kind of degree, the field must name one by itself: "Computer Science" is no degree. */
export const isNamedDegree = ({ degree_type, specialization }: School, language?: Language): boolean =>
  oneLine(degree_type) !== '' ||
  isNameOfPaper(specialization) ||
  (language === 'de' && isGermanTrade(oneLine(specialization)))

/** „Mechatroniker“: in German a finished training is called as whoever has it. */
const isGermanTrade = (name: string): boolean =>
  titlePhrase(name, 'de') !== undefined && findTitleSkills(name).length > 0

const leaving =
  /\b(?:[AO][- ]levels?|GCSEs?|CSEs?|highers|graduado escolar|high school|secondary school|school leaving|bachillerato|ESO|educación secundaria|baccalauréat|brevet|abitur|mittlere reife|\p{L}*schulabschluss|\p{L}*hochschulreife)\b/iu
/** What everybody leaves school with says nothing beside a trade. */
export const isSchoolLeaving = ({ degree_type, specialization }: School): boolean =>
  leaving.test(`${degree_type} ${specialization}`)

/** "BSc in Statistics", "Master of Science in Informatik", « BTS Comptabilité et gestion », "Grado en Turismo". */
export function degreeText({ degree_type, specialization }: School, { language }: Pick<LetterWording, 'language'>) {
  const degree = oneLine(degree_type).replace(/[,;:]+$/, '')
  const field = oneLine(specialization).replace(/[.,;:]+$/, '')
  if (degree === '') return field
  // "BSc (Hons) (2:1)": how well stands behind what.
  const [, kind, grade] = graded.exec(degree) ?? []
  if (kind !== undefined && field !== '')
    return `${kind}${degreeJoint(withoutState(kind), field, language)}${field} (${grade})`
  if (field === '' || degree.toLowerCase().includes(field.toLowerCase())) return degree
  return `${degree}${degreeJoint(withoutState(degree), field, language)}${field}`
}

const graded = /^(.*\S)\s\(([12]:[12]|\d[.,]\d|first|upper second|distinction|merit|cum laude|[^()]*honours)\)$/iu
