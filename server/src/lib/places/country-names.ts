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

const regions: Readonly<Record<string, string>> = {
  europe:
    'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK UA RS BA ME MK AL MD',
  eu: 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK',
  dach: 'DE AT CH',
  nordics: 'SE NO DK FI IS',
  benelux: 'BE NL LU',
  'north america': 'US CA MX',
  latam: 'MX GT HN SV NI CR PA CU DO CO VE EC PE BO CL AR UY PY BR',
  apac: 'AU NZ JP KR CN HK TW SG MY ID PH TH VN IN BD PK LK NP',
  'middle east': 'AE SA QA KW BH OM JO LB IL EG TR IQ',
  africa: 'ZA NG KE EG MA GH TN DZ ET UG TZ RW SN CI CM',
}
const sameRegion: Readonly<Record<string, string>> = {
  'european union': 'eu',
  eea: 'eu',
  'latin america': 'latam',
  'south america': 'latam',
  americas: 'north america|latam',
  amer: 'north america|latam',
  emea: 'europe|middle east|africa',
  asia: 'apac',
  'asia pacific': 'apac',
  mena: 'middle east',
  scandinavia: 'nordics',
  'western europe': 'europe',
  'eastern europe': 'europe',
  'central europe': 'europe',
}

/** Countries of a region such as "EMEA" or "Latin America"; none for other words. */
export function countriesOfRegion(text: string): string[] {
  const folded = foldName(text)
  const keys = (sameRegion[folded] ?? folded).split('|')
  return [...new Set(keys.flatMap((key) => regions[key]?.split(' ') ?? []))]
}
