import { parsePlace } from '../../../../lib/places/place-parser.ts'
import type { Places } from '../../../../lib/places/places.ts'

/** Where a reader lives by the profile: ISO 3166 codes of the country and its part, and the town if they are known. */
export type Home = {
  country: string
  state: string | undefined
  city: { latitude: number; longitude: number } | undefined
}
export type Homes = {
  known: Home | undefined
  /** Its country and those in which the language of the account is spoken, the likeliest first. */
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

/** Ignores the browser: mails, feeds and the assistant have none and must find what the page finds. */
export function homeCountries(reader: { place: string; language: string | null }, places: Places): Homes {
  const written = reader.place.trim() === '' ? undefined : parsePlace(reader.place, places)
  const known =
    written?.country === undefined
      ? undefined
      : { country: written.country, state: written.state?.code, city: written.city }
  return {
    known,
    likely: [...new Set([...(known ? [known.country] : []), ...(countriesOf[reader.language ?? ''] ?? [])])],
  }
}
