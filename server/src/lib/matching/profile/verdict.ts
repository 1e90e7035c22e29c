import type { Status } from '../skills/compare-skills.ts'

export type Verdict = { status: Status; profile: string[] }

const mostWords = 3

export const missing: Verdict = { status: 'missing', profile: [] }

export const atMostSimilar = (verdict: Verdict): Verdict =>
  verdict.status === 'have' ? { ...verdict, status: 'similar' } : verdict

export const firstOf = (words: readonly string[]): string[] => [...new Set(words)].slice(0, mostWords)
