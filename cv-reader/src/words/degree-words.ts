import { foldWord } from './normal-words.ts'
import { allWords, alternatives, alternativesOf, eachLanguage } from './dictionary.ts'
import { employerWords, titleWords, wordsOf } from './occupation-words.ts'
import { isNumberedCourse } from './standards.ts'

const degrees = new Set(allWords(({ degrees: words }) => words).map(foldWord))

const foldedOf = (pick: Parameters<typeof allWords>[0]) => alternatives(allWords(pick).map(foldWord))

/** "Bachelorstudium", "master-degree" */
const studyWord = new RegExp(
  `^(?:${foldedOf(({ degree_stems }) => degree_stems)})-?(?:${foldedOf(({ degree_endings }) => degree_endings)})$`,
)

const schools = new Set(allWords(({ schools: words }) => words).map(foldWord))

/** "Handelsakademie", "Volkshochschule" */
const schoolEnding = new RegExp(`(?:${foldedOf(({ school_endings }) => school_endings)})$`)

const subjects = new RegExp(
  `${alternatives(allWords(({ subject_stems }) => subject_stems))}|(?:${alternatives(allWords(({ subject_endings }) => subject_endings))})\\b`,
  'iu',
)

/** Names that begin like a degree but are not one: "Master Project", "Associate Chartered Accountant". */
const noDegree = new RegExp(
  String.raw`^(?:(?:${alternativesOf(({ studied_levels }) => studied_levels)})['’]?s?[\s-]?(?:${alternativesOf(({ no_degrees }) => no_degrees)})(?!\p{L})|${eachLanguage(
    ({ ranks_like_degrees, behind_such_degrees, subject_in, subject_of }) =>
      String.raw`(?:${alternatives(ranks_like_degrees)})\s(?!${alternatives(behind_such_degrees)}|(?:${alternatives([...subject_of, ...subject_in])})\s)`,
  )})`,
  'iu',
)

/** "High school diploma", "3 A levels": less than a degree. */
const schoolLeaving = new RegExp(
  String.raw`^(?:(?:\d{1,2}|${alternativesOf(({ degree_counts }) => degree_counts)})\s(?=${alternativesOf(({ counted_degrees }) => counted_degrees)}))?(?:${alternativesOf(({ school_leavings }) => school_leavings)}|(?:${alternativesOf(({ school_leavings_alone }) => school_leavings_alone)})$)\b`,
  'i',
)
const lastWord = new RegExp(String.raw`\s(?:${alternativesOf(({ degree_last_words }) => degree_last_words)})$`, 'i')

/** How much a text looks like a degree: 2 for a degree at its start, 1 inside. */
export function degreeWords(text: string): number {
  if (noDegree.test(text) || isNumberedCourse(text)) return 0
  if (short.test(text)) return 2
  const found = wordsOf(text).map((word) => degrees.has(word.replace(/'s$|s'$/, '')) || studyWord.test(word))
  if (schoolLeaving.test(text)) return 1.5
  if (found[0] || found[1] || lastWord.test(text)) return 2
  return found.some(Boolean) ? 1 : 0
}

export function schoolWords(text: string): number {
  return wordsOf(text).some((word) => schools.has(word) || schoolEnding.test(word)) ? 2 : 0
}

const apprenticeship = new RegExp(
  String.raw`^(?:${alternatives(allWords(({ apprenticeships }) => apprenticeships))})(?!\p{L})`,
  'iu',
)

/** True for what is learnt at a company: "Lehre zur Bürokauffrau", "Apprenticeship in Joinery". */
export const namesApprenticeship = (text: string): boolean => apprenticeship.test(text)

/** True for a trade alone, which among schools is what somebody learnt: "Tischlerin", "Electrician". */
export const namesTrade = (text: string): boolean =>
  titleWords(text) >= 1.75 && employerWords(text) === 0 && schoolWords(text) === 0

export function isSubject(text: string): boolean {
  return subjects.test(text.slice(0, 200))
}

const names = alternativesOf(({ degree_names }) => degree_names)
/** "Bac STMG" */
const withSeries = String.raw`(?:${alternativesOf(({ degrees_with_series }) => degrees_with_series)})\s[A-Z]{1,4}\d?[A-Z]?`
/** "Dipl.-Ing." */
const shortened = String.raw`(?:${alternativesOf(({ shortened_degrees }) => shortened_degrees)})\.?-?(?:${alternativesOf(({ shortened_subjects }) => shortened_subjects)})?`
/** "(Hons)", "(FH)", " Hons" */
const mark = String.raw`\s?\((?:${alternativesOf(({ degree_marks }) => degree_marks)})\.?\)|\s(?:${alternativesOf(({ open_degree_marks }) => open_degree_marks)})`
const letters = String.raw`(?:B|M|D)\.?\s?(?:Sc|A|S|Eng|Ed|Tech|Com|B\.?A|F\.?A|Phil|E|Arch|P\.?H|P\.?A|Res|C\.?A|C\.?S)|Ph\.?\s?D|LL\.?[BM]|[AJM]\.?[ASD]|A\.?A\.?S`
/** "Associate of Arts", "Associate in Nursing" */
const rankLikeDegree = eachLanguage(
  ({ ranks_like_degrees, subject_in, subject_of }) =>
    String.raw`(?:${alternatives(ranks_like_degrees)})(?=\s(?:${alternatives([...subject_of, ...subject_in])})\s)`,
)
/** Abbreviated degrees: "B.Sc. Informatik", "MSc, Physics". */
const short = new RegExp(
  String.raw`^((?:${letters}|${withSeries}|${names}|${shortened}|${rankLikeDegree})\.?(?:${mark})?)(?=[\s,:–—(-]|$)`,
  'u',
)
const ofKind = new RegExp(
  String.raw`^\s(?:${alternativesOf(({ before_degree_kinds }) => before_degree_kinds)})\s(?:${alternativesOf(({ degree_kinds }) => degree_kinds)})(?:\s?\([^)]{1,12}\))?(?=$|[\s,:–—(-])`,
  'iu',
)

