import type { Language } from '../../languages.ts'
import type { Places } from '../../places/places.ts'
import { fold, isWithin } from '../plain-text.ts'
import { isOrdinaryWord } from '../words/ordinary-words.ts'
import { findByKind, isKindWord } from './employer-kinds.ts'
import { commonWords, isAlike, wordsOf } from './name-words.ts'
import { findByTitle } from './named-titles.ts'
import { findJobsOfContact } from './named-contacts.ts'
import { isHalfSaid, isNamedByLetters, lettersIn, nounsIn } from './short-names.ts'
import { findSaidEmployers, readEmployer, type SaidEmployer } from './reported-job.ts'

/** `contacts`: the names of the people known there. */
export type NamedJob = {
  job_title: string
  company_name: string
  location?: string
  contacts?: readonly string[]
}

/** In which language and among which towns an employer is told; without it, a title alone names its job. */
export type SaidIn = { language: Language; places: Places | undefined }

const mostJobs = 1000
const legalForms = new Set(
  'gmbh mbh ag kg kgaa ohg gbr ug se ev eg inc incorporated llc llp ltd limited plc corp corporation co company sa sas sasu sarl sl slu srl spa bv nv ab as oy aps group gruppe groupe grupo holding the der die das le la les el los las und and et y'.split(
    ' ',
  ),
)
/** The jobs that a message names by company (several there: by title) or title. Tolerates typos in longer names. */
export function findNamedJobs<Job extends NamedJob>(message: string, jobs: readonly Job[], said?: SaidIn): Job[] {
  const words = wordsOf(message)
  const isNamely = createIsNamely(message)
  const board = jobs.slice(0, mostJobs)
  const owners = countOwners(board)
  const whole = board.filter(({ company_name }) => isWholeNameSaid(words, company_name))
  // "22 at Mercafrío or 27 at Congelados": one by its whole name, the other by a word of it.
  const free = words.filter(
    (word) => !whole.some((job) => companyWords(job.company_name).some((part) => isAlike(word, part))),
  )
  const byWord = board.filter(
    ({ company_name }) =>
      (isOwnWordSaid(free, company_name, owners, isNamely) || isShortNameSaid(company_name, isNamely)) &&
      (whole.length === 0 || isOwnNameSaid(free, company_name)),
  )
  const byName = [...whole, ...meantBy(byWord, words, message, said).filter((job) => !whole.includes(job))]
  const atCompany = [...byName, ...chosenBeside(byName, message, board, said)]
  const employers = new Set(atCompany.map(({ company_name }) => company_name))
  // "Kittle 28 but Bridgend 29": each is named, whatever town stands there too.
  if (atCompany.length > 0 && employers.size === atCompany.length) return atCompany
  const among = atCompany.length > 1 ? atCompany : board
  const known = atCompany.length > 0 ? [] : knownBy(message, board, said)
  if (known.length > 0) return known
  const byTitle = findByTitle(words, among)
  const found = byTitle.length > 0 ? byTitle : atCompany
  if (said && atCompany.length === 0 && found.length > 0 && isSaidElsewhere(message, found, said)) return []
  return found.length > 1 ? atNamedPlace(words, found) : found
}

/** By somebody who works there, by the letters of its name, by half of a compound or by a kind that no other name has. */
function knownBy<Job extends NamedJob>(message: string, board: readonly Job[], said: SaidIn | undefined): Job[] {
  const byContact = findJobsOfContact(message, board)
  if (byContact.length > 0) return byContact
  const letters = lettersIn(message)
  const byLetters = board.filter(({ company_name }) => isNamedByLetters(letters, company_name))
  if (byLetters.length > 0) return byLetters
  const nouns = nounsIn(message)
  const byHalf = board.filter(({ company_name }) => isHalfSaid(nouns, company_name))
  if (new Set(byHalf.map(({ company_name }) => company_name)).size === 1) return byHalf
  const byKind = findByKind(message, board, said?.language)
  const isElsewhere = said && byKind.length > 0 && isSaidElsewhere(message, byKind, said)
  return isElsewhere ? [] : byKind
}

/** "Brooks or the bank": what stands beside a name may be a kind, letters or a person. */
function chosenBeside<Job extends NamedJob>(
  named: Job[],
  message: string,
  board: readonly Job[],
  said?: SaidIn,
): Job[] {
  const parts = message.replace(/[?!.]+$/u, '').split(choice)
  if (named.length !== 1 || parts.length !== 2) return []
  const others = board.filter((job) => !named.includes(job))
  const found = parts.flatMap((part) => knownBy(part.trim(), others, said))
  return found.length === 1 ? found : []
}

const choice = /\s(?:or|oder|ou|o|u|vs\.?|versus)\s/iu

