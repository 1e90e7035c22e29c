export type SalaryPeriod = 'year' | 'month' | 'week' | 'day' | 'hour'
export type Salary = { min: number | null; max: number | null; currency: string; period: SalaryPeriod }

/** Hours of 52 weeks of 40; the other periods by the calendar. */
const perYear: Readonly<Record<SalaryPeriod, number>> = { year: 1, month: 12, week: 52, day: 260, hour: 2080 }

/** US dollars per unit as of autumn 2026: for sorting and filtering, never shown. Other currencies are not compared. */
const dollars: Readonly<Record<string, number>> = {
  USD: 1,
  EUR: 1.15,
  GBP: 1.33,
  CAD: 0.72,
  AUD: 0.66,
  NZD: 0.58,
  CHF: 1.25,
  SEK: 0.105,
  NOK: 0.099,
  DKK: 0.154,
  PLN: 0.27,
  CZK: 0.047,
  HUF: 0.003,
  RON: 0.226,
  BGN: 0.588,
  TRY: 0.024,
  UAH: 0.024,
  ILS: 0.3,
  AED: 0.272,
  SAR: 0.267,
  INR: 0.0113,
  SGD: 0.77,
  HKD: 0.128,
  JPY: 0.0065,
  CNY: 0.14,
  KRW: 0.0007,
  TWD: 0.032,
  MYR: 0.24,
  THB: 0.031,
  PHP: 0.017,
  IDR: 0.00006,
  VND: 0.000038,
  BRL: 0.18,
  MXN: 0.054,
  ARS: 0.0007,
  CLP: 0.00105,
  COP: 0.00026,
  ZAR: 0.057,
}

/** A year's pay in US dollars, the upper end of a range; null if it is missing or implausible. */
export function yearlyDollars({ min, max, currency, period }: Salary): number | null {
  const rate = dollars[currency]
  const amount = max ?? min
  if (rate === undefined || amount === null || !Number.isFinite(amount)) return null
  const yearly = Math.round(amount * perYear[period] * rate)
  // Outside these bounds a figure is a typo or not a salary.
  return yearly >= 500 && yearly <= 5_000_000 ? yearly : null
}

export function toDollars(amount: number, currency: string): number {
  return amount * (dollars[currency] ?? 1)
}

const symbols: readonly (readonly [RegExp, string])[] = [
  [/\b(USD|EUR|GBP|CAD|AUD|NZD|CHF|SEK|NOK|DKK|PLN|CZK|HUF|RON|ILS|AED|INR|SGD|HKD|JPY|CNY|KRW|BRL|MXN|ZAR)\b/, ''],
  [/C\$|CA\$/, 'CAD'],
  [/A\$|AU\$/, 'AUD'],
  [/S\$/, 'SGD'],
  [/R\$/, 'BRL'],
  [/€|\beuros?\b/i, 'EUR'],
  [/£/, 'GBP'],
  [/₹|\bRs\.?\s/, 'INR'],
  [/¥/, 'JPY'],
  [/zł/, 'PLN'],
  [/\$/, 'USD'],
]
const periods: readonly (readonly [RegExp, SalaryPeriod])[] = [
  [/hour|\bhr\b|\/\s?h\b|stunde|heure|\bhora|\/u(?:ur)?\b|timme|\bp\.?h\b/i, 'hour'],
  [/\bday\b|daily|\btag\b|\bjour|\bdía\b|per dag/i, 'day'],
  [/week|woche|semaine|semana/i, 'week'],
  [/month|monat|\bmois\b|mensuel|\bmes\b|mensual|mese|maand|månad|\/\s?mo\b|\bpcm\b/i, 'month'],
  [/year|annum|annual|jahr|\ban\b|annuel|año|anual|anno|jaar|\bår\b|\bp\.?a\b|\/\s?yr/i, 'year'],
]

/** Reads "40,000 to 45,000 per year", "$60k – $80k", "3.500 € / Monat". `currency` is the default, by country. */
export function readSalary(text: string, currency: string | undefined): Salary | undefined {
  const found = symbols.find(([pattern]) => pattern.test(text))
  const named = found ? found[1] || (found[0].exec(text)?.[1] ?? '') : currency
  if (!named) return undefined
  const amounts = [...text.slice(0, 300).matchAll(/(\d[\d.,'’\u00a0\u202f ]*\d|\d)\s?(k\b)?/giu)]
    .map(([, digits = '', k]) => readAmount(digits) * (k ? 1000 : 1))
    .filter((amount) => amount >= 5)
  const [first, second] = amounts
  if (first === undefined) return undefined
  // "60 – 80k" means thousands twice.
  const min = second !== undefined && first < 1000 && second >= 1000 && /k\b/i.test(text) ? first * 1000 : first
  const max = second !== undefined && second >= min ? second : null
  const period = periods.find(([pattern]) => pattern.test(text))?.[1] ?? guessPeriod(max ?? min)
  return { min, max, currency: named, period }
}

function guessPeriod(amount: number): SalaryPeriod {
  if (amount < 300) return 'hour'
  return amount < 12_000 ? 'month' : 'year'
}

/** Dots and commas before three digits group thousands; others separate the cents. */
function readAmount(digits: string): number {
  const plain = digits.replace(/['’\u00a0\u202f ]/g, '')
  const cents = /[.,](\d{1,2})$/.exec(plain)
  const whole = (cents ? plain.slice(0, -cents[0].length) : plain).replace(/[.,]/g, '')
  return Number(`${whole}.${cents?.[1] ?? '0'}`)
}
