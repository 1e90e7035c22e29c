import { occupationIn } from '../../../job-search/job-search.service.ts'
import { findSearchTerms } from '../../../../lib/intents/entities/job-search-terms.ts'
import { fold } from '../../../../lib/intents/plain-text.ts'
import { phraseWords } from '../../../../lib/intents/words/phrase-words.ts'
import { isOrdinaryWord } from '../../../../lib/intents/words/ordinary-words.ts'
import type { Language } from '../../../../lib/languages.ts'
import { isBreak } from '../../../../lib/matching/profile/career-break.ts'
import { isToolRefusal } from '../../tools/tool.ts'
import type { Card } from '../../board/cards.ts'
import type { Ask } from '../ask.ts'

/** The words before an occupation that somebody wants; it ends at punctuation or another clause. */
const before: Record<Language, RegExp> = {
  en: /\b(?:(?:switch|mov|chang|transition|go)\w*\b.*?\b(?:in)?to|get into|become|becoming|work(?:ing)? as|career (?:as|in)|into|retrain as|for an?|as an?|to be an?|(?:some|any)thing like)\s+(?:an?\s+|the\s+)?(.+)$/iu,
  de: /(?:\bauf\s+(?=[^.?!,;:]{2,60}\s(?:umschul|umsattel))|\b(?:umschul|umsattel)\p{L}*\s+auf\s+|.*\b(?:in|richtung|nach|zu)\s+(?:die|den|das|der)\s+|.*\bins\s+|\b(?:zur|zum|richtung|als|(?:sowas|so was|etwas) wie)\s+|\bfür\s+(?:eine?n?\s+)?)(.+)$/iu,
  fr: /(?<!\p{L})(?:devenir(?!\p{L})|(?:reconver|réorient|reorient)\p{L}*\s+(?:en|vers)(?!\p{L})\s+(?:le\s+|la\s+|les\s+|l['’]|une?\s+)?|de\s+.{2,40}?\s(?:au|aux|à la|à l['’])\s*|comme(?!\p{L}|\s+salaire)|en tant que|vers\s+(?:le\s+|la\s+|les\s+|l['’])?|pour(?!\p{L})\s+(?:être\s+|un\s+poste\s+d[e’']\s*|un\s+|une\s+)?|dans\s+(?:le\s+|la\s+|les\s+|l['’])?|métier\s+d(?:e(?!\p{L})|['’])\s*)\s*(.+)$/iu,
  es: /(?<!\p{L})(?:(?:reconver|recicl|reorient)\p{L}*\s+(?:en|como|hacia)|hacerme|convertirme en|dedicarme a|trabajar (?:de|como)|ser|hacia|para (?:ser |un |una )?|puesto de|como|cambiar(?:me)? (?:de .+? )?a)\s+(?:el |la |los |las |un |una )?(.+)$/iu,
}
/** "Ich möchte Krankenpfleger werden": the verb comes last. */
const beforeWerden =
  /\b(?:möchte|moechte|will|wollte|könnte|kann|soll|sollte|darf)\s+(?:ich\s+|man\s+)?(?:gerne?\s+|auch\s+|noch\s+|als\s+.+?\s+)?(.+?)\s+werden\b|\bum\s+(.+?)\s+zu\s+werden\b|\bwie\s+(?:werde|wird)\s+(?:ich|man)\s+(.+)$/iu
const end =
  /[.?!,;:()\n]|\s(?:and|but|because|without|what|how|maybe|perhaps|vielleicht|peut-être|quizás|quizá|job|jobs|role|roles|position|und|aber|weil|ohne|was|wie|stellen?|werden|wechseln|arbeiten|lernen|verdienen|umschulen|umsatteln|zu|gesucht|et|mais|parce|sans|que|comment|y|pero|porque|sin|qué|cómo)(?=\s|$)/iu
const vague =
  /^(?:an?\s+)?(?:what|where|quoi|qué|cuál|other|another|different|new|something|somewhere|anything|else|better|this|that|it|job|career|field|industry|role|andere\w*|neue\w*|etwas|was|autre|nouve\w*|quelque|otr\w*|nuev\w*|algo)\b/iu
