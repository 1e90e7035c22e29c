import { foldName } from '../../../lib/places/fold-name.ts'
import { keyOf } from '../../../lib/posting-text/text-hash.ts'

const legalForms =
  /\b(?:inc|incorporated|llc|ltd|limited|llp|plc|corp|corporation|gmbh|ag|kg|kgaa|se|co|ab|as|a s|oy|oyj|bv|b v|nv|n v|sa|s a|sas|sarl|srl|s r l|spa|s p a|sl|s l|pty|pte|pvt|ltda|gbr|ev|e v|mbh|company|group|holding|holdings)\b/g

/** Without the legal form, so that copies of other sources match. */
export function employerName(company: string): string {
  const folded = foldName(company)
  return folded.replace(legalForms, ' ').replace(/\s+/g, ' ').trim() || folded
}

const glued = /^(\p{L}{5,}?)(?:bank|gmbh|group|inc|ltd|hq|jobs|careers|technologies)$/u

/** A board's name such as "traderepublicbank" also as people type it; undefined for other names. */
export function shortEmployerKey(company: string): string | undefined {
  const [, short] = glued.exec(employerName(company)) ?? []
  return short === undefined ? undefined : keyOf(short)
}

export function employerKey(company: string): string {
  return keyOf(employerName(company))
}
