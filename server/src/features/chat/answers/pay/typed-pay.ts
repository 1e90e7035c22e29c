export type PayUnit = 'hour' | 'week' | 'month' | 'year'
/** `text` is the figure with its currency and its unit of time, as it was written; `from` and `to` are places in the message. */
export type TypedPay = { text: string; value: number; unit: PayUnit; from: number; to: number }

const number = String.raw`\d{1,3}(?:[.,' \u00a0\u202f]\d{3})+(?:,\d{2})?|\d{1,6}(?:[.,]\d{1,2})?`
const currency = String.raw`[€£$]|(?:euros?|pounds?|quid|francs?|franken|libras|kr|(?-i:[A-Z]{3}))(?!\p{L})`
const units = {
  hour: 'hours?|hr|h|std|stunde|heure|hora',
  week: 'weeks?|wk|woche|semaine|semana',
  month: 'months?|mo|monat|mois|mes',
  year: 'years?|yr|annum|jahr|an|année|año',
}
const time = Object.entries(units)
  .map(([name, words]) => `(?<${name}>${words})`)
  .join('|')
const found = new RegExp(
  String.raw`(?<![\p{L}\d.,:])(?<before>[€£$]\s?)?(?<digits>${number})\s?(?<thousand>(?:k|mil|tausend|mille)(?!\p{L}))?(?![\d:]|[.,]\d)(?<after>\s?(?:${currency}))?(?<by>,?\s?(?:brutto|netto|gross|net|brut|bruto|neto)?\s?(?:an?|per|pro|im|in der|die|der|je|par|de l['’]|à l['’]|al|a la|la|por|/)\s?(?:${time})(?!\p{L}))?`,
  'giu',
)
/** A number of something else. */
const other =
  /^\s?(?:%|percent|prozent|pour\s?cent|por\s?ciento|years?|days?|hours?|hrs|h(?!\p{L})|weeks?|weekends?|months?|payments?|payslips?|salaries|gehälter\p{L}*|monatsgehälter\p{L}*|monatslöhne|mensualités|salaires|mensualidades|pagas?|pagos?|th\s|ème|e\s|minutes?|mins?|km|miles?|jahre?|tage|stunden|wochen|monate|minuten|kilometer|ans?(?!\p{L})|jours?|heures?|semaines?|mois|años?|d[ií]as?|horas?|semanas?|mes(?:es)?(?!\p{L}))/iu
const mostRead = 600
const least = { sum: 900, week: 100, hour: 5 }
const hourMost = 150
const monthMost = 9999

export type Amount = TypedPay & { isNamed: boolean }

/** Every sum of money, or what may be one, in a message. */
export function typedAmountsIn(text: string): Amount[] {
  return [...text.matchAll(found)].flatMap(({ index, 0: whole, groups = {} }) => {
    const { digits = '', thousand, before, after, by } = groups
    const value = toNumber(digits) * (thousand === undefined ? 1 : 1000)
    const isMarked = [thousand, before, after, by].some((mark) => mark !== undefined)
    if (other.test(text.slice(index + whole.length)) || (!isMarked && /^(?:19|20)\d\d$/.test(digits))) return []
    const named = (['hour', 'week', 'month', 'year'] as const).find((unit) => groups[unit] !== undefined)
    const unit = named ?? (value <= hourMost ? 'hour' : value <= monthMost ? 'month' : 'year')
    return [{ text: whole.trim(), value, unit, from: index, to: index + whole.length, isNamed: named !== undefined }]
  })
}

/** The digits of a written sum, and the mark that makes thousands of them. */
export function figureIn(text: string): { digits: string; thousand: string } | undefined {
  const [match] = text.matchAll(found)
  const { digits, thousand = '' } = match?.groups ?? {}
  return digits === undefined ? undefined : { digits, thousand }
}

/** The figures of pay in a message that is about pay: large ones, or such by the hour or week, and no years. */
export function typedPayIn(message: string): TypedPay[] {
  const all = typedAmountsIn(message.slice(0, mostRead))
  const hourly = all.some(({ unit, isNamed }) => isNamed && unit === 'hour')
  const isPay = ({ value, unit, isNamed }: Amount): boolean =>
    value >= least.sum ||
    (isNamed && (unit === 'week' || unit === 'month') && value >= least.week) ||
    (hourly && value >= least.hour && value <= hourMost)
  return all.filter(isPay).map(({ isNamed, ...pay }) => {
    const like = isNamed ? undefined : all.find((one) => one.isNamed && isNear(one.value, pay.value))
    return like ? { ...pay, unit: like.unit } : pay
  })
}

/** "52,000 a month, or 50,500": the second is by the month too. */
const isNear = (one: number, other: number): boolean => Math.max(one, other) < 3 * Math.min(one, other)

/** "1,234.50", "2.600" and "18,50" as numbers. */
export function toNumber(digits: string): number {
  const isGrouped = /^\d{1,3}(?:[.,' \u00a0\u202f]\d{3})+(?:,\d{2})?$/.test(digits)
  return Number(isGrouped ? digits.replace(/,\d{2}$/, '').replace(/[.,' \u00a0\u202f]/g, '') : digits.replace(',', '.'))
}
