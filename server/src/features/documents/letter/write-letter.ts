import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { Requirement } from '../../../lib/matching/posting/requirement.ts'
import type { LetterContent, LetterParagraph, LetterRow, Sourced, Target } from '../content.ts'
import { compact, headerOf, oneLine } from '../resume/resume-sections.ts'
import { newestFirst, purposeOf } from '../resume/tailor-resume.ts'
import { findAnswers, specificSkills, type Answer } from './answers.ts'
import { readAsks } from './asks.ts'
import { cleanTitle } from './clean-title.ts'
import {
  applySentence,
  closingSentences,
  degreeSentence,
  didSentence,
  jobFacts,
  openingSentence,
  positionSentence,
  sentence,
  type LetterWording,
} from './letter-sentences.ts'
import { textsIn, type Language } from '../../../lib/languages.ts'
import { letterTexts } from './letter-texts.ts'
import { pastClause } from './past-sentence.ts'
import { textLanguage } from '../../../lib/matching/text/text-language.ts'

/** The day the letter is dated, in the writer's time zone. */
export type LetterDate = { now: Date; timeZone: string }

const maxRows = 4
const maxProseLines = 3
/** With three requirements answered a reader sees a pattern; fewer are told in sentences. */
const minAsksForRows = 3
const maxNamedSkills = 3
const maxAskLength = 90
const maxWholeAsk = 60
/** Longer ones are read twice. */
const maxSentenceWords = 40
/** Enough to tell a language by. */
const maxLanguageLines = 200
const maxLanguageCharacters = 20_000

/**
 * A letter for one posting of what can be said word for word. Where the profile answers three requirements or more:
 * rows of the posting's words beside the profile's line, employer and time. With fewer, sentences made of such lines
 * where their grammar is certain. With none, a short note that claims no fit. What the profile lacks is not mentioned,
 * and nothing is translated: the letter's language is that of the lines it uses. The same input gives the same letter.
 * @param preferred the language where the profile's own words are too few to tell
 */
export function writeLetter(
  profile: ProfileDocument,
  target: Target,
  preferred: string | null,
  date: LetterDate,
): LetterContent {
  const purpose = { ...purposeOf(target), title: cleanTitle(target.title) }
  const answers = findAnswers(profile, readAsks({ title: target.title, description: target.text }))
  const wording: LetterWording = textsIn(letterTexts, languageOf(profile, answers) ?? preferred)
  const { language } = wording
  const { title, company } = purpose
  const header = headerOf(profile)
  const year = Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: date.timeZone }).format(date.now))
  const degree = paragraph('background', [degreeSentence(profile, year, wording)])

  const body =
    countAsks(answers) >= minAsksForRows && answers.length > 1
      ? [...rowsForm(profile, purpose, answers, wording), degree]
      : answers.length > 0
        ? [...proseForm(purpose, answers, wording), degree]
        : noteForm(profile, purpose, degree, wording)
  const contentLines = { part: 'closing', lines: [] as Sourced[] }

  return {
    kind: 'letter',
    language,
    target: purpose,
    ...header,
    date: {
      text: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: date.timeZone }).format(date.now),
      sources: [],
      origin: 'template',
    },
    recipient: { text: company, sources: ['posting/company'], origin: 'verbatim' },
    subject: title
      ? sentence(wording, 'subject', { title }, ['posting/title'])
      : sentence(wording, 'subject_untitled', {}, []),
    greeting: company
      ? sentence(wording, 'greeting', { company }, ['posting/company'])
      : sentence(wording, 'greeting_plain', {}, []),
    paragraphs: [...body, { ...contentLines, sentences: closingSentences(profile, wording) }].filter(isFilled),
    closing: sentence(wording, 'closing', {}, []),
    signature: header.name,
  }
}

type Purpose = LetterContent['target']

function rowsForm(
  profile: ProfileDocument,
  purpose: Purpose,
  answers: readonly Answer[],
  wording: LetterWording,
): LetterParagraph[] {
  const chosen = inPostingOrder(answers.slice(0, maxRows))
  const newest = newestFirst(profile.professional_experience)[0]
  const opening = [openingSentence(purpose, namedSkills(chosen), wording), newest && positionSentence(newest, wording)]
  return [
    paragraph('opening', opening),
    { ...paragraph('match', []), rows: chosen.map((answer) => rowOf(answer, wording)) },
  ]
}

