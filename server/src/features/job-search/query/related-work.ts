import type { Db } from '../../../lib/db.ts'
import {
  nearOccupations,
  occupationsNeeding,
  occupationsOf,
  type Occupation,
} from '../../../lib/matching/occupations/near-occupations.ts'
import { findWholeSkill } from '../../../lib/matching/skills/find-skills.ts'
import { phrasesOf } from '../index/occupations.ts'
import { wordsOf } from '../index/words.ts'
import type { LookUp } from './title/known-words.ts'
import { readingLanguage } from './title/reading-language.ts'
import { readTitleQuery } from './title/title-query.ts'
import { waysToMatch, type Way } from './title/title-ways.ts'

const mostOfSkill = 3
const mostNear = 4

/**
 * Ways to titles of the same work under other names and, after those, of the occupations nearest to it: for a search that found
 * little. Empty if the title names no occupation of the list, and no skill that one needs.
 */
export async function waysToRelatedWork(db: Db, lookUp: LookUp, title: string, language?: string): Promise<Way[]> {
  const names = relatedOccupations(title, language).map(({ names }) => names.en.join(' or '))
  const queries = await Promise.all(names.map((name) => readTitleQuery(db, lookUp, name, language)))
  return queries.flatMap((query) => {
    const [inTitle] = query ? waysToMatch(query, false) : []
    return inTitle ? [{ ...inTitle, found_by: 'related_work' as const }] : []
  })
}

function relatedOccupations(title: string, language: string | undefined): Occupation[] {
  const named = isWorkElsewhere(title, language) ? [] : occupationsOf(title)
  const skill = named.length > 0 ? undefined : findWholeSkill(title)?.skill.name
  const own = skill === undefined ? named : occupationsNeeding(skill).slice(0, mostOfSkill)
  const near = nearOccupations(new Set(), own, mostNear).map(({ occupation }) => occupation)
  return [...own, ...(skill === undefined ? near : [])]
}

/** A French "chef" heads something, and cooks only for readers of other languages. */
function isWorkElsewhere(title: string, language: string | undefined): boolean {
  const words = wordsOf(title)
  const isWork = (reading?: string) => phrasesOf(words, reading).some(({ kind }) => kind === 'work')
  return isWork() && !isWork(readingLanguage(title, language))
}
