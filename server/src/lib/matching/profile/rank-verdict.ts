import type { Requirement } from '../posting/requirement.ts'
import { isKindOf, isSameField, namesRank, rankOf } from '../skills/title-ranks.ts'
import { findTitleSkills } from '../skills/find-skills.ts'
import { isOccupation } from '../skills/word-of-others.ts'
import { readWords } from '../text/words.ts'
import type { HeldSkill, ProfileEvidence } from './profile-evidence.ts'
import { atMostSimilar, better, firstOf, missing, type Verdict } from './verdict.ts'

/** A deputy or supervisor has not been the manager: whatever stands below the title that is asked for is similar at most. */
export function withinRank(
  asked: Requirement,
  profile: ProfileEvidence,
  verdictOf: (asked: Requirement, profile: ProfileEvidence) => Verdict,
): Verdict {
  const all = verdictOf(asked, profile)
  const title = asked.title ?? asked.clause ?? asked.text
  if (all.status !== 'have' || !(isOccupation(asked.text) || namesRank(asked.text) || isSenior(title, asked.text)))
    return all
  const least = Math.min(...waysToSay(title).map((it) => rankOf(it, asked.text)))
  const works = profile.works.filter(({ title }) => rankOf(title, asked.text) >= least)
  const isHighEnough = (it: HeldSkill) =>
    Math.min(rankOf(it.words, it.key), it.isTitle ? Infinity : rankOf(it.key, it.key)) >= least ||
    isOfWork(it, works, profile)
  const isAll = works.length === profile.works.length && profile.skills.every(isHighEnough)
  if (isAll) return all
  const high = verdictOf(asked, { ...profile, works, skills: profile.skills.filter(isHighEnough), lines: [] })
  return better(atMostSimilar(all), high)
}

/** "Senior Nurse" asks for more than a nurse, "work with senior nurses" does not. */
function isSenior(title: string, trade: string): boolean {
  const words = readWords(title)
  return (
    findTitleSkills(title).some(({ text }) => text === trade) &&
    words.length <= longestTitle &&
    rankOf(title, trade) > rankOf(trade, trade)
  )
}
const longestTitle = 6

/** "(Senior) Accountant", "Accountant / Senior Accountant" and "Mid/Senior" ask for the lower one at least. */
function waysToSay(title: string): string[] {
  const plain = title.replace(/\((?:senior|sr\.?|lead)\)|\b(?:mid|junior)\s?[-/]\s?senior\b/giu, ' ').trim()
  const parts = plain.split(/\s\/\s/u)
  return [plain, ...(parts.length > 1 ? parts : [])]
}

function isOfWork({ work, isTitle }: HeldSkill, works: ProfileEvidence['works'], profile: ProfileEvidence): boolean {
  const own = work === undefined ? undefined : profile.works[work]
  return !isTitle && own !== undefined && works.includes(own)
}

/** "Operations Coordinator" for an "Operations Manager": the field is the same. */
export function fieldVerdict({ text, isTitle = false }: Requirement, { works }: ProfileEvidence): Verdict {
  if (!isTitle) return missing
  const same = works.filter(({ title }) => isSameField(text, title) || isKindOf(text, title))
  return same.length === 0 ? missing : { status: 'similar', profile: firstOf(same.map(({ title }) => title)) }
}
