import grammar from '../skills/duty-words.json' with { type: 'json' }
import { stopWords } from '../text/stop-words.ts'
import { fold, readWords, type Word } from '../text/words.ts'
import { isTo, nounsAt, objectsAt, titlesAt, verbClass, verbsAt, type Entry } from './deed-words.ts'

/** What is done to whom: "lead a team", "present to the board". `verbs` and `objects`: alternatives by class. */
export type Deed = { verb: string; object: string; isAny: boolean; objectKeys: readonly string[] }
/** `words`: which words of the text say the deeds; the others say more. */
export type Deeds = { deeds: readonly Deed[]; words: ReadonlySet<number> }

/** How far behind its verb an object may stand, and behind "to". */
const farthest = { object: 7, given: 10, behindTo: 3 }
const longestText = 600

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(fold))
const [fillers, barred, joining, followers, relatives, ofWords, articles] = [
  grammar.fillers,
  grammar.barred,
  grammar.joining,
  grammar.followers,
  grammar.relatives,
  grammar.of,
  grammar.articles,
].map(setOf) as [Keys, Keys, Keys, Keys, Keys, Keys, Keys]
type Keys = ReadonlySet<string>

type Place = { verb: Entry; from: number; to: number }

/** What a line of one's own work tells: the verb opens a sentence or a clause, or ends it in German. */
export function deedsOfLine(text: string): readonly Deed[] {
  const line = text.slice(0, longestText)
  const words = readWords(line)
  const heads = words.flatMap((_, at) => (opensClause(line, words, at) ? [skipFillers(line, words, at)] : []))
  const opened = [...new Set(heads)].flatMap((at) => placesAt(words, at))
  const ended = words.flatMap((_, at) => (endsClause(line, words, at) ? placesAt(words, at) : []))
  return [
    ...opened.flatMap((place) => objectsBehind(line, words, place)),
    ...ended.flatMap((place) => objectsBefore(line, words, place)),
    ...nounDeeds(words),
  ].map(({ deed }) => deed)
}

/** What somebody does who is called so: a team leader leads a team. */
export function deedsOfTitle(title: string): Deeds {
  const found = nounDeeds(readWords(title), titlesAt)
  return { deeds: found.map(({ deed }) => deed), words: new Set(found.flatMap(({ at }) => at)) }
}

/** What an ask names, wherever its verb stands: "Experience of leading and motivating finance teams". */
export function deedsAsked(text: string): Deeds {
  const line = text.slice(0, longestText)
  const words = readWords(line)
  const places = words.flatMap((_, at) => placesAt(words, at))
  const found = [
    ...places.flatMap((place) => objectsBehind(line, words, place)),
    ...places.flatMap((place) => objectsBefore(line, words, place)),
    ...nounDeeds(words),
  ]
  return { deeds: found.map(({ deed }) => deed), words: new Set(found.flatMap(({ at }) => at)) }
}

type Found = { deed: Deed; at: readonly number[] }

const placesAt = (words: readonly Word[], at: number): Place[] =>
  verbsAt(words, at).map((verb) => ({ verb, from: at, to: at + verb.keys.length }))

const nounDeeds = (words: readonly Word[], namesAt = nounsAt): Found[] =>
  words.flatMap((_, at) =>
    namesAt(words, at).map(({ name, keys }): Found => {
      const [verb = '', object = ''] = name.split(' ')
      return { deed: { verb, object, isAny: true, objectKeys: [] }, at: keys.map((_, offset) => at + offset) }
    }),
  )

const gapBefore = (line: string, words: readonly Word[], at: number): string =>
  line.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? line.length)
const isBreak = (gap: string): boolean => /[.;:()\n|•?!]|\s[–—-]\s/.test(gap)

