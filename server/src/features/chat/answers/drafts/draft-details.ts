import { findDate } from '../../../../lib/intents/entities/dates.ts'
import { fold } from '../../../../lib/intents/plain-text.ts'
import { splitMessage } from '../../../../lib/intents/asked-intents.ts'
import { draftWords, type DraftWords } from '../../../../lib/intents/words/draft-words.ts'
import { isOrdinaryWord } from '../../../../lib/intents/words/ordinary-words.ts'
import { dayIn } from '../../../../lib/zoned-time.ts'
import type { Card } from '../../board/cards.ts'
import type { DraftDetails } from '../answer-state.ts'
import type { Ask } from '../ask.ts'

const longestTopic = 60
const mostTopicWords = 8

/** What a request for a draft says of it: whom it is for, what was spoken of, the day, and how long ago something was. */
export function detailsIn({ text, speech, day, time }: Ask, card: Card | undefined): DraftDetails {
  const words = draftWords(speech.language)
  const said = text.slice(0, 2000)
  const name = nameIn(said, words, card)
  const about = name === undefined ? undefined : aboutIn(said, words)
  const isDated = anyOf(words.ago).test(said)
  return {
    ...(name !== undefined && { name }),
    ...(about !== undefined && { about }),
    ...(day !== undefined && { day }),
    ...(day !== undefined && time !== undefined && { time }),
    ...(isDated && { isDated }),
  }
}

/** "I cannot come on Thursday, would Friday do": the day to propose is the one that is not the appointment's. */
export function detailsOfOtherDay(ask: Ask, card: Card | undefined): DraftDetails {
  const { text, speech, now, timeZone } = ask
  const { day: _, time: _time, ...details } = detailsIn(ask, card)
  const taken = card?.next_interview_at ? dayIn(timeZone, new Date(card.next_interview_at)) : undefined
  const named = splitMessage(text, speech.language).flatMap(
    (part) => findDate(part, speech.language, { now, timeZone }) ?? [],
  )
  const other = named.findLast(({ day }) => day !== taken)
  if (!other || (taken === undefined && named.length < 2)) return details
  return { ...details, day: other.day, ...(other.time !== undefined && { time: other.time }) }
}

/** "I talked to Susan", "to my teacher Mrs Evans"; a name without a title is only one with a capital. */
function nameIn(said: string, { spoken_to, titles }: DraftWords, card: Card | undefined): string | undefined {
  const title = `(?:${titles.join('|')})`
  const before = new RegExp(
    `(?<!\\p{L})(?:${spoken_to.join('|')})[\\s:]+(?:(?:la|el|my|the)\\s+)?(?:(${title})\\.?\\s+)?(\\p{L}[\\p{L}'’-]+)(?:\\s+(\\p{L}[\\p{L}'’-]+))?`,
    'giu',
  )
  const titled = new RegExp(`(?<!\\p{L})(${title})\\.?\\s+(\\p{L}[\\p{L}'’-]+)`, 'giu')
  const company = new Set(fold(card?.company_name ?? '').split(/[^\p{L}\p{N}]+/u))
  const isName = (word: string) => isCapital(word) && !company.has(fold(word)) && !isOrdinaryWord(fold(word))
  for (const [, mark, first = '', second = ''] of said.matchAll(before)) {
    if (mark !== undefined) return named(mark, first)
    if (isName(first)) return isName(second) ? `${first} ${second}` : first
  }
  const [found] = said.matchAll(titled)
  return found?.[1] !== undefined && found[2] !== undefined && !isOrdinaryWord(fold(found[2]))
    ? named(found[1], found[2])
    : undefined
}

const isCapital = (word: string): boolean => /^\p{Lu}\p{Ll}/u.test(word)
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const accusative: Record<string, string> = { herrn: 'Herr' }
const named = (title: string, name: string): string =>
  `${accusative[title.toLowerCase()] ?? capital(title)} ${capital(name)}`

/** What a resignation says of itself: the superior's name and the period of notice. */
export function resignationIn({ text, speech }: Ask): DraftDetails {
  const words = draftWords(speech.language)
  const said = text.slice(0, 2000)
  const name = nameIn(said, { ...words, spoken_to: words.boss }, undefined)
  const notice = words.notice.map((one) => new RegExp(one, 'iu').exec(said)?.[1]).find((found) => found !== undefined)
  return { ...(name !== undefined && { name }), ...(notice !== undefined && { notice }) }
}

function aboutIn(said: string, { about, about_ends }: DraftWords): string | undefined {
  const ends = new RegExp(`\\s+(?:${about_ends.join('|') || '(?!)'})(?!\\p{L}).*$`, 'iu')
  const found = new RegExp(`(?<!\\p{L})(?:${about.join('|')})(?!\\p{L})\\s*[^.,;!?\\n]+`, 'iu')
    .exec(said)?.[0]
    .trim()
    .replace(ends, '')
  return found !== undefined && found.length <= longestTopic && found.split(/\s+/).length <= mostTopicWords
    ? found
    : undefined
}

/** "Write the resignation": a text is wanted, and not advice alone. */
export const asksForText = ({ text, speech }: Pick<Ask, 'text' | 'speech'>): boolean =>
  anyOf(draftWords(speech.language).writes).test(text.slice(0, 2000))

/** "What do I reply", "should I ask them why". */
export function asksToReply({ text, speech }: Pick<Ask, 'text' | 'speech'>): boolean {
  const { replies, asks_why } = draftWords(speech.language)
  return anyOf([...replies, ...asks_why]).test(fold(text.slice(0, 2000)).replace(/[^\p{L}]+/gu, ' '))
}

const anyOf = (words: readonly string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu')
