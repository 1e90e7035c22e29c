import { isJobStatus, jobStatuses, type JobStatus } from '@waymark/contract/job-tracking.ts'
import { languages, type Language } from '../../languages.ts'
import { fold } from '../plain-text.ts'
import { interviewPattern } from '../words/interview-words.ts'
import { spellOut } from '../words/spelling.ts'
import { readHeadings } from '../words/words.ts'

const lists = new Map<Language, ReadonlyMap<string, JobStatus>>()

/** The last column named wins: "move it from Applied to Interview". */
export const findStage = (message: string, language: Language): JobStatus | undefined =>
  findStages(message, language).at(-1)

/** As `findStage`, for a message that adds a job: "ajoute une offre" names the posting, where English means the column. */
export function findStageOfAdded(message: string, language: Language): JobStatus | undefined {
  const words = ` ${foldedWords(message, language).join(' ')} `
  const posting = postingsIn(language).reduce((rest, name) => rest.replaceAll(` ${name} `, ' '), words)
  return findStage(posting, language)
}

/** The columns named, in their order. */
export function findStages(message: string, language: Language): JobStatus[] {
  const words = foldedWords(message, language)
  const names = namesIn(language)
  return [...words.keys()].flatMap(
    (at) => [3, 2, 1].map((length) => names.get(words.slice(at, at + length).join('_'))).find(Boolean) ?? [],
  )
}

const foldedWords = (message: string, language: Language): readonly string[] =>
  fold(spellOut(message, language)).match(/[\p{L}\p{N}]+/gu) ?? []

const interviews = interviewPattern('names')
const moved = interviewPattern('moved')
const unsure = interviewPattern('unsure')
const denied = interviewPattern('denied')
const invitations = interviewPattern('invitations')

/** Whether words speak of an interview, in any of the languages. */
export const namesInterview = (text: string): boolean => interviews.test(text)

/** "They want to move it to Thursday": an appointment that somebody else moves. */
export const tellsMoved = (text: string): boolean => moved.test(text)

/** "They don't want to interview me on Thursday", "the interview on Friday is cancelled"; not "don't forget my interview". */
export const deniesInterview = (text: string): boolean => denied.test(text)

/** Being asked to come, in other words than an interview's. What is denied, hoped for or called off is no invitation. */
export const tellsInvitation = (text: string): boolean => !unsure.test(text) && invitations.test(text)

const orders: Record<Language, RegExp> = {
  en: /\b(?:move|put|set|mark|shift|change|drag|bump|switch|stick)\b/iu,
  de: /(?<!\p{L})(?:verschieb|schieb|setz|stell|pack|tu|mach|markier|änder|leg|nimm)\p{L}*/iu,
  fr: /(?<!\p{L})(?:re)?(?:mets?|mettre|passe[rz]?|déplace[rz]?|bouge[rz]?|marque[rz]?|range[rz]?)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:p[oó]n|pas|p[aá]s[ae]|muev|mueve|cambi|marc|mete|dej)\p{L}*/iu,
}
const targets: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:to|as|into|in)\s+(?:an?\s+|the\s+)?/giu,
  de: /(?<!\p{L})(?:auf|in|zu|zur|zum|nach|als)\s+(?:die\s+|das\s+|den\s+)?/giu,
  fr: /(?<!\p{L})(?:en|dans|à|comme)\s+(?:les?\s+|la\s+)?/giu,
  es: /(?<!\p{L})(?:a|en|como)\s+(?:la\s+|el\s+|las\s+|los\s+)?/giu,
}

/** "Put Acme to interview": an order, and right after its preposition a stage. */
export function movesToStage(written: string, language: Language): boolean {
  const part = spellOut(written, language)
  const order = orders[language].exec(part)
  if (!order) return false
  const rest = part.slice(order.index + order[0].length)
  return [...rest.matchAll(targets[language])].some(({ index, 0: preposition }) => {
    const [next = '', second = ''] = rest.slice(index + preposition.length).match(/[\p{L}\p{N}]+/gu) ?? []
    return findStage(next, language) !== undefined || findStage(`${next} ${second}`, language) !== undefined
  })
}

const removals =
  /(?<!\p{L})take\s(?!.{0,30}(?:day|time|week|morning|afternoon|hour|leave)s?\s).{1,40}\soff(?!\p{L})|(?<!\p{L})(?:kann|soll|darf|muss)\s(?:jetzt\s|auch\s)?(?:weg|raus)(?!\p{L})|(?<!\p{L})(?:schmei(?:ß|ss)|wirf)\p{L}*\s.{1,40}\sraus|(?<!\p{L})fuera(?!\p{L})(?!\sde)|\sraus(?:\sbitte)?$|(?<!\p{L})(?:archiv|delete|remove|bin|l(?:ö|oe)sch|entfern|supprim|enl[eè]v|efface|retire[rz]?(?!\p{L})|borr|elimin|quit[ae])\p{L}*/iu

const details =
  /(?<!\p{L})(?:reminders?|nudges?|chases?|pings?|alerts?|follow-?ups?|notes?|numbers?|dates?|deadlines?|erinnerung(?:en)?|wiedervorlagen?|notiz(?:en)?|nummer|datum|frist|rappels?|relances?|alertes?|numéro|avisos?|alarmas?|alertas?|recordatorios?|notas?|número|fecha)(?!\p{L})/iu

/** A reminder, note, number or date of a job, whose removal leaves the job where it is. */
export const namesDetail = (part: string): boolean => details.test(part.split(/[,;]/)[0] ?? '')

/** Whether words ask to take a job off the board. */
export const removesIt = (part: string): boolean => removals.test(part) && !namesDetail(part)

const mostBareWords = 8

/** Whether words that name a stage order to move a job there: by a verb, or in few words ("Acme to Interview"). */
export function movesIt(written: string, language: Language): boolean {
  const part = spellOut(written, language)
  if (orders[language].test(part)) return true
  const isShort = part.trim().split(/\s+/).length <= mostBareWords
  return isShort && !part.includes('?') && /(?<!\p{L})(?:to|auf|zu|nach|en|a)\s+\p{L}+$/iu.test(part.trim())
}

const postingsHeading = 'postings'
const postings = new Map<Language, readonly string[]>()

/** The longest first, as "une offre" is a part of "une offre d emploi". */
function postingsIn(language: Language): readonly string[] {
  const known = postings.get(language)
  if (known) return known
  const names = (readHeadings(language, 'stages.txt').get(postingsHeading) ?? [])
    .map(({ line }) => fold(line).replaceAll('_', ' '))
    .toSorted((a, b) => b.length - a.length)
  postings.set(language, names)
  return names
}

function namesIn(language: Language): ReadonlyMap<string, JobStatus> {
  const known = lists.get(language)
  if (known) return known
  const names = new Map<string, JobStatus>(jobStatuses.map((status) => [fold(status), status]))
  for (const one of new Set([language, languages[0]])) {
    for (const [heading, lines] of readHeadings(one, 'stages.txt')) {
      if (heading === postingsHeading) continue
      if (!isJobStatus(heading)) throw new Error(`${one}/stages.txt: there is no stage ${heading}.`)
      for (const { line } of lines) if (!names.has(fold(line))) names.set(fold(line), heading)
    }
  }
  lists.set(language, names)
  return names
}
