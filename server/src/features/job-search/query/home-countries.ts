import { parsePlace } from '../../../lib/places/place-parser.ts'
import type { Places } from '../../../lib/places/places.ts'

/** Where a reader seems to live, the likeliest first, as ISO 3166 codes. */
export type Homes = {
  /** From the profile's place. */
  known: readonly string[]
  /** Also those in which the language of the account is spoken. */
  likely: readonly string[]
}

/** The countries that a chosen language suggests; English and Portuguese suggest too many. */
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
 * `place` is the profile's, as typed; `language` the account's. The browser does not count: mails, feeds and the
 * assistant search without one and must find what the page finds.
 */
export function homeCountries(reader: { place: string; language: string | null }, places: Places): Homes {
  const written = reader.place.trim() === '' ? undefined : parsePlace(reader.place, places).country
  const known = written === undefined ? [] : [written]
  return { known, likely: [...new Set([...known, ...(countriesOf[reader.language ?? ''] ?? [])])] }
}