/** "Sous chef at the Alchemist" means no sous chef of another employer, and "St James Hospital" no other hospital. */
function isSaidElsewhere(message: string, found: readonly NamedJob[], { language, places }: SaidIn): boolean {
  const isKind = ({ own }: SaidEmployer) => own.flatMap(wordsOf).every((word) => isKindWord(word, language))
  return findSaidEmployers(message, language, places).some(
    (said) => !isKind(said) && !found.some((job) => isEmployerOf(said, job)),
  )
}

/** Beside another employer that is told, "hospital" and "Leeds" alone name none of the board. */
function meantBy<Job extends NamedJob>(jobs: Job[], words: readonly string[], message: string, said?: SaidIn): Job[] {
  if (!said || jobs.length === 0 || !isSaidElsewhere(message, jobs, said)) return jobs
  return jobs.filter(({ company_name }) =>
    readEmployer(company_name, said.language, said.places).own.some((part) =>
      words.some((word) => isAlike(word, part)),
    ),
  )
}

/** Whether a name that is told may be that of a job's employer, or its title or town: "Larkrise Care" is no other "Care". */
export function isEmployerOf({ own }: SaidEmployer, { company_name, job_title, location = '' }: NamedJob): boolean {
  const words = own.flatMap(wordsOf)
  const telling = words.filter((word) => !isOrdinaryWord(word))
  const said = telling.length > 0 ? telling : words
  return [company_name, job_title, location]
    .flatMap(wordsOf)
    .some((part) => part.length > 1 && said.some((word) => isAlike(word, part) || isAlike(part, word)))
}

const negation = /(?<!\p{L})(?:not|no|nope|nicht|nich|nee|nein|kein\p{L}*|pas|non|ni)(?!\p{L})/iu

/** The denial and what it may rule out: "not the one at Acme". */
const deniedWords = 6

/** The named jobs without those that a part of the message rules out: "not Acme, Heidi to Offer". */
export function findMeantJobs<Job extends NamedJob>(message: string, jobs: readonly Job[], said?: SaidIn): Job[] {
  const named = findNamedJobs(message, jobs, said)
  if (named.length < 2) return named
  const ruledOut = message
    .split(/[,;!?\n]+|\.(?!\d)/u)
    .flatMap((part) => {
      const denial = negation.exec(part)
      if (!denial) return []
      // "Northlight has no saturdays" rules out the Saturdays, "not Northlight" and "a Northlight no" the job.
      const rest = part.slice(denial.index).trim().split(/\s+/u)
      return [rest.length === 1 ? part : rest.slice(0, deniedWords).join(' ')]
    })
    .map((part) => findNamedJobs(part, jobs))
    .flatMap((found) => (found.length === 1 ? found : []))
  const left = named.filter((job) => !ruledOut.includes(job))
  return left.length > 0 ? left : named
}

/** Of several alike, those whose place is named. */
function atNamedPlace<Job extends NamedJob>(words: readonly string[], jobs: Job[]): Job[] {
  // "Not Rheinfelder, Kessler": a word of an employer's name is no place, though Rheinfelden is one.
  const free = words.filter((word) => !jobs.some(({ company_name }) => companyWords(company_name).includes(word)))
  const placed = jobs.filter(({ location = '' }) =>
    wordsOf(location).some((part) => part.length >= 4 && free.some((word) => isAlike(word, part))),
  )
  return placed.length > 0 ? placed : jobs
}

/** "Prepare me for Orihuela", where an interview is meant: the one job in a town that no other job is in. */
export function findJobByTown<Job extends NamedJob>(message: string, jobs: readonly Job[]): Job | undefined {
  const words = wordsOf(message)
  const there = jobs.slice(0, mostJobs).filter(({ location = '' }) => {
    const [town = ''] = location.split(',')
    const parts = wordsOf(town)
    if (parts.length === 0 || parts.join('').length < 4) return false
    return words.some((_, from) => parts.every((part, index) => words[from + index] === part))
  })
  return there.length === 1 ? there[0] : undefined
}

function companyWords(name: string): string[] {
  const all = wordsOf(name)
  const own = all.filter((word) => !legalForms.has(word))
  return own.length > 0 ? own : all
}

