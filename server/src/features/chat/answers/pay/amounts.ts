/** `value` is in units of a currency that nobody named. */
export type Amount = { value: number; period: Period; isNet: boolean }
/** By magnitude: nobody is paid 3,400 a year or an hour. */
export type Period = 'hour' | 'month' | 'year'

const number = String.raw`\d{1,3}(?:[.,' \u00a0\u202f]\d{3})+(?:,\d{2})?|\d{1,6}(?:[.,]\d{1,2})?`
const found = new RegExp(
  String.raw`(?<![\p{L}\d.,:])(?<before>[€£$]\s?)?(?<number>${number})\s?(?<thousand>k|mil|tausend|mille)?(?![\d:]|[.,]\d)\s?(?<after>[€£$]|(?:euros?|eur|gbp|usd|chf|pounds?|quid|francs?|franken|libras)(?!\p{L}))?(?=(?<rest>[^,;.!?\n]{0,14}))`,
  'giu',
)
const net = /(?<!\p{L})(?:net|nett?o|nets|netos?|limpi[oa]s?|auf die hand|in der hand|take home|en mano)(?!\p{L})/iu
const gross = /(?<!\p{L})(?:gross|brut|brutto|brutos?)(?!\p{L})/iu
const range = /^\s?(?:-|–|to|bis|à|a|und|and|y|et)\s?[€£$]?\d/iu
const payWord =
  /(?<!\p{L})(?:pay|paid|wages?|salary|earn|offer(?:ed|ing)?|rate|gehalt|lohn|verdien\p{L}*|angebot|bieten|bietet|zahlen|zahlt|salaires?|paye|paie|propose\p{L}*|offre\p{L}*|touche|gagne|sueldo|salario|pagan?|cobr\p{L}*|gano|ofrecen?|oferta|upped|raised|erhöht|aufgestockt|monten?t?|sub(?:en?|ido))(?!\p{L})/iu
/** "13.20 an hour": a pay without its currency. */
const hourly =
  /^\s?(?:an|per|p\.?|the|\/)\s?h(?:ou)?r?(?!\p{L})|^\s?(?:die|pro|in der|je|\/)\s?(?:stunde|std)(?!\p{L})|^\s?(?:de l['’]|par |\/\s?)h(?:eure)?(?!\p{L})|^\s?(?:(?:a )?la|por|\/)\s?h(?:ora)?(?!\p{L})/iu
const hourMost = 150
const monthMost = 9999

/** Amounts of pay in a message: with a currency, "k", net or gross, or large enough beside a word of pay. Not years. */
export function amountsIn(message: string): Amount[] {
  const text = message.slice(0, 600)
  const isAboutPay = payWord.test(text)
  const matches = [...text.matchAll(found)].map(({ groups = {} }) => groups)
  return matches.flatMap((groups, index) => {
    const { before, number: digits = '', after, rest = '' } = groups
    const plain = toNumber(digits)
    // "27 à 31 K€": both ends of a range are thousands.
    const end = range.test(rest) ? matches[index + 1] : undefined
    const thousand = groups['thousand'] ?? end?.['thousand']
    const isHourly = plain <= hourMost && hourly.test(rest)
    const isMarked = isHourly || [before, after, thousand, end?.['after']].some((mark) => mark !== undefined)
    const kind = net.test(rest) || gross.test(rest)
    const isYear = !isMarked && !kind && /^(?:19|20)\d\d$/.test(digits)
    const isLarge = plain >= 900 && plain <= 300_000
    // "Is 41.5 a fair wage": thousands, as people say them.
    const isBare =
      !isMarked && !kind && plain >= 15 && plain < 200 && isAboutPay && !/^\s?(?:\p{L}+)/u.test(unitIn(rest))
    if (isYear || !(isMarked || kind || (isLarge && isAboutPay) || isBare)) return []
    const value = thousand !== undefined || isBare ? plain * 1000 : plain
    if (value < 5) return []
    return [{ value, period: periodOf(value), isNet: net.test(rest) }]
  })
}

/** "2 years", "15 days": a number of something else. */
const unitIn = (rest: string): string =>
  /^\s?(?:years?|days?|hours?|hrs|weeks?|months?|minutes?|mins|jahre?|tage|stunden|wochen|monate|minuten|ans?|jours?|heures?|semaines?|mois|años?|d[ií]as?|horas?|semanas?|mes(?:es)?|%|percent|prozent)/iu.exec(
    rest,
  )?.[0] ?? ''

function toNumber(digits: string): number {
  const grouped = /^\d{1,3}(?:[.,' \u00a0\u202f]\d{3})+(?:,\d{2})?$/.test(digits)
  return Number(grouped ? digits.replace(/,\d{2}$/, '').replace(/[.,' \u00a0\u202f]/g, '') : digits.replace(',', '.'))
}

const periodOf = (value: number): Period => (value <= hourMost ? 'hour' : value <= monthMost ? 'month' : 'year')
