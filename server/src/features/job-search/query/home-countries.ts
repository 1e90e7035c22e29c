import { parsePlace } from '../../../lib/places/place-parser.ts'
import type { Places } from '../../../lib/places/places.ts'

/** Where a reader seems to live, the likeliest first, as ISO 3166 codes. */
export type Homes = {
  /** By the profile. */
  known: readonly string[]
  /** Also those in which the language of the account is spoken. */
  likely: readonly string[]
}

/** Countries that whoever chose a language most likely means; English and Portuguese say too little. */
const countriesOf: Readonly<Record<string, readonly string[]>> = {
  de: ['DE', 'AT', 'CH'],
  fr: ['FR', 'BE', 'CH'],
  es: ['ES'],
  it: ['IT'],
  nl: ['NL', 'BE'],
  sv: ['SE'],
  da: ['DK'],
  no: ['NO'],
  fi: ['FI'],
}

/**
 * `place`: of the profile, as its user wrote it. `language`: of the account. Nothing of the browser counts: mails, feeds
 * and the assistant read a search without one, and must find what the page finds.
 */
export function homeCountries(reader: { place: string; language: string | null }, places: Places): Homes {
  const written = reader.place.trim() === '' ? undefined : parsePlace(reader.place, places).country
  const known = written === undefined ? [] : [written]
  return { known, likely: [...new Set([...known, ...(countriesOf[reader.language ?? ''] ?? [])])] }
}
