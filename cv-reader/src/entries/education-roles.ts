import { isOnlyDates } from '../facts/dates.ts'
import { degreeWords, isSubject, namesApprenticeship, namesTrade, schoolWords } from '../words/degree-words.ts'
import { alternativesOf } from '../words/dictionary.ts'
import { saysRenewal } from '../words/credential-words.ts'
import { employerWords, titleWords } from '../words/occupation-words.ts'
import type { Placed, RoleModel } from './role-candidates.ts'
import { placeLikeness } from '../words/place-names.ts'

export type EducationRole = 'school' | 'degree' | 'field' | 'place'

const wordCount = (text: string) => text.split(/\s+/).length
const isOdd = (text: string) =>
  /@|https?:\/\/|www\./i.test(text) ||
  !/\p{L}{2}/u.test(text) ||
  isOnlyDates(text) ||
  /^[<[{].*[>\]}]$/.test(text) ||
  saysRenewal(text) ||
  (/[.!?;]$/.test(text) && wordCount(text) > 7)

/** How somebody studied is no part of the school's name. */
const mode = new RegExp(`^(?:${alternativesOf(({ study_modes }) => study_modes)})(?:,|$)`, 'iu')

function schoolEvidence(text: string): number {
  const school = schoolWords(text)
  const degree = degreeWords(text)
  const base = school > 0 ? 2.4 : employerWords(text) > 1 ? 0.6 : -0.2
  const wrong =
    degree >= 2 && !/^\S+\s(?:university|college|school|institute)/i.test(text) ? -2.2 : degree >= 1 ? -0.8 : 0
  const place = school === 0 && placeLikeness(text) >= 2.5 ? -2.2 : 0
  const tail =
    (mode.test(text) ? -3 : 0) + (/,\s/.test(text) ? -0.3 : 0) + (/,\s\p{Lu}[\p{L}'’-]+$/u.test(text) ? -0.3 : 0)
  const subject = school === 0 && isSubject(text) ? -0.8 : 0
  const [first = ''] = text.split(', ')
  const trade = namesTrade(first) ? -1.5 : 0
  return base + wrong + place + subject + trade + tail + (wordCount(text) > 10 ? -1.5 : 0) + (isOdd(text) ? -6 : 0)
}

/** How far somebody has come is no degree: "noveno ciclo", "5. Semester", "3rd year", "2e année". */
const isProgress = (text: string) => text.split(/,\s+/).some((part) => progress.test(part))
const progress = new RegExp(
  String.raw`^(?:\d{1,2}(?:\.|st|nd|rd|th|e|er|[èe]me|[ºªo])?|\p{L}+(?:o|a|er|re|[èe]me|th|rd|nd|st|tes|ter))\s(?:${alternativesOf(({ study_terms }) => study_terms)})$`,
  'iu',
)

function degreeEvidence(text: string): number {
  const degree = degreeWords(text)
  const base = degree >= 2 ? 2.4 : degree >= 1.5 ? 1.4 : degree >= 1 || namesTrade(text) ? 1 : -0.8
  const school = schoolWords(text) > 0 && degree < 1.5 ? -2.4 : schoolWords(text) > 0 ? -0.8 : 0
  const place = placeLikeness(text) >= 2.5 ? -2.5 : 0
  const tail = /,\s([^,]+)$/.exec(text)?.[1]
  // "Paris 3 – Master Communication": the words before the dash are not part of the degree.
  const [ahead] = text.split(/\s[–—-]\s/)
  const strange = ahead !== text && degreeWords(ahead ?? '') === 0 && !isSubject(ahead ?? '') ? -0.8 : 0
  const stray = tail && !isSubject(tail) && degreeWords(tail) === 0 ? -0.5 : 0
  return (
    base +
    (isProgress(text) ? -5 : 0) +
    school +
    place +
    stray +
    strange +
    (isSubject(text) ? 0.3 : 0) +
    (wordCount(text) > 14 ? -2 : 0) +
    (isOdd(text) ? -6 : 0)
  )
}

function fieldEvidence(text: string): number {
  const isTrade = namesTrade(text)
  const isOther = isProgress(text) || mode.test(text)
  const base = isOther
    ? -5
    : isTrade || isSubject(text) || (ofApprenticeship.test(text) && !/\d/.test(text))
      ? 0.9
      : -0.9
  const wrong =
    (degreeWords(text) >= 1 ? -1.8 : 0) +
    (schoolWords(text) > 0 ? -2.4 : 0) +
    (titleWords(text) >= 2 && !isTrade ? -0.5 : 0)
  return (
    base + wrong + (placeLikeness(text) >= 2.5 ? -2.5 : 0) + (wordCount(text) > 10 ? -1.5 : 0) + (isOdd(text) ? -6 : 0)
  )
}

function placeEvidence(text: string): number {
  const likeness = isProgress(text) ? 0 : placeLikeness(text)
  // "Sorbonne Nouvelle – Paris 3": universities of one city are numbered.
  if (likeness === 0 || /^\p{L}+\s\d$/u.test(text)) return -3.5
  const base = likeness >= 3 ? 2.6 : likeness >= 2 ? 2 : likeness >= 1.5 ? 1 : likeness >= 0.8 ? 0.4 : -0.5
  const wrong = schoolWords(text) > 0 || degreeWords(text) > 0 || isSubject(text) ? -2.5 : 0
  return base + wrong
}

function pairs(placed: readonly Placed<EducationRole>[]): number {
  const degree = placed.find(({ role }) => role === 'degree')
  const field = placed.find(({ role }) => role === 'field')
  const school = placed.find(({ role }) => role === 'school')
  let score = 0
  if (field && !degree) score -= 0.8
  if (field && degree) {
    const follows = field.offset === degree.offset ? field.at === degree.at + 1 : field.offset === degree.offset + 1
    score += follows ? 0.4 : -0.5
  }
  for (const it of placed) if (it.offset > 2) score -= 0.5
  // "CFGM Servicios en Restauración, IES Alba": what a degree is in is no school.
  if (
    school?.before === 'en' &&
    degree?.offset === school.offset &&
    schoolWords(school.text.split(', ')[0] ?? '') === 0
  )
    score -= 2.5
  if (degree && (namesApprenticeship(degree.text) || namesTrade(degree.text))) score += atCompany(degree, school, field)
  if (school && school.offset > 1 && schoolWords(school.text) === 0) score -= 0.6
  const place = placed.find(({ role }) => role === 'place')
  if (place?.before === 'comma' && school && school.offset === place.offset && place.at === school.at + 1) score += 0.7
  if (place && school && place.text.length > 3 && school.text.includes(place.text)) score += 0.8
  return score
}

/** What a line below an apprenticeship may say of it, and no company is called. */
const ofApprenticeship = new RegExp(
  String.raw`^(?:[a-z]-profil|${alternativesOf(({ of_apprenticeship }) => of_apprenticeship)})(?!\p{L})`,
  'iu',
)

/** An apprentice learns at a company, whatever it is called; its place stands behind it: "Elektro Brandt, Unna". */
function atCompany(
  degree: Placed<EducationRole>,
  school: Placed<EducationRole> | undefined,
  field: Placed<EducationRole> | undefined,
): number {
  const isNamed = school?.before === 'line' && degreeWords(school.text) === 0
  const isPlace =
    school?.before === 'comma' && school.offset !== degree.offset && school.at > 0 && schoolWords(school.text) === 0
  const isWrong = school !== undefined && ofApprenticeship.test(school.text)
  // "Ausbildung zum Koch" says what is learnt: the line below says where.
  const isCompany =
    field !== undefined &&
    !ofApprenticeship.test(field.text) &&
    !namesTrade(field.text) &&
    (!isSubject(field.text) || (field.offset !== degree.offset && wordCount(degree.text) > 1))
  return (isNamed ? 1 : 0) - (isPlace ? 1.5 : 0) - (isWrong ? 4 : 0) - (isCompany ? 3 : 0)
}

/** Universities with several campuses: the city after the comma is part of the name, unless its state follows. */
const ofCampuses =
  /^University of (?:Alabama|Alaska|Arkansas|California|Colorado|Hawai[ʻ']?i|Houston|Illinois|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Missouri|Nebraska|North Carolina|Tennessee|Texas|Wisconsin)$/

/** The school's name with the campus that was read as a place: "University of California, San Diego". */
export function withCampus(school: string, place: Placed<EducationRole> | undefined): string {
  const isCampus = place?.before === 'comma' && !/[,\d]/.test(place.text) && !/^[A-Z]{2}$/.test(place.text)
  return isCampus && ofCampuses.test(school) ? `${school}, ${place.text}` : school
}

export const educationModel: RoleModel<EducationRole> = {
  roles: ['school', 'degree', 'field', 'place'],
  evidence: { school: schoolEvidence, degree: degreeEvidence, field: fieldEvidence, place: placeEvidence },
  missing: { school: -1, degree: -0.8, field: 0, place: 0 },
  labelled: { school: 'school', degree: 'degree', field: 'field', place: 'place' },
  joins: { at: -0.3, dash: -0.6 },
  pair: pairs,
}
