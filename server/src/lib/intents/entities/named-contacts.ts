import { languages } from '../../languages.ts'
import { fold } from '../plain-text.ts'
import { draftWords } from '../words/draft-words.ts'
import { isOrdinaryWord } from '../words/ordinary-words.ts'

type WithContacts = { contacts?: readonly string[] }

/** So short a first name may be any word. */
const shortest = 3
let titles: ReadonlySet<string> | undefined

/** Of address, in all languages: a message in one may speak of somebody by the title of another. */
const isTitle = (word: string): boolean =>
  (titles ??= new Set(languages.flatMap((language) => draftWords(language).titles.map(fold)))).has(word)

/** The jobs whose contact a message names: "Priya rang", "schreib Frau Krüger", "Marta Soler me ha llamado". */
export const findJobsOfContact = <Job extends WithContacts>(message: string, jobs: readonly Job[]): Job[] =>
  jobs.filter(({ contacts = [] }) => contacts.some((name) => isContactSaid(message, name)))

/** The one contact of a job that a message names. */
export function contactSaid(message: string, { contacts = [] }: WithContacts): string | undefined {
  const [said, second] = contacts.filter((name) => isContactSaid(message, name))
  return second === undefined ? said : undefined
}

/** A whole name however it is written; half of one with a capital or behind "Mrs", and with no other surname behind it. */
function isContactSaid(message: string, name: string): boolean {
  const parts = namePartsOf(name).filter((part) => !isTitle(part))
  const said = [...message.matchAll(/[\p{L}\p{N}'’-]+/gu)].map(([word]) => word)
  const words = said.map((word) => fold(word.replace(/['’]s$/u, '')))
  if (parts.length > 1 && words.some((_, at) => parts.every((part, index) => words[at + index] === part))) return true
  return words.some((word, at) => {
    if (word.length < shortest || !parts.includes(word)) return false
    if (isTitle(words[at - 1] ?? '')) return true
    const isCapital = /^\p{Lu}\p{Ll}/u.test(said[at] ?? '')
    return isCapital && !isOrdinaryWord(word) && !isOthersName(said[at + 1], words[at + 1], parts)
  })
}

/** "Tom Hardy" is not the Tom of the card. */
const isOthersName = (written = '', word = '', parts: readonly string[]): boolean =>
  /^\p{Lu}\p{Ll}/u.test(written) && !parts.includes(word) && !isOrdinaryWord(word)

const namePartsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}'’-]+/gu) ?? []
