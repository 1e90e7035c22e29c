import { readFileSync } from 'node:fs'
import { join } from 'node:path'

let shares: ReadonlyMap<string, number> | undefined

/** What a word tells at most and least: "team" stands in five of six postings, "churn" in one of a thousand. */
const most = 3.5
const ordinary = 0.5
/** Share of a stem that the list does not have: rarer than the rarest in it. */
const unlisted = 0.006

/**
 * How much a word that a line and a posting share tells, from 0 to 3.5: the logarithm of how few postings have it. Counted
 * over 2,027 public postings of 2012 to 2026; the list holds shares only, no text.
 */
export function tellingness(stem: string): number {
  shares ??= readShares()
  const share = shares.get(stem) ?? unlisted
  return Math.min(most, Math.max(0, -Math.log(share) - ordinary))
}

function readShares(): ReadonlyMap<string, number> {
  const [, ...lines] = readFileSync(join(import.meta.dirname, 'word-shares.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
  return new Map(
    lines.map((line) => {
      const [stem = '', perMille = ''] = line.split('\t')
      return [stem, Number(perMille) / 1000]
    }),
  )
}