function opensClause(line: string, words: readonly Word[], at: number): boolean {
  const gap = gapBefore(line, words, at)
  if (at === 0 || isBreak(gap)) return true
  const isJoined = /[,&]/.test(gap) || joining.has(words[at - 1]?.key ?? '')
  const start = words.findLastIndex((_, index) => index <= at && isBreak(gapBefore(line, words, index)))
  return isJoined && !words.slice(Math.max(0, start), at).some(({ key }) => relatives.has(key))
}

/** "Team von zehn Mitarbeitenden geführt" */
const endsClause = (line: string, words: readonly Word[], at: number): boolean =>
  (at === words.length - 1 || isBreak(gapBefore(line, words, at + 1))) && /(?:t|en)$/u.test(words[at]?.key ?? '')

function skipFillers(line: string, words: readonly Word[], from: number): number {
  let at = from
  const isFiller = (key = '') => fillers.has(key) || key.endsWith('ly')
  while (
    at < words.length - 1 &&
    isFiller(words[at]?.key) &&
    verbsAt(words, at).length === 0 &&
    !/[,.;:]/.test(gapBefore(line, words, at + 1))
  )
    at++
  return at
}

function objectsBehind(line: string, words: readonly Word[], { verb, from, to }: Place): Found[] {
  const isGiven = verbClass(verb.name)?.isTo === true
  let since = isGiven ? undefined : to
  for (let at = to; at < words.length && at - to <= (isGiven ? farthest.given : farthest.object); at++) {
    const gap = gapBefore(line, words, at)
    const key = words[at]?.key ?? ''
    if (isBreak(gap) || relatives.has(key) || (/,/.test(gap) && key.endsWith('ing') && verbsAt(words, at).length === 0))
      return []
    if (isGiven && isTo(words[at])) since = at + 1
    else if (since !== undefined && (!isGiven || at - since < farthest.behindTo)) {
      const found = objectsAt(words, at).filter((it) => it.language === verb.language && isHead(line, words, at, it))
      if (found.length > 0) return found.map((object) => foundOf(verb, from, to, object, at))
      if (!isGiven && isBarred(words, to, at)) return []
    }
  }
  return []
}

/** "Led workshops for staff", "kept the diaries of the staff": what stands there is no object of the verb. */
function isBarred(words: readonly Word[], from: number, at: number): boolean {
  const key = words[at]?.key ?? ''
  const isOfAnother =
    ofWords.has(key) &&
    words.slice(from, at).some((it) => ![ofWords, articles, joining].some((some) => some.has(it.key)))
  return isOfAnother || (barred.has(key) && !/^\d/.test(words[at + 1]?.key ?? ''))
}

function objectsBefore(line: string, words: readonly Word[], { verb, from, to }: Place): Found[] {
  if (verb.language !== 'de' || verbClass(verb.name)?.isTo) return []
  for (let at = from - 1; at >= 0 && from - at <= farthest.object && !isBreak(gapBefore(line, words, at + 1)); at--) {
    const found = objectsAt(words, at).filter((it) => it.language === 'de')
    const before = words[at - 1]?.key ?? ''
    // "Workshops für Mitarbeiter geleitet"; "ein Team von zehn Mitarbeitern" is of them.
    if (found.length > 0 && barred.has(before) && before !== 'von') return []
    if (found.length > 0) return found.map((object) => foundOf(verb, from, to, object, at))
  }
  return []
}

const foundOf = (verb: Entry, from: number, to: number, object: Entry, at: number): Found => ({
  deed: { verb: verb.name, object: object.name, isAny: object.isAny, objectKeys: object.stems },
  at: [...range(from, to), ...range(at, at + object.keys.length)],
})

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index)

/** In English the last noun is what it is about: a "team calendar" is no team. */
function isHead(line: string, words: readonly Word[], at: number, { language, keys }: Entry): boolean {
  const [last, next] = [words[at + keys.length - 1], words[at + keys.length]]
  if (language !== 'en' || last === undefined || next === undefined) return true
  const isApart = line.slice(last.end, next.start) !== ' '
  return isApart || followers.has(next.key) || stopWords.has(next.key) || /ly$|^\d/.test(next.key)
}
