import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { heldIn } from '../../../lib/matching/profile/profile-evidence.ts'
import { readPostingInterest } from '../../../lib/matching/ranking/posting-interest.ts'
import {
  openSlot,
  type LetterContent,
  type LetterParagraph,
  type LetterRow,
  type Sourced,
  type Target,
} from '../content.ts'
import { fill } from '../document-texts.ts'
import { compact, headerOf, oneLine } from '../resume/resume-sections.ts'
import { newestFirst, purposeOf } from '../resume/tailor-resume.ts'
import { findAnswers, isShown, type Answer } from './answers.ts'
import { askText, namedSkills } from './ask-words.ts'
import { readAsks } from './asks.ts'
import { cleanTitle, isNameOfPosition } from './clean-title.ts'
import { findContactPerson } from './contact-person.ts'
import { countryOfPlace, countryOfWriter } from './country-of-place.ts'
import {
  applySentence,
  closingSentences,
  custom,
  degreeSentence,
  didSentence,
  jobFacts,
  openingSentence,
  positionSentence,
  sentence,
  projectsSentence,
  skillsSentence,
  type LetterWording,
} from './letter-sentences.ts'
import { textsIn, type Language } from '../../../lib/languages.ts'
import { customsOf, isSwissGerman, localeOf, plainChoices, type LetterStyle } from './letter-style.ts'
import { letterTexts, type LetterTexts } from './letter-texts.ts'
import { pastClause } from './past-sentence.ts'
import { newestJob } from './told-works.ts'
import { textLanguage } from '../../../lib/matching/text/text-language.ts'

export type LetterDate = { now: Date; timeZone: string }

const maxRows = { full: 4, short: 2 } as const
const maxProseLines = { full: 3, short: 1 } as const
/** Three answered requirements form a pattern; fewer are told in sentences. */
const minAsksForRows = 3
/** Longer ones are read twice. */
const maxSentenceWords = 40
/** Enough to tell a language by. */
const maxLanguageLines = 200
const maxLanguageCharacters = 20_000

/**
 * A letter of verbatim facts. Three or more answered requirements: rows of the posting's words beside profile lines.
 * Fewer: sentences of such lines if their grammar is certain. None: a short note that claims no fit. Gaps are not
 * mentioned and nothing is translated. Deterministic. `preferred` is the language if the profile has too few words.
 */
export function writeLetter(
  profile: ProfileDocument,
  target: Target,
  preferred: string | null,
  date: LetterDate,
  wanted: LetterStyle = plainChoices,
): LetterContent {
  const { location = '' } = target
  const style = { ...wanted, country: wanted.country ?? countryOfPlace(location) ?? countryOfWriter(profile) }
  const position = isNameOfPosition(target.title) ? cleanTitle(target.title, location) : ''
  const purpose = { ...purposeOf(target), title: position }
  const posting = { title: target.title, description: target.text, company: target.company }
  const asks = readAsks(posting)
  const answers = findAnswers(profile, asks, readPostingInterest(posting), posting)
  const wording = wordingOf(languageOf(profile, answers) ?? preferred, style)
  const { title, company } = purpose
  const header = headerOf(profile)
  const year = Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: date.timeZone }).format(date.now))
  const isFull = style.length === 'full'
  const shown = answers.slice(0, maxRows[style.length]).flatMap(({ skills }) => skills)
  const asked = asks.filter(({ skills }) => skills.length > 0 && !isShown(skills, shown))
  const isAsked = (skill: string) => asked.some(({ skills }) => isShown(skills, heldIn(skill)))
  // Beside lines of work, one more word would be thin.
  const skills = skillsSentence(profile, isAsked, answers.length === 0 ? 1 : 2, wording)
  const degree = paragraph(
    'background',
    isFull
      ? [
          skills,
          ...(answers.length === 0 ? [projectsSentence(profile, wording)] : []),
          degreeSentence(profile, year, wording),
        ]
      : [],
  )

  const body =
    answers.length > 0 && wantsRows(style, answers)
      ? [...rowsForm(profile, purpose, answers.slice(0, maxRows[style.length]), wording), degree]
      : answers.length > 0
        ? [...proseForm(purpose, answers.slice(0, maxProseLines[style.length]), wording), degree]
        : noteForm(profile, purpose, degree, wording)
  const { tone, length, form, why } = style
  const greeting =
    personalGreeting(target.text, wording) ?? custom(wording, company ? 'greeting' : 'unnamed', { company })
  return {
    kind: 'letter',
    language: wording.language,
    target: purpose,
    style: { tone, length, form },
    ...header,
    date: dateLine(profile, date, wording),
    recipient: { text: company, sources: ['posting/company'], origin: 'verbatim' },
    subject: title
      ? sentence(wording, 'subject', { title }, ['posting/title'])
      : sentence(wording, 'subject_untitled', {}, []),
    greeting,
    paragraphs: [
      ...begun(body, greeting),
      paragraph(openSlot, why === null ? [] : [{ text: oneLine(why), sources: ['letter/why'], origin: 'verbatim' }]),
      paragraph('closing', closingSentences(profile, wording)),
    ].filter(isFilled),
    closing: custom(wording, 'closing', {}),
    signature: header.name,
  }
}

