import type { LetterParagraph, Sourced } from '../content.ts'
import { isPresent } from '../dates.ts'
import { firstPersonClause } from './past-sentence.ts'
import {
  beforeSentence,
  changeSentence,
  didSentence,
  introduction,
  positionSentence,
  sameBeforeSentence,
} from './job-sentences.ts'
import { isNameOfAsk, isYearsPhrase, quotedName } from './grammar/ask-name.ts'
import type { LetterGrounds } from './letter-grounds.ts'
import { applyAfterSentence, applySentence, sentence, type LetterWording } from './letter-sentences.ts'
import { listOf, qualificationSentence } from './list-sentences.ts'
import { isKindred } from './main-job.ts'
import { isPaperOfTrade } from './papers/trade-papers.ts'
import { paragraph } from './paragraph.ts'
import { isDecisive } from './proofs/chosen-proofs.ts'
import type { Proof } from './proofs/proof.ts'
import { isSameWork, type Work as Job } from './proofs/told-works.ts'

/** The first paragraph, the lines and papers that it tells, and the jobs of which it says when they were. */
export type Opening = { opening: LetterParagraph; told: ReadonlySet<string>; dated: readonly Job[] }

/** Longer ones are read twice. */
export const maxSentenceWords = 40
/** A row that stands alone is no table. */
export const fewestRows = 2

/**
 * How a letter begins, by what it has to say: with a result that answers what is asked; with the paper without which
 * nobody does this work; with years that are asked for; else with who writes. A project begins it where no job is near.
 */
export function openingOf(body: LetterGrounds, isInRows: boolean): Opening {
  const { opening, ...told } =
    lineOpening(body, isInRows) ??
    paperOpening(body, isInRows) ??
    yearsOpening(body, isInRows) ??
    plainOpening(body, isInRows)
  return { ...told, opening: { ...opening, sentences: withoutRun(opening.sentences, body) } }
}

/** The wish to apply in other words, where three sentences in a row would begin with the same one: "I hold … I am … I was …" */
function withoutRun(sentences: readonly Sourced[], { purpose, wording }: LetterGrounds): Sourced[] {
  const apply = applySentence(purpose, wording).text.toLowerCase()
  const firstOf = (at: number) => sentences[at]?.text.split(' ')[0]?.toLowerCase()
  const isRun = sentences.some((_, at) => at > 1 && firstOf(at) === firstOf(at - 1) && firstOf(at) === firstOf(at - 2))
  return sentences.map((it) => (isRun && it.text.toLowerCase() === apply ? applyAfterSentence(purpose, wording) : it))
}

const wordsIn = ({ text }: Sourced): number => text.split(' ').length

/** The line that is told first: in prose the best answer, above rows a result among them, else a result that is near to what is asked. */
function firstLine({ main, proofs, nearResult, isResult }: LetterGrounds, isInRows: boolean) {
  const lines = proofs.filter(({ kind }) => kind === 'line').toSorted((a, b) => b.weight - a.weight)
  const own = main ? lines.filter(({ job }) => job && isSameWork(job, main)) : lines
  const answers = isInRows && proofs.length <= fewestRows ? [] : isInRows && main ? own.filter(isResult) : own
  const [best] = answers
  const line = best?.bring ?? nearResult?.line
  const job = main ?? best?.job
  return line && job && { line, job, best }
}

function lineOpening(body: LetterGrounds, isInRows: boolean): Opening | undefined {
  const { main, wording, licence, skills } = body
  const first = firstLine(body, isInRows)
  if (!first) return undefined
  const { line, job, best } = first
  const clause = firstPersonClause(line.text, wording.language, isPresent(job.to))
  const did = clause === undefined ? undefined : didSentence(job, clause, line.sources[0] ?? '', wording)
  if (!did || wordsIn(did) > maxSentenceWords) return undefined
  const others = othersOf(body, isInRows)
  const years = isPresent(job.to) ? askedYears(body, isInRows, best ? 1 : 0) : undefined
  return {
    opening: paragraph('opening', [
      years?.asked ?? askedBy(best, wording),
      did,
      main ? undefined : body.study,
      others.sentence,
      main && isChange(body) ? changeSentence(body.purpose, main, true, wording) : applySentence(body.purpose, wording),
      licence,
      skills,
    ]),
    told: new Set([line.text, ...(years ? [years.text] : [])]),
    dated: main ? [main, ...others.jobs] : [],
  }
}

