import type { JobToFind } from '@waymark/contract/job-search/job-search.ts'
import { createJobSearch, type JobSearch } from '../server/src/features/job-search/query/search-jobs.service.ts'
import { systemClock } from '../server/src/lib/clock.ts'
import { readPlaces } from '../server/src/lib/places/places.ts'
import { quantile, round } from './product.ts'
import type { Figures } from './run.ts'
import { fillIndex, openIndex, type BenchIndex } from './search-index.ts'
import { knownItemFigures } from './search-relevance.ts'
import { readRealRows } from './search-rows.ts'
import { shapesOf } from './search-shapes.ts'

const rowsWanted = Number(process.env['BENCH_ROWS'] ?? 1_000_000)
const callers = [1, 4, 16] as const
const searchesEach = 200
const preferences = { hidden: { employers: [], groups: [] }, followed: [] }

export async function run(): Promise<Figures> {
  const [places, rows] = [readPlaces(), readRealRows()]
  const searchIn = ({ db }: BenchIndex) =>
    createJobSearch({
      db,
      clock: systemClock,
      places: () => Promise.resolve(places),
      sourceName: (id) => ({ name: id, url: '', is_sample: false }),
    })
  const index = await openIndex(process.env['BENCH_INDEX'])
  const ingest_rows_a_second = await fillIndex(index, rowsWanted)
  const search = searchIn(index)
  const figures: Figures = { rows: rowsWanted, ingest_rows_a_second }
  const table: Record<string, number | string>[] = []
  const shapes = Object.entries(shapesOf(rows, places, searchesEach * (callers.length + 1)))
  // A server that has run for a while has the pages that most searches need in memory.
  for (const [, searches] of shapes) await measure(search, searches.slice(-searchesEach), 1)
  for (const [shape, searches] of shapes) {
    for (const [position, count] of callers.entries()) {
      const own = searches.slice(position * searchesEach, (position + 1) * searchesEach)
      const times = await measure(search, own, count)
      const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => round(quantile(times, share)))
      table.push({ shape, callers: count, p50: p50 ?? 0, p95: p95 ?? 0, p99: p99 ?? 0 })
      figures[`${shape}_p95_ms_${count}_callers`] = p95 ?? 0
    }
  }
  console.table(table)
  await index.close()
  // Copies of the real postings would compete with the one that is looked for, and the baseline does not have them.
  const known = rows.slice(0, rowsWanted)
  const small = await openIndex()
  await fillIndex(small, known.length)
  Object.assign(figures, await knownItemFigures(searchIn(small), known, places))
  await small.close()
  return figures
}

async function measure(search: JobSearch, searches: readonly JobToFind[], count: number): Promise<number[]> {
  const times: number[] = []
  let next = 0
  await Promise.all(
    Array.from({ length: count }, async () => {
      for (let one = searches[next++]; one; one = searches[next++]) {
        const started = performance.now()
        const found = await search(one, preferences)
        if (!('results' in found)) throw new Error(`A search was refused: ${JSON.stringify(one)}`)
        times.push(performance.now() - started)
      }
    }),
  )
  return times
}
