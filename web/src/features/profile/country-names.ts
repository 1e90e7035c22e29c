import type { Option } from '../../ui/select-field.tsx'

// Regions that have a name and are no country: groups, test codes, parts of a country that ISO 3166 has no code for.
const noCountries = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'ZZ'])
const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')

/** Every country the browser knows by name. Codes that were given up (DD, SU, YU) canonicalise to their successors. */
function countryCodes(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter(
      (code) =>
        !noCountries.has(code) &&
        names.of(code) !== undefined &&
        Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`,
    )
}

/** Countries in the reader's language; the profile holds the English name, as the other lists of places do. */
export function countryOptions(locale: string): Option[] {
  const english = new Intl.DisplayNames('en', { type: 'region' })
  const local = new Intl.DisplayNames(locale, { type: 'region' })
  return countryCodes()
    .map((code) => ({ value: english.of(code) ?? code, label: local.of(code) ?? code }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale))
}
