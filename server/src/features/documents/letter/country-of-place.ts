import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import regions from './places-of-countries.json' with { type: 'json' }

const names: Readonly<Record<string, readonly string[]>> = {
  US: [
    'united states',
    'united states of america',
    'usa',
    'us',
    'u.s.',
    'vereinigte staaten',
    'états-unis',
    'estados unidos',
  ],
  GB: [
    'united kingdom',
    'uk',
    'great britain',
    'england',
    'scotland',
    'wales',
    'northern ireland',
    'gb',
    'london',
    'vereinigtes königreich',
    'royaume-uni',
    'reino unido',
  ],
  IE: ['ireland', 'irland', 'irlande', 'irlanda'],
  DE: ['germany', 'deutschland', 'allemagne', 'alemania', 'berlin', 'münchen', 'hamburg'],
  AT: ['austria', 'österreich', 'autriche', 'wien', 'vienna'],
  CH: ['switzerland', 'schweiz', 'suisse', 'svizzera', 'suiza', 'zürich', 'zurich', 'genève', 'geneva'],
  FR: ['france', 'frankreich', 'francia', 'paris'],
  ES: ['spain', 'spanien', 'espagne', 'españa', 'madrid', 'barcelona'],
  AU: ['australia'],
  NZ: ['new zealand'],
  IN: ['india'],
  ZA: ['south africa'],
}
const states =
  'AL AK AZ AR CA CO CT DC FL GA HI IA ID IL KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY'
const stateCodes = new Set(states.split(' '))
const codesOf = (all: Readonly<Record<string, readonly string[]>>) =>
  new Map(Object.entries(all).flatMap(([code, own]) => own.map((name) => [name, code] as const)))
const countries = codesOf(names)
const countriesOfRegions = codesOf(regions)
const mostWords = 4

/** "Northampton Northamptonshire East Midlands": boards write the region behind the town without a mark. */
function countryOfRegion(part: string): string | undefined {
  const words = part.toLowerCase().split(/\s+/)
  return words
    .flatMap((_, at) => [1, 2, 3, mostWords].map((count) => words.slice(at, at + count).join(' ')))
    .map((name) => countriesOfRegions.get(name))
    .findLast((code) => code !== undefined)
}

/** The country of a posting's place, for the customs of its letters; undefined if unknown. */
export function countryOfPlace(place: string): string | undefined {
  const parts = place.split(/[,;|/()]|\s[-–]\s/).map((part) => part.trim())
  // The country follows the town: "Paris, TX" is not in France. DE and IN may also be states, so they do not count.
  const isState = (part: string, at: number) => at > 0 && stateCodes.has(part.replace(/\s+\d{5}$/, ''))
  const named = parts
    .map((part, at) => (isState(part, at) ? 'US' : countries.get(part.toLowerCase())))
    .findLast((code) => code !== undefined)
  return named ?? parts.map(countryOfRegion).findLast((code) => code !== undefined)
}

const dialCodes: readonly (readonly [string, string])[] = [
  ['+44', 'GB'],
  ['+353', 'IE'],
  ['+49', 'DE'],
  ['+43', 'AT'],
  ['+41', 'CH'],
  ['+33', 'FR'],
  ['+34', 'ES'],
  ['+61', 'AU'],
  ['+64', 'NZ'],
  ['+91', 'IN'],
  ['+27', 'ZA'],
]
const britishPostcode = /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/

/** Where somebody lives, for a posting that does not say its place; +1 is of too many countries. */
export function countryOfWriter({ personal_details }: Pick<ProfileDocument, 'personal_details'>): string | undefined {
  const { present_location, address, mobile_numbers } = personal_details
  const place = countryOfPlace(present_location) ?? countryOfPlace(address)
  if (place) return place
  if (britishPostcode.test(`${present_location} ${address}`)) return 'GB'
  return dialCodes.find(([code]) => mobile_numbers.some((number) => number.trim().startsWith(code)))?.[1]
}
