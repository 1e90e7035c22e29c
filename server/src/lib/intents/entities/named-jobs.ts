import { fold, isWithin, slipsIn } from '../plain-text.ts'

export type NamedJob = { job_title: string; company_name: string }

const mostJobs = 1000
const legalForms = new Set(
  'gmbh mbh ag kg kgaa ohg gbr ug se ev eg inc incorporated llc llp ltd limited plc corp corporation co company sa sas sasu sarl sl slu srl spa bv nv ab as oy aps group gruppe groupe grupo holding the der die das le la les el los las und and et y'.split(
    ' ',
  ),
)
/** Titles share these with every sentence about work. */
const commonWords = new Set(
  'a an and as at for in of on or the to with der die das und im in am von fur mit de du des la le les et en pour au aux un une el los las y para con del m w d f x h job jobs stelle poste puesto trabajo work manager senior junior'.split(
    ' ',
  ),
)

/** The jobs that a message names by company (several there: by title) or title. Tolerates typos in longer names. */
export function findNamedJobs<Job extends NamedJob>(message: string, jobs: readonly Job[]): Job[] {
  const words = wordsOf(message)
  const board = jobs.slice(0, mostJobs)
  const firstWords = countFirstWords(board)
  const atCompany = board.filter(({ company_name }) => isCompanyNamed(words, company_name, firstWords))
  if (atCompany.length === 1) return atCompany
  const among = atCompany.length > 1 ? atCompany : board
  const byTitle = findByTitle(words, among)
  return byTitle.length > 0 ? byTitle : atCompany
}

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

function companyWords(name: string): string[] {
  const all = wordsOf(name)
  const own = all.filter((word) => !legalForms.has(word))
  return own.length > 0 ? own : all
}

function countFirstWords(jobs: readonly NamedJob[]): Map<string, number> {
  const names = new Set(jobs.map(({ company_name }) => companyWords(company_name).join(' ')))
  const counts = new Map<string, number>()
  for (const name of names) {
    const [first = ''] = name.split(' ')
    counts.set(first, (counts.get(first) ?? 0) + 1)
  }
  return counts
}

function isCompanyNamed(words: readonly string[], name: string, firstWords: ReadonlyMap<string, number>): boolean {
  const parts = companyWords(name)
  const [first = ''] = parts
  if (first === '') return false
  if (words.some((_, at) => standsAt(words, at, parts))) return true
  const glued = parts.join('')
  if (parts.length > 1 && words.includes(glued)) return true
  // "Müller" for "Müller Logistik", unless two companies share the word or it is a common one.
  return (
    parts.length > 1 && first.length >= 4 && firstWords.get(first) === 1 && words.some((word) => isAlike(word, first))
  )
}

function standsAt(words: readonly string[], at: number, parts: readonly string[]): boolean {
  return parts.every((part, index) => isAlike(words[at + index], part))
}

function isAlike(word: string | undefined, part: string): boolean {
  if (word === undefined) return false
  if (word === part || word === `${part}s`) return true
  return word[0] === part[0] && isWithin(word, part, slipsIn(part))
}

function findByTitle<Job extends NamedJob>(words: readonly string[], jobs: readonly Job[]): Job[] {
  const titled = jobs.map((job) => ({ job, parts: titleWords(job.job_title) })).filter(({ parts }) => parts.length > 0)
  const whole = titled.filter(({ parts }) => parts.every((part) => words.some((word) => isAlike(word, part))))
  if (whole.length > 0) {
    const most = Math.max(...whole.map(({ parts }) => parts.length))
    return whole.filter(({ parts }) => parts.length === most).map(({ job }) => job)
  }
  const owners = new Map<string, Set<Job>>()
  for (const { job, parts } of titled) {
    for (const part of parts) owners.set(part, (owners.get(part) ?? new Set()).add(job))
  }
  const named = [...owners].filter(([part, own]) => own.size === 1 && part.length >= 5 && words.includes(part))
  const found = new Set(named.flatMap(([, own]) => [...own]))
  return found.size === 1 ? [...found] : []
}

const titleWords = (title: string): string[] => wordsOf(title).filter((word) => !commonWords.has(word))