function wordingOf(wanted: string | null, style: LetterStyle): LetterWording {
  const { texts, language } = textsIn<LetterTexts>(letterTexts, wanted)
  return {
    language,
    texts: isSwissGerman(language, style.country) ? withoutSharpS(texts) : texts,
    locale: localeOf(language, style.country),
    customs: customsOf(language, style),
  }
}

/** "Köln, 3. März 2026", "Lyon, le 3 mars 2026": English letters are dated without the place. */
function dateLine(profile: ProfileDocument, { now, timeZone }: LetterDate, wording: LetterWording): Sourced {
  const day = new Intl.DateTimeFormat(wording.locale, { dateStyle: 'long', timeZone }).format(now)
  // Nobody writes the postcode there.
  const place = oneLine(profile.personal_details.present_location.split(',')[0] ?? '').replace(/^\d{4,6}\s+/, '')
  return place === '' || wording.language === 'en'
    ? { text: day, sources: [], origin: 'template' }
    : sentence(wording, 'dated', { place, date: day }, ['personal_details/present_location'])
}

/** By name, where the posting says whom to write to. */
function personalGreeting(posting: string, wording: LetterWording): Sourced | undefined {
  const person = findContactPerson(posting)
  const form = person?.isWoman ? wording.customs.to_woman : wording.customs.to_man
  return person && form
    ? { text: fill(form, { name: person.name }), sources: ['posting/contact'], origin: 'template' }
    : undefined
}

function withoutSharpS(texts: LetterTexts): LetterTexts {
  const swiss = { ...texts }
  for (const name of Object.keys(texts) as (keyof LetterTexts)[]) swiss[name] = texts[name].replaceAll('ß', 'ss')
  return swiss
}

/** After a salutation without a comma the letter starts with a capital. */
function begun(paragraphs: readonly LetterParagraph[], greeting: Sourced): LetterParagraph[] {
  const [first, ...rest] = paragraphs
  const [opening, ...others] = first?.sentences ?? []
  if (!first || !opening || greeting.text.endsWith(',')) return [...paragraphs]
  const text = opening.text.charAt(0).toUpperCase() + opening.text.slice(1)
  return [{ ...first, sentences: [{ ...opening, text }, ...others] }, ...rest]
}

type Purpose = LetterContent['target']

function rowsForm(
  profile: ProfileDocument,
  purpose: Purpose,
  answers: readonly Answer[],
  wording: LetterWording,
): LetterParagraph[] {
  const chosen = inPostingOrder(answers)
  const newest = newestJob(profile)
  const opening = [
    openingSentence(purpose, namedSkills(chosen, purpose.title), wording),
    newest && positionSentence(newest, wording),
  ]
  return [
    paragraph('opening', opening),
    { ...paragraph('match', []), rows: chosen.map((answer) => rowOf(answer, wording)) },
  ]
}

function rowOf(answer: Answer, wording: LetterWording): LetterRow {
  const { line, job } = answer
  const { company, title, range, sources } = jobFacts(job, wording)
  const voluntary = job.kind === 'voluntary' ? wording.texts.voluntary : ''
  const place = [company || title, voluntary, range].filter(Boolean).join(', ')
  return {
    ask: { text: askText(answer), sources: ['posting/requirements'], origin: 'template' },
    bring: quote(line),
    meta: place === '' ? null : { text: place, sources, origin: 'template' },
  }
}

