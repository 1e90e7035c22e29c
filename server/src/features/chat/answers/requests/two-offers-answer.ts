import { tellsCommission, topicsLeft } from '../../../../lib/intents/plain-requests.ts'
import type { Line } from '../../../../lib/markdown/blocks.ts'
import type { Ask, Piece } from '../ask.ts'
import { hourlyOf, yearOf } from '../pay/offer-terms.ts'
import { jobButton } from '../which-job.ts'
import { moneyIn, stepsOf } from './offer-steps.ts'
import type { Offer, Offers } from './offers-in.ts'
import { requestTexts } from './request-texts.ts'

/** `least`: a year without a bonus that nobody called certain, `most`: with all of it; undefined for what is not known. */
type Year = { least: number | undefined; most: number | undefined }

/** The offers side by side with the steps of each yearly sum, what one pays more, and as questions what nobody has said. */
export function answerTwoOffers(ask: Ask, { offers, isShared }: Offers): Piece[] {
  const { speech, text } = ask
  const { say } = speech
  const t = requestTexts(speech).offers
  const years = new Map(offers.map((offer) => [offer, yearsOf(offer, isShared)]))
  const unlike = unlikeIn(ask, offers, isShared)
  const hours = new Set(offers.map(({ terms }) => terms.hours))
  const isHourly = hours.size > 1 && !hours.has(undefined)
  const hasBonus =
    offers.some(({ terms: { bonus } }) => bonus?.kind === 'open') || tellsCommission(text, speech.language) || isShared
  const countsTwelve = offers.some(({ pay, terms }) => pay.unit === 'month' && terms.months === undefined)
  const questions = [
    ...(countsTwelve ? [t.months_asked] : []),
    ...(hasBonus ? [t.bonus] : []),
    ...topicsLeft(text, speech.language).map((topic) => t.questions[topic]),
  ]
  const moves = offers.flatMap(({ card }) =>
    card && card.status !== 'Offer'
      ? [
          jobButton(
            speech.text(speech.texts.about.move, { job: speech.job(card), stage: speech.stage('Offer') }),
            { intent: 'board_change', stage: 'Offer' },
            card,
          ),
        ]
      : [],
  )
  const lines = (offer: Offer): Line[] => linesOf(ask, offer, { year: years.get(offer), isHourly })
  return [
    { p: say(t.intro) },
    ...offers.flatMap((offer, at): Piece[] => [{ h: nameOf(ask, offer, at) }, { ul: lines(offer) }]),
    ...(unlike ? [{ p: say(t.unlike[unlike]) }] : moreOf(ask, offers, years)),
    ...(isHourly && !unlike ? hourlyBest(ask, offers, years) : []),
    { p: say(t.open) },
    { ul: [...questions, t.by_when].map((line) => say(line)) },
    { p: say(t.choice) },
    ...(moves.length > 0 ? [{ buttons: moves }] : []),
  ]
}

function nameOf({ speech }: Ask, { card, employer, label }: Offer, at: number): string {
  const letter = label !== undefined && /[A-Z]/.test(label) ? label : undefined
  return card?.company_name ?? employer ?? letter ?? speech.text(requestTexts(speech).offers.nameless[at] ?? '')
}

function yearsOf({ pay, terms }: Offer, isShared: boolean): Year {
  const sum = yearOf(pay, terms)
  const { bonus } = terms
  if (sum === undefined || !bonus || bonus.kind === 'once') return { least: sum, most: sum }
  if (bonus.sum === undefined || isShared) return { least: sum, most: undefined }
  return { least: bonus.kind === 'sure' ? sum + bonus.sum : sum, most: sum + bonus.sum }
}

type Unlike = 'net' | 'currency' | 'commission' | 'bonus' | 'part'

/** Why no offer can be called the better paid one. */
function unlikeIn({ text, speech }: Ask, offers: readonly Offer[], isShared: boolean): Unlike | undefined {
  const terms = offers.map((offer) => offer.terms)
  const currencies = new Set(terms.map(({ currency }) => currency).filter((one) => one !== ''))
  if (currencies.size > 1) return 'currency'
  if (terms.some(({ isNet }) => isNet) && !terms.every(({ isNet }) => isNet)) return 'net'
  if (tellsCommission(text, speech.language)) return 'commission'
  const isUnclear = terms.some((one) => one.hasOpenMonth || (one.bonus && one.bonus.sum === undefined))
  if (isUnclear || (isShared && terms.some(({ bonus }) => bonus))) return 'bonus'
  const isPart = terms.some((one) => one.isPart) && terms.some(({ hours }) => hours === undefined)
  return isPart ? 'part' : undefined
}