/** The licence or registration of the trade; one that somebody of the trade has beside it is left to the rows: "CACES nacelle" of a joiner. */
function paperOpening(body: LetterGrounds, isInRows: boolean): Opening | undefined {
  const { proofs, purpose, main, licence, skills, wording } = body
  const isFirst = (it: Proof) =>
    isDecisive(it, purpose.title) &&
    (isPaperOfTrade(purpose.title, it.bring.text) || main === undefined || !isKindred(main, purpose.title))
  const isLeft = isInRows && !licence && proofs.length > fewestRows
  const decisive = isLeft ? proofs.find(isFirst) : undefined
  const told = licence ?? (decisive && qualificationSentence(decisive.parts ?? [decisive.bring], wording))
  if (!told) return undefined
  const plain = introOf(body, isInRows)
  return {
    opening: paragraph('opening', [told, ...plain.sentences, skills]),
    told: new Set(decisive ? [decisive.bring.text] : []),
    dated: plain.dated,
  }
}

/** Years of the very job that the letter is written from: a row would say once more what the opening says. */
function yearsOpening(body: LetterGrounds, isInRows: boolean): Opening | undefined {
  const years = askedYears(body, isInRows, 0)
  if (!years) return undefined
  const { sentences, dated } = introOf(body, isInRows)
  return {
    opening: paragraph('opening', [years.asked, ...sentences, body.skills]),
    told: new Set([years.text]),
    dated,
  }
}

/** The years that are asked for and held, before the sentence that says since when the writer has done this; `others` leave the rows as well. */
function askedYears(
  { main, proofs, wording }: LetterGrounds,
  isInRows: boolean,
  others: number,
): { asked: Sourced; text: string } | undefined {
  const years = main && proofs.find(({ kind, job }) => kind === 'years' && job && isSameWork(job, main))
  const [words] = years?.words ?? []
  if (!years?.isHeld || words === undefined || (isInRows && proofs.length - others <= fewestRows)) return undefined
  // Several jobs together make up the years.
  if (years.bring.text.includes('; ') || !isYearsPhrase(words, wording.language)) return undefined
  const asks = listOf([quotedName(words, wording.language)], wording)
  const sources = ['posting/requirements', ...years.bring.sources]
  return { asked: sentence(wording, 'asked_years', { asks }, sources), text: years.bring.text }
}

function plainOpening(body: LetterGrounds, isInRows: boolean): Opening {
  const { sentences, dated } = introOf(body, isInRows)
  return { opening: paragraph('opening', [...sentences, body.skills]), told: new Set(), dated }
}

/** Who writes and what for, and whatever other job is told beside it. */
function introOf(body: LetterGrounds, isInRows: boolean): { sentences: (Sourced | undefined)[]; dated: Job[] } {
  const { purpose, main, study, wording } = body
  const others = othersOf(body, isInRows)
  const change = main && isChange(body) ? changeSentence(purpose, main, false, wording) : undefined
  const intro = change ? [change] : introduction(purpose, main, wording)
  return {
    sentences: [main ? undefined : study, ...intro, others.sentence],
    dated: main ? [main, ...others.jobs] : [],
  }
}

/** Whoever works in another trade today says so. */
const isChange = ({ main, purpose }: LetterGrounds): boolean =>
  main !== undefined && isPresent(main.to) && purpose.title !== '' && !isKindred(main, purpose.title)

/** Behind what somebody does today, "before that" would be before today. What answers tell with its time is told there. */
function othersOf(body: LetterGrounds, isInRows: boolean): { sentence: Sourced | undefined; jobs: Job[] } {
  const { main, before, present, proofs, wording } = body
  const isInRow = isInRows && proofs.some(({ job }) => job && isSameWork(job, before?.job))
  if (!present && isInRow) return { sentence: undefined, jobs: [] }
  const job = present ?? before?.job
  const told = present ? positionSentence(present, wording) : before && earlierSentence(before, main, wording)
  return told && job ? { sentence: told, jobs: [job] } : { sentence: undefined, jobs: [] }
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

export function earlierSentence(
  { job, isLast }: NonNullable<LetterGrounds['before']>,
  main: Job | undefined,
  wording: LetterWording,
) {
  const isSame = job.title.trim().toLowerCase() === main?.title.trim().toLowerCase()
  return (isSame ? sameBeforeSentence : isLast ? beforeSentence : positionSentence)(job, wording)
}
