import { findPhrase, hasPhrase, phraseList, type PhraseHit } from '../text/phrases.ts'
import { isInflected, stemsOf } from '../text/stems.ts'
import { fold, readWords, type Word } from '../text/words.ts'
import lists from './title-ranks.json' with { type: 'json' }

const items = (text: string): string[] => text.split(' | ')
const endingsOf = (text: string): string[] => items(text).map(fold)

const ranks = lists.ranks.map(({ rank, words, endings = '' }) => ({
  rank,
  words: phraseList(items(words)),
  endings: endingsOf(endings).filter((it) => it !== ''),
}))
const [plain, deputies, assistants, assistantsOf, ofSuperior, juniors, seniors, workers] = [
  lists.plain,
  lists.deputies,
  lists.assistants,
  lists.assistantsOf,
  lists.ofSuperior,
  lists.juniors,
  lists.seniors,
  lists.workers,
].map((it) => phraseList(items(it))) as [Phrases, Phrases, Phrases, Phrases, Phrases, Phrases, Phrases, Phrases]
type Phrases = ReturnType<typeof phraseList>
const plainEndings = endingsOf(lists.plainEndings)
const workerEndings = endingsOf(lists.workerEndings)
const anyField = new Set(lists.anyField.split(' '))

/** Whoever does the work and leads nobody. */
const ofWorker = 2
const step = { deputy: 0.5, grade: 0.25 }

/**
 * How high a title stands, so that two can be compared; what has no word of rank is a worker's.
 * @param phrase the part of the title that is meant: what stands behind a dash or comma is another thing
 */
export function rankOf(title: string, phrase: string): number {
  const words = readWords(title)
  const own = readWords(partWith(title, phrase))
  const led = ledRank(own)
  const base = led ?? ofWorker
  // A deputy is below what he deputises for, and above everybody whom that one leads.
  const isDeputy = led !== undefined && (hasPhrase(words, deputies) || isAssistantBefore(own))
  const grade = Number(saysGrade(title, own, seniors)) - Number(saysGrade(title, own, juniors))
  return base - (isDeputy ? step.deputy : 0) + grade * step.grade
}

/** "Nurse (Senior)", but not "Account Manager – Senior Market": beside the title the word must stand alone. */
function saysGrade(title: string, own: readonly Word[], grades: Phrases): boolean {
  const inPlain = findPhrase(own, plain)
  const isFree = (hit: PhraseHit) => !inPlain.some(({ from, to }) => hit.from >= from && hit.to <= to)
  const isAlone = (part: string) => {
    const words = readWords(part)
    return words.length > 0 && findPhrase(words, grades).some(({ from, to }) => from === 0 && to === words.length)
  }
  return findPhrase(own, grades).some(isFree) || partsOf(title).some(isAlone)
}

/** True if the words say what somebody is to others: Filialleiter, Operations Supervisor. */
export const namesRank = (text: string): boolean => ledRank(readWords(text)) !== undefined

/** "Operations Coordinator" and "Operations Manager": the same field, whatever the rank. */
export function isSameField(asked: string, title: string): boolean {
  const field = fieldOf(asked)
  return (
    field.length > 0 &&
    partsOf(title).some((part) => {
      const own = fieldOf(part)
      return own.length === field.length && field.every((one) => own.some((other) => isInflected(one, other)))
    })
  )
}

/** Bilanzbuchhalter and Buchhalter: one is a kind of the other. */
export const isKindOf = (asked: string, title: string): boolean =>
  kindEndings.some((it) =>
    [asked, title].every((text) => readWords(text).some((word) => hasEnding(word, [it, `${it}in`]))),
  )

const kindEndings = endingsOf(lists.kindsOf)

function ledRank(words: readonly Word[]): number | undefined {
  const hits = rankHits(words)
  const first = hits[0]
  const last = hits.at(-1)
  if (!first || !last) return undefined
  // "Assistant to the Manager", "Assistenz der Geschäftsführung", "Sales Manager Assistant"
  const isOfSuperior =
    findPhrase(words, assistantsOf).some(({ from }) => from < first.from) ||
    findPhrase(words, assistants).some(
      ({ from, to }) =>
        (from < first.from && findPhrase(words, ofSuperior).some((it) => it.from === to)) || from === last.to,
    )
  return isOfSuperior ? undefined : Math.max(...hits.map(({ rank }) => rank))
}

/** "Assistant Store Manager": the word stands before the rank, and nobody is assisted by name. */
function isAssistantBefore(words: readonly Word[]): boolean {
  const first = rankHits(words)[0]
  return first !== undefined && findPhrase(words, assistants).some(({ from }) => from < first.from)
}

function rankHits(words: readonly Word[]): (PhraseHit & { rank: number })[] {
  const covered = findPhrase(words, plain)
  const isPlain = (at: number) =>
    covered.some(({ from, to }) => at >= from && at < to) || hasEnding(words[at], plainEndings)
  const found = ranks.flatMap(({ rank, words: list, endings }) => [
    ...findPhrase(words, list).map((hit) => ({ ...hit, rank, length: lengthOf(words, hit) })),
    ...words.flatMap((word, at) =>
      endings.filter((it) => word.key.endsWith(it)).map((it) => ({ from: at, to: at + 1, rank, length: it.length })),
    ),
  ])
  // "Chef de rayon" is more than "chef de", and Teamleiter more than Leiter.
  const longest = found.filter((one) => !found.some((it) => it.from === one.from && it.length > one.length))
  return longest.filter(({ from }) => !isPlain(from)).toSorted((a, b) => a.from - b.from)
}

const lengthOf = (words: readonly Word[], { from, to }: PhraseHit): number =>
  words.slice(from, to).reduce((sum, { key }) => sum + key.length, 0)

const hasEnding = (word: Word | undefined, endings: readonly string[]): boolean =>
  word !== undefined && endings.some((it) => word.key.endsWith(it))

/** The stems that say of what somebody is a manager or coordinator. */
function fieldOf(title: string): string[] {
  const words = readWords(title)
  const hits = [
    ...rankHits(words),
    ...[deputies, assistants, juniors, seniors, workers].flatMap((list) => findPhrase(words, list)),
  ]
  const rest = words.flatMap((word, at) => {
    const ending = longestEnding(word.key)
    const isRank = hits.some(({ from, to }) => at >= from && at < to)
    if (ending.length > 0 && word.key.length > ending.length)
      return [{ ...word, key: word.key.slice(0, -ending.length) }]
    return isRank || ending !== '' || anyField.has(word.key) ? [] : [word]
  })
  return [...new Set(stemsOf(rest))]
}

/** What a Teamleiter leads is no field, what a Vertriebsleiter leads is. */
const fieldEndings = [
  ...endingsOf('manager | managerin | leiter | leiterin | leitung | direktor | direktorin'),
  ...(ranks[0]?.endings ?? []),
]
function longestEnding(key: string): string {
  if (plainEndings.some((it) => key.endsWith(it))) return ''
  return [...fieldEndings, ...workerEndings]
    .filter((it) => key.endsWith(it))
    .reduce((best, it) => (it.length > best.length ? it : best), '')
}

const partsOf = (title: string): string[] => title.split(/[,;|/()–—]|\s-\s/)

function partWith(title: string, phrase: string): string {
  const keys = keysOf(phrase)
  return partsOf(title).find((part) => keysOf(part).includes(keys)) ?? title
}

const keysOf = (text: string): string =>
  ` ${readWords(text)
    .map(({ key }) => key)
    .join(' ')} `
