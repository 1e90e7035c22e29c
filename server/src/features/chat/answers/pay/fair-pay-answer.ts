import { namesEmployer } from '../../../../lib/intents/entities/named-jobs.ts'
import { parsePlace } from '../../../../lib/places/place-parser.ts'
import { countryName } from '../../../../lib/places/places.ts'
import { cardsTitled } from '../roles/named-role.ts'
import { homeOf } from '../profile/home-country.ts'
import { active, jobButton } from '../which-job.ts'
import type { Card } from '../../board/cards.ts'
import type { Ask, Piece } from '../ask.ts'
import { amountsIn, type Amount } from './amounts.ts'
import { statedFor } from './stated-pay.ts'

/** Each pay may read a posting. */
const mostCards = 8
export type Paid = { card: Card; salary: string; from: 'card' | 'posting' }

/** Whether a named pay is fair: measured by the posting meant, or by all that the board names. Never by figures of our own. */
export async function answerFairPay(ask: Ask): Promise<Piece[]> {
  const { speech, board } = ask
  const { say, text, texts, job } = speech
  const t = texts.cues.fair
  const [first, second] = amountsIn(ask.text)
  const meant = meantBy(ask)
  const own = await payOf(ask, meant)
  const paid = own.length > 0 ? own : await payOf(ask, active(board).slice(0, mostCards))
  const [only] = own
  const verdict = only && first && !isItself(only) ? verdictOf(first, only.salary) : undefined
  return [
    ...(only
      ? [
          {
            p: say(only.from === 'card' ? t.of_card : t.of_job, {
              job: job(only.card),
              salary: only.salary.replace(/\.$/, ''),
            }),
          },
        ]
      : []),
    ...(only ? [] : boardPay(ask, paid)),
    ...(verdict && first ? [{ p: say(t[verdict], { amount: figure(ask, first) }) }] : []),
    ...(first && second ? difference(ask, first, second) : []),
    ...(first ? await fullTime(ask, first) : []),
    ...(first?.isNet ? [{ p: say(t.net) }] : []),
    ...(verdict === 'within' ? [{ p: say(t.ask_more) }] : []),
    ...(verdict === 'below' && only?.from === 'posting' ? [{ p: say(t.not_less, { salary: only.salary }) }] : []),
    { p: say(texts.salary.steps_intro) },
    { ol: texts.salary.steps },
    {
      buttons: [
        { label: texts.interview.topics.salary.label, go: { intent: 'interview_prep', topic: 'salary' } },
        ...(only
          ? [jobButton(text(texts.about.match, { job: job(only.card) }), { intent: 'match_job' }, only.card)]
          : []),
      ],
    },
  ]
}

/** The job whose employer is named, else the one of the longest title that stands in the message. */
function meantBy(ask: Ask): readonly Card[] {
  const [card, second] = ask.jobs
  if (card && (second || namesEmployer(ask.text, card))) return second ? [] : [card]
  const [longest, next] = cardsTitled(ask)
  const isOnly = longest !== undefined && longest.job_title !== next?.job_title
  return isOnly ? [longest] : ask.jobs
}

/** One figure on the card of an offer may be that offer; a range is none. */
const isItself = ({ card, salary, from }: Paid): boolean =>
  from === 'card' && card.status === 'Offer' && amountsIn(`salary ${salary}`).length < 2

const weeklyHours =
  /(?<![\d.,:/-])(?<hours>[1-3]\d)(?:[.,]5)?\s?-?(?:h|hrs?|hours?|std\.?|stunden|heures?|horas?)(?![\p{L}\d])(?!\s?(?:(?:a|per|im|pro|par|al|por)\s|\/)\s?(?:month|monat|mois|mes|day|tag|jour|d[ií]a)(?!\p{L}))/giu
const fullWeek = 40
/** By law in France, where more hours are overtime. */
const frenchWeek = 35

/** Of the job's country, else the user's, else what the language suggests. */
async function weekOf(ask: Ask): Promise<number> {
  const [job] = ask.jobs
  const ofJob = job && parsePlace(job.location, ask.places).country
  const country = ofJob === undefined ? await homeOf(ask) : countryName(ofJob)
  const isFrench = country === undefined ? ask.speech.language === 'fr' : country === countryName('FR')
  return isFrench ? frenchWeek : fullWeek
}

/** Part-time pay for a full week, where the message names both. */
async function fullTime(ask: Ask, amount: Amount): Promise<Piece[]> {
  const { say, texts } = ask.speech
  const [named, another] = [...ask.text.matchAll(weeklyHours)]
  if (!named || another || amount.period === 'hour' || amount.isNet || /[.,]5/.test(named[0])) return []
  const hours = Number(named.groups?.['hours'])
  const week = await weekOf(ask)
  if (hours >= week) return []
  const full = { ...amount, value: Math.round((amount.value * week) / hours) }
  const values = { amount: figure(ask, amount), hours: String(hours), full: figure(ask, full), week: String(week) }
  return [{ p: say(texts.cues.fair.full_time, values) }]
}

/** The jobs whose card or posting names a pay. */
export async function payOf(ask: Ask, cards: readonly Card[]): Promise<Paid[]> {
  const stated = await Promise.all(cards.map(async (card) => ({ card, pay: await statedFor(ask, card) })))
  return stated.flatMap(({ card, pay }) => (typeof pay === 'object' ? [{ card, ...pay }] : []))
}

function boardPay({ speech }: Ask, paid: readonly Paid[]): Piece[] {
  const { say, texts, job } = speech
  const t = texts.cues.fair
  if (paid.length === 0) return [{ p: say(t.none) }]
  return [{ p: say(t.board) }, { ul: paid.map(({ card, salary }) => say(t.line, { job: job(card), salary })) }]
}

/** Only figures of one period compare, and net with gross not at all. */
function verdictOf(amount: Amount, salary: string): 'below' | 'within' | 'above' | undefined {
  if (amount.isNet) return undefined
  const figures = amountsIn(salary)
    .filter(({ period, isNet }) => period === amount.period && !isNet)
    .map(({ value }) => value)
  if (figures.length === 0) return undefined
  if (amount.value < Math.min(...figures)) return 'below'
  return amount.value > Math.max(...figures) ? 'above' : 'within'
}

const figure = ({ speech }: Ask, { value }: Amount): string => new Intl.NumberFormat(speech.language).format(value)

function difference(ask: Ask, first: Amount, second: Amount): Piece[] {
  const { speech } = ask
  const { say, texts } = speech
  const away = Math.abs(first.value - second.value)
  if (away === 0 || first.period !== second.period || first.isNet !== second.isNet) return []
  const values = {
    first: figure(ask, first),
    second: figure(ask, second),
    difference: new Intl.NumberFormat(speech.language).format(away),
    percent: Math.round((away / second.value) * 100),
  }
  const t = texts.cues.fair
  return [{ p: say(first.value < second.value ? t.difference_less : t.difference_more, values) }]
}
