import { foldWord } from './calendar-words.ts'

/** States of the US and provinces of Canada, with their letters: people write them instead of a country. */
const names = `AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|
  DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|
  LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|
  NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|
  OK Oklahoma|OR Oregon|PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|
  TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|
  AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|ON Ontario|
  PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon|NT Northwest Territories|NU Nunavut`

const pairs = names.split('|').map((entry) => entry.trim())
const letters = new Set(pairs.map((entry) => entry.slice(0, 2)))
const full = new Set(pairs.map((entry) => foldWord(entry.slice(3))))

/** Whether a text is such a state or province, in letters (capitals) or in full. */
export function isState(text: string): boolean {
  return letters.has(text.replaceAll('.', '')) || full.has(foldWord(text))
}
