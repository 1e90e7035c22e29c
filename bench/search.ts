import { jobToFind, type JobToFind } from '@waymark/contract/job-search.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { readConfig } from '../server/src/config.ts'
import { createListingsRepository } from '../server/src/features/job-search/index/listings.repository.ts'
import { prepareListing, type PreparedListing } from '../server/src/features/job-search/index/prepare-listing.ts'
import { createJobSearch, type JobSearch } from '../server/src/features/job-search/query/search-jobs.service.ts'
import { systemClock } from '../server/src/lib/clock.ts'
import { migrate, openDb, type Db } from '../server/src/lib/db.ts'
import { countryName, readPlaces, type Places } from '../server/src/lib/places/places.ts'
import { openDatabase } from '../server/src/providers/database/database.ts'
import { quantile, round } from './product.ts'
import type { Figures } from './run.ts'
import { knownItemFigures } from './search-relevance.ts'
import { createRandom, makePostings, readRealRows, type RealRow } from './search-rows.ts'

/** BENCH_ROWS makes it smaller while working. */
const rowsWanted = Number(process.env['BENCH_ROWS'] ?? 1_000_000)
const callers = [1, 4, 16] as const
const searchesEach = 200
const batchSize = 500
const hidden = { employers: [], groups: [] }

type Loaded = { db: Db; pool: pg.Pool; search: JobSearch; places: Places; rows: RealRow[]; close(): Promise<void> }

export async function run(): Promise<Figures> {
  const loaded = await load(rowsWanted)
  const figures: Figures = { rows: rowsWanted }
  const table: Record<string, number | string>[] = []
  for (const [shape, searches] of Object.entries(shapesOf(loaded.rows, loaded.places))) {
    for (const count of callers) {
      const times = await measure(loaded.search, searches, count)
      const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => round(quantile(times, share)))
      table.push({ shape, callers: count, p50: p50 ?? 0, p95: p95 ?? 0, p99: p99 ?? 0 })
      figures[`${shape}_p95_ms_${count}_callers`] = p95 ?? 0
    }
  }
  console.table(table)
  Object.assign(figures, await knownItemFigures(loaded.search, loaded.rows, loaded.places))
  await loaded.close()
  return figures
}

async function load(count: number): Promise<Loaded> {
  const dataDir = mkdtempSync(join(tmpdir(), 'waymark-bench-'))
  const database = await openDatabase({ ...readConfig({}), dataDir }, () => undefined)
  const { db, pool, close } = openDb(database.connection, () => undefined)
  await migrate(db)
  const places = readPlaces()
  const rows = readRealRows()
  const now = new Date()
  const repository = createListingsRepository(db)
  let batch: PreparedListing[] = []
  const save = async () => {
    await repository.save({ id: 'bench', rank: 2 }, batch, now)
    batch = []
  }
  const started = performance.now()
  for (const posting of makePostings(rows, count, now)) {
    const listing = prepareListing(posting, { id: 'bench' }, places, now)
    if (listing) batch.push(listing)
    if (batch.length === batchSize) await save()
  }
  await save()
  console.log(`${count} rows loaded, ${Math.round(count / ((performance.now() - started) / 1000))} a second`)
  for (const name of ['listings', 'listing_bodies', 'listing_words', 'postings'])
    await pool.query(`vacuum analyze ${name}`)
  const search = createJobSearch({
    db,
    clock: systemClock,
    places: () => Promise.resolve(places),
    sourceName: (id) => ({ name: id, url: '', is_sample: false }),
  })
  return {
    db,
    pool,
    search,
    places,
    rows,
    async close() {
      await close()
      await database.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const broadWords = 'manager engineer senior sales lead software assistant specialist director analyst'.split(' ')

/** No search is asked twice: titles and places are those of different postings. */
function shapesOf(rows: readonly RealRow[], places: Places): Record<string, JobToFind[]> {
  const random = createRandom(11)
  const pick = () => rows[Math.floor(random() * rows.length)] as RealRow
  const titleOf = ({ title }: RealRow) =>
    title
      .replace(/[([,–-].*$/, '')
      .trim()
      .slice(0, 80) || title.slice(0, 80)
  const find = (search: Partial<JobToFind>) => jobToFind.parse({ job_title: 'manager', ...search })
  const many = (make: (index: number) => Partial<JobToFind> | undefined): JobToFind[] => {
    const found: JobToFind[] = []
    for (let index = 0; found.length < searchesEach; index++) {
      const made = make(index)
      if (made) found.push(find(made))
    }
    return found
  }
  const cityOf = (row: RealRow) =>
    row.city === ''
      ? undefined
      : places.findCities(row.city).find((city) => countryName(city.state.country) === row.country)
  const broad = (index: number) =>
    `${broadWords[index % broadWords.length]}${index < broadWords.length ? '' : ` ${pick().title.split(' ')[0]}`}`
  return {
    broad: many((index) => ({ job_title: broad(index).slice(0, 100) })),
    narrow: many(() => ({ job_title: titleOf(pick()) })),
    country: many(() => {
      const row = pick()
      return places.findCountry(row.country) ? { job_title: titleOf(row), country: row.country } : undefined
    }),
    city: many(() => {
      const row = pick()
      return cityOf(row) ? { job_title: titleOf(row), country: row.country, city: row.city } : undefined
    }),
    within_50_km: many((index) => {
      const city = cityOf(pick())
      return city
        ? { job_title: broad(index).slice(0, 100), country: countryName(city.state.country), city: city.name }
        : undefined
    }),
    page_20: many((index) => ({ job_title: broad(index).slice(0, 100), offset: 190 })),
  }
}

async function measure(search: JobSearch, searches: readonly JobToFind[], count: number): Promise<number[]> {
  const times: number[] = []
  let next = 0
  await Promise.all(
    Array.from({ length: count }, async () => {
      for (let one = searches[next++]; one; one = searches[next++]) {
        const started = performance.now()
        const found = await search(one, hidden)
        if (!('results' in found)) throw new Error(`A search was refused: ${JSON.stringify(one)}`)
        times.push(performance.now() - started)
      }
    }),
  )
  return times
}
