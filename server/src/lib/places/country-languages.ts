/** Where postings are written in a language because it is official or widely used at work, by country. */
const countriesOf: Readonly<Record<string, string>> = {
  en:
    'GB IE IM JE GG GI US PR GU VI AS MP CA BM AU NZ IN PK BD LK NP BT MV SG MY BN PH HK ZA NG GH KE UG TZ RW ET ZM ZW BW NA ' +
    'MW LS SZ SL LR GM CM MU SC SS MT CY AE SA QA KW BH OM IL JO LB EG NL BE LU CH SE DK NO FI IS EE JM TT BB BS BZ GY ' +
    'AG AI DM GD KN KY LC MS TC VC VG AW CW SX FJ PG SB VU TO WS KI TV NR PW MH FM CK NU',
  fr:
    'FR BE CH LU MC AD CA HT SN CI ML BF NE TG BJ GN CM GA CG CD TD CF DJ KM MG BI RW SC MU DZ MA TN MR LB VU GP MQ GF RE ' +
    'YT NC PF PM WF BL MF',
  de: 'DE AT CH LI LU BE IT',
  it: 'IT CH SM VA',
  es: 'ES AD US PR GQ PY BZ',
  pt: 'PT BR AO MZ CV GW ST TL MO LU',
  nl: 'NL BE SR AW CW SX BQ',
  sv: 'SE FI AX',
  da: 'DK GL FO',
  no: 'NO SJ',
  nn: 'NO',
  lb: 'LU',
  ca: 'ES AD',
  eu: 'ES',
  gl: 'ES',
  cy: 'GB',
  ga: 'IE',
  el: 'GR CY',
  tr: 'TR CY',
  ro: 'RO MD',
  hu: 'HU RO SK',
  hr: 'HR BA',
  sr: 'RS ME BA XK',
  sq: 'AL XK MK',
  ru: 'RU BY KZ KG UZ TJ TM MD UA AM AZ GE LV EE',
  ar: 'AE SA QA KW BH OM EG JO LB SY IQ YE PS LY TN DZ MA MR EH SD TD DJ SO KM IL',
  fa: 'IR AF',
  ur: 'PK IN',
  ta: 'IN LK SG',
  ms: 'MY BN SG',
  zh: 'CN TW HK MO SG MY',
  tl: 'PH',
  sw: 'KE TZ UG CD',
  af: 'ZA NA',
  zu: 'ZA',
}
const languagesOf = new Map<string, string[]>()
for (const [language, countries] of Object.entries(countriesOf))
  for (const country of countries.split(' ')) languagesOf.set(country, [...(languagesOf.get(country) ?? []), language])

/** The languages of postings in a country: the most spoken one, and others that are official or widely used. */
export function languagesIn(country: string): string[] {
  const { language } = new Intl.Locale('und', { region: country }).maximize()
  return [...new Set([language, ...(languagesOf.get(country) ?? [])])]
}
