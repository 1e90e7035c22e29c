import { findDates, isOnlyDates, withoutDates } from '../facts/dates.ts'
import { lookOf } from '../lines/line-look.ts'
import type { IndexedLine } from '../lines/line.ts'
import { listsDatedNames } from '../entries/listed-names.ts'
import {
  hasPlannedCell,
  namesExpiry,
  saysExpiry,
  saysPlanned,
  saysUnfinished,
  withoutExpectation,
} from '../facts/expected-dates.ts'
import { endsInRemark, isOnlyRemark, notHeldIn, saysBrokenOff, saysExpired } from '../facts/not-held.ts'
import { continuesLine, type RightEdges } from '../lines/wrapped-lines.ts'
import { isProfessionalBody, namesCredential, saysRenewal } from '../words/credential-words.ts'
import { degreeWords, isSubject, namesTrade, schoolWords } from '../words/degree-words.ts'
import { namesLicence } from '../words/licence-words.ts'
import { readCertifications, type ReadCertification } from './certifications.ts'
import type { ReadSchool } from './education.ts'
import type { Section } from './split-sections.ts'

/** Memberships and licences among the schools: they are certificates, each line one, and never part of a degree. */
export function splitAwards(
  lines: readonly IndexedLine[],
  edges: RightEdges,
): { schools: IndexedLine[]; awards: ReadCertification[] } {
  const schools: IndexedLine[] = []
  const awards: IndexedLine[][] = []
  lines.forEach((line, at) => {
    const above = lines[at - 1]
    const open = awards.at(-1)
    const isWrapped =
      above !== undefined &&
      !/\d{4}\)?$/.test(above.text) &&
      !endsInRemark(above.text) &&
      !listsDatedNames(line.text) &&
      findDates(line.text.slice(0, 60))[0]?.start !== 0 &&
      (wrapped.test(above.text) || continuesLine(above, line, edges))
    if (open?.at(-1) === above && above !== undefined && (isWrapped || isExpiry(line.text) || isBody(line.text)))
      open?.push(line)
    else if (above !== undefined && schools.at(-1) === above && isExpiry(line.text) && !namesSchool(above.text)) {
      schools.pop()
      awards.push([above, line])
    } else if (above && open?.length === 1 && open[0] === above && isDateBelow(above, line)) open.push(line)
    else if (open && open.length === 2 && open.at(-1) === above && isIssuerBelow(open, line)) open.push(line)
    else if (!isWrapped && (isAward(line.text) || isBrokenOffCourse(line.text, above?.text))) {
      const date =
        above !== undefined && schools.at(-1) === above && isOnlyDates(above.text) ? schools.pop() : undefined
      awards.push(date ? [date, line] : [line])
    } else schools.push(line)
  })
  return { schools, awards: awards.flatMap((own) => readCertifications(nameFirst(own), edges, isBody)) }
}

const nameFirst = ([first, ...others]: readonly IndexedLine[]): IndexedLine[] => {
  if (first === undefined) return others
  return isOnlyDates(first.text) ? [...others, first] : [first, ...others]
}

/** "AAT Level 3, Hill College" above "2008": the date would be that of the school below. */
const isDateBelow = (name: IndexedLine, line: IndexedLine) =>
  isOnlyDates(line.text) && !line.bullet && findDates(name.text.slice(0, 400)).length === 0

/** Date, name and issuer in a line each, as in a Europass. */
const isIssuerBelow = ([date, name]: readonly IndexedLine[], line: IndexedLine) =>
  date !== undefined &&
  name !== undefined &&
  isOnlyDates(date.text) &&
  !isOnlyDates(line.text) &&
  lookOf(line.spans[0] ?? line) !== lookOf(name.spans[0] ?? name)

/** The body that awarded what stands above: "Association of Chartered Certified Accountants". */
const isBody = (text: string) => isProfessionalBody(text) && !isOnlyDates(text)

const wrapped = /(?:,|\s(?:with|and|in|of|mit|und|avec|et|de|con|y))$/iu

/** "Qualifications", "Education & Certifications": what no school and no degree was read from is a certificate there. */
export const listsAwards = ({ name, kinds }: Section): boolean =>
  ofQualifications.test(name) || kinds.includes('certifications')
const ofQualifications = /qualif|dipl[oô]m|t[ií]tul|titres|abschlüsse/iu
const mostWords = 10

/**
 * "AM2 (2015)" under "Qualifications", "2019 · C1 Advanced" and "PMP | ongoing" among schools: what no school and no degree was read from is a certificate,
 * unless it says more.
 */
