import { allWords, alternatives, eachLanguage, type Words } from './dictionary.ts'
import { employerWords, titleWords } from './occupation-words.ts'

/** Also without its accents: "conge parental". */
function patternOf(words: readonly string[]): string {
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  return alternatives(longestFirst).replace(/[à-ÿ]/gu, (letter) => `[${letter}${letter.normalize('NFD').charAt(0)}]`)
}

/** Leave of every kind, as a pattern. */
// "Enfermera de maternidad" works there; by itself or before a year it is leave.
export const leaveWords = `${patternOf(allWords(({ leave }) => leave))}|${String.raw`[mp]aternidad(?=[\s,.(:–-]*(?:\d|$))`}`
/** Whoever has no employer and says so, as a pattern: unemployed, at home, learning a language abroad. */
export const betweenJobsWords = patternOf(allWords(({ between_jobs }) => between_jobs))

const wordsOf = (pick: Parameters<typeof allWords>[0]) => alternatives(allWords(pick))
const units = wordsOf(({ leave_units }) => leave_units)
const and = wordsOf((words) => words.and)

/** "2 years of parental leave", "1. Elternzeit", "on planned sick leave" */
const introduced = String.raw`^(?:(?:\d\.|\d{1,2} (?:${units})(?: (?:${wordsOf(({ of }) => of)}))?|${wordsOf(({ leave_openings }) => leave_openings)}) ){0,2}`
const unpaid = new RegExp(String.raw`${introduced}(?:${betweenJobsWords})(?!\p{L})`, 'iu')
const beginning = new RegExp(String.raw`${introduced}(?:${leaveWords}|${betweenJobsWords})(?!\p{L})`, 'iu')
/** "Sabbatical Officer" and "Chef (furloughed 2020)" are jobs: nothing stands behind leave but its reason, time or place. */
const behindLeave = new RegExp(
  String.raw`^(?:\s*(?:$|[^\p{L}\s])| (?:${wordsOf(({ behind_leave }) => behind_leave)})(?:(?<=['’])|(?!\p{L})))`,
  'iu',
)

/** "Unemployment & Benefits Officer", "Kurzarbeit-Sachbearbeiter", "Karenz & Partner": what is joined to it makes a job or a firm. */
const joined = new RegExp(String.raw`^\s*(?:[-/&]|(?:${and})(?!\p{L}))\s*(?!\d|$)`, 'iu')
/** Words that are also the names of people and firms: Mr Hausmann, the spa "Auszeit". */
const alsoNames = new RegExp(String.raw`^(?:${wordsOf(({ names_like_leave }) => names_like_leave)})(?!\p{L})`, 'iu')

/** Whether a text names leave, a search for work or a time at home, and no job that has to do with them. */
export function namesLeave(text: string): boolean {
  const [found] = beginning.exec(text.trim()) ?? []
  if (found === undefined) return false
  const rest = text.trim().slice(found.length)
  return behindLeave.test(rest) && !(joined.test(rest) && makesWork(rest) && !joinsCare(rest))
}

/** Whether a text names a search for work or a time at home, which nobody is employed for. */
export const namesUnpaidTime = (text: string): boolean => unpaid.test(text.trim())

/**
 * The same as leave, with more words that are neither an occupation nor an employer: "Sprachaufenthalt England". Without
 * the words that are names too.
 */
export function beginsWithLeave(text: string): boolean {
  const [found] = beginning.exec(text) ?? []
  if (found === undefined || alsoNames.test(text)) return false
  const rest = text.slice(found.length)
  return namesLeave(text) || (!joined.test(rest) && !makesWork(rest))
}

/** "Parental leave and family care": one time, with two words for it. */
const joinsCare = (rest: string): boolean => beginsWithFamilyCare(rest.replace(joined, ''))

const makesWork = (rest: string): boolean => titleWords(rest) >= 1 || employerWords(rest) > 0

/** "my", "a family", "two elderly relatives" */
const dependants = (words: Words): string =>
  String.raw`${alternatives(words.own_relatives)}|(?:(?:${alternatives(words.relatives_articles)}) )?(?:${alternatives(words.relatives_in_need)}) (?:${alternatives(words.relatives)})`

const familyCare = new RegExp(
  String.raw`^(?:${eachLanguage((words) => `${alternatives(words.family_care)}|(?:${alternatives(words.caring_for)}) (?:${dependants(words)})`)})(?!\p{L})`,
  'iu',
)

/** "Caring for my mother", "Kindererziehung", "proche aidante": care that nobody is employed for. */
export const beginsWithFamilyCare = (text: string): boolean => familyCare.test(text)
