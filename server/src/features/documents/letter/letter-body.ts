import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { LetterContent, LetterParagraph, LetterRow, Sourced } from '../content.ts'
import { compact } from '../resume/resume-sections.ts'
import { newestFirst } from '../resume/tailor-resume.ts'
import type { Answer } from './answers.ts'
import { askText, namedSkills } from './ask-words.ts'
import {
  applySentence,
  didSentence,
  jobFacts,
  openingSentence,
  positionSentence,
  sentence,
  type LetterWording,
} from './letter-sentences.ts'
import type { LetterStyle } from './letter-style.ts'
import { pastClause } from './past-sentence.ts'
import { newestJob } from './told-works.ts'

export const maxRows = { full: 4, short: 2 } as const
const maxProseLines = { full: 3, short: 1 } as const
/** Three answered requirements form a pattern; fewer are told in sentences. */
const minAsksForRows = 3
/** Longer ones are read twice. */
const maxSentenceWords = 40

type Body = {
  profile: ProfileDocument
  purpose: Purpose
  answers: readonly Answer[]
  /** The answers, and lines that say who is writing where these are too few. */
  told: readonly Answer[]
  background: LetterParagraph
  style: LetterStyle
  wording: LetterWording
}

/** Rows, sentences or a short note, as the style and the answers have it; `background` is the last paragraph. */
export function letterBody({ profile, purpose, answers, told, background, style, wording }: Body): LetterParagraph[] {
  const { length } = style
  if (answers.length > 0 && wantsRows(style, answers))
    return [...rowsForm(profile, purpose, answers.slice(0, maxRows[length]), wording), background]
  if (told.length > 0) return [...proseForm(purpose, told.slice(0, maxProseLines[length]), wording), background]
  return noteForm(profile, purpose, background, wording)
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
  const lead = sentences.length > 0 && job.kind !== 'project' ? positionSentence(job, wording) : undefined
  if (sentences.length > 0 || lines.length === 0)
    return [{ ...paragraph('match', sentences, lines), ...(lead && { lead }) }]
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

export function paragraph(
  part: string,
  sentences: readonly (Sourced | undefined)[],
  lines: Sourced[] = [],
): LetterParagraph {
  return { part, sentences: compact(sentences), lines }
}

export const isFilled = ({ sentences, lines, rows }: LetterParagraph) =>
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
