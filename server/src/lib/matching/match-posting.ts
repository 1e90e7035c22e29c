import type { MatchProfile } from './profile/match-profile.ts'
import { matchRequirements, type Match } from './profile/match-requirements.ts'
import { readProfileEvidence, type ProfileEvidence } from './profile/profile-evidence.ts'
import { readConditions, withConditions } from './conditions/read-conditions.ts'
import type { PostingTexts } from './posting/posting-lines.ts'
import { readRequirements } from './posting/read-requirements.ts'
import type { Requirement } from './posting/requirement.ts'

export type PostingMatch = Match

/** The longest real posting seen has 25,000 characters; more is work for nothing. */
const maxCharacters = 40_000

type WholePosting = Required<Omit<PostingTexts, 'company'>> & Pick<PostingTexts, 'company'>

/** A posting's requirements, from its plain text; a few milliseconds of work. */
export function readAsked({
  title,
  company = '',
  location,
  description,
  requirements,
}: WholePosting): readonly Requirement[] {
  const texts = {
    title,
    company,
    location,
    description: description.slice(0, maxCharacters),
    requirements: requirements.slice(0, maxCharacters),
  }
  return withConditions(readRequirements(texts), readConditions(texts))
}

/** A profile read once, to be compared with many postings. */
export function readShown(profile: MatchProfile, now: Date): ProfileEvidence {
  return readProfileEvidence(profile, now.toISOString().slice(0, 10))
}

export const matchAsked = (asked: readonly Requirement[], shown: ProfileEvidence): PostingMatch =>
  matchRequirements(asked, shown)

export function matchPosting(profile: MatchProfile, posting: WholePosting, now: Date): PostingMatch {
  return matchAsked(readAsked(posting), readShown(profile, now))
}
