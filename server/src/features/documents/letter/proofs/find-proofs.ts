import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { matchRequirements, type MatchedRequirement } from '../../../../lib/matching/profile/match-requirements.ts'
import type { ProfileEvidence } from '../../../../lib/matching/profile/profile-evidence.ts'
import type { PostingInterest } from '../../../../lib/matching/ranking/posting-interest.ts'
import type { LetterWording } from '../letter-sentences.ts'
import type { Work, WorkLine } from './told-works.ts'
import { bestAnswers } from './best-answers.ts'
import { leastShared, leastWhereFew, lineAnswers } from './line-proofs.ts'
import { languageAnswers, yearsAnswers } from './other-proofs.ts'
import { paperAnswers, papersOf } from './paper-proofs.ts'
import type { Ask } from './posting-asks.ts'
import type { Candidate, Proof } from './proof.ts'

type Known = {
  profile: ProfileDocument
  evidence: ProfileEvidence
  lines: readonly WorkLine[]
  jobs: readonly Work[]
  interest: PostingInterest
  wording: LetterWording
  today: string
}

/**
 * The best that the profile has for each thing asked: lines of work, degrees and certificates, years in a post and
 * languages, each once with all that it answers. What is required comes before what is described or wished.
 */
export function findProofs(asks: readonly Ask[], known: Known): Proof[] {
  const { profile, evidence, lines, jobs, interest, wording, today } = known
  const papers = papersOf(profile, wording, today)
  const verdicts = new Map(asks.map((ask) => [ask, verdictsOf(ask, evidence)] as const))
  const others = asks.flatMap((ask) => {
    const matched = verdicts.get(ask) ?? []
    return [
      ...paperAnswers(ask, papers, matched),
      ...yearsAnswers(ask, jobs, matched, wording, today),
      ...languageAnswers(ask, profile, wording),
    ]
  })
  const proofs = proofsOf([...lineAnswers(lines, asks, interest, leastShared), ...others])
  return proofs.length >= enough ? proofs : proofsOf([...lineAnswers(lines, asks, interest, leastWhereFew), ...others])
}

/** With fewer answers a letter says little. */
const enough = 4

function verdictsOf({ requirements }: Ask, evidence: ProfileEvidence): MatchedRequirement[] {
  return requirements.flatMap((requirement) => matchRequirements([requirement], evidence).requirements)
}

function proofsOf(candidates: readonly Candidate[]): Proof[] {
  const byText = new Map(candidates.map((it) => [keyOf(it), it]))
  const best = bestAnswers(candidates.map((it) => ({ line: keyOf(it), ask: it.ask, value: it.value })))
  const answered = Map.groupBy([...best], ([, { line }]) => line)
  return [...answered]
    .flatMap(([key, own]): Proof[] => {
      const candidate = byText.get(key)
      if (!candidate) return []
      const { ask: _ask, value: _value, ...rest } = candidate
      const asks = own.toSorted(([, a], [, b]) => b.value - a.value).map(([ask]) => ask)
      return [{ ...rest, asks, weight: own.reduce((sum, [, { value }]) => sum + value, 0) }]
    })
    .reduce(withOneOfLanguages, [])
    .toSorted((a, b) => b.weight - a.weight)
}

/** All that is asked of languages is answered in one row. */
function withOneOfLanguages(proofs: Proof[], next: Proof): Proof[] {
  const known = proofs.find(({ kind }) => kind === 'language')
  if (next.kind !== 'language' || !known) return [...proofs, next]
  const texts = new Set([...known.bring.text.split(', '), ...next.bring.text.split(', ')])
  const sources = new Set([...known.bring.sources, ...next.bring.sources])
  const bring = { ...known.bring, text: [...texts].join(', '), sources: [...sources] }
  const merged = { ...known, bring, asks: [...known.asks, ...next.asks], weight: Math.max(known.weight, next.weight) }
  return proofs.map((it) => (it === known ? merged : it))
}

const keyOf = ({ kind, bring }: Candidate): string => `${kind} ${bring.sources.join(' ')}`
const order = { required: 0, duty: 1, wished: 2 } as const

const isRequired = ({ asks }: Proof): boolean => asks.some(({ kind }) => kind === 'required')

/** What is required before the rest, the strongest of each, in the order in which the posting asks. */
export function chosenProofs(proofs: readonly Proof[], most: number): Proof[] {
  const rank = ({ asks }: Proof) => Math.min(...asks.map(({ kind }) => order[kind]))
  const place = ({ asks: [first] }: Proof) => first?.place ?? 0
  return proofs
    .toSorted((a, b) => Number(isRequired(b)) - Number(isRequired(a)))
    .slice(0, most)
    .toSorted((a, b) => rank(a) - rank(b) || place(a) - place(b))
}
