import { parsePlace } from '../../../lib/places/place-parser.ts'
import type { Places } from '../../../lib/places/places.ts'

/** Where a reader seems to live, the likeliest first, as ISO 3166 codes. */
export type Homes = {
  /** By the profile, or by the region that the browser names. */
  known: readonly string[]
  /** Also those in which the reader's language is spoken. */
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

/** `place`: of the profile, as its user wrote it. `acceptLanguage`: the header's text. */
export function homeCountries(
  reader: { place: string; acceptLanguage: string | undefined; language: string | undefined },
  places: Places,
): Homes {
  const written = reader.place.trim() === '' ? undefined : parsePlace(reader.place, places).country
  const known = written === undefined ? regionsOf(reader.acceptLanguage) : [written]
  return { known, likely: [...new Set([...known, ...(countriesOf[reader.language ?? ''] ?? [])])] }
}

/** The first region of the header. Browsers all over the world say "en-US". */
function regionsOf(header = ''): string[] {
  const [, language = '', region = ''] = /(?:^|,)\s*([a-z]{2,3})-([a-z]{2})\b/i.exec(header.slice(0, 1000)) ?? []
  const code = region.toUpperCase()
  return region === '' || (language.toLowerCase() === 'en' && code === 'US') ? [] : [code]
}
