import type { Phrase } from './skill-phrases.ts'
import type { Found } from './skill-sense.ts'
import lists from './everyday-names.json' with { type: 'json' }
import { textLanguage } from '../text/text-language.ts'
import { readWords, type Word } from '../text/words.ts'

/**
 * What else a name of software is: a `word`, which a capital tells apart; a `noun` of German or the `name` of people and
 * places, which have the capital as well; a `firm`, whose letters are the same.
 */
export type Everyday = 'word' | 'noun' | 'name' | 'firm'

const wordsOf = (list: string): string[] => readWords(list).map(({ key }) => key)
const beside = new Set(wordsOf(lists.beside))
const kinds: ReadonlyMap<string, Everyday> = new Map([
  ...Object.values(lists.words).flatMap((list) => wordsOf(list).map((key) => [key, 'word'] as const)),
  ...Object.values(lists.nouns).flatMap((list) => wordsOf(list).map((key) => [key, 'noun'] as const)),
  ...wordsOf(lists.names).map((key) => [key, 'name'] as const),
  ...wordsOf(lists.firms).map((key) => [key, 'firm'] as const),
])

/** The phrase, marked where its only word is one of everyday life, too: Docker, Slack, Jenkins. */
export function markEveryday(text: string, phrase: Phrase): Phrase {
  const [only, ...others] = readWords(text)
  const everyday = only && others.length === 0 ? kinds.get(only.key) : undefined
  return everyday === undefined || phrase.ambiguous !== undefined
    ? phrase
    : { ...phrase, ambiguous: text.toLowerCase(), everyday, spelling: text }
}

/** Where a mention stands: `isIntroduced` by "knowledge of", `isTitle` in what somebody is called. */
export type Place = { occupation: string; isIntroduced: boolean; isTitle: boolean }

/** True if an everyday word names software here: in the company of other software, or written as a name where tools stand. */
export function isSoftwareHere(
  text: string,
  words: readonly Word[],
  found: readonly Found[],
  index: number,
  place: Place,
): boolean {
  const mention = found[index]
  const [sense] = mention?.senses ?? []
  if (!mention || !sense) return false
  const near = words.filter((it, at) => isNear(text, mention, it, at))
  if (
    near.some(({ key }) => beside.has(key)) ||
    found.some((it) => isSoftware(it) && isNear(text, mention, it, it.first))
  )
    return true
  if (!/^\p{Lu}/u.test(mention.text)) return false
  const line = lineAround(text, mention)
  if (readWords(place.occupation).some(({ key }) => beside.has(key)) || isListed(text, found, index)) return true
  if (place.isTitle || sense.everyday === 'firm') return false
  // LaTeX, PALS: no other word is written so.
  if (
    mention.text === sense.spelling &&
    /\p{L}\p{Lu}/u.test(mention.text) &&
    /\p{Ll}{2}/u.test(line.before + line.behind)
  )
    return true
  const isAlone = !/\p{L}/u.test(line.before + line.behind)
  const isGerman = textLanguage(text) === 'de' || germanLead.test(line.before)
  const tells = sense.everyday === 'word' || (sense.everyday === 'noun' && !isGerman)
  return isAlone || place.isIntroduced || (tells && tooled.test(line.before))
}

const reach = 12
type Span = { start: number; end: number }

function isNear(text: string, mention: Found, other: Span, at: number): boolean {
  const [start, end] = other.end <= mention.start ? [other.end, mention.start] : [mention.end, other.start]
  return start <= end && Math.abs(at - mention.first) <= reach && !/\n|[.!?;]\s/.test(text.slice(start, end))
}

/** What is surely software, and no kind of work. */
const isSoftware = ({ isSure, senses: [sense] }: Found): boolean =>
  isSure && sense !== undefined && sense.skill.isComputing && !sense.skill.isActivity

/** "Docker, Jenkins": names side by side, each a word of everyday life. */
const isListed = (text: string, found: readonly Found[], index: number): boolean =>
  [index - 1, index + 1].some((at) => {
    const [one, other] = at < index ? [found[at], found[index]] : [found[index], found[at]]
    const [sense] = found[at]?.senses ?? []
    return (
      one !== undefined &&
      other !== undefined &&
      sense?.skill.isActivity === false &&
      /^\p{Lu}/u.test(found[at]?.text ?? '') &&
      /^\s*(?:[,/|·•&+]|and|und|et|y)\s*$/u.test(text.slice(one.end, other.start))
    )
  })

function lineAround(text: string, { start, end }: Span): { before: string; behind: string } {
  const before = text.slice(0, start).split('\n').at(-1) ?? ''
  return { before: before.split(/[.!?;]\s/).at(-1) ?? '', behind: text.slice(end).split('\n', 1)[0] ?? '' }
}

/** "Dashboards in Looker"; not "at Apex" nor "for Confluence". */
const tooled =
  /(?<!\p{L})(?:in|with|using|via|through|on|mit|über|dans|avec|sous|sur|en|con|usando|mediante|learn|know|use|used|nutzen|utiliser|usar)\s$/iu
const germanLead = /(?<!\p{L})(?:mit|über|nutzen)\s$/iu
