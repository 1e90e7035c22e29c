import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { Purpose, Sourced } from '../content.ts'
import { formatMonth, isPresent } from '../dates.ts'
import { fill } from '../document-texts.ts'
import { compact, oneLine, sourceOf } from '../resume/resume-sections.ts'
import { cleanTitle } from './clean-title.ts'
import { hasTextHit } from './letter-form.ts'
import type { Language } from '../../../lib/languages.ts'
import type { Customs } from './letter-style.ts'
import type { LetterTexts } from './letter-texts.ts'
import type { Work as Job } from './told-works.ts'

export type LetterWording = { texts: LetterTexts; language: Language; locale: string; customs: Customs }
type TextName = keyof LetterTexts

export function sentence(
  { texts }: LetterWording,
  name: TextName,
  slots: Readonly<Record<string, string>>,
  sources: readonly string[],
): Sourced {
  const tidy = Object.fromEntries(Object.entries(slots).map(([slot, value]) => [slot, oneLine(value)]))
  if (tidy['title']) tidy['of_title'] = `${startsWithFrenchVowel(tidy['title']) ? 'd’' : 'de '}${tidy['title']}`
  return { text: fill(texts[name], tidy), sources: [...sources], origin: 'template' }
}

export function custom(
  { customs }: LetterWording,
  name: 'greeting' | 'unnamed' | 'closing' | 'talk',
  slots: Readonly<Record<string, string>>,
): Sourced {
  const sources = customs[name].includes('{company}') ? ['posting/company'] : []
  return { text: fill(customs[name], slots), sources, origin: 'template' }
}

/** Requirements that the profile meets, in the posting's words; without any, only the wish to apply. */
export function openingSentence(purpose: Purpose, skills: readonly string[], wording: LetterWording): Sourced {
  const { title } = purpose
  if (skills.length === 0) return applySentence(purpose, wording)
  const article = articled(title, wording)
  const name = title === '' ? 'ask_for' : article === undefined ? 'hiring_for' : 'looking_for'
  const slots = { title: article ?? title, skills: quoted(skills, wording) }
  return sentence(wording, name, slots, [...(title ? ['posting/title'] : []), 'posting/requirements'])
}

/** For a profile that shows nothing of what the posting asks: the wish to apply, and nothing else. */
export function applySentence({ title, company }: Purpose, wording: LetterWording): Sourced {
  const name = title && company ? 'apply' : title ? 'apply_title' : company ? 'apply_company' : 'apply_plain'
  const sources = [...(title ? ['posting/title'] : []), ...(company ? ['posting/company'] : [])]
  return sentence(wording, name, { title, company }, sources)
}

export function jobFacts(job: Job, { locale, texts }: LetterWording) {
  const month = (value: string) => formatMonth(value, { texts: { present: '' }, language: locale }, 'long')
  const title = cleanTitle(job.title, job.location)
  const isNow = isPresent(job.to)
  const from = job.from && month(job.from)
  const to = job.to && !isNow ? month(job.to) : ''
  const range =
    isNow && from
      ? fill(texts.since, { from })
      : from && to && from !== to
        ? `${from} – ${to}`
        : from && !to
          ? fill(texts.from, { from })
          : to
  const sources = (['title', 'company', 'from', 'to'] as const)
    .filter((field) => oneLine(job[field]) !== '')
    .map((field) => sourceOf(job, field === 'from' || field === 'to' ? field : job.fields[field]))
  return { title, company: oneLine(job.company), from, to, range, isNow, sources }
}

/** A job in one sentence. An unknown end is not guessed: "since" is only for a job that lasts. */
export function positionSentence(job: Job, wording: LetterWording): Sourced | undefined {
  const { title, company, from, to, range, isNow, sources } = jobFacts(job, wording)
  if (!title && !company) return undefined
  if (!title) return sentence(wording, 'position_at', { company }, sources)
  if (!company) return sentence(wording, 'position_titled', { title }, sources)
  const article = articled(title, wording)
  const slots = { title: article ?? title, company, from, to, range }
  if (from && from === to)
    return sentence(wording, 'position_undated', { company, title: `${title}, ${from}` }, sources)
  if (isNow && from) return sentence(wording, article ? 'position_now' : 'position_now_named', slots, sources)
  if (from && to) return sentence(wording, article ? 'position_past' : 'position_past_named', slots, sources)
  return sentence(wording, from ? 'position_open' : 'position_undated', { ...slots, title }, sources)
}

