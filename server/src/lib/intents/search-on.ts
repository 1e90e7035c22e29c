import type { Language } from '../languages.ts'
import type { Places } from '../places/places.ts'
import { findSearchTerms, type JobSearchTerms } from './entities/job-search-terms.ts'
import { fold, spacedWords } from './plain-text.ts'
import { asksMore, asksWider } from './thread.ts'
import { phraseWords } from './words/phrase-words.ts'
import { spellOut } from './words/spelling.ts'
import { threadWords } from './words/thread-words.ts'
import { turnWords } from './words/turn-words.ts'

/** Longer messages are wishes of their own. */
const mostWords = 10
const mostUnwanted = 3

/** What a message changes of the search before it; `isMore` asks for further results of the same one. */
export type SearchChange = { isMore: true } | ({ isMore: false } & Partial<JobSearchTerms>)

/**
 * What "not nights", "part time only", "and in Wakefield?" and "more" change of the search before them. Undefined where
 * anything else is said. `titles` are those of the jobs that were found: "not sales" may mean one of their words.
 */
export function findSearchChange(
  message: string,
  language: Language,
  { places, titles }: { places: Places | undefined; titles: readonly string[] },
): SearchChange | undefined {
  if (message.trim().split(/\s+/u).length > mostWords) return undefined
  if (asksMore(message, language)) return { isMore: true }
  if (asksWider(message, language)) return { isMore: false, wide: true }
  const unwanted = unwantedIn(message, language, titles)
  if (unwanted) return { isMore: false, conditions: { told: [], unwanted: [unwanted], language: undefined } }
  const { search_on } = threadWords(language)
  const own = phraseWords(language)
  const words = spellOut(message, language).match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu) ?? []
  const isPlacePrefix = (word: string) => own.placePrefixes.includes(word)
  const left = words.filter((word) => !search_on.includes(fold(word)) || isPlacePrefix(fold(word))).join(' ')
  if (left === '') return undefined
  // "Pas le soir" is one condition with its article; a title is only what is left without the small words.
  const whole = findSearchTerms(words.join(' '), language, places)
  const { title, ...terms } = whole.title === undefined ? whole : findSearchTerms(left, language, places)
  const { told = [], language: spoken } = terms.conditions ?? {}
  // "Not bad" leaves nothing out.
  const isNew =
    terms.place !== undefined || terms.remote || terms.near === true || told.length > 0 || spoken !== undefined
  if (title !== undefined) return namesWork(words, language) ? { isMore: false, ...terms, title } : undefined
  return isNew && !isQuestionOf(left, own) ? { isMore: false, ...terms } : undefined
}

/** "And as a driver?", "und Fahrerstellen?" */
function namesWork(words: readonly string[], language: Language): boolean {
  const { as_work } = threadWords(language)
  const { jobNouns } = phraseWords(language)
  const isOnward = new RegExp(`^(?:${turnWords(language).onward.join('|')}) `, 'u').test(words.map(fold).join(' '))
  return isOnward && words.map(fold).some((word) => as_work.includes(word) || jobNouns.includes(word))
}

/** A day, an hour or a sum is about something else. */
const isQuestionOf = (left: string, own: ReturnType<typeof phraseWords>): boolean =>
  /\d/u.test(left) && !own.hours.some((hours) => new RegExp(hours, 'u').test(fold(left)))

/** "Nights" of "not nights": what is left out has to be work, or be said with "without". */
function unwantedIn(message: string, language: Language, titles: readonly string[]): string | undefined {
  const { without, surely_without, unwanted_end, search_on } = threadWords(language)
  const lead = `(?:(?:${turnWords(language).onward.join('|')}) )?`
  const said = spacedWords(message)
  const [, found = ''] = new RegExp(`^${lead}(?:${longestFirst(without).join('|')}) (.+)$`, 'u').exec(said) ?? []
  const thing = found.replace(new RegExp(`(?: (?:${unwanted_end.join('|')}))+$`, 'u'), '')
  const words = thing.split(' ').filter((word) => word !== '')
  if (words.length === 0 || words.length > mostUnwanted || words.every((word) => search_on.includes(word)))
    return undefined
  const known = titles.flatMap((title) => spacedWords(title).split(' ')).filter((word) => word.length > 3)
  const isOfTitles = words.some((word) => known.some((one) => one === word || `${one}s` === word || one === `${word}s`))
  const plainly = `${surely_without[0]} ${thing}`
  const isCondition = phraseWords(language).hours.some((hours) => {
    const pattern = new RegExp(`(?<![^ ])(?:${hours})$`, 'u')
    return pattern.test(said) || pattern.test(plainly)
  })
  return isOfTitles || isCondition || new RegExp(`^${lead}(?:${surely_without.join('|')}) `, 'u').test(said)
    ? thing
    : undefined
}

const longestFirst = (phrases: readonly string[]): string[] => phrases.toSorted((a, b) => b.length - a.length)

/** The search before with what was changed: another town takes the place of the old one, conditions add up. */
export function changedSearch(before: JobSearchTerms, change: Exclude<SearchChange, { isMore: true }>): JobSearchTerms {
  // Remote work is in no town.
  const isElsewhere = change.place !== undefined || change.near === true || change.remote === true
  const { place, morePlaces, near } = isElsewhere ? change : before
  const conditions = {
    told: [...new Set([...(before.conditions?.told ?? []), ...(change.conditions?.told ?? [])])],
    unwanted: [...new Set([...(before.conditions?.unwanted ?? []), ...(change.conditions?.unwanted ?? [])])],
    language: change.conditions?.language ?? before.conditions?.language,
  }
  const isNamed = conditions.told.length > 0 || conditions.unwanted.length > 0 || conditions.language !== undefined
  return {
    title: change.title ?? before.title,
    place,
    remote: change.remote === true || (before.remote && !isElsewhere),
    ...(near && { near }),
    ...(morePlaces && { morePlaces }),
    ...((change.wide || (before.wide && !isElsewhere)) && { wide: true }),
    ...(isNamed && { conditions }),
  }
}
