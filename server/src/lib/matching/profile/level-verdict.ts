import { isLowerLevel, isOtherSubject, namesLevel, partNaming } from '../posting/paper-levels.ts'
import type { Requirement } from '../posting/requirement.ts'
import type { ProfileEvidence } from './profile-evidence.ts'
import { atMostSimilar, better, type Verdict } from './verdict.ts'

/** Whoever works to HACCP need not hold "Food hygiene level 3". */
const isShownByWork = (verdict: Verdict, { certificates, degrees, skills }: ProfileEvidence): boolean =>
  verdict.profile.every(
    (words) =>
      !namesLevel(words) &&
      ![...certificates, ...degrees].some((it) => it.words === words) &&
      !skills.some((it) => it.words === words && it.work === undefined),
  )

/** "AFGSU niveau 1" is similar to level 2 at most, an NVQ in care to one in hairdressing; level 2 or 3 is had. */
export function withinLevel(
  asked: Requirement,
  profile: ProfileEvidence,
  verdictOf: (asked: Requirement, profile: ProfileEvidence) => Verdict,
): Verdict {
  const ofPaper = (verdict: Verdict) =>
    namesLevel(asked.text) && isShownByWork(verdict, profile) ? atMostSimilar(verdict) : verdict
  const all = ofPaper(verdictOf(asked, profile))
  if (all.status !== 'have' || asked.what === 'language' || asked.what === 'place') return all
  const line = partNaming(asked.clause ?? asked.text, asked.text)
  const isHighEnough = (words: string) => !isLowerLevel(line, words) && !isOtherSubject(asked.text, words)
  if (all.profile.every(isHighEnough)) return all
  const high = verdictOf(asked, {
    ...profile,
    skills: profile.skills.filter(({ words }) => isHighEnough(words)),
    degrees: profile.degrees.filter(({ words }) => isHighEnough(words)),
    certificates: profile.certificates.filter(({ words }) => isHighEnough(words)),
    lines: profile.lines.filter(({ text }) => isHighEnough(text)),
  })
  return better(atMostSimilar(all), ofPaper(high))
}
