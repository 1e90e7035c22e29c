import { isLearning } from '../../../lib/matching/skills/learners.ts'
import type { LetterParagraph, LetterRow, Purpose, Sourced } from '../content.ts'
import { compact } from '../resume/resume-sections.ts'
import { newestFirst } from '../resume/tailor-resume.ts'
import {
  beforeSentence,
  didAtSentence,
  didSentence,
  introduction,
  introOf,
  jobFacts,
  positionSentence,
  sameBeforeSentence,
} from './job-sentences.ts'
import { isNameOfAsk, quotedName } from './grammar/ask-name.ts'
import { applySentence, sentence, type LetterWording } from './letter-sentences.ts'
import { listOf } from './list-sentences.ts'
import type { LetterStyle } from './letter-style.ts'
import { upperFirst } from './grammar/title-phrase.ts'
import { isPresent } from '../dates.ts'
import { firstPersonClause } from './past-sentence.ts'
import type { Proof } from './proofs/proof.ts'
import { rowText } from './proofs/row-words.ts'
import { isSameWork, type Work as Job, type WorkLine } from './proofs/told-works.ts'

export const maxRows = { full: 5, short: 2 } as const
export const maxProseLines = { full: 4, short: 1 } as const
/** Three answered requirements form a pattern, even if only papers answer them. */
const minAsksForRows = 3
/** Longer ones are read twice. */
const maxSentenceWords = 40

type Body = {
  purpose: Purpose
  /** What is answered, in the order of the posting; those of lines may be told in sentences. */
  proofs: readonly Proof[]
  /** The job that the letter is written from, and the one before it. */
  main: Job | undefined
  before: { job: Job; isLast: boolean } | undefined
  /** What that one has to show of the position's own trade, where the main one is of another. */
  earlier: readonly WorkLine[]
  /** What the writer does today, where the main job is over. */
  present: Job | undefined
  /** What the main job has to show beyond the proofs. */
  results: readonly WorkLine[]
  /** The one of these that is near to what is asked: where nothing of the main job answers, it may open the letter. */
  nearResult: WorkLine | undefined
  /** The licence of the trade, where no row tells it. */
  licence: Sourced | undefined
  /** The tool that the position is called after, where nothing else tells it. */
  skills: Sourced | undefined
  /** What it was about, where little is answered. */
  duties: readonly WorkLine[]
  /** How near a line is to the posting; the nearest is read first. */
  nearness: (line: WorkLine) => number
  style: LetterStyle
  wording: LetterWording
}

/** Who writes, then rows or sentences as the style and the proofs have it, then results. */
export function letterBody(body: Body): LetterParagraph[] {
  const { proofs, results, duties, nearness, style, wording } = body
  const isInRows = wantsRows(style, proofs, wording.language)
  const { opening, told } = openingOf(body, isInRows)
  const left = results.filter(({ line }) => line.text !== told)
  const rest = [...left, ...duties].toSorted((a, b) => nearness(b) - nearness(a))
  return isInRows
    ? [opening, rowsOf(body), ...earlierOf(body), restOf(body, rest)]
    : [opening, ...proseOf({ ...body, proofs: proofs.filter(({ bring }) => bring.text !== told) }, rest)]
}

/**
 * What fits the posting best where it can be told in a sentence; else the job itself, and rows answer below it. A figure
 * that answers nothing opens no letter: only one that is near to what is asked, where nothing else of the job answers.
 */
function openingOf(body: Body, isInRows: boolean): { opening: LetterParagraph; told?: string } {
  const { purpose, main, before, present, proofs, nearResult, licence, skills, wording } = body
  // Behind what somebody does today, "before that" would be before today.
  const others = [present ? positionSentence(present, wording) : before && earlierSentence(before, main, wording)]
  const own = proofs.filter(({ kind, job }) => kind === 'line' && job && isSameWork(job, main))
  const [best] = own.toSorted((a, b) => b.weight - a.weight)
  const line = isInRows ? nearResult?.line : (best?.bring ?? nearResult?.line)
  const clause = line && main && firstPersonClause(line.text, wording.language, isPresent(main.to))
  const did = main && line && clause !== undefined && didSentence(main, clause, line.sources[0] ?? '', wording)
  if (did && wordsIn(did) <= maxSentenceWords)
    return {
      opening: paragraph('opening', [
        isInRows ? undefined : askedBy(best, wording),
        did,
        ...others,
        applySentence(purpose, wording),
        licence,
        skills,
      ]),
      told: line.text,
    }
  return { opening: paragraph('opening', [...introduction(purpose, main, wording), ...others, licence, skills]) }
}

