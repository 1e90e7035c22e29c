import { foldWord } from './normal-words.ts'
import { allWords, alternatives } from './dictionary.ts'
import { employerWords, titleWords, wordsOf } from './occupation-words.ts'

const degrees = new Set(allWords(({ degrees: words }) => words).map(foldWord))

const studyWord = /^(?:bachelor|master|diplom|magister)-?(?:studium|studiengang|abschluss|degree)$/

const schools = new Set(allWords(({ schools: words }) => words).map(foldWord))

const subjects = new RegExp(
  `${alternatives(allWords(({ subject_stems }) => subject_stems))}|(?:${alternatives(allWords(({ subject_endings }) => subject_endings))})\\b`,
  'iu',
)

/** Names that begin like a degree but are not one: "Master Project", "Associate Chartered Accountant". */
const noDegree =
  /^(?:(?:bachelor|master|diploma?|phd|ph\.d\.|doctoral|undergraduate|postgraduate)['’]?s?[\s-]?(?:projects?|projekt|projet|proyecto|thesis|dissertation|arbeit|seminar|class(?:es)?|chef|plan)(?!\p{L})|associate\s(?!degree|diploma|of\s|in\s|applied|arts|science|business|nursing))/iu

/** How much a text looks like a degree: 2 for a degree at its start, 1 inside. */
export function degreeWords(text: string): number {
  if (noDegree.test(text)) return 0
  if (short.test(text)) return 2
  const found = wordsOf(text).map((word) => degrees.has(word.replace(/'s$|s'$/, '')) || studyWord.test(word))
  if (
    /^(?:(?:\d{1,2}|two|three|four|five)\s(?=a[- ]levels|as[- ]levels|highers|advanced highers))?(?:high school|higher secondary|senior secondary|secondary$|secondary school (?:diploma|certificate)|a[- ]levels?|as[- ]levels?|(?:advanced\s)?highers|abitur|allgemeine hochschulreife|minor|major|double major)\b/i.test(
      text,
    )
  )
    return 1.5
  if (found[0] || found[1] || /\s(?:diploma|certificate|degree|abschluss|diplom|leaving cert)$/i.test(text)) return 2
  return found.some(Boolean) ? 1 : 0
}

export function schoolWords(text: string): number {
  return wordsOf(text).some(
    (word) =>
      schools.has(word) || /(?:universität|universitat|hochschule|gymnasium|schule|akademie|institut)$/.test(word),
  )
    ? 2
    : 0
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

/** Abbreviated degrees: "B.Sc. Informatik", "MSc, Physics". */
const short =
  /^((?:(?:B|M|D)\.?\s?(?:Sc|A|S|Eng|Ed|Tech|Com|B\.?A|F\.?A|Phil|E|Arch|P\.?H|P\.?A|Res|C\.?A|C\.?S)|Ph\.?\s?D|MBA|BBA|LL\.?[BM]|[AJM]\.?[ASD]|HND|HNC|PGCE|PGDip|BTEC|[NS]VQ|BEP|FP|Bac(?:calauréat)?(?:\s(?:pro(?:fessionnel)?|techno(?:logique)?|[A-Z]{1,4}\d?[A-Z]?))?|BTS|DUT|BUT|CAP|A\.?A\.?S|Dipl\.?-?(?:Ing|Inf|Kfm|Kff|Phys|Math|Päd|Psych|Biol|Chem)?|Bachelor(?:['’]?s)?(?:\s(?:degree|abschluss))?|Master(?:['’]?s)?(?:\s(?:degree|abschluss|1|2))?|Magister|Diplom|Doctorate|Licence|Licenciatura|Grado|Máster|Doctorado|Laurea|Associate['’]?s(?:\sdegree)?|Associate(?:\sdegree|(?=\s(?:of|in)\s))|Mastère|Promotion|Staatsexamen|Ausbildung|Minor|Technicien supérieur)\.?(?:\s?\((?:Hons?|FH|Uni|TU|U)\.?\)|\sHons)?)(?=[\s,:–—(-]|$)/u
const ofKind =
  /^\s(?:of|of the|der|de|en)\s(?:Science|Arts|Engineering|Business Administration|Technology|Education|Laws?|Fine Arts|Philosophy|Commerce|Applied (?:Science|Arts)|Public (?:Health|Administration|Policy)|Architecture|Medicine|Music|Nursing|Social Work|Design|Computer Applications|Research|Computing|Sciences)(?:\s?\([^)]{1,12}\))?(?=$|[\s,:–—(-])/iu

/** "NVQ Level 3 Professional Cookery": the level belongs to the degree. */
const level = /^\s(?:level|niveau|stufe|nivel|diploma(?:\slevel)?)\s?\d(?=[\s,:–—-]|$)/iu

const lead = /^(?:graduated (?:as|with)(?: an?)?|abschluss(?: als)?|degree|diplôme|título|titre)\s?:?\s(?=\p{Lu})/iu
/** "Master Studies Digital Media": the field follows. */
const studies = /^(?:degree|studies|programme?|studium|studiengang)\s(?:(?:in|of|der)\s)?(?=\S)/iu

/** "3 A Levels: Biology (B), Physics (C)" */
const listedSubjects = /^((?:\S+\s)?(?:AS?[- ]levels?|(?:advanced )?highers|GCSEs?))(?:\s?:|\s[–—-])\s(\S.+)$/iu

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
  const inField = /^(.{2,60}?)\s(?:in|im|en|i)\s(?:der |dem |the )?(?=\S)(.{2,})$/iu.exec(plain)
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
  const of = kind === '' ? /^\s(?:of|des|der|de|d['’])\s?(.+)$/iu.exec(rest) : null
  const field = trim((of?.[1] ?? rest).replace(/^[\s,:–—-]+/, '').replace(studies, ''))
  return { degree: trim(degree), field }
}

const trim = (text: string) => text.replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, '').replace(/\s(?:in|of|en|im|de|der)$/i, '')
