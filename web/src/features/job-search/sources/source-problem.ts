import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const sentences: readonly (readonly [RegExp, MessageDescriptor])[] = [
  [/^status (?:401|403|407|451)\b/, msg`This source does not let this installation read its postings.`],
  [/^status (?:404|410)\b/, msg`The address of this source is gone.`],
  [/^status 429\b/, msg`This source asked to be read less often.`],
  [/^status 5\d\d\b/, msg`This source has a technical problem.`],
  [/^too slow|longer than/, msg`This source took too long to answer.`],
  [/without a single posting/, msg`This source answered without a single posting. Its earlier postings stay.`],
  [/^signing in:/, msg`Signing in to this source failed. Its key may be wrong.`],
  [/\bE[A-Z]{4,}\b|getaddrinfo|socket|certificate|connect/i, msg`This source could not be reached.`],
]

/** What a failure means for a reader; the failure itself is for whoever runs the installation. */
export function problemSentence(problem: string): MessageDescriptor {
  const found = sentences.find(([pattern]) => pattern.test(problem))
  return found?.[1] ?? msg`The answer of this source could not be read. Its earlier postings stay.`
}
