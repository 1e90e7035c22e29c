import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { SourcePosting } from '../server/src/providers/listings/source-posting.ts'

export type RealRow = {
  id: string
  title: string
  company: string
  location: string
  country: string
  city: string
  salary: string
  company_info: string
  description: string
  requirements: string
  benefits: string
  url: string
  remote: boolean
}

const emptyRow: RealRow = {
  id: '',
  title: '',
  company: '',
  location: '',
  country: '',
  city: '',
  salary: '',
  company_info: '',
  description: '',
  requirements: '',
  benefits: '',
  url: '',
  remote: false,
}

export function readRealRows(): RealRow[] {
  const folder = process.env['WAYMARK_DATA']
  if (!folder) throw new Error('WAYMARK_DATA must name the folder of real data; see bench/README.md.')
  return ['jobs.jsonl.gz', 'listings-more.jsonl.gz'].flatMap((file) =>
    gunzipSync(readFileSync(join(folder, 'jobs', file)))
      .toString('utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => ({ ...emptyRow, ...(JSON.parse(line) as Partial<RealRow>) })),
  )
}

/** A pseudo-random generator with the same numbers in every run. */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The maximum age of postings; most are younger. */
const oldestDays = 60

/** Repeats the real rows with other employers, places, texts and days until there are `count` distinct postings. */
export function* makePostings(rows: readonly RealRow[], count: number, now: Date): Generator<SourcePosting, undefined> {
  const random = createRandom(7)
  const texts = rows.filter(({ description }) => description.length > 1500).map(({ description }) => description)
  const placesOf = Map.groupBy(rows, ({ country }) => country)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  for (let made = 0; made < count; made++) {
    const row = rows[made % rows.length] as RealRow
    const round = Math.floor(made / rows.length)
    const place = round === 0 ? row : pick(placesOf.get(row.country) ?? [row])
    const text = pick(texts)
    const start = Math.floor(random() * (text.length - 800))
    yield {
      external_id: `${row.id}/${round}`,
      url: `https://jobs.example/${encodeURIComponent(row.id)}/${round}`,
      title: row.title,
      company: round === 0 ? row.company : `${row.company} ${round}`,
      location: place.location,
      salary: row.salary,
      text: row.description || text.slice(start, start + 800),
      company_info: row.company_info,
      requirements: row.requirements,
      benefits: row.benefits,
      posted_at: new Date(now.getTime() - oldestDays * random() ** 1.5 * 86_400_000),
    }
  }
}
