import { dialData, nationalityData, silentData } from './country-data.ts'

export type DialCode = {
  country: string
  code: string
}

const pairs = (letters: string): string[] => letters.match(/../g) ?? []

/** Dial codes of libphonenumber by code, the main region first; the very first (+1, United States) is the default. */
export const dialCodes: readonly DialCode[] = dialData.split(' ').flatMap((group) => {
  const [code = '', regions = ''] = group.split(':')
  return pairs(regions).map((country) => ({ country, code: `+${code}` }))
})

/** Ascension and Tristan da Cunha have dial codes, but are not countries of ISO 3166. */
const dialOnly = ['AC', 'TA']

export const countryCodes: readonly string[] = [...dialCodes.map(({ country }) => country), ...pairs(silentData)]
  .filter((country) => !dialOnly.includes(country))
  .toSorted()

export const nationalities: Readonly<Record<string, string>> = Object.fromEntries(
  nationalityData.split('|').map((entry) => [entry.slice(0, 2), entry.slice(2)]),
)
