import { isLearning } from '../../../lib/matching/skills/learners.ts'
import type { LetterParagraph, LetterRow, Sourced } from '../content.ts'
import { compact } from '../resume/resume-sections.ts'
import { newestFirst } from '../resume/newest-first.ts'
import { didAtSentence, didSentence, introOf, jobFacts, positionSentence } from './job-sentences.ts'
import type { LetterGrounds } from './letter-grounds.ts'
import { sentence, type LetterWording } from './letter-sentences.ts'
import type { LetterStyle } from './letter-style.ts'
import { upperFirst } from './grammar/title-phrase.ts'
import { isPresent } from '../dates.ts'
import { earlierSentence, fewestRows, maxSentenceWords, openingOf } from './opening.ts'
import { paragraph } from './paragraph.ts'
import { firstPersonClause } from './past-sentence.ts'
import type { Proof } from './proofs/proof.ts'
import { rowText } from './proofs/row-words.ts'
import { isSameWork, type Work as Job, type WorkLine } from './proofs/told-works.ts'

export const maxRows = { full: 5, short: 2 } as const
export const maxProseLines = { full: 4, short: 1 } as const
/** Three answered requirements form a pattern, even if only papers answer them. */
const minAsksForRows = 3

/** Who writes, then rows or sentences as the style and the proofs have it, then results. */
export function letterBody(body: LetterGrounds): LetterParagraph[] {
  const { proofs, results, duties, nearness, style, wording } = body
  const isInRows = wantsRows(style, proofs, wording.language)
  const { opening, told, dated } = openingOf(body, isInRows)
  const left = results.filter(({ line }) => !told.has(line.text))
  const rest = [...left, ...duties].toSorted((a, b) => nearness(b) - nearness(a))
  const open = proofs.filter(({ bring }) => !told.has(bring.text))
  // The opening has said what somebody is and since when.
  const isSaid = ({ kind, jobs = [] }: Proof) =>
    kind === 'years' && jobs.every((job) => dated.some((it) => isSameWork(it, job)))
  const unsaid = open.filter((it) => !isSaid(it))
  const answers = { ...body, proofs: isInRows && unsaid.length < fewestRows ? open : unsaid }
  return isInRows
    ? [opening, rowsOf(answers, dated), ...earlierOf(body), restOf(body, rest)]
    : [opening, ...proseOf(answers, rest)]
}

function rowsOf({ proofs, main, wording }: LetterGrounds, dated: readonly Job[]): LetterParagraph {
  // It is said once when a job was.
  const isDated = ({ job }: Proof, at: number) =>
    job !== undefined &&
    [...dated, ...proofs.slice(0, at).flatMap((it) => (it.kind === 'line' && it.job ? [it.job] : []))].some((it) =>
      isSameWork(it, job),
    )
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
  // Of a job that the letter names nowhere else, it is said what it was.
  const isTitled = company === '' || (!isKnown && (isLearning(title) || (job.kind === 'job' && !isDated)))
  const voluntary = job.kind === 'voluntary' ? wording.texts.voluntary : ''
  const hasTime = !isDated || company === ''
  const place = [isTitled ? title : '', company, voluntary, hasTime ? range : ''].filter(Boolean).join(', ')
  const told = isTitled ? sources : of(hasTime ? ['company', 'from', 'to'] : ['company'])
  return place === '' ? null : { text: place, sources: told, origin: 'template' }
}

function earlierOf({ before, earlier, wording }: LetterGrounds): LetterParagraph[] {
  const lines = earlier.map(({ line }) => line)
  return before && lines.length > 0 ? [tellJob(before.job, lines, 'from_work', true, wording, lines)] : []
}

/** Lines of one job after the other: sentences where their grammar is sure, else quoted. The main job has all its lines. */
function proseOf(body: LetterGrounds, rest: readonly WorkLine[]): LetterParagraph[] {
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
function restOf({ main, duties, wording }: LetterGrounds, rest: readonly WorkLine[]): LetterParagraph {
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
