import { plainText } from '../../../../lib/posting-text/plain-text.ts'

const currency = String.raw`(?:[€£$]|(?<!\p{L})(?:euros?|eur|gbp|usd|chf|pounds?|francs?|franken|libras|d[oó]lares)(?!\p{L}))`
/** With its currency before or after it: "€ 2.450", "£28k", "45.000–50.000 EUR", "32 à 38 K€", "14,50 €/h". */
const anyAmount = new RegExp(String.raw`${currency}\s?\d|\d\s?(?:k|mil|tausend)?\s?${currency}`, 'iu')
/** Nobody is paid millions: that is a turnover or a budget. */
const amount = new RegExp(
  String.raw`${currency}\s?(?!\d[\d.,]{0,10}\s?(?:m(?!\p{L})|mio|mill|mrd|bn(?!\p{L})|bill))\d|\d\s?(?:k|mil|tausend)?\s?${currency}|(?<![\d.,])(?!401)\d{2,3}\s?k(?!\p{L})`,
  'iu',
)
const payWord =
  /salar|salair|gehalt|gehält|lohn|löhne|vergüt|verdien|entgelt|bezahlung|stundensatz|tagessatz|brutto|(?<!\p{L})(?:pay|paid|earn(?:ings)?|ote|tjm|brut[eos]{0,2})(?!\p{L})|wage|compensation|remun|rémun|rétrib|sueldo|retribu/iu
const timeUnit =
  'h|hr|hour|heure|hora|stunde|std|d|day|tag|jour|día|dia|week|woche|semaine|semana|mo|month|monat|mois|mes|yr|year|annum|jahr|an|année|año'
/** What is paid by time follows its amount closely: "3.600 bis 4.200 Euro im Monat". */
const paidByTime = new RegExp(
  String.raw`(?:\d|${currency})\s?(?:/\s?|(?:per|an?|pro|je|im|die|par|por|al|de l['’]|à l['’])\s?)(?:${timeUnit})(?!\p{L})`,
  'iu',
)
const longestPayLine = 160
const longestLabel = 40

/** The sentence of a posting that names its pay, without the mark or label before it; undefined where none does. */
export function payLine(posting: string): string | undefined {
  const parts = partsOf(posting)
  const says = (part: string, index: number): boolean => {
    const label = parts[index - 1] ?? ''
    return payWord.test(part) || (label.length <= longestLabel && payWord.test(label))
  }
  const paid = parts.map((part) => ({ part: shortened(part), isPay: false }))
  for (const [index, one] of paid.entries()) one.isPay = amount.test(one.part) && says(one.part, index)
  const line = (paid.find(({ isPay }) => isPay) ?? paid.find(({ part }) => paidByTime.test(part) && amount.test(part)))
    ?.part
  return line?.replace(/^[-–•*\s]+/u, '').replace(/^\p{L}[\p{L} ]{0,30}:\s*/u, '')
}

/** Whether any amount of money stands in a posting: nobody may then say that it names no pay. */
export const namesAmount = (posting: string): boolean =>
  partsOf(posting).some((part) => anyAmount.test(part) || amount.test(part))

const partsOf = (posting: string): string[] =>
  posting
    .slice(0, 20_000)
    .split(/<\/?(?:p|li|h[1-6]|div|ul|ol)\b[^>]*>|<br\s*\/?>|\n|(?<=[.!?])\s+(?=\p{Lu})/u)
    .map((part) => plainText(part).trim())
    .filter((part) => part !== '')

/** A posting whose line breaks were lost is one long sentence: only the words around its amount are the pay line. */
function shortened(part: string): string {
  if (part.length <= longestPayLine) return part
  const at = amount.exec(part)?.index
  if (at === undefined) return ''
  const from = Math.max(0, at - longestPayLine / 2)
  const words = part.slice(from, at + longestPayLine / 2)
  const whole = from === 0 ? words : words.replace(/^\S*\s/u, '… ')
  return at + longestPayLine / 2 >= part.length ? whole : whole.replace(/\s\S*$/u, ' …')
}
