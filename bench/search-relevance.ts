import { jobToFind } from '@waymark/contract/job-search/job-search.ts'
import MiniSearch from 'minisearch'
import { createRequire } from 'node:module'
import type { JobSearch } from '../server/src/features/job-search/query/search-jobs.service.ts'
import { wordsOf } from '../server/src/features/job-search/index/words.ts'
import { countryName, type Places } from '../server/src/lib/places/places.ts'
import { round } from './product.ts'
import { createRandom, type RealRow } from './search-rows.ts'

const require = createRequire(import.meta.url)
const { newStemmer } = require('snowball-stemmers') as { newStemmer(language: string): { stem(word: string): string } }

const queries = 300
const counted = 10

const kinds = ['word dropped', 'typo', 'whole title'] as const
type Known = { id: string; kind: (typeof kinds)[number]; words: string; country: string; city: string; place: string }

/** The rank of a known posting by its title, also with a word dropped or a typo, beside plain BM25. */
export async function knownItemFigures(search: JobSearch, rows: readonly RealRow[], places: Places) {
  const known = makeQueries(rows, places)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const isSame = (a: RealRow | undefined, b: RealRow | undefined) =>
    a !== undefined && a.title === b?.title && a.company === b.company && a.location === b.location
  const ranks: number[] = []
  for (const { id, words, country, city } of known) {
    const asked = jobToFind.parse({ job_title: words, ...(country && { country }), ...(country && city && { city }) })
    const found = await search(asked, { hidden: { employers: [], groups: [] }, followed: [] })
    const results = 'results' in found ? found.results : []
    const row = byId.get(id)
    const rank = results.findIndex(
      (job) => isOf(job.job_title, row?.title) && isOf(job.location, row?.location) && isOf(job.company, row?.company),
    )
    if (rank < 0) console.log(`missed: ${words} · ${city || country} (${row?.title} · ${row?.location})`)
    ranks.push(rank)
  }
  const baseline = createBaseline(rows)
  const baseRanks = known.map(({ id, words, place }) =>
    baseline(`${words} ${place}`).findIndex((found) => isSame(byId.get(found), byId.get(id))),
  )
  const ofKind = (kind: string, all: readonly number[]) => all.filter((_, index) => known[index]?.kind === kind)
  console.table(
    kinds.map((kind) => ({
      kind,
      mrr: meanReciprocal(ofKind(kind, ranks)),
      r_at_10: recall(ofKind(kind, ranks)),
      bm25_mrr: meanReciprocal(ofKind(kind, baseRanks)),
      bm25_r_at_10: recall(ofKind(kind, baseRanks)),
    })),
  )
  return {
    mrr: meanReciprocal(ranks),
    r_at_10: recall(ranks),
    bm25_mrr: meanReciprocal(baseRanks),
    bm25_r_at_10: recall(baseRanks),
  }
}

/** The index writes runs of spaces as one. */
const isOf = (shown: string, given = ''): boolean => shown === given.replace(/\s+/g, ' ').trim()

const meanReciprocal = (ranks: readonly number[]): number =>
  round(ranks.reduce((sum, rank) => sum + (rank < 0 ? 0 : 1 / (rank + 1)), 0) / ranks.length, 3)
const recall = (ranks: readonly number[]): number => round(ranks.filter((rank) => rank >= 0).length / ranks.length, 3)

function makeQueries(rows: readonly RealRow[], places: Places): Known[] {
  const random = createRandom(23)
  const made: Known[] = []
  while (made.length < queries) {
    const row = rows[Math.floor(random() * rows.length)] as RealRow
    const words = wordsOf(row.title)
    if (words.length < 3 || row.country === '' || !places.findCountry(row.country)) continue
    const at = Math.floor(random() * words.length)
    const kind = kinds[made.length % kinds.length] ?? 'whole title'
    if (kind === 'word dropped') words.splice(at, 1)
    if (kind === 'typo') words[at] = swapLetters(words[at] ?? '', random)
    const isCity = places.findCities(row.city).some((city) => countryName(city.state.country) === row.country)
    made.push({
      id: row.id,
      kind,
      words: words.join(' ').slice(0, 200),
      country: row.country,
      city: isCity ? row.city : '',
      place: row.location,
    })
  }
  return made
}

function swapLetters(word: string, random: () => number): string {
  if (word.length < 5) return word
  const at = 1 + Math.floor(random() * (word.length - 2))
  return `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`
}

function createBaseline(rows: readonly RealRow[]): (query: string) => string[] {
  const stemmer = newStemmer('english')
  const index = new MiniSearch<RealRow>({
    fields: ['title', 'location', 'description'],
    tokenize: wordsOf,
    processTerm: (term) => stemmer.stem(term),
  })
  index.addAll(rows)
  return (query) =>
    index
      .search(query)
      .slice(0, counted)
      .map(({ id }) => id as string)
}