/** How many companies of the board share a word. */
function countOwners(jobs: readonly NamedJob[]): Map<string, number> {
  const names = new Set(jobs.map(({ company_name }) => companyWords(company_name).join(' ')))
  const counts = new Map<string, number>()
  for (const name of names) for (const word of new Set(name.split(' '))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

function isWholeNameSaid(words: readonly string[], name: string): boolean {
  const parts = companyWords(name)
  if (parts[0] === undefined || parts[0] === '') return false
  return words.some((_, at) => standsAt(words, at, parts)) || (parts.length > 1 && words.includes(parts.join('')))
}

/** "Müller" for "Müller Logistik", "Yves" for "Clinique Saint-Yves": a word of this company only, and of no plain request. */
function isOwnWordSaid(
  words: readonly string[],
  name: string,
  owners: ReadonlyMap<string, number>,
  isNamely: (word: string) => boolean,
): boolean {
  const parts = companyWords(name)
  if (parts.length < 2) return false
  return parts.some((part, index) => {
    if (part.length < 4 || owners.get(part) !== 1 || commonWords.has(part)) return false
    const isOrdinary = tradeWords.has(part) || (index === 0 && isOrdinaryWord(part))
    if (isOrdinary) return words.some((word) => isName(word, part) && isNamely(word))
    if (index === 0) return words.some((word) => isAlike(word, part))
    if (isOrdinaryWord(part)) return false
    return words.some((word, at) => isName(word, part) && !isPlaceAt(words, at))
  })
}

/** What employers of a trade are called: "out of catering" and "leave the taller" name none of them. */
const tradeWords = new Set(
  'catering primary school academy college university nursery clinic clinica clinicas clinique klinik klinikum hotel hospital surgery care dental taller talleres transport transports transporte transportes logistics logistik logistica bakery backerei boulangerie restaurant restaurante kitchen kuche kuchen garage farm market supermarkt services service contract cleaning security holz bau metall schule kita pflege spedition autohaus colegio residencia gestion finanzas lycee college mairie residence stadtwerke'.split(
    ' ',
  ),
)

/** Words written as a name: with a capital within a sentence, or after "at", "bei", "chez", "en", "from". */
function createIsNamely(message: string): (word: string) => boolean {
  const named = new Set<string>()
  for (const { 0: word, index } of message.matchAll(/[\p{L}\p{N}]+/gu)) {
    const before = message.slice(Math.max(0, index - 12), index)
    const isCapital =
      /^\p{Lu}/u.test(word) && (/[^\s.!?]\s+$/u.test(before) || tells.test(message.slice(index + word.length)))
    if (isCapital || (word.length > 1 && /^\p{Lu}+$/u.test(word)) || beforeName.test(before)) named.add(fold(word))
  }
  return (word) => named.has(word)
}

/** "Stadtwerke haben abgesagt": what has done something is a name, at the head of a sentence too. */
const tells = /^\s+(?:has|have|hat|haben|a|ont|ha|han)(?!\p{L})/u

const beforeName =
  /(?<!\p{L})(?:at|from|with|bei|beim|von|chez|avec|con|desde)(?:\s(?:the|der|die|dem|le|la|les|el|los|las))?\s$/iu

/** "HAD", "DRK": a first word in capitals that is shorter than any other name may be. */
function isShortNameSaid(name: string, isNamely: (word: string) => boolean): boolean {
  const [first = ''] = name.match(/[\p{L}\p{N}]+/gu) ?? []
  const isShort = first.length >= 2 && first.length <= 3 && /^\p{Lu}+$/u.test(first)
  return isShort && !legalForms.has(fold(first)) && isNamely(fold(first))
}

/** Beside another employer an ordinary word names nobody. */
const isOwnNameSaid = (words: readonly string[], name: string): boolean =>
  companyWords(name).some((part) => part.length >= 4 && !isOrdinaryWord(part) && words.includes(part))

/** "Jobs in Bonn" means the city, not "Stadtwerke Bonn"; "llama a Levante" means the employer. */
const placePrefixes = new Set('in near around nahe um a nach aus from vers hacia desde'.split(' '))
const spokenTo =
  /^(?:refus$|poli(?:ment)?$|non$|mail$|lettre$|mot$|message$|reponse$|merci$|carta$|correo$|mensaje$|rechazo$|respuesta$|gracias$|llam|escrib|dil|diga|dime|pregunt|esper|contact|habl|pas|mand|envi|muev|mov|rechaz|no$|appel|ecri|demand|parl|dis|repond)/u

function isPlaceAt(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? ''
  if (before === 'to' && /^mov(?:ed|ing)$/.test(words[at - 2] ?? '')) return true
  return placePrefixes.has(before) && !(before === 'a' && spokenTo.test(words[at - 2] ?? 'no'))
}

const isName = (word: string, part: string): boolean =>
  word === part || word === `${part}s` || (part.length >= 7 && word[0] === part[0] && isWithin(word, part, 1))

function standsAt(words: readonly string[], at: number, parts: readonly string[]): boolean {
  return parts.every((part, index) => isAlike(words[at + index], part))
}

/** True where the words name the job's employer and not only its title or town. */
export function namesEmployer(message: string, { company_name }: NamedJob): boolean {
  const words = wordsOf(message)
  return (
    isWholeNameSaid(words, company_name) ||
    companyWords(company_name).some((part) => part.length >= 4 && words.some((word) => isAlike(word, part))) ||
    isNamedByLetters(lettersIn(message), company_name)
  )
}
