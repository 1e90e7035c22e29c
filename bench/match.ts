import { matchRequirements } from '../server/src/lib/matching/profile/match-requirements.ts'
import { readProfileEvidence } from '../server/src/lib/matching/profile/profile-evidence.ts'
import { readRequirements } from '../server/src/lib/matching/posting/read-requirements.ts'
import { loadJudged, type JudgedPair } from './judged-pairs.ts'
import { quantile, round } from './product.ts'
import type { Figures } from './run.ts'

type Judged = { text: string; is: boolean; kind: 'required' | 'wished'; status: 'have' | 'similar' | 'missing' }
type Label = { id: string; requirements: Judged[] }

const today = '2026-11-22'
const rounds = 20

/** `have_wrong`: *have* verdicts that the judge calls missing; `have_too_much` also counts similar ones. */
export function run(): Promise<Figures> {
  const judged = loadJudged<Label>('WAYMARK_MATCH_LABELS').filter(({ pair }) => pair.half === 'held_out')
  if (judged.length === 0) return Promise.resolve({})
  const compared = judged.map(({ pair, label }) => compare(pair, label))
  const all = compared.flatMap(({ both }) => both)
  const have = all.filter(({ status }) => status === 'have')
  const shown = all.filter(({ judge }) => judge.status === 'have')
  const none = compared.filter(({ both }) => both.every(({ judge }) => judge.status !== 'have'))
  const share = (part: readonly unknown[], whole: readonly unknown[]) =>
    round(part.length / Math.max(1, whole.length), 3)
  return Promise.resolve({
    pairs: judged.length,
    requirements_judged: all.length,
    requirements_real: share(
      all.filter(({ judge }) => judge.is),
      all,
    ),
    kind_right: share(
      all.filter(({ judge, kind }) => judge.is && judge.kind === kind),
      all.filter(({ judge }) => judge.is),
    ),
    have: have.length,
    have_wrong: share(
      have.filter(({ judge }) => judge.status === 'missing'),
      have,
    ),
    have_too_much: share(
      have.filter(({ judge }) => judge.status !== 'have'),
      have,
    ),
    have_found: share(
      shown.filter(({ status }) => status === 'have'),
      shown,
    ),
    pairs_where_nothing_fits: none.length,
    have_where_nothing_fits: none.flatMap(({ both }) => both).filter(({ status }) => status === 'have').length,
    ten_postings_ms: timeOfTen(judged.map(({ pair }) => pair)),
  })
}

function compare({ posting, profile }: JudgedPair, label: Label) {
  const judges = new Map(label.requirements.map((judge) => [judge.text, judge]))
  const { requirements } = matchRequirements(readRequirements(posting), readProfileEvidence(profile, today))
  return {
    both: requirements.flatMap(({ text, kind, status }) => {
      const judge = judges.get(text)
      return judge ? [{ text, kind, status, judge }] : []
    }),
  }
}

function timeOfTen(pairs: readonly JudgedPair[]): number {
  const postings = pairs.slice(0, 10).map(({ posting }) => readRequirements(posting))
  const profile = pairs[0]?.profile
  if (!profile) return 0
  const times = Array.from({ length: rounds }, () => {
    const started = performance.now()
    const evidence = readProfileEvidence(profile, today)
    for (const requirements of postings) matchRequirements(requirements, evidence)
    return performance.now() - started
  })
  return round(quantile(times, 0.5), 1)
}
