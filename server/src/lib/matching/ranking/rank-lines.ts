import { featureNames, featuresOf, type LinePlace } from './line-features.ts'
import weights from './line-weights.json' with { type: 'json' }
import type { PostingInterest } from './posting-interest.ts'

/**
 * How well a line of a CV leads its job for a posting; higher leads. A linear model of what the line shares with the
 * posting and of what readers take for proof (docs/matching.md has the weights and what they were learnt from). The
 * same line, place and posting give the same score; no score means anything by itself.
 * @param place where the line stands in its job: authors put what matters first
 */
export function scoreLine(line: string, interest: PostingInterest, place: LinePlace = { index: 0, count: 1 }): number {
  const features = featuresOf(line, place, interest)
  return featureNames.reduce((sum, name) => sum + weights[name] * features[name], 0)
}