export function looseAwards(isAwards: boolean, unread: readonly IndexedLine[], edges: RightEdges): ReadCertification[] {
  const named = unread.filter(
    ({ text }) =>
      (isAwards || hasPlannedCell(text) || /^(?:19|20)\d\d(?:\s[·|–—-]\s|\t)/u.test(text)) &&
      /^[\p{Lu}\d][^:]*[^.:]$/u.test(text) &&
      text.split(/\s+/).length <= mostWords &&
      !isOnlyDates(text),
  )
  return named.flatMap((line) => readCertifications([line], edges))
}

/** "Expires May 2028" below a licence. */
const isExpiry = (text: string) => namesExpiry(text) && isOnlyDates(text.replace(/^[^\d]+(?=\d)/u, ''))

const isExpected = (text: string) => saysUnfinished(text) || withoutExpectation(text) !== undefined

const namesSchool = (text: string) => degreeWords(text) >= 1.5 || schoolWords(text) > 0

function isAward(text: string): boolean {
  const plain = withoutDates(text)
  if (isOnlyDates(text) || isProfessionalBody(plain)) return false
  return (
    namesExpiry(text) ||
    (saysExpired(text) && !namesSchool(text)) ||
    (saysPlanned(text) && !namesSchool(text) && !isExpected(text) && !isRange(text)) ||
    (saysRenewal(text) && !namesSchool(text)) ||
    (saysExpiry(text) && !namesSchool(text) && !isExpected(text)) ||
    (namesCredential(plain) && !isExpected(text)) ||
    (listsDatedNames(text) && degreeWords(plain) < 1 && !isExpected(text)) ||
    (namesLicence(plain) && degreeWords(plain) < 1.5 && schoolWords(plain) === 0)
  )
}

/** "CNC programming, Leeds City College – not completed": a degree or the time of one would make it a school's entry. */
function isBrokenOffCourse(text: string, above: string | undefined): boolean {
  const found = notHeldIn(text)
  if (!found || isOnlyRemark(found) || degreeWords(text) >= 1 || isRange(text)) return false
  if (above !== undefined && degreeWords(above) >= 1.5 && schoolWords(above) === 0) return false
  if (schoolWords(text) > 0) return /[,;]|\s[–—-]\s/u.test(found.rest)
  return above !== undefined && /(?:19|20)\d\d\)?$/.test(above) && !isRange(above) && !namesSchool(above)
}

const isRange = (text: string) => findDates(text.slice(0, 400)).some(({ to }) => to !== undefined)

/**
 * "Chartered Accountant" above "ICAEW": what a body awards is no degree, and the body is no school. Nor is "18th Edition BS 7671", with no
 * school and no word of a degree at its start. What is not finished is not yet awarded, and stays among the schools, which can say so.
 * `isMixed`: other lines among the schools were certificates, and "Manual handling, 2023" is one more.
 */
export function withoutBodies(
  entries: readonly ReadSchool[],
  isMixed: boolean,
): { schools: ReadSchool[]; awards: ReadCertification[] } {
  // "First aid responder, PHECC, 2023": a day's course, where neither a school nor a degree nor a subject is named.
  const isCourse = ({ institution, degree_type, specialization, attendance }: ReadSchool) =>
    !degree_type &&
    /^\d{4}$/.test(attendance?.value ?? '') &&
    schoolWords(institution?.value ?? '') === 0 &&
    (specialization === undefined
      ? isMixed
      : specialization.lines.join() === institution?.lines.join() &&
        degreeWords(specialization.value) === 0 &&
        !isSubject(specialization.value))
  const isAwarded = (school: ReadSchool) => {
    const { institution, degree_type, specialization, attendance, expected, gpa } = school
    const isTrained = attendance?.value.includes(' - ') === true && namesTrade(specialization?.value ?? '')
    const isNoSchool = institution
      ? isProfessionalBody(institution.value) || isCourse(school)
      : degreeWords(degree_type?.value ?? '') < 1.5 && !isTrained
    const isBroken = [degree_type, specialization].some((name) => name && saysBrokenOff(name.value))
    return isNoSchool && !isBroken && !expected && !gpa && !attendance?.value.endsWith('present')
  }
  const awards = entries.filter(isAwarded).flatMap(({ institution, degree_type, specialization, attendance }) => {
    const names = [degree_type, specialization].filter((name) => name !== undefined)
    const [name = institution] = names
    const year = /\d{4}$/.exec(attendance?.value ?? '')?.[0]
    if (!name) return []
    const value = names.map((part) => part.value).join(', ') || name.value
    return [
      {
        certification_name: {
          ...name,
          value,
          lines: [...new Set(names.flatMap((part) => part.lines).concat(name.lines))],
        },
        ...(names.length > 0 && institution && { certification_organization: institution }),
        ...(attendance && year !== undefined && { certification_date: { ...attendance, value: year } }),
      },
    ]
  })
  return { schools: entries.filter((entry) => !isAwarded(entry)), awards }
}