function proseForm(purpose: Purpose, chosen: readonly Answer[], wording: LetterWording): LetterParagraph[] {
  const jobs = newestFirst([...new Set(chosen.map(({ job }) => job))])
  const told = jobs.flatMap((job) =>
    tellJob(
      job,
      chosen.filter((answer) => answer.job === job),
      wording,
    ),
  )
  const opening = openingSentence(purpose, namedSkills(chosen, purpose.title), wording)
  return [paragraph('opening', [opening]), ...withoutRepeatedIntros(told)]
}

/** A job's achievements: a sentence with place and time, one more, and the rest as quoted lines. */
function tellJob(job: Job, answers: readonly Answer[], wording: LetterWording): LetterParagraph[] {
  const sentences: Sourced[] = []
  const lines: Sourced[] = []
  for (const { line } of answers) {
    const [source = ''] = line.sources
    const clause = pastClause(line.text, wording.language)
    const told = clause === undefined ? undefined : tellClause(job, clause, source, sentences.length, wording)
    if (told && told.text.split(' ').length <= maxSentenceWords) sentences.push(told)
    else lines.push(quote(line))
  }
  if (sentences.length > 0 || lines.length === 0) return [paragraph('match', sentences, lines)]
  const { title, company, range, sources } = jobFacts(job, wording)
  const intro =
    company === ''
      ? undefined
      : job.kind === 'project'
        ? sentence(wording, 'from_project', { company }, sources)
        : title && range
          ? sentence(wording, 'from_work', { title, company, range }, sources)
          : sentence(wording, 'from_work_at', { company }, sources)
  return [paragraph('match', [intro ?? positionSentence(job, wording)], lines)]
}
type Job = Answer['job']

/** Two jobs at one employer without dates share an introduction. */
function withoutRepeatedIntros(paragraphs: readonly LetterParagraph[]): LetterParagraph[] {
  const byIntro = Map.groupBy(paragraphs, ({ sentences, lines }) =>
    lines.length > 0 ? sentences.map(({ text }) => text).join(' ') : '',
  )
  return paragraphs.flatMap((it) => {
    const same = byIntro.get(it.sentences.map(({ text }) => text).join(' ')) ?? [it]
    if (it.lines.length === 0) return [it]
    return same[0] === it ? [{ ...it, lines: same.flatMap(({ lines }) => lines) }] : []
  })
}

/** The first sentence about a job says where and when; a third would only repeat the form of the second. */
function tellClause(job: Job, clause: string, source: string, told: number, wording: LetterWording) {
  if (told === 0) return didSentence(job, clause, source, wording)
  return told === 1 ? sentence(wording, 'did_also', { clause }, [source]) : undefined
}

function noteForm(
  profile: ProfileDocument,
  purpose: Purpose,
  degree: LetterParagraph,
  wording: LetterWording,
): LetterParagraph[] {
  const newest = newestJob(profile)
  const position = newest && positionSentence(newest, wording)
  return [paragraph('opening', [applySentence(purpose, wording), position]), degree]
}

function paragraph(part: string, sentences: readonly (Sourced | undefined)[], lines: Sourced[] = []): LetterParagraph {
  return { part, sentences: compact(sentences), lines }
}

const isFilled = ({ sentences, lines, rows }: LetterParagraph) =>
  sentences.length + lines.length + (rows?.length ?? 0) > 0

/** A line as it is, without its list marker. */
function quote(line: Sourced): Sourced {
  const text = line.text.replace(/^\s*[•●▪◦‣·*–—-]+\s+/, '')
  return { ...line, text }
}

const wantsRows = ({ form }: LetterStyle, answers: readonly Answer[]): boolean =>
  form === 'auto' ? countAsks(answers) >= minAsksForRows && answers.length > 1 : form === 'rows'

const countAsks = (answers: readonly Answer[]): number => answers.reduce((sum, { asks }) => sum + asks.length, 0)

/** `asks` are in the posting's order, so the first one places its row. */
function inPostingOrder(answers: readonly Answer[]): Answer[] {
  return answers.toSorted((a, b) => a.place - b.place)
}

function languageOf(profile: ProfileDocument, answers: readonly Answer[]): Language | undefined {
  const used = answers.map(({ line }) => line.text).join('\n')
  const all = profile.professional_experience
    .flatMap(({ responsibilities, notable_achievements }) => [...responsibilities, ...notable_achievements])
    .slice(0, maxLanguageLines)
    .join('\n')
  return textLanguage(used) ?? textLanguage(`${all}\n${profile.profile_summary}`.slice(0, maxLanguageCharacters))
}
