import { fitOf } from './line-fit.ts'
import { isResult } from './line-results.ts'
import { actionStems, outcomeWords, sidelineStems, softPhrases, statementOpenings, weakOpenings } from './line-words.ts'
import type { PostingInterest } from './posting-interest.ts'
import { hasPhrase } from '../text/phrases.ts'
import { contentStems, stem } from '../text/stems.ts'
import { nearness, topicOf, type Topic } from '../text/word-vectors.ts'
import { readWords } from '../text/words.ts'

export type LinePlace = { index: number; count: number }

/** The inputs of line-weights.json; `docs/matching.md` explains each. */
export const featureNames = [
  'fit',
  'shared_words',
  'title_words',
  'near_title',
  'near_requirements',
  'near_sentences',
  'result',
  'number',
  'outcome',
  'names',
  'verb_first',
  'weak_verb',
  'leads_people',
  'short',
  'length',
  'capitals',
  'small_start',
  'statement',
  'soft',
  'sideline',
  'late',
] as const
export type LineFeatures = Record<(typeof featureNames)[number], number>

const leads =
  /\b(?:led|lead|leading|manag(?:ed|es|ing|e)|supervis\w+|direct(?:ed|ing|s)|oversaw|oversee\w*|mentor\w*|train\w*|coach\w*|hir(?:ed|ing)|team of|geleitet|angeleitet|encadr\w+|dirig\w+)\b/iu
/** SAP, CRM, HubSpot; a line in capitals names nothing by them. */
const name = /^(?:\p{Lu}{2,}|\p{L}*\p{Ll}\p{Lu})/u
const mostNames = 3
const nearSentences = 3
const fewWords = 8
const usualWords = 12
const mostTitleWords = 2
/** What a posting says of the company and its benefits weighs less. */
const askedFrom = 0.5

export function featuresOf(line: string, { index, count }: LinePlace, interest: PostingInterest): LineFeatures {
  const text = line.trim()
  const words = readWords(text)
  const stems = [...contentStems(text)]
  const first = words[0]?.key ?? ''
  const topic = topicOf(stems.filter((it) => !actionStems.has(it)).map((it) => [it, 1]))
  const capitals = words.slice(1).filter(({ raw }) => /^\p{Lu}/u.test(raw)).length
  const names = /\p{Ll}{2}/u.test(text) ? words.slice(1).filter(({ raw }) => name.test(raw)).length : 0
  const { fit, sharedWords } = fitOf(text, interest)
  const flag = (is: boolean) => (is ? 1 : 0)
  return {
    fit: Math.log1p(fit),
    shared_words: Math.log1p(sharedWords),
    title_words: Math.min(mostTitleWords, stems.filter((it) => interest.titleStems.has(it)).length),
    near_title: nearness(topic, interest.titleTopic),
    near_requirements: nearness(topic, interest.topic),
    near_sentences: nearnessToBest(topic, interest.sentences),
    result: flag(isResult(text)),
    number: flag(/\d/.test(text)),
    outcome: flag(words.some(({ key }) => outcomeWords.has(key) || /^\d+x$/.test(key))),
    names: Math.min(mostNames, names),
    verb_first: flag(actionStems.has(stem(first))),
    weak_verb: flag(weakOpenings.has(first)),
    leads_people: flag(leads.test(text)),
    short: flag(words.length < fewWords),
    length: Math.log((words.length + 1) / (usualWords + 1)),
    capitals: capitals / Math.max(1, words.length),
    small_start: flag(/^[\p{Ll}\d]/u.test(text)),
    statement: flag(statementOpenings.has(first)),
    soft: flag(hasPhrase(words, softPhrases)),
    sideline: flag(words.some(({ key }) => isSideline(stem(key), interest))),
    late: count > 1 ? index / (count - 1) : 0,
  }
}

/** Cleaning is beside the job for a nurse, and the job for a cleaner. */
function isSideline(word: string, { stems }: PostingInterest): boolean {
  return sidelineStems.has(word) && (stems.get(word) ?? 0) < askedFrom
}

/** The mean nearness to the nearest sentences: what a line answers is seldom the posting as a whole. */
function nearnessToBest(topic: Topic | undefined, sentences: readonly Topic[]): number {
  const best = sentences
    .map((sentence) => nearness(topic, sentence))
    .toSorted((a, b) => b - a)
    .slice(0, nearSentences)
  return best.reduce((sum, it) => sum + it, 0) / Math.max(1, best.length)
}
