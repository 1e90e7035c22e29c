import path from 'node:path'
import { countryCodes } from '@waymark/contract/countries.ts'
import { wordRows } from '../list-file.ts'
import { foldName } from './fold-name.ts'

const languages = 'en de fr es it pt nl sv da nb fi pl cs hu ro tr uk ar'.split(' ')

const threeLetters =
  'USA:US GBR:GB DEU:DE FRA:FR ESP:ES ITA:IT NLD:NL BEL:BE CHE:CH AUT:AT IRL:IE PRT:PT POL:PL SWE:SE NOR:NO DNK:DK FIN:FI CZE:CZ HUN:HU ROU:RO BGR:BG GRC:GR TUR:TR UKR:UA RUS:RU ISR:IL ARE:AE SAU:SA IND:IN CHN:CN JPN:JP KOR:KR SGP:SG MYS:MY IDN:ID PHL:PH THA:TH VNM:VN TWN:TW HKG:HK AUS:AU NZL:NZ CAN:CA MEX:MX BRA:BR ARG:AR CHL:CL COL:CO PER:PE ZAF:ZA EGY:EG NGA:NG KEN:KE MAR:MA LUX:LU EST:EE LVA:LV LTU:LT HRV:HR SVN:SI SVK:SK SRB:RS CRI:CR'

const names = collect()

function collect(): Map<string, string> {
  const found = new Map<string, string>()
  for (const language of languages) {
    const display = new Intl.DisplayNames(language, { type: 'region' })
    for (const code of countryCodes) found.set(foldName(display.of(code) ?? code), code)
  }
  for (const { name: code, words } of wordRows(path.join(import.meta.dirname, 'country-names.tsv')))
    for (const name of words) found.set(foldName(name), code)
  // A lone Jersey or Georgia in a posting is more likely a state or city of the United States.
  found.delete('georgia')
  return found
}

const codes = new Set(countryCodes)
const byThree = new Map(threeLetters.split(' ').map((pair) => pair.split(':') as [string, string]))

/** ISO 3166 code of a country in any of the languages above, as a common short form or three letters. */
export function countryCodeOf(text: string): string | undefined {
  return byThree.get(text.trim()) ?? names.get(foldName(text).replace(/^the /, ''))
}

/** A country's code of two capital letters. It may also be a state's, so the caller decides. */
export function twoLetterCountry(text: string): string | undefined {
  return codes.has(text) ? text : undefined
}

const regions = new Map(wordRows(path.join(import.meta.dirname, 'regions.tsv')).map(({ name, words }) => [name, words]))

/** Countries of a region such as "EMEA" or "Latin America"; none for other words. */
export function countriesOfRegion(text: string): string[] {
  const parts = regions.get(foldName(text)) ?? []
  return [...new Set(parts.flatMap((part) => regions.get(part) ?? part))]
}
