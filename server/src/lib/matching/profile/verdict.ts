import type { Status } from '../skills/compare-skills.ts'

export type Verdict = { status: Status; profile: string[] }

const mostWords = 3

export const missing: Verdict = { status: 'missing', profile: [] }

export const atMostSimilar = (verdict: Verdict): Verdict =>
  verdict.status === 'have' ? { ...verdict, status: 'similar' } : verdict

const worth = { have: 2, similar: 1, missing: 0 }
export const better = (one: Verdict, other: Verdict): Verdict => (worth[other.status] > worth[one.status] ? other : one)

export const firstOf = (words: readonly string[]): string[] => [...new Set(words)].slice(0, mostWords)