/** What is asked, before the sentence that answers it, where the posting has a name for it that the answer does not say. */
function askedBy(best: Proof | undefined, wording: LetterWording): Sourced | undefined {
  const said = best?.bring.text.toLowerCase() ?? ''
  const named = best?.words.filter((it) => isNameOfAsk(it) && !said.includes(it.toLowerCase())) ?? []
  if (named.length === 0) return undefined
  const asks = listOf(
    named.map((it) => quotedName(it, wording.language)),
    wording,
  )
  return sentence(wording, 'asked', { asks }, ['posting/requirements'])
}

function earlierSentence({ job, isLast }: NonNullable<Body['before']>, main: Job | undefined, wording: LetterWording) {
  const isSame = job.title.trim().toLowerCase() === main?.title.trim().toLowerCase()
  return (isSame ? sameBeforeSentence : isLast ? beforeSentence : positionSentence)(job, wording)
}

function rowsOf({ proofs, main, wording }: Body): LetterParagraph {
  // Rows of the same job say once when it was.
  const isDated = ({ job }: Proof, at: number) =>
    proofs.slice(0, at).some((it) => it.kind === 'line' && it.job && job && isSameWork(it.job, job))
  const rows = proofs.map((proof, at) => rowOf(proof, main, wording, isDated(proof, at)))
  return { ...paragraph('match', []), rows }
}

function rowOf(proof: Proof, main: Job | undefined, wording: LetterWording, isDated: boolean): LetterRow {
  const { bring, job, kind } = proof
  return {
    ask: { text: rowText(proof.words, wording.language), sources: ['posting/requirements'], origin: 'template' },
    bring: withoutStop(quote(bring)),
    meta: proof.meta ?? (job && kind === 'line' ? placeOf(job, isSameWork(job, main), isDated, wording) : null),
  }
}

function placeOf(job: Job, isKnown: boolean, isDated: boolean, wording: LetterWording): Sourced | null {
  const { company, title, range, sources, of } = jobFacts(job, wording)
  const isTitled = company === '' || (isLearning(title) && !isKnown)
  const voluntary = job.kind === 'voluntary' ? wording.texts.voluntary : ''
  const hasTime = !isDated || company === ''
  const place = [isTitled ? title : '', company, voluntary, hasTime ? range : ''].filter(Boolean).join(', ')
  const told = isTitled ? sources : of(hasTime ? ['company', 'from', 'to'] : ['company'])
  return place === '' ? null : { text: place, sources: told, origin: 'template' }
}

function earlierOf({ before, earlier, wording }: Body): LetterParagraph[] {
  const lines = earlier.map(({ line }) => line)
  return before && lines.length > 0 ? [tellJob(before.job, lines, 'from_work', true, wording, lines)] : []
}

/** Lines of one job after the other: sentences where their grammar is sure, else quoted. The main job has all its lines. */
function proseOf(body: Body, rest: readonly WorkLine[]): LetterParagraph[] {
  const { proofs, main, before, present, earlier, style, wording } = body
  const most = maxProseLines[style.length] - earlier.length
  const answers = proofs.filter(({ kind }) => kind === 'line').slice(0, most)
  const ofMain = answers.filter(({ job }) => job && isSameWork(job, main)).map(({ bring }) => bring)
  const lines = [...ofMain, ...rest.map(({ line }) => line)].slice(0, most)
  const others = answers.filter(({ job }) => job && !isSameWork(job, main))
  const jobs = newestFirst([...new Set(others.flatMap(({ job }) => job ?? []))])
  const told = jobs.map((job) => {
    const own = others.filter((it) => it.job === job).map(({ bring }) => bring)
    const isKnown =
      !present &&
      before !== undefined &&
      isSameWork(job, before.job) &&
      earlierSentence(before, main, wording) !== undefined
    return tellJob(job, own, 'from_work', isKnown, wording, own)
  })
  return withoutRepeatedIntros([
    ...earlierOf(body),
    ...(main && lines.length > 0 ? [tellJob(main, lines, 'from_work', true, wording, ofMain)] : []),
    ...told,
  ])
}

