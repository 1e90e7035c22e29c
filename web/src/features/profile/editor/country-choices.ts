import { countryCodes, dialCodes, nationalities } from '@waymark/contract/countries.ts'
import type { Choice } from '../../../ui/fields/choices.ts'

function countryName(locale: string): (code: string) => string {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return (code) => names.of(code) ?? code
}

const byLabel = (locale: string) => (a: Choice, b: Choice) => a.label.localeCompare(b.label, locale)

/** The profile stores English names of nationalities. A search finds them by their country too. */
export function nationalityChoices(locale: string): Choice[] {
  const [english, local] = [countryName('en'), countryName(locale)]
  const named = countryCodes.map((key) => ({ key, value: nationalities[key] ?? english(key), country: local(key) }))
  return named
    .map(({ key, value, country }) => ({ key, value, label: value, ...(country !== value && { note: country }) }))
    .toSorted(byLabel(locale))
}

/** Countries with their dial codes, by name for the user's own numbers, by code for references. */
export function dialChoices(locale: string, order: 'name' | 'code'): Choice[] {
  const name = countryName(locale)
  const choices = dialCodes.map(({ country, code }, index) => ({
    key: `${code} ${country}`,
    // The source lists the main country of a shared code first.
    isMain: dialCodes[index - 1]?.code !== code,
    value: code,
    lead: code,
    label: name(country),
  }))
  return order === 'name' ? choices.toSorted(byLabel(locale)) : choices
}
