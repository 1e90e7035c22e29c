import { factorsOf, yearOf } from '../pay/offer-terms.ts'
import type { Speech } from '../speech.ts'
import type { Offer } from './offers-in.ts'

/** Figures with the currency that was written, where one was. */
export function moneyIn({ language }: Pick<Speech, 'language'>, currency: string): (value: number) => string {
  return (value) => {
    const figure = numberIn(language, value, Number.isInteger(value) ? 0 : 2)
    if (currency === '') return figure
    return language === 'en' && /^[€£$]$/u.test(currency) ? `${currency}${figure}` : `${figure} ${currency}`
  }
}

/** "35 h × 18 € × 52 = 32,760 €"; undefined where the year was written, or is not known. */
export function stepsOf(
  speech: Pick<Speech, 'language'>,
  { pay, terms }: Pick<Offer, 'pay' | 'terms'>,
): string | undefined {
  const factors = factorsOf(pay, terms)
  const sum = yearOf(pay, terms)
  if (!factors || sum === undefined) return undefined
  const { language } = speech
  const money = moneyIn(speech, terms.currency)
  const hours = factors.hours === undefined ? [] : [`${numberIn(language, factors.hours)} h`]
  return `${[...hours, money(factors.value), numberIn(language, factors.times)].join(' × ')} = ${money(sum)}`
}

function numberIn(language: string, value: number, fewestDigits = 0): string {
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: fewestDigits,
    maximumFractionDigits: 2,
    useGrouping: 'always',
  }).format(value)
}
