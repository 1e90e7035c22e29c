import { findSkills } from '../matching/skills/find-skills.ts'
import { orderedStems } from '../matching/text/stems.ts'
import { isClaimStem, lostLimits, readClaims } from './claim-facts.ts'
import { readDates, saysLasting } from './date-facts.ts'
import type { Fact } from './fact.ts'
import type { FactSource } from './fact-source.ts'
import { readNames } from './name-facts.ts'
import { isSameNumber, readNumbers } from './number-facts.ts'
import { supportOf } from './support.ts'
import { strengths } from '../matching/skills/skill-list.ts'

/** `original`: the lines that the sentence rephrases; `rest`: what may be said besides, such as the job's heading. */
export type Grounds = {
  original: FactSource
  rest: FactSource
  /** The whole profile: a fact that is only there stands in the wrong place. */
  profile: FactSource
  /** Words of the posting or of fixed sentences, which claim nothing of the user. */
  given?: FactSource
}

export type Verdict = {
  /** Facts that nothing in the profile says. */
  unsupported: Fact[]
  /** Facts that the profile says of something else. */
  misplaced: Fact[]
  /** The share of telling words that the grounds have too, 0 to 1. */
  support: number
}

/** Below this share of known words a rephrased sentence is for its owner to confirm. */
export const leastSupport = 0.7

/**
 * Whether a sentence says anything that its grounds do not say: numbers with their units, dates, tools, names, words
 * that make the work larger, or the loss of a word that made it smaller. Pure and deterministic; it judges words, not
 * meanings. `language` is that of the sentence.
 */
export function checkSentence(text: string, grounds: Grounds, language = 'en'): Verdict {
  const { original, rest, profile, given } = grounds
  const allowed = [original, rest, ...(given ? [given] : [])]
  const [unsupported, misplaced]: [Fact[], Fact[]] = [[], []]
  const judge = (fact: Fact, isSaidBy: (source: FactSource) => boolean, within = allowed): void => {
    if (within.some(isSaidBy)) return
    if (isSaidBy(profile)) misplaced.push(fact)
    else unsupported.push(fact)
  }

  for (const number of readNumbers(text))
    judge(
      { kind: 'number', key: `${number.value} ${number.unit ?? number.counted ?? ''}`.trim(), text: number.text },
      ({ numbers }) => numbers.some((it) => isSameNumber(number, it)),
    )
  for (const date of readDates(text)) judge({ kind: 'date', key: date, text: date }, ({ dates }) => dates.has(date))
  if (saysLasting(text)) judge({ kind: 'state', key: 'lasting', text: 'since' }, ({ isLasting }) => isLasting)

  const skills = findSkills(text).filter(({ skill }) => !skill.isActivity && skill.group !== strengths)
  for (const { skill, text: said } of skills)
    judge({ kind: 'skill', key: skill.name, text: said }, (source) => source.skills.has(skill.name))
  const isSkill = (at: number) => skills.some(({ start, end }) => at >= start && at < end)
  for (const { text: said, forms, start } of readNames(text, language))
    if (!isSkill(start))
      judge({ kind: 'name', key: forms[0] ?? said, text: said }, ({ words }) => forms.some((it) => words.has(it)))

  for (const [name, said] of readClaims(text))
    judge({ kind: 'claim', key: name, text: said }, ({ claims }) => claims.has(name))
  const lost = lostLimits(original.text, text).map((word): Fact => ({ kind: 'lost', key: word, text: word }))
  return {
    unsupported: [...unsupported, ...lost],
    misplaced,
    support: supportOf(
      orderedStems(text).filter((stem) => !isClaimStem(stem)),
      allowed.map(({ stems }) => stems),
    ),
  }
}
