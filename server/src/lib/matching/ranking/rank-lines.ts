import { featureNames, featuresOf, type LinePlace } from './line-features.ts'
import weights from './line-weights.json' with { type: 'json' }
import type { PostingInterest } from './posting-interest.ts'

/** A linear model (docs/matching.md); scores only compare. `place` counts because authors put what matters first. */
export function scoreLine(line: string, interest: PostingInterest, place: LinePlace = { index: 0, count: 1 }): number {
  const features = featuresOf(line, place, interest)
  return featureNames.reduce((sum, name) => sum + weights[name] * features[name], 0)
}
