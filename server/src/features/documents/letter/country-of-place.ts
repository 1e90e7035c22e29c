import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { parsePlace } from '../../../lib/places/place-parser.ts'
import { readPlaces, type Places } from '../../../lib/places/places.ts'

let places: Places | undefined

/** The country of a posting's place, for the customs of its letters; undefined if unknown. */
export function countryOfPlace(place: string): string | undefined {
  if (place.trim() === '') return undefined
  return parsePlace(place, (places ??= readPlaces())).country
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
/** "SK4 2HL", or only "NG5" behind the town. */
const britishPostcode = /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|\p{Ll}{2},? (?:[A-Z]{2}\d{1,2}|[A-Z]\d{2})[A-Z]?(?=$|,)/u
/** "07700 900418": elsewhere numbers of this length are grouped in other ways. */
const britishMobile = /^07\d{3} \d{3} ?\d{3}$/
const pounds = /£\s?\d/
const otherMoney = /[$€]\s?\d|\d\s?(?:€|EUR|USD|CHF)/

/** The country that a posting's pay tells. */
export const countryOfPay = (posting: string): string | undefined =>
  pounds.test(posting) && !otherMoney.test(posting) ? 'GB' : undefined

/** Where somebody lives, for a posting that does not say its place; +1 is of too many countries. */
export function countryOfWriter({ personal_details }: Pick<ProfileDocument, 'personal_details'>): string | undefined {
  const { present_location, address, mobile_numbers } = personal_details
  const place = countryOfPlace(present_location) ?? countryOfPlace(address)
  if (place) return place
  if ([present_location, address].some((it) => britishPostcode.test(it.trim()))) return 'GB'
  if (mobile_numbers.some((it) => britishMobile.test(it.trim()))) return 'GB'
  return dialCodes.find(([code]) => mobile_numbers.some((number) => number.trim().startsWith(code)))?.[1]
}
