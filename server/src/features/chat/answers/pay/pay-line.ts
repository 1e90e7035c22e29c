import { plainText } from '../../../../lib/posting-text/plain-text.ts'

const amount =
  /(?:[€£$]|\b(?:eur|gbp|usd|chf)\b)\s?\d|\d[\d.,\s]*\d\s?(?:[€£$]|\b(?:euros?|eur|gbp|usd|chf|francs?|franken)\b)/iu
const payWord =
  /salar|gehalt|lohn|vergütung|verdienst|brutto|\bpay\b|wage|compensation|remun|rémun|rétrib|brut\b|brutos?\b|sueldo|retribu|per (?:year|annum|hour|month)|an hour|a year/iu
const longestPayLine = 160

/** The sentence of a posting that names its pay, without the mark or label before it; undefined where none does. */
export function payLine(posting: string): string | undefined {
  const sentences = posting
    .slice(0, 20_000)
    .split(/<\/?(?:p|li|h[1-6]|div|ul|ol)\b[^>]*>|<br\s*\/?>|\n|(?<=[.!?])\s+(?=\p{Lu})/u)
    .map((part) => plainText(part).trim())
  const line = sentences.find((part) => part.length <= longestPayLine && amount.test(part) && payWord.test(part))
  return line?.replace(/^[-–•*\s]+/u, '').replace(/^\p{L}[\p{L} ]{0,30}:\s*/u, '')
}
