import { setImmediate } from 'node:timers/promises'
import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { matchRequirements, type MatchedRequirement } from '../../lib/matching/profile/match-requirements.ts'
import { readProfileEvidence } from '../../lib/matching/profile/profile-evidence.ts'
import { readRequirements } from '../../lib/matching/posting/read-requirements.ts'
import type { StoredPosting } from '../../providers/postings/posting-store.ts'

export type PostingMatch = { score: number; requirements: Omit<MatchedRequirement, 'what'>[] }

/** The longest real posting seen has 25,000 characters; more would hold the event loop for nothing. */
const maxCharacters = 40_000

/** Yields to the event loop between the two readings, the only long work. */
export async function matchPosting(
  profile: ProfileDocument,
  {
    title,
    location,
    description,
    requirements,
  }: Pick<StoredPosting, 'title' | 'location' | 'description' | 'requirements'>,
  now: Date,
): Promise<PostingMatch> {
  const asked = readRequirements({
    title,
    location,
    description: description.slice(0, maxCharacters),
    requirements: requirements.slice(0, maxCharacters),
  })
  await setImmediate()
  const match = matchRequirements(asked, readProfileEvidence(profile, now.toISOString().slice(0, 10)))
  return { score: match.score, requirements: match.requirements.map(({ what: _what, ...rest }) => rest) }
}
