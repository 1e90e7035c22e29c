import { fitOf } from './line-fit.ts'
import { isResult } from './line-results.ts'
import { actionStems, leadingStems, statementOpenings, weakOpenings } from './line-words.ts'
import type { PostingInterest } from './posting-interest.ts'
import { contentStems, stem } from '../text/stems.ts'
import { tellingness } from '../text/word-shares.ts'
import { nearness, topicOf } from '../text/word-vectors.ts'
import { readWords } from '../text/words.ts'

export type LinePlace = { index: number; count: number }

/** The inputs of line-weights.json; `docs/matching.md` explains each. */
export const featureNames = [
  'fit',
  'shared_words',
  'title_words',
  'near_title',
  'near_requirements',
  'result',
  'information',
  'lists',
  'verb_first',
  'strong_verb',
  'weak_verb',
  'leads_people',
  'routine',
  'short',
  'capitals',
  'small_start',
  'statement',
  'pronoun',
  'late',
] as const
export type LineFeatures = Record<(typeof featureNames)[number], number>

const leads =
  /\b(?:led|lead|leading|manag(?:ed|es|ing|e)|supervis\w+|direct(?:ed|ing|s)|oversaw|oversee\w*|mentor\w*|train\w*|coach\w*|hir(?:ed|ing)|team of|geleitet|angeleitet|encadr\w+|dirig\w+)\b/iu
const routine =
  /\b(?:other duties|as (?:assigned|needed|requested|required)|duties|responsible for|responsibilities|daily basis|various|etc|miscellaneous|verantwortlich für|responsable d[eu])\b/iu
const pronoun = /\b(?:I|my|he|his|Mr|we|our|ich|wir|je|nous|yo)\b/u
const fewWords = 8
const mostCommas = 6
const mostTitleWords = 2

export function featuresOf(line: string, { index, count }: LinePlace, interest: PostingInterest): LineFeatures {
  const text = line.trim()
  const words = readWords(text)
  const stems = [...contentStems(text)]
  const first = words[0]?.key ?? ''
  const topic = topicOf(stems.filter((it) => !actionStems.has(it)).map((it) => [it, 1]))
  const information = stems.reduce((sum, it) => sum + tellingness(it), 0)
  const capitals = words.slice(1).filter(({ raw }) => /^\p{Lu}/u.test(raw)).length
  const { fit, sharedWords } = fitOf(text, interest)
  const flag = (is: boolean) => (is ? 1 : 0)
  return {
    fit: Math.log1p(fit),
    shared_words: Math.log1p(sharedWords),
    title_words: Math.min(mostTitleWords, stems.filter((it) => interest.titleStems.has(it)).length),
    near_title: nearness(topic, interest.titleTopic),
    near_requirements: nearness(topic, interest.topic),
    result: flag(isResult(text)),
    information: Math.log1p(information),
    lists: Math.min(mostCommas, text.split(',').length - 1),
    verb_first: flag(actionStems.has(stem(first))),
    strong_verb: flag(leadingStems.has(stem(first))),
    weak_verb: flag(weakOpenings.has(first)),
    leads_people: flag(leads.test(text)),
    routine: flag(routine.test(text)),
    short: flag(words.length < fewWords),
    capitals: capitals / Math.max(1, words.length),
    small_start: flag(/^[\p{Ll}\d]/u.test(text)),
    statement: flag(statementOpenings.has(first)),
    pronoun: flag(pronoun.test(text)),
    late: count > 1 ? index / (count - 1) : 0,
  }
}
