import type { Intent } from '../../../../lib/intents/intents.ts'
import type { AskedIntent } from '../../../../lib/intents/asked-intents.ts'

const documentIntents = new Set<Intent>(['cv_tailor', 'cover_letter'])

/**
 * A CV and a letter for one job are made together: of two requests for them, the one that names no other job is the same
 * request again. `jobsOf` tells the addresses of the jobs that a wish is about.
 */
export function withoutSecondPair(
  wishes: readonly AskedIntent[],
  jobsOf: (wish: AskedIntent) => readonly string[],
): AskedIntent[] {
  const kept: AskedIntent[] = []
  for (const wish of wishes) {
    const at = kept.findIndex((one) => isDocuments(one) && isDocuments(wish) && isOneJob(jobsOf(one), jobsOf(wish)))
    const before = kept[at]
    if (!before) kept.push(wish)
    // Whichever of the two says for which job.
    else if (jobsOf(before).length === 0) kept[at] = wish
  }
  return kept
}

const isDocuments = ({ intent }: AskedIntent): boolean => documentIntents.has(intent)
const isOneJob = (one: readonly string[], other: readonly string[]): boolean =>
  one.every((url) => other.includes(url)) || other.every((url) => one.includes(url))
