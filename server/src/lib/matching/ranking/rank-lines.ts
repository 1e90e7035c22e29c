import { featureNames, featuresOf, type LinePlace } from './line-features.ts'
import weights from './line-weights.json' with { type: 'json' }
import type { PostingInterest } from './posting-interest.ts'

/**
 * How well a CV line leads its job for a posting; only comparisons mean something. A deterministic linear model
 * (docs/matching.md has its weights and training). `place` counts because authors put what matters first.
 */
export function scoreLine(line: string, interest: PostingInterest, place: LinePlace = { index: 0, count: 1 }): number {
  const features = featuresOf(line, place, interest)
  return featureNames.reduce((sum, name) => sum + weights[name] * features[name], 0)
}
