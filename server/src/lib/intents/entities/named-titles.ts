import { fold } from '../plain-text.ts'
import { isOrdinaryWord } from '../words/ordinary-words.ts'
import { commonWords, isAlike, wordsOf } from './name-words.ts'

/** The jobs that words name by their title: all of it, or a word that only one of them has. */
export function findByTitle<Job extends { job_title: string }>(words: readonly string[], jobs: readonly Job[]): Job[] {
  const titled = jobs.map((job) => ({ job, parts: titleWords(job.job_title) })).filter(({ parts }) => parts.length > 0)
  const whole = titled.filter(
    ({ parts }) => parts.every((part) => words.some((word) => isAlike(word, part))) && !isOccupation(words, parts),
  )
  if (whole.length > 0) {
    const most = Math.max(...whole.map(({ parts }) => parts.length))
    return whole.filter(({ parts }) => parts.length === most).map(({ job }) => job)
  }
  const owners = new Map<string, Set<Job>>()
  for (const { job, parts } of titled) {
    for (const part of parts) owners.set(part, (owners.get(part) ?? new Set()).add(job))
  }
  const letters = new Set(jobs.flatMap(({ job_title }) => (job_title.match(acronym) ?? []).map(fold)))
  const isTelling = (part: string) => part.length >= 5 || (letters.has(part) && !isOrdinaryWord(part))
  const named = [...owners].filter(
    ([part, own]) =>
      own.size === 1 && isTelling(part) && (isPointedAt(words, part) || (letters.has(part) && isAskedFor(words, part))),
  )
  const byPair = titled.filter(({ parts }) => isPairPointedAt(words, parts)).map(({ job }) => job)
  const found = new Set([...named.flatMap(([, own]) => [...own]), ...byPair])
  return found.size === 1 ? [...found] : []
}

/** "Can a dental nurse get into admin?" names no card, "the job as an electrician" does. */
function isOccupation(words: readonly string[], parts: readonly string[]): boolean {
  const at = words.findIndex((word) => parts.some((part) => isAlike(word, part)))
  const before = words.slice(Math.max(0, at - 3), at)
  const last = before.at(-1) ?? ''
  // "Buchhalterin werden"
  if (words[at + parts.length] === 'werden') return true
  return (indefinite.has(last) || roleWords.has(last)) && !before.some((word) => jobNouns.has(word))
}

const indefinite = new Set('a an ein eine einen einer un une una'.split(' '))
const roleWords = new Set('as als comme como become becoming devenir ser hacerme hacerse volverme'.split(' '))

/** "The operations one", "la de conserje": "we need operations experience" and "people in my town" point at no card. */
function isPointedAt(words: readonly string[], part: string): boolean {
  return words.some(
    (word, at) =>
      word === part &&
      (pointers.has(words[at - 1] ?? '') ||
        jobNouns.has(words[at + 1] ?? '') ||
        (!isOrdinaryWord(part) && words.length <= shortMessage)),
  )
}

/** "Good enough for gis", at the end. */
const isAskedFor = (words: readonly string[], part: string): boolean =>
  words.at(-1) === part && ends.has(words.at(-2) ?? '')

const ends = new Set('for fur pour para'.split(' '))

/** "The service desk one", of a Service Desk Manager. */
const isPairPointedAt = (words: readonly string[], parts: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      pointers.has(words[at - 1] ?? '') &&
      jobNouns.has(words[at + 2] ?? '') &&
      parts.some((part, index) => part === word && parts[index + 1] === words[at + 1]),
  )

const pointers = new Set('the that my der die das dem den zum zur meine le la les l du au el lo del al de'.split(' '))
const jobNouns = new Set('one job role post position application stelle bewerbung poste offre puesto oferta'.split(' '))
const shortMessage = 6

/** "GIS" of a GIS Analyst tells as much as a long word. */
const acronym = /(?<!\p{L})\p{Lu}{3,}(?!\p{L})/gu

const titleWords = (title: string): string[] => wordsOf(title).filter((word) => !commonWords.has(word))