function rowOf(answer: Answer, wording: LetterWording): LetterRow {
  const { line, job } = answer
  const { company, title, range, sources } = jobFacts(job, wording)
  const place = [company || title, range].filter(Boolean).join(', ')
  return {
    ask: { text: askText(answer), sources: ['posting/requirements'], origin: 'template' },
    bring: quote(line),
    meta: place === '' ? null : { text: place, sources, origin: 'template' },
  }
}

/** The posting's words: whole where they are one short thing, else the names of the skills in them. */
function askText({ asks, skills: shown }: Answer): string {
  const texts = asks.flatMap((ask) => {
    const whole = oneLine(ask.text).replace(/[.,;:]+$/, '')
    return isShort(ask, whole) ? [whole] : skillWords(ask, shown)
  })
  const kept: string[] = []
  for (const text of distinct(texts))
    if (kept.length === 0 || [...kept, text].join(', ').length <= maxAskLength) kept.push(text)
  return kept.join(', ')
}

/** "10+ years of Java" is not answered by a line about Java: then only the skill is named. */
function isShort({ what }: Requirement, text: string): boolean {
  const isWhole = text.split('(').length === text.split(')').length && !text.includes('…')
  const isList = text.split(',').length > 2
  return what === 'skill' && isWhole && !isList && text.length <= maxWholeAsk
}

/** The skills of a requirement that a line shows, as the posting writes them. */
function skillWords({ text }: Requirement, shown: ReadonlySet<string>): string[] {
  return specificSkills(text)
    .filter(({ skill }) => shown.has(skill.name))
    .map((mention) => oneLine(mention.text))
}

/** Up to three skills that the posting names and a line below shows, as the posting writes them. */
function namedSkills(answers: readonly Answer[]): string[] {
  const words = answers.flatMap(({ asks, skills }) => asks.flatMap((ask) => skillWords(ask, skills)))
  return distinct(words).slice(0, maxNamedSkills)
}

function distinct(texts: readonly string[]): string[] {
  return texts.filter((text, at) => texts.findIndex((it) => it.toLowerCase() === text.toLowerCase()) === at)
}

function proseForm(purpose: Purpose, answers: readonly Answer[], wording: LetterWording): LetterParagraph[] {
  const chosen = answers.slice(0, maxProseLines)
  const jobs = newestFirst([...new Set(chosen.map(({ job }) => job))])
  const told = jobs.flatMap((job) =>
    tellJob(
      job,
      chosen.filter((answer) => answer.job === job),
      wording,
    ),
  )
  return [paragraph('opening', [openingSentence(purpose, namedSkills(chosen), wording)]), ...told]
}

/** What was done in one job: a sentence with place and time, another after it, and the rest as quoted lines. */
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
      : title && range
        ? sentence(wording, 'from_work', { title, company, range }, sources)
        : sentence(wording, 'from_work_at', { company }, sources)
  return [paragraph('match', [intro ?? positionSentence(job, wording)], lines)]
}
type Job = Answer['job']

/** The first sentence about a job says where and when; a third one would only repeat the form of the second. */
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
  const newest = newestFirst(profile.professional_experience)[0]
  const position = newest && positionSentence(newest, wording)
  return [paragraph('opening', [applySentence(purpose, wording), position]), degree]
}

function paragraph(part: string, sentences: readonly (Sourced | undefined)[], lines: Sourced[] = []): LetterParagraph {
  return { part, sentences: compact(sentences), lines }
}

const isFilled = ({ sentences, lines, rows }: LetterParagraph) =>
  sentences.length + lines.length + (rows?.length ?? 0) > 0

/** A line as it stands, without the mark that its list gave it. */
function quote(line: Sourced): Sourced {
  const text = line.text.replace(/^\s*[•●▪◦‣·*–—-]+\s+/, '')
  return { ...line, text }
}

const countAsks = (answers: readonly Answer[]): number => answers.reduce((sum, { asks }) => sum + asks.length, 0)

/** `asks` come in the posting's order, so the first of each tells where its row belongs. */
function inPostingOrder(answers: readonly Answer[]): Answer[] {
  return answers.toSorted((a, b) => a.place - b.place)
}

/** Undefined where the words are too few to tell. */
function languageOf(profile: ProfileDocument, answers: readonly Answer[]): Language | undefined {
  const used = answers.map(({ line }) => line.text).join('\n')
  const all = profile.professional_experience
    .flatMap(({ responsibilities, notable_achievements }) => [...responsibilities, ...notable_achievements])
    .slice(0, maxLanguageLines)
    .join('\n')
  return textLanguage(used) ?? textLanguage(`${all}\n${profile.profile_summary}`.slice(0, maxLanguageCharacters))
}
