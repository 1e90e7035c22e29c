import { jobContracts, jobHours, type FoundJob } from '@waymark/contract/job-search/job-search.ts'
import { CompiledQuery } from 'kysely'
import type { Db } from '../../../lib/db.ts'
import { plannedOnce } from '../../../lib/marked-statements.ts'
import { countryName } from '../../../lib/places/places.ts'
import { token } from '../index/terms.ts'
import type { Candidate } from './search-listings.ts'

export type SourceName = { name: string; url: string; is_sample: boolean }

type Computed =
  | 'posted_at'
  | 'first_posted_at'
  | 'distance_km'
  | 'found_by'
  | 'followed'
  | 'source'
  | 'hours'
  | 'contract'
  | 'alike'
type Row = Omit<FoundJob, Computed> & {
  posted_at: Date
  first_posted_at: Date
  source: string
  tokens: string[]
}

// Raw SQL: a fixed text, whose plan a connection keeps.
const byIds = plannedOnce(`
  select p.id, p.title as job_title, p.company, p.location, p.salary, p.company_info, p.description, p.requirements,
    p.benefits, p.url as job_url, p.country, l.remote, p.language, p.employment_type, l.posted_at, l.posted_at_known,
    l.first_posted_at, l.reposts, p.source,
    array(select word from unnest(tsvector_to_array(l.title_terms)) word where word ~ '^[hk]:') as tokens
  from listings l join postings p on p.id = l.posting_id
  where l.id = any($1::bigint[])`)

/** The employer and the title of a listing, as keys; undefined without a listing or an employer. */
export function findTitleOf(
  db: Db,
  posting_id: string,
): Promise<{ employer_key: string; title_key: string } | undefined> {
  return (
    db
      .withTables<{ listings: { posting_id: string; employer_key: string; title_key: string | null } }>()
      .selectFrom('listings')
      // As text: a number of JavaScript holds 53 of a key's 64 bits.
      .select(({ cast }) => [
        cast<string>('employer_key', 'text').as('employer_key'),
        cast<string>('title_key', 'text').as('title_key'),
      ])
      .where('posting_id', '=', posting_id)
      .where('title_key', 'is not', null)
      .executeTakeFirst()
  )
}

export async function findFoundJobs(
  db: Db,
  candidates: readonly Candidate[],
  sourceName: (id: string) => SourceName,
  followed: readonly string[],
): Promise<FoundJob[]> {
  if (candidates.length === 0) return []
  const ids = candidates.map(({ id }) => id)
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(byIds, [ids]) as CompiledQuery<Row>)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return candidates.flatMap(({ posting_id, distance_km, found_by, alike }) => {
    const found = byId.get(posting_id)
    if (!found) return []
    const { tokens, ...row } = found
    return {
      ...row,
      hours: jobHours.filter((hours) => tokens.includes(token.hours(hours))),
      contract: jobContracts.filter((contract) => tokens.includes(token.contract(contract))),
      country: row.country === null ? null : countryName(row.country),
      posted_at: row.posted_at.toISOString(),
      first_posted_at: row.first_posted_at.toISOString(),
      distance_km: distance_km === null ? null : Math.round(distance_km),
      found_by,
      alike,
      followed: row.source.includes(':') ? followed.includes(row.source) : null,
      source: { id: row.source, ...sourceName(row.source) },
    }
  })
}