/** "product manager in Berlin" */
const place = /\s(?:in|near|bei|aus|à|en)\s+\p{Lu}.*$/u
/** "für die Stelle bei …" leaves nothing but an article. */
const articles = /^(?:l['’]|(?:the|an?|die|der|das|den|dem|eine?[nmr]?|le|la|les|une?|el|los|las|lo)(?:\s+|$))+/iu
const longestRole = 60

/** The occupation after "become", "as" and the like. */
export function namedRole({ text, speech }: Ask): string | undefined {
  const message = text.slice(0, 500)
  const [, wish, purpose, way] = (speech.language === 'de' && beforeWerden.exec(message)) || []
  const found =
    wish ?? purpose ?? way ?? earnerIn(message, speech.language) ?? before[speech.language].exec(message)?.[1]
  return placeless(found)
}

/** Without the place and the clause behind it; undefined for what is no occupation. */
function placeless(found: string | undefined): string | undefined {
  const role = found?.split(end)[0]?.replace(place, '').replace(articles, '').trim()
  return role && role.length >= 2 && role.length <= longestRole && !vague.test(role) ? role : undefined
}

/** "What does a help desk earn": "I", "they" and "man" earn too, and are none. */
export function earnerIn(message: string, language: Language): string | undefined {
  const { earns, noEarner } = phraseWords(language)
  const nobody = new RegExp(`^(?:${noEarner.join('|')})(?!\\p{L})`, 'iu')
  for (const pattern of earns) {
    const role = new RegExp(`(?<!\\p{L})(?:${pattern})`, 'iu').exec(message.replaceAll('’', "'"))?.groups?.['role']
    if (role !== undefined && !nobody.test(role)) return role
  }
  return undefined
}

/** The occupation of a button, request or job, or one among the words; else the profile's latest one. */
export async function roleOf(ask: Ask): Promise<string | undefined> {
  const { text, speech, search, jobs, places } = ask
  const earned = placeless(earnerIn(text.slice(0, 500), speech.language))
  const earner = earned === undefined ? undefined : withoutTown(earned, placeOf(ask))
  const sure = earner ?? search?.title ?? titleOnBoard(ask) ?? believed(namedRole(ask), ask) ?? jobs[0]?.job_title
  if (sure !== undefined) return sure
  const loose = findSearchTerms(text.slice(0, 500), speech.language, places).title
  if (loose === undefined || vague.test(loose)) return titleOfProfile(ask)
  // Any word stands in some posting: "certificate" is nobody's occupation.
  return occupationIn(loose) ?? ((await isKnownRole(ask, loose)) ? loose : titleOfProfile(ask))
}

/** "Line cook en valencia", where the place is typed in small letters. */
function withoutTown(role: string, town: string | undefined): string {
  const end =
    town === undefined
      ? undefined
      : fold(role).search(new RegExp(`\\s(?:in|near|bei|a|en)\\s${literal(fold(town))}$`, 'u'))
  return end === undefined || end < 1 ? role : role.slice(0, end)
}

const literal = (text: string): string => text.replace(/[^\p{L}\p{N} ]/gu, '.')

/** "Gehalt sagen wenn die fragen" follows "als" too: a longer phrase of everyday words is no occupation. */
function believed(role: string | undefined, ask: Ask): string | undefined {
  if (role === undefined || occupationIn(role) !== undefined || isOnBoard(role, ask)) return role
  const words = wordsIn(role)
  const rare = words.filter((word) => !isOrdinaryWord(word))
  return rare.length > 0 && 2 * rare.length >= words.length ? role : undefined
}

/**
 * Whether words name work that somebody does: by the list of occupations, the board, the profile or the title of an open
 * posting. "Not sure into what" names none.
 */
export async function isKnownRole(ask: Ask, role: string): Promise<boolean> {
  if (occupationIn(role) !== undefined || isOnBoard(role, ask)) return true
  const words = wordsIn(role).filter((word) => word.length >= shortestWord && !isOrdinaryWord(word))
  if (words.length === 0) return false
  const isIn = (title: string) => words.every((word) => wordsIn(title).includes(word))
  const { profile } = await ask.tools.read_profile.run({}, ask.call)
  if (profile.professional_experience.some(({ title }) => isIn(title))) return true
  const found = await ask.tools.search_jobs.run({ title: role.slice(0, mostTitle), limit: looked }, ask.call)
  return !isToolRefusal(found) && found.results.some(({ job_title }) => isIn(job_title))
}

const shortestWord = 3
const mostTitle = 200
const looked = 5

const titleOnBoard = (ask: Ask): string | undefined => cardsTitled(ask)[0]?.job_title

/** Cards whose title stands in the message, all its words one after the other; the longest first. */
export function cardsTitled({ board, text }: Pick<Ask, 'board' | 'text'>): Card[] {
  const said = ` ${wordsIn(text.slice(0, 500)).join(' ')} `
  return board
    .filter(({ archived }) => !archived)
    .filter(({ job_title }) => wordsIn(job_title).length > 1 && said.includes(` ${wordsIn(job_title).join(' ')} `))
    .toSorted((a, b) => b.job_title.length - a.job_title.length)
}

const wordsIn = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

const isOnBoard = (words: string, { board }: Ask): boolean =>
  board.some(({ job_title }) => fold(job_title).includes(fold(words)))

export const placeOf = ({ text, speech, search, places }: Ask): string | undefined =>
  search?.place ?? findSearchTerms(text.slice(0, 500), speech.language, places).place

/** The latest occupation; years of care or without work are none. */
export async function titleOfProfile({ tools, call }: Pick<Ask, 'tools' | 'call'>): Promise<string | undefined> {
  const { profile } = await tools.read_profile.run({}, call)
  return profile.professional_experience
    .filter((job) => !isBreak(job))
    .map(({ title }) => title.trim())
    .find((title) => title !== '')
}