export function didSentence(job: Job, clause: string, source: string, wording: LetterWording): Sourced | undefined {
  const { title, company, from, to, range, isNow, sources } = jobFacts(job, wording)
  if (company && job.kind === 'project')
    return sentence(wording, 'did_project', { company, clause }, [...sources, source])
  if (!company || !title || !range) return undefined
  const article = articled(title, wording)
  const slots = { title: article ?? title, company, from, to, range, clause }
  const all = [...sources, source]
  if (article && isNow && from) return sentence(wording, 'did_now', slots, all)
  if (article && from && to && from !== to) return sentence(wording, 'did_past', slots, all)
  return sentence(wording, 'did_named', { ...slots, title }, all)
}

/**
 * The newest degree, one that the posting asks for before all others: held after its year, expected before, nothing if
 * unclear. `year` is in the writer's time zone.
 */
export function degreeSentence(
  profile: ProfileDocument,
  isAsked: (school: School) => boolean,
  year: number,
  wording: LetterWording,
): Sourced | undefined {
  const dated = profile.education
    .map((school) => ({ school, end: lastYear(school.attendance), isWanted: isAsked(school) }))
    .filter(
      ({ school, end, isWanted }) =>
        end !== undefined && (isWanted || oneLine(school.degree_type) !== '') && oneLine(school.institution) !== '',
    )
    .toSorted((a, b) => Number(b.isWanted) - Number(a.isWanted) || (b.end ?? 0) - (a.end ?? 0))
  const [newest] = dated
  if (!newest?.end || isUnfinished(newest.school)) return undefined
  const { school, end } = newest
  const isExpected = /expect|anticipat|voraussicht|prévu|previst/i.test(school.attendance)
  const isAhead = end > year || (end === year && isExpected)
  // In its own year, or an expected year that has passed, nobody knows whether the degree was awarded.
  if (!isAhead && (end === year || isExpected)) return undefined
  const degree = degreeText(school, wording)
  const sources = ['degree_type', 'specialization', 'institution', 'attendance']
    .filter((field) => oneLine(String(school[field as keyof typeof school] ?? '')) !== '')
    .map((field) => sourceOf(school, field))
  const slots = {
    degree: isAhead ? degree : (articled(degree, wording, true) ?? degree),
    institution: school.institution,
    year: String(end),
  }
  // Brackets after brackets read like a form.
  const done = degree.endsWith(')') ? 'degree_done_long' : 'degree_done'
  const told = sentence(wording, isAhead ? 'degree_expected' : done, slots, sources)
  return hasTextHit(told.text) ? undefined : told
}

type School = ProfileDocument['education'][number]
const isUnfinished = ({ degree_type, specialization, attendance }: School): boolean =>
  /unfinished|not completed|incomplete|ohne abschluss|abgebrochen|drop(?:ped)? out|coursework|exchange|in progress|non (?:terminé|obtenu)|sin terminar/i.test(
    `${degree_type} ${specialization} ${attendance}`,
  )

function degreeText({ degree_type, specialization }: School, { language }: LetterWording): string {
  const degree = oneLine(degree_type).replace(/[,;:]+$/, '')
  const field = oneLine(specialization).replace(/[.,;:]+$/, '')
  if (degree === '') return field
  if (field === '' || degree.toLowerCase().includes(field.toLowerCase())) return degree
  // "Ausbildung zum Fachlageristen" goes on by itself.
  if (/^(?:zu[mr]?|als|in|im|en|of)\s/i.test(field)) return `${degree} ${field}`
  return language === 'en' ? `${degree} in ${field}` : `${degree}, ${field}`
}

/** « d’ingénieur », « d’hôte », but « de haut fonctionnaire ». */
const startsWithFrenchVowel = (text: string): boolean =>
  /^(?:[aeiou]|h(?:o(?!rs|ck)|u(?!i)|e|y|ab))/i.test(text.normalize('NFD').replace(/\p{M}/gu, ''))

/** Licences, certificates and registrations that the posting asks for. */
export function certificatesSentence(named: readonly Named[], wording: LetterWording): Sourced | undefined {
  return listSentence(['certificate', 'certificates'], named, 1, wording)
}

/** Up to four skills that the posting asks for and that no line of the letter shows, in the profile's words. */
export function skillsSentence(
  profile: ProfileDocument,
  isAsked: (skill: string) => boolean,
  fewest: number,
  wording: LetterWording,
): Sourced | undefined {
  const asked = profile.skills.filter(({ skill }) => isAsked(skill))
  const named = asked
    .map((it) => ({ text: oneLine(it.skill), source: sourceOf(it, 'skill') }))
    .filter(({ text }) => text.length <= longestNamed)
  return listSentence(['skill', 'skills'], named, fewest, wording)
}

