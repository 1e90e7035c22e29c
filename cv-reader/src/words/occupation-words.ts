import { foldWord } from './normal-words.ts'
import { allWords, alternatives, alternativesOf } from './dictionary.ts'

/** Head nouns of job titles. Those of five letters or more also match as endings: Germanic compounds are one word. */
const heads = new Set(allWords(({ occupations }) => occupations).map(foldWord))

const ending = new RegExp(`(?:${alternativesOf(({ occupation_endings }) => occupation_endings)})s?$`)

const ranks = new Set(allWords(({ ranks: words }) => words).map(foldWord))

const legalForm =
  /(?:^|[\s,.(])(?:inc|llc|llp|ltd|limited|corp|corporation|plc|gmbh|mbh|ggmbh|ag|kg|kgaa|ohg|gbr|e\.?\s?v|se|ug|sarl|s\.?a\.?r\.?l|sas|s\.?a\.?s|sasu|eurl|s\.?a|s\.?l\.?u?|s\.?p\.?a|s\.?r\.?l|b\.?v|n\.?v|oy|oyj|ab|a\/s|aps|asa|as|pty|pte|pvt|co(?=\.)|company|cie|holdings?|d\.?o\.?o|sp\.?\s?z\s?o\.?\s?o|s\.?r\.?o|a\.?s|kft|ltda)\.?(?=$|[\s,)])/iu

/** "Tischlergeselle, ab 2008 Vorarbeiter": in lower case these are words, and no legal forms. */
const smallWord = /(?<![\p{L}.])(?:ab|as|se)(?![\p{L}.])/gu

const organisations = new Set(allWords(({ organisations: words }) => words).map(foldWord))

const wordPattern = /[\p{L}\p{M}][\p{L}\p{M}'’.&/-]*/gu

export function wordsOf(text: string): string[] {
  return (text.slice(0, 300).match(wordPattern) ?? []).flatMap((word) =>
    word
      .split(/[/&]/)
      .map(foldWord)
      .filter((part) => part !== ''),
  )
}

function stemsOf(word: string): string[] {
  return [word, word.replace(/[:*_]?-?innen$|[:*_]?-?in$/, ''), word.replace(/e?s$/, '')]
}

/** "Plombier-chauffagiste", "Kfz-Mechatroniker": the last part says what it is. */
const lastPart = (word: string) => word.slice(word.lastIndexOf('-') + 1)

function isHeadNoun(word: string): boolean {
  return [...stemsOf(word), ...stemsOf(lastPart(word))].some(
    (stem) =>
      (stem.length > 6 && ending.test(stem)) ||
      heads.has(stem) ||
      [5, 6, 7, 8, 9, 10, 11, 12].some((length) => stem.length > length + 2 && heads.has(stem.slice(-length))),
  )
}

/** How much a text looks like a job title: 2 for a head noun at its end or start, 1 for one inside. */
export function titleWords(text: string): number {
  const words = wordsOf(text.replace(/\(.*?\)/g, ' '))
  // A rank alone ("Lead", "Assistant") names no work.
  if (words.length === 1 && ranks.has(words[0] ?? '')) return 1
  const places = words.map(isHeadNoun)
  // A plural is more likely a company: "Northwind Traders", "Equal Experts".
  const isPlural =
    places.at(-1) &&
    !places.slice(0, -1).some(Boolean) &&
    /[^s]s$/.test(words.at(-1) ?? '') &&
    !heads.has(words.at(-1) ?? '')
  if (isPlural) return 1
  if (places.at(-1) || places[0]) return 2
  const comma = text.indexOf(', ')
  if (comma > 0 && isHeadNoun(wordsOf(text.slice(0, comma)).at(-1) ?? '')) return 1.75
  if (places.some(Boolean)) return 1.5
  return words.some((word) => ranks.has(word)) ? 1 : 0
}

export function endsInLegalForm(text: string): boolean {
  const last = /[\s,][^\s,]+$/.exec(text.slice(-30))?.[0]
  return last !== undefined && legalForm.test(last)
}

/** How much a text looks like an employer: 2 for a legal form, 1.5 for a kind of organisation. */
export function employerWords(text: string): number {
  // "CO" and "AB" alone are states.
  if (/^[A-Z]{2}$/.test(text)) return 0
  // A "Company Commander" leads a company of soldiers; it names no employer.
  if (
    legalForm.test(
      text
        .slice(0, 200)
        .replace(smallWord, ' ')
        .replace(/^company\s/i, ''),
    )
  )
    return 2
  if (
    /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|de|fr|es|eu|co|ai|dev|edu|uk|ch|at|it|nl)$/i.test(
      text.trim(),
    )
  )
    return 1.5
  return wordsOf(text).some((word) => organisations.has(word) || isCompound(word)) ? 1.5 : 0
}

/** "Grundschule", "Schulamt": German names of organisations are one word. "Datenbank" and "Ehrenamt" only look alike. */
const endingOf = (words: readonly string[]) => new RegExp(`(?:${alternatives(words.map(foldWord))})$`)
const compound = endingOf(allWords(({ organisation_endings }) => organisation_endings))
const noCompound = endingOf(allWords(({ no_organisation_endings }) => no_organisation_endings))
const isCompound = (word: string) => compound.test(word) && !noCompound.test(word)

const units = new Set(allWords(({ units: words }) => words).map(foldWord))

/** True for a part of an organisation: "Departamento de Informática", "Cardiology Ward". */
export const namesUnit = (text: string): boolean => wordsOf(text).some((word) => units.has(word))

const besideEmployers = new Set(allWords(({ beside_employers }) => beside_employers).map(foldWord))

/** True for what stands beside an employer as a place does: a part of it, the work of one ("Sales"), a form of contract ("Vollzeit"). */
export const standsLikePlace = (text: string): boolean =>
  namesUnit(text) || wordsOf(text).some((word) => besideEmployers.has(word))

const volunteers = new Set(allWords(({ volunteers: words }) => words).map(foldWord))
const staff = new Set(allWords(({ volunteer_staff }) => volunteer_staff).map(foldWord))

/** "Beraterin Ehrenamt", "Técnica de voluntariado": whom they work for, for pay; not "Trainer, Ehrenamt" or "im Ehrenamt". */
const worksForVolunteers = new RegExp(
  String.raw`(?<!^|[,;:–—|/-]\s?|(?<!\p{L})(?:im|in|en|em)\s)(?<!\p{L})(?:${alternatives(allWords(({ volunteer_fields }) => volunteer_fields))})(?!\p{L})`,
  'iu',
)
const adjectives = new Set(allWords(({ volunteer_adjectives }) => volunteer_adjectives).map(foldWord))
const isVolunteer = (text: string) => wordsOf(text).some((word) => volunteers.has(word))

/** True for "Volunteer IT helper" and "Physio (volunteer)", but not for "Volunteer Coordinator", who is paid for it. */
export function namesVolunteer(title: string): boolean {
  const text = title.slice(0, 300)
  const aside = /\(([^()]*)\)\s*$/.exec(text)?.[1] ?? /(?:[,–—|]|\s-)\s?([^,–—|]*)$/.exec(text)?.[1] ?? ''
  const isAside = isVolunteer(aside) && wordsOf(aside).length === 1
  if (isAside || !isVolunteer(text)) return isAside
  const [first = '', second = '', ...words] = wordsOf(text)
  // "Voluntary Youth Worker" says how they work, "Voluntary Sector Manager" for whom.
  if (adjectives.has(first)) return !staff.has(second)
  return ![first, second, ...words].some((word) => staff.has(word)) && !worksForVolunteers.test(text)
}
