import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { matchRequirements, type MatchedRequirement } from '../../../../lib/matching/profile/match-requirements.ts'
import { readRequirements } from '../../../../lib/matching/posting/read-requirements.ts'
import type { ProfileEvidence } from '../../../../lib/matching/profile/profile-evidence.ts'
import type { LetterInterest } from './rare-words.ts'
import { namesPaper } from '../../paper-words.ts'
import type { LetterWording } from '../letter-sentences.ts'
import type { Work, WorkLine } from './told-works.ts'
import { bestAnswers } from './best-answers.ts'
import { isSameFact } from './same-fact.ts'
import { leastNear, leastShared, leastWhereFew, lineAnswers } from './line-proofs.ts'
import { languageAnswers, yearsAnswers } from './other-proofs.ts'
import { paperAnswers, papersOf } from './paper-proofs.ts'
import { askedParts } from './asked-parts.ts'
import type { Ask } from './posting-asks.ts'
import type { Candidate, Proof } from './proof.ts'
import { rowWords, wordsOfRow, wordsTogether } from './row-words.ts'

type Known = {
  profile: ProfileDocument
  evidence: ProfileEvidence
  lines: readonly WorkLine[]
  jobs: readonly Work[]
  interest: LetterInterest
  wording: LetterWording
  today: string
  /** Its text as it was written. */
  posting?: string
}

/**
 * The best that the profile has for each thing asked: lines of work, degrees and certificates, years in a post and
 * languages, each once with all that it answers. What is required comes before what is described or wished.
 */
export function findProofs(asked: readonly Ask[], known: Known): Proof[] {
  const { profile, evidence, lines, jobs, interest, wording, today } = known
  const asks = askedParts(asked, evidence)
  const papers = papersOf(profile, wording, today)
  const verdicts = new Map(asks.map((ask) => [ask, verdictsOf(ask, evidence)] as const))
  const others = asks.flatMap((ask) => {
    if (ask.of) return []
    const matched = verdicts.get(ask) ?? []
    return [
      ...paperAnswers(ask, papers, matched, ask.requirements.length > 0 ? matched : verdictsOfLine(ask, evidence)),
      ...yearsAnswers(ask, jobs, matched, wording, today),
      ...languageAnswers(ask, known),
    ]
  })
  const proofs = proofsOf([...lineAnswers(lines, asks, interest, leastShared), ...others])
  return proofs.length >= enough ? proofs : proofsOf([...lineAnswers(lines, asks, interest, leastWhereFew), ...others])
}

/** What is asked that lines are near to, though they do not answer it. */
export function nearAsks(asks: readonly Ask[], { lines, interest }: Pick<Known, 'lines' | 'interest'>): Set<Ask> {
  return new Set(lineAnswers(lines, asks, interest, leastNear).map(({ ask }) => ask))
}

/** With fewer answers a letter says little. */
const enough = 4

function verdictsOf({ requirements }: Ask, evidence: ProfileEvidence): MatchedRequirement[] {
  return requirements.flatMap((requirement) => matchRequirements([requirement], evidence).requirements)
}

/** A line whose requirements stand elsewhere, as its title's do, is read by itself to judge papers. */
const verdictsOfLine = ({ text }: Ask, evidence: ProfileEvidence): MatchedRequirement[] =>
  namesPaper(text) ? matchRequirements(readRequirements({ requirements: `- ${text}` }), evidence).requirements : []

function proofsOf(candidates: readonly Candidate[]): Proof[] {
  const quotable = candidates.flatMap((it) => {
    const words = rowWords(it)
    return words ? [{ ...it, words }] : []
  })
  const chosen = answersOf(withoutSameFacts(quotable))
  const proofs = [...Map.groupBy(chosen, keyOf).values()]
    .flatMap((own): Proof[] => {
      const sorted = own.toSorted((a, b) => b.value - a.value)
      const [first] = sorted
      if (!first) return []
      const { ask: _ask, value: _value, words: _words, ...rest } = first
      const words = wordsOfRow(
        first.kind,
        sorted.map((it) => it.words),
      )
      return [
        { ...rest, words, asks: sorted.map(({ ask }) => ask), weight: sorted.reduce((sum, it) => sum + it.value, 0) },
      ]
    })
    .reduce(withOneOfLanguages, [])
    .toSorted((a, b) => b.weight - a.weight)
  return withoutRepeats(proofs)
}

/** Each ask with its best answer; parts of a line only where nothing answers the whole. */
function answersOf<T extends Candidate>(all: readonly T[]): T[] {
  const whole = new Set(all.filter(({ kind }) => kind === 'line').map(({ ask }) => ask))
  const candidates = all.filter(({ ask }) => !ask.of || !whole.has(ask.of))
  // A line of work that answers much says more; of two degrees the better one is told, whatever else the other answers.
  const nameOf = (it: T) => (it.kind === 'line' ? keyOf(it) : `${keyOf(it)} ${it.ask.text}`)
  const best = bestAnswers(candidates.map((it) => ({ line: nameOf(it), ask: it.ask, value: it.value })))
  return candidates.filter((it) => best.get(it.ask)?.line === nameOf(it))
}

/** Of two lines that tell the same, the better one takes what both answer. */
function withoutSameFacts<T extends Candidate>(candidates: readonly T[]): T[] {
  const worth = Map.groupBy(
    answersOf(candidates).filter(({ kind }) => kind === 'line'),
    keyOf,
  )
  const sumOf = (own: readonly T[]) => own.reduce((sum, { value }) => sum + value, 0)
  const lines = [...worth.values()].toSorted((a, b) => sumOf(b) - sumOf(a)).flatMap(([first]) => first ?? [])
  const kept: T[] = []
  const better = new Map<string, string>()
  for (const line of lines) {
    const same = kept.find(({ bring }) => isSameFact(bring.text, line.bring.text))
    if (same) better.set(keyOf(line), keyOf(same))
    else kept.push(line)
  }
  const asksOf = Map.groupBy(candidates, keyOf)
  return candidates.filter((it) => {
    const same = asksOf.get(better.get(keyOf(it)) ?? '')
    return !same?.some(({ ask }) => ask === it.ask)
  })
}

/** What one row names needs no second one. */
function withoutRepeats(proofs: readonly Proof[]): Proof[] {
  const said: string[] = []
  return proofs.flatMap((proof) => {
    const words = proof.words.filter((it) => !said.includes(it.toLowerCase()))
    said.push(...words.map((it) => it.toLowerCase()))
    return words.length === 0 ? [] : [{ ...proof, words }]
  })
}

/** All that is asked of languages is answered in one row. */
function withOneOfLanguages(proofs: Proof[], next: Proof): Proof[] {
  const known = proofs.find(({ kind }) => kind === 'language')
  if (next.kind !== 'language' || !known) return [...proofs, next]
  const texts = new Set([...known.bring.text.split(', '), ...next.bring.text.split(', ')])
  const sources = new Set([...known.bring.sources, ...next.bring.sources])
  const bring = { ...known.bring, text: [...texts].join(', '), sources: [...sources] }
  const words = [wordsTogether(known.words, next.words)]
  const merged = {
    ...known,
    bring,
    words,
    asks: [...known.asks, ...next.asks],
    weight: Math.max(known.weight, next.weight),
  }
  return proofs.map((it) => (it === known ? merged : it))
}

const keyOf = ({ kind, bring }: Candidate): string => `${kind} ${bring.sources.join(' ')}`