/** For a letter that no line of work answers: what its writer has made. */
export function projectsSentence(profile: ProfileDocument, wording: LetterWording): Sourced | undefined {
  const named = profile.projects
    .map((it) => ({ text: oneLine(it.name), source: sourceOf(it, 'name') }))
    .filter(({ text }) => text.length <= longestNamed)
  return listSentence(['project', 'projects'], named, 1, wording)
}

type Named = { text: string; source: string }

function listSentence(
  [one, several]: readonly ['skill' | 'project' | 'certificate', 'skills' | 'projects' | 'certificates'],
  named: readonly Named[],
  fewest: number,
  wording: LetterWording,
): Sourced | undefined {
  const filled = named.filter(({ text }) => text !== '')
  const once = [...new Map(filled.toReversed().map((it) => [it.text.toLowerCase(), it])).values()].toReversed()
  const told = once.slice(0, mostNamed)
  if (told.length < fewest) return undefined
  const list = listOf(
    told.map(({ text }) => text),
    wording,
  )
  const sources = told.map(({ source }) => source)
  const text = sentence(wording, told.length === 1 ? one : several, { [several]: list }, sources)
  return hasTextHit(text.text) ? undefined : text
}

const [mostNamed, longestNamed] = [4, 30]

function lastYear(attendance: string): number | undefined {
  const years = attendance.match(/\b(?:19|20)\d{2}\b/g)?.map(Number) ?? []
  return years.length === 0 ? undefined : Math.max(...years)
}

export function closingSentences(profile: ProfileDocument, wording: LetterWording): Sourced[] {
  const { email, mobile_numbers } = profile.personal_details
  const phoneIndex = mobile_numbers.findIndex((number) => oneLine(number) !== '')
  const phone = mobile_numbers[phoneIndex] ?? ''
  const sources = compact([
    oneLine(email) ? 'personal_details/email' : undefined,
    phone ? `personal_details/mobile_numbers/${phoneIndex}` : undefined,
  ])
  const slots = { contact: oneLine(email) || phone, phone }
  return compact([
    custom(wording, 'talk', {}),
    sentence(wording, 'enclosed', {}, []),
    sources.length === 0 ? undefined : sentence(wording, sources.length === 2 ? 'reach_two' : 'reach', slots, sources),
  ])
}

/** "Python, SQL and forecasting"; German, French and Spanish quote the posting's words, which they would inflect. */
function quoted(skills: readonly string[], { language }: LetterWording): string {
  const marks = { en: ['', ''], de: ['„', '“'], fr: ['« ', ' »'], es: ['«', '»'] }[language]
  return listOf(
    skills.map((skill) => `${marks[0]}${skill}${marks[1]}`),
    { language },
  )
}

const listOf = (items: readonly string[], { language }: Pick<LetterWording, 'language'>): string =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(items)

const roleWords =
  /(?:er|or|ist|ian|man|woman|person|nurse|analyst|assistant|consultant|accountant|attendant|clerk|chef|cook|lead|intern|trainee|apprentice|fellow|executive|associate|architect|secretary|attorney|guard|agent|president|superintendent|student|partner|coach|pilot|aide|representative|administrator|technician|expert|principal|paralegal|server|cashier|host|hostess|nanny|founder)$/i

/** An English title with its article, none for Head of and Chief; undefined unless it is a plain role. */
function articled(title: string, { language }: LetterWording, isDegree = false): string | undefined {
  if (language !== 'en') return title
  if (!isDegree && /^(?:head of|chief|vice president|vp)\b/i.test(title)) return title
  const head = title.split(/\s(?:of|for|in|at|to|with|–)\s/)[0] ?? ''
  const isRole = /^[\p{L}\s./'’()&+#-]+$/u.test(title) && title.split(' ').length <= 7 && roleWords.test(head)
  if (!isDegree && !isRole) return undefined
  return `${startsWithVowelSound(title) ? 'an' : 'a'} ${title}`
}

/** By sound: "an hour", "an MSc", "a unit", "a European", "a UX designer". */
function startsWithVowelSound(text: string): boolean {
  const first = /^[\p{L}\p{N}.]+/u.exec(text)?.[0] ?? ''
  const isSpelled =
    /^(?:[A-Z]{2,}|[A-Z](?:\.[A-Z])+\.?|[A-Z]\.?)$/.test(first) ||
    /^(?:MSc|MPhil|MBA|MA|MEng|LLB|LLM)$/.test(first.replaceAll('.', ''))
  if (isSpelled) return /^[AEFHILMNORSX]/.test(first)
  if (/^(?:eu|uni(?!n|m)|use|usu|one\b|once\b|ut[ie])/i.test(first)) return false
  return /^(?:[aeiou]|hono|hour|heir)/i.test(first)
}