/** "NVQ Level 3 Professional Cookery": the level belongs to the degree. */
const level = new RegExp(
  String.raw`^\s(?:${alternativesOf(({ degree_levels }) => degree_levels)})\s?\d(?=[\s,:–—-]|$)`,
  'iu',
)

const lead = new RegExp(String.raw`^(?:${alternativesOf(({ degree_leads }) => degree_leads)})\s?:?\s(?=\p{Lu})`, 'iu')
/** "Master Studies Digital Media": the field follows. */
const studies = new RegExp(
  String.raw`^(?:${alternativesOf((words) => words.studies)})\s(?:(?:${alternativesOf(({ behind_studies }) => behind_studies)})\s)?(?=\S)`,
  'iu',
)

/** "3 A Levels: Biology (B), Physics (C)" */
const listedSubjects = new RegExp(
  String.raw`^((?:\S+\s)?(?:${alternativesOf(({ degrees_in_subjects }) => degrees_in_subjects)}))(?:\s?:|\s[–—-])\s(\S.+)$`,
  'iu',
)

const subjectIn = alternativesOf(({ subject_in }) => subject_in)
/** "Bachelor in Physics", "Studium im Maschinenbau" */
const inSubject = new RegExp(
  String.raw`^(.{2,60}?)\s(?:${subjectIn})\s(?:(?:${alternativesOf(({ subject_articles }) => subject_articles)}) )?(?=\S)(.{2,})$`,
  'iu',
)
const ofSubject = new RegExp(
  String.raw`^\s(?:${alternativesOf(({ subject_of }) => subject_of)})(?:\s|(?<=['’])\s?)(.+)$`,
  'iu',
)

/** Splits "Bachelor of Science in Physics" into degree and field at words or punctuation. */
export function splitDegree(text: string): { degree: string; field: string } {
  const whole = { degree: text, field: '' }
  const plain = text.replace(/\s+/g, ' ').trim().replace(lead, '')
  const listed = listedSubjects.exec(plain)
  if (listed?.[1] && listed[2]) return { degree: listed[1], field: listed[2] }
  // "Ausbildung zum Kaufmann im Einzelhandel" names one qualification.
  if (namesApprenticeship(plain) && /^\S+\szu[mr]\s/iu.test(plain)) return { degree: trim(plain), field: '' }
  // So does "Kauffrau im Einzelhandel".
  const [trade = ''] = plain.split(/\s(?:im|für)\s/u)
  if (trade !== plain && namesTrade(trade)) return { degree: trim(plain), field: '' }
  const inField = inSubject.exec(plain)
  // "CFGS Administración de Sistemas en Red": the subject stands before "en", which belongs to it.
  const [first = '', ...subject] = inField?.[1]?.split(' ') ?? []
  const isWithin = subject.length > 1 && isSubject(subject.join(' ')) && !ofKind.test(` ${subject.join(' ')}`)
  if (isWithin && /\sen\s/iu.test(plain) && degreeWords(first) >= 2)
    return { degree: first, field: trim(plain.slice(first.length)) }
  if (inField?.[1] && inField[2] && degreeWords(inField[1]) >= 1)
    return { degree: trim(inField[1]), field: trim(inField[2]) }
  const name = short.exec(plain)
  if (!name?.[1]) return whole
  const kind = (ofKind.exec(plain.slice(name[1].length)) ?? level.exec(plain.slice(name[1].length)))?.[0] ?? ''
  const degree = name[1] + kind
  const rest = plain.slice(degree.length)
  const bracket = /^\s?\(([^()]{3,})\)$/.exec(rest)
  if (bracket?.[1]) return { degree: trim(degree), field: trim(bracket[1]) }
  const of = kind === '' ? ofSubject.exec(rest) : null
  const field = trim((of?.[1] ?? rest).replace(/^[\s,:–—-]+/, '').replace(studies, ''))
  return { degree: trim(degree), field }
}

const trim = (text: string) => text.replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, '').replace(/\s(?:in|of|en|im|de|der)$/i, '')
