import type { SourcePosting } from '../../../providers/listings/source-posting.ts'
import type { PreparedListing } from './prepare-listing.ts'

type SamePrepared =
  | 'external_id'
  | 'content_hash'
  | 'url'
  | 'title'
  | 'company'
  | 'location'
  | 'country'
  | 'remote'
  | 'salary'
  | 'employment_type'
  | 'language'
  | 'company_info'
  | 'description'
  | 'requirements'
  | 'benefits'
  | 'group_key'

export type StoredListing = Pick<PreparedListing, SamePrepared> & {
  id: number
  source: string
  expires_at: Date | null
  posted_at: Date
  salary_usd: number | null
  latitude: number | null
  longitude: number | null
}

/** As its source gave it. Without `hasPoints` the coordinates came from the place's name and are read again. */
export function storedPosting(stored: StoredListing, hasPoints: boolean): SourcePosting {
  const { salary_usd, latitude, longitude, expires_at, description, language, country, ...posting } = stored
  return {
    ...posting,
    text: description,
    language: language ?? undefined,
    country: country ?? undefined,
    pay: salary_usd === null ? undefined : { min: salary_usd, max: null, currency: 'USD', period: 'year' },
    latitude: hasPoints ? (latitude ?? undefined) : undefined,
    longitude: hasPoints ? (longitude ?? undefined) : undefined,
    expires_at: expires_at ?? undefined,
  }
}