function linesOf(ask: Ask, offer: Offer, { year, isHourly }: { year: Year | undefined; isHourly: boolean }): Line[] {
  const { say } = ask.speech
  const t = requestTexts(ask.speech).offers
  const { pay, card, told, terms } = offer
  const money = moneyIn(ask.speech, terms.currency)
  const steps = stepsOf(ask.speech, offer)
  const sum = yearOf(pay, terms)
  return [
    say(t.pay, { pay: pay.text }),
    ...(told === '' ? [] : [say(t.told, { told })]),
    ...(steps === undefined ? [] : [say(t.year, { steps })]),
    ...(sum === undefined ? [say(t.no_hours)] : []),
    ...bonusLines(ask, offer, year),
    ...(terms.hasOpenMonth ? [say(t.thirteenth)] : []),
    ...(tellsCommission(offer.words, ask.speech.language) ? [say(t.commission)] : []),
    ...(isHourly && year?.least !== undefined && terms.hours !== undefined
      ? [say(t.per_hour, { rate: money(hourlyOf(year.least, terms.hours)) })]
      : []),
    ...(card && card.location !== '' ? [say(t.place, { place: card.location })] : []),
  ]
}

function bonusLines({ speech }: Ask, { terms: { bonus, currency } }: Offer, year: Year | undefined): Line[] {
  const { say } = speech
  const t = requestTexts(speech).offers
  if (!bonus) return []
  if (bonus.kind === 'once') return bonus.text === '' ? [] : [say(t.bonus_once, { bonus: bonus.text })]
  if (bonus.sum === undefined || year?.most === undefined || year.least === undefined) return [say(t.bonus_unknown)]
  const money = moneyIn(speech, currency)
  const values = { bonus: bonus.text, sum: money(year.most), least: money(year.least) }
  return [say(bonus.kind === 'sure' ? t.bonus_sure : t.bonus_open, values)]
}

type Years = ReadonlyMap<Offer, Year>

/** Which pays more: by the sure sums, and where a bonus turns it, both ways. */
function moreOf(ask: Ask, offers: readonly Offer[], years: Years): Piece[] {
  const { speech } = ask
  const t = requestTexts(speech).offers
  const name = (offer: Offer): string => nameOf(ask, offer, offers.indexOf(offer))
  const [surest, fullest] = [
    ranked(offers, (one) => years.get(one)?.least),
    ranked(offers, (one) => years.get(one)?.most),
  ]
  if (!surest || !fullest) return []
  const currency = offers.find(({ terms }) => terms.currency !== '')?.terms.currency ?? ''
  const money = moneyIn(speech, currency)
  if (surest.best === fullest.best && surest.more > 0 && fullest.more > 0) {
    const percent = Math.round((100 * surest.more) / surest.less)
    const more = t.more + (surest.more === fullest.more ? '' : ` ${t.more_full}`)
    const values = { name: name(surest.best), difference: money(surest.more), percent, most: money(fullest.more) }
    return [{ p: speech.say(`${more} ${t.caveats[caveatOf(offers)]}`, values) }]
  }
  if (surest.more === 0 && fullest.more === 0) return [{ p: speech.say(t.even) }]
  const values = { least_name: name(surest.best), least: money(surest.more) }
  return [{ p: speech.say(t.depends, { ...values, most_name: name(fullest.best), most: money(fullest.more) }) }]
}

function caveatOf(offers: readonly Offer[]): 'net' | 'tax' | 'same_hours' | 'other_hours' {
  if (offers.every(({ terms }) => terms.isNet)) return 'net'
  const hours = new Set(offers.map(({ terms }) => terms.hours))
  if (hours.has(undefined)) return 'same_hours'
  return hours.size > 1 ? 'other_hours' : 'tax'
}

function ranked(offers: readonly Offer[], worth: (offer: Offer) => number | undefined) {
  const sums = offers.flatMap((offer) => {
    const sum = worth(offer)
    return sum === undefined ? [] : [{ offer, sum }]
  })
  const [first, second] = sums.toSorted((a, b) => b.sum - a.sum)
  if (!first || !second || sums.length < offers.length) return undefined
  return { best: first.offer, more: Math.round((first.sum - second.sum) * 100) / 100, less: second.sum }
}

/** Of offers with other hours, what an hour brings. */
function hourlyBest(ask: Ask, offers: readonly Offer[], years: Years): Piece[] {
  const t = requestTexts(ask.speech).offers
  const hourly = (offer: Offer): number | undefined => {
    const least = years.get(offer)?.least
    return least === undefined || offer.terms.hours === undefined ? undefined : hourlyOf(least, offer.terms.hours)
  }
  const rank = ranked(offers, hourly)
  if (!rank || rank.more === 0) return []
  const rate = moneyIn(ask.speech, rank.best.terms.currency)(hourly(rank.best) ?? 0)
  return [{ p: ask.speech.say(t.hourly_best, { name: nameOf(ask, rank.best, offers.indexOf(rank.best)), rate }) }]
}