/** Results under their own words; with what the job was about, both are simply what it brings. */
function restOf({ main, duties, wording }: Body, rest: readonly WorkLine[]): LetterParagraph {
  const lines = rest.map(({ line }) => line)
  if (!main || lines.length === 0) return paragraph('match', [])
  return tellJob(main, lines, duties.length > 0 ? 'from_work' : rest.length === 1 ? 'result' : 'results', true, wording)
}

/** Sentences if enough lines can become one, else an introduction and the lines as they are. `musts` are told in any case. */
function tellJob(
  job: Job,
  lines: readonly Sourced[],
  intro: Parameters<typeof introOf>[1],
  isKnown: boolean,
  wording: LetterWording,
  musts: readonly Sourced[] = [],
): LetterParagraph {
  const clauses = lines.flatMap((line) => {
    const clause = firstPersonClause(line.text, wording.language, isPresent(job.to))
    return clause === undefined ? [] : [{ clause, source: line.sources[0] ?? '', line }]
  })
  const where = isKnown ? introOf(job, 'from_work', true, wording) : positionSentence(job, wording)
  const lead = where && job.kind === 'job' ? [where] : undefined
  const chosen = clauses.slice(0, mostSentences)
  const sentences = chosen.map(({ clause, source }, index) =>
    index > 0
      ? sentence(wording, index > 1 ? 'did_further' : 'did_also', { clause }, [source])
      : (isKnown ? didAtSentence : didSentence)(job, clause, source, wording),
  )
  const isRead = sentences.every((it) => it !== undefined && wordsIn(it) <= maxSentenceWords)
  // Whoever can be told in two sentences needs no list; what answers the posting is never left out, nor the best.
  const isTold =
    isRead &&
    clauses.length >= Math.min(lines.length, fewestSentences) &&
    [...musts, ...lines.slice(0, 1)].every((must) => chosen.some(({ line }) => line === must))
  const told = isTold
    ? paragraph('match', compact(sentences))
    : paragraph('match', [introOf(job, intro, isKnown, wording)], lines.map(quote))
  return { ...told, ...(lead && { lead }) }
}
/** The fourth would be a pattern of its own. */
const [fewestSentences, mostSentences] = [2, 3]

/** Two jobs at one employer without dates share an introduction. */
function withoutRepeatedIntros(paragraphs: readonly LetterParagraph[]): LetterParagraph[] {
  const introductionOf = ({ sentences }: LetterParagraph) => sentences.map(({ text }) => text).join(' ')
  const byIntro = Map.groupBy(paragraphs, (it) => (it.lines.length > 0 ? introductionOf(it) : ''))
  return paragraphs.flatMap((it) => {
    if (it.lines.length === 0) return [it]
    const same = byIntro.get(introductionOf(it)) ?? [it]
    return same[0] === it ? [{ ...it, lines: same.flatMap(({ lines }) => lines) }] : []
  })
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

/** Behind the line stand place and time in brackets. */
const withoutStop = (line: Sourced): Sourced => ({ ...line, text: line.text.replace(/(?<=[\p{L}\p{N})%]{2})\.$/u, '') })

/** A line as it is, without its list marker and with a capital. */
function quote(line: Sourced): Sourced {
  const bare = line.text.replace(/^\s*[•●▪◦‣·*–—-]+\s+/, '')
  const text = upperFirst(bare)
  return text === bare ? { ...line, text } : { ...line, text, origin: 'template' }
}

/** Rows where two things asked are answered by work: a single row is no table. */
export function wantsRows({ form }: LetterStyle, proofs: readonly Proof[], language: string): boolean {
  if (proofs.length === 0 || form !== 'auto') return proofs.length > 0 && form === 'rows'
  const asked = proofs.reduce((sum, { words }) => sum + words.length, 0)
  const works = proofs.filter(({ kind }) => kind === 'line' || kind === 'years')
  const isUntold = works.some(
    ({ kind, bring, job }) =>
      kind === 'line' && firstPersonClause(bring.text, language, job && isPresent(job.to)) === undefined,
  )
  return asked >= minAsksForRows || (asked > 1 && works.length > 0) || (isUntold && proofs.length > 1)
}

const wordsIn = ({ text }: Sourced): number => text.split(' ').length
