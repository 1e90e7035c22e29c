import { isDrivingLicence } from '../../paper-words.ts'
import { isPaperOfTrade } from '../papers/trade-papers.ts'
import type { Proof } from './proof.ts'
import { isSameFact } from './same-fact.ts'

/** What somebody has done is read first; of papers the two that are asked for most. */
const [worksFirst, mostPapers] = [3, 2]
const ofRequired = 1.3
const order = { required: 0, duty: 1, wished: 2 } as const
const [beforeAll, behindItsKind] = [-1, 0.5]

/**
 * What a row can tell: not the licence for a car where nobody drives for a living, nor a paper whose name is all that is
 * asked. "Permis B" beside "Permis B" answers no better than a sentence at the end.
 */
export const rowProofs = (proofs: readonly Proof[], position: string): Proof[] =>
  proofs.filter((it) => isDecisive(it, position) || it.kind !== 'paper' || !isSmall(it))

/**
 * Up to three answers of work, then papers, years and more work, what is required before the rest; languages, which one
 * sentence tells as well, where rows are left. In the order in which the posting asks, behind the paper without which
 * nobody does this work.
 */
export function chosenProofs(proofs: readonly Proof[], most: number, position = ''): Proof[] {
  const worth = (proof: Proof) => proof.weight * (isRequired(proof) ? ofRequired : 1)
  const sorted = withYearsOnce(proofs.toSorted((a, b) => worth(b) - worth(a)))
  const works = withoutSameFacts(sorted.filter(({ kind }) => kind === 'line'))
  const first = works.slice(0, Math.min(worksFirst, most))
  const isFirst = (it: Proof) => isDecisive(it, position)
  const papers = sorted
    .filter((it) => it.kind === 'paper' && (isFirst(it) || !isSmall(it)))
    .toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)) || byRequired(a, b))
  const years = sorted.filter(({ kind }) => kind === 'years')
  // The opening has told the title and the time that a row of years would tell once more.
  const others = [...[...papers.slice(0, mostPapers), ...works.slice(worksFirst)].toSorted(byRequired), ...years]
  const told = [...first, ...others]
  const left = sorted
    .filter((it) => it.kind !== 'line' && !told.includes(it))
    .toSorted((a, b) => byRequired(a, b) || Number(isSmall(a)) - Number(isSmall(b)))
  // Of what is required, languages stand last: a list that begins with them reads like a form.
  const rank = (it: Proof) =>
    isFirst(it)
      ? beforeAll
      : Math.min(...it.asks.map((ask) => order[ask.kind])) + (it.kind === 'language' ? behindItsKind : 0)
  const place = ({ asks: [asked] }: Proof) => asked?.place ?? 0
  return [...told, ...left].slice(0, most).toSorted((a, b) => rank(a) - rank(b) || place(a) - place(b))
}

/** A row that tells once more what a better one tells brings nothing. */
const withoutSameFacts = (proofs: readonly Proof[]): Proof[] =>
  proofs.reduce<Proof[]>(
    (kept, it) => (kept.some(({ bring }) => isSameFact(bring.text, it.bring.text)) ? kept : [...kept, it]),
    [],
  )

/** "1+ years of leading a team" and "2+ years of leading a team" are one question; the best answer is first. */
function withYearsOnce(proofs: readonly Proof[]): Proof[] {
  const told = new Set<string>()
  return proofs.filter(({ kind, words }) => {
    if (kind !== 'years') return true
    const asked = words
      .join(' ')
      .toLowerCase()
      .replace(/[\d+–-]+/g, '#')
    const isNew = !told.has(asked)
    told.add(asked)
    return isNew
  })
}

const isRequired = ({ asks }: Proof): boolean => asks.some(({ kind }) => kind === 'required')
const byRequired = (a: Proof, b: Proof): number => Number(isRequired(b)) - Number(isRequired(a))
/** A row that says the same on both sides answers no better than a sentence does. */
const isEcho = ({ bring, words, meta }: Proof): boolean =>
  meta === null && words.length === 1 && words[0]?.toLowerCase() === bring.text.toLowerCase()
const isSmall = (it: Proof): boolean => it.kind === 'language' || isDrivingLicence(it.bring.text) || isEcho(it)

/** A licence or registration that is required, and the car's only where driving is the work. */
export function isDecisive({ kind, bring, asks }: Proof, position: string): boolean {
  if (kind !== 'paper') return false
  const asked = asks.flatMap(({ requirements }) => requirements)
  const isAsked = asks.some((ask) => ask.kind === 'required') || asked.some((it) => it.kind === 'required')
  const isLicence = !isDrivingLicence(bring.text) && asked.some(({ what }) => what === 'licence')
  return isAsked && (isLicence || isPaperOfTrade(position, bring.text))
}
