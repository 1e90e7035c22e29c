/** `text` is the figure with its currency and its unit of time, as it was written; `from` and `to` are places in the message. */
export type TypedPay = { text: string; value: number; unit: 'hour' | 'month' | 'year'; from: number; to: number }

const number = String.raw`\d{1,3}(?:[.,' \u00a0\u202f]\d{3})+(?:,\d{2})?|\d{1,6}(?:[.,]\d{1,2})?`
const currency = String.raw`[€£$]|(?:euros?|pounds?|quid|francs?|franken|libras|kr|(?-i:[A-Z]{3}))(?!\p{L})`
const units = {
  hour: 'hours?|hr|h|std|stunde|heure|hora',
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
  /^\s?(?:%|percent|prozent|pour\s?cent|por\s?ciento|years?|days?|hours?|hrs|h(?!\p{L})|weeks?|weekends?|months?|minutes?|mins?|km|miles?|jahre?|tage|stunden|wochen|monate|minuten|kilometer|ans?(?!\p{L})|jours?|heures?|semaines?|mois|años?|d[ií]as?|horas?|semanas?|mes(?:es)?(?!\p{L}))/iu
const least = { sum: 900, hour: 5 }
const hourMost = 150
const monthMost = 9999

/** The figures of pay in a message that is about pay: large ones, or such by the hour, and no years. */
export function typedPayIn(message: string): TypedPay[] {
  const text = message.slice(0, 600)
  const all = [...text.matchAll(found)].flatMap(({ index, 0: whole, groups = {} }) => {
    const { digits = '', thousand, before, after, by } = groups
    const value = toNumber(digits) * (thousand === undefined ? 1 : 1000)
    const isMarked = [thousand, before, after, by].some((mark) => mark !== undefined)
    if (other.test(text.slice(index + whole.length)) || (!isMarked && /^(?:19|20)\d\d$/.test(digits))) return []
    const named = (['hour', 'month', 'year'] as const).find((unit) => groups[unit] !== undefined)
    const unit = named ?? (value <= hourMost ? 'hour' : value <= monthMost ? 'month' : 'year')
    return [{ text: whole.trim(), value, unit, from: index, to: index + whole.length, isNamed: named !== undefined }]
  })
  const hourly = all.some(({ unit, isNamed }) => isNamed && unit === 'hour')
  return all
    .filter(({ value }) => value >= least.sum || (hourly && value >= least.hour && value <= hourMost))
    .map(({ isNamed, ...pay }) => {
      const like = isNamed ? undefined : all.find((one) => one.isNamed && isNear(one.value, pay.value))
      return like ? { ...pay, unit: like.unit } : pay
    })
}

/** "52,000 a month, or 50,500": the second is by the month too. */
const isNear = (one: number, other: number): boolean => Math.max(one, other) < 3 * Math.min(one, other)

function toNumber(digits: string): number {
  const isGrouped = /^\d{1,3}(?:[.,' \u00a0\u202f]\d{3})+(?:,\d{2})?$/.test(digits)
  return Number(isGrouped ? digits.replace(/,\d{2}$/, '').replace(/[.,' \u00a0\u202f]/g, '') : digits.replace(',', '.'))
}

/** "…, plus 8 %": with other words between, it may be of another offer, or the most that there is. */
const percentage =
  /^[\s,]*(?:(?:a year|im jahr|par an|al año|brutto|brut|brutos?)[\s,]*)?(?:(?:plus|\+|and|with|und|mit|zuzüglich|et|avec|y|con|más)\s*)?(?:(?:an?|einem|une?|un|una)\s)?(\d{1,2}(?:[.,]\d)?)\s?(?:%|percent|prozent|pour\s?cent|por\s?ciento)/iu
const monthsOfPay =
  /^\s?(?:€|euros?|£|\$)?\s?(?:x|×|\*|mal|times|sur|por|en)\s?(1[2-4])(?![\d.,]\d)|^\D{0,12}(?<!\d)(1[2-4])[\s-]?(?:times|mal|monthly|months|monats\p{L}*|gehälter\p{L}*|mois|salaires|pagas|mensualidades)(?!\p{L})/iu

/** A pay with what follows it, `behind`: by the year where a number of months stands there ("3,400 x 13"), and a percentage. */
export function yearlySum(
  { value, unit }: TypedPay,
  behind: string,
): Pick<TypedPay, 'value' | 'unit'> & { percent?: number } {
  const [, first, second] = monthsOfPay.exec(behind) ?? []
  const months = Number(first ?? second)
  const sum = months > 0 && unit !== 'hour' ? { value: value * months, unit: 'year' as const } : { value, unit }
  const percent = percentage.exec(behind)?.[1]
  return percent === undefined ? sum : { ...sum, percent: Number(percent.replace(',', '.')) }
}
