import { textsIn } from '../../../../../lib/languages.ts'
import de from '../../../texts/news-de.json' with { type: 'json' }
import en from '../../../texts/news-en.json' with { type: 'json' }
import es from '../../../texts/news-es.json' with { type: 'json' }
import fr from '../../../texts/news-fr.json' with { type: 'json' }
import { isOver, type Card } from '../../../board/cards.ts'
import type { Ask, Piece } from '../../ask.ts'
import { openJob } from '../../pages.ts'
import { amountsIn, type Amount } from '../../pay/amounts.ts'
import { statedFor } from '../../pay/stated-pay.ts'
import { proposalPieces } from '../../proposal-pieces.ts'
import { active, jobButton } from '../../which-job.ts'
import { answerGotJob } from './offer-answer.ts'

const catalogue = { en, de, fr, es }
/** Each is a proposal and a button: more would bury the joy. */
const mostOthers = 3

const newsOf = (ask: Ask) => textsIn(catalogue, ask.speech.language).texts

/** "I start at Acme on Monday!" tells of an employer and a day. */
export const tellsStart = ({ jobs, day }: Ask): boolean =>
  day !== undefined && jobs.length === 1 && jobs.every((card) => !isOver(card) && !card.archived)

/** Joy first; then the card's move, and the others: a message to withdraw, and the archive as proposals. */
export async function answerStart(ask: Ask): Promise<Piece[]> {
  const { speech, tools, call, board, jobs } = ask
  const { say, texts } = speech
  const t = newsOf(ask).starting
  const others = active(board)
    .filter((card) => !jobs.includes(card) && (card.status === 'Interview' || card.status === 'Applied'))
    .toSorted((a, b) => Number(b.status === 'Interview') - Number(a.status === 'Interview'))
    .slice(0, mostOthers)
  const pieces = await answerGotJob(ask)
  if (others.length === 0) return pieces
  pieces.push({ p: say(t.others, { list: speech.and.format(others.map(speech.job)) }) })
  for (const card of others) {
    const proposed = await tools.archive_job.run({ job_url: card.job_url, archived: true }, call)
    pieces.push(...proposalPieces(speech, proposed, texts.cues.withdraw.archive, { job: speech.job(card) }))
  }
  const withdraw = { intent: 'follow_up_message', topic: 'withdraw' } as const
  const buttons = others.map((card) => jobButton(speech.text(t.withdraw, { job: speech.job(card) }), withdraw, card))
  return [...pieces, { p: say(t.keep) }, { buttons }]
}

/** The word makes any figure one of pay: "they went up to 2200". */
const raisedTo = ({ text }: Ask): Amount | undefined => amountsIn(`salary ${text}`).at(-1)

/** "Shall I take the 30k?" asks for advice and tells no news. */
export const tellsRaise = (ask: Ask): boolean =>
  !ask.text.includes('?') && !raisedBy.test(ask.text) && offerOf(ask) !== undefined && raisedTo(ask) !== undefined

/** "They raised it by 2k" and "upped the hours to 40" do not say what is paid now. */
const raisedBy =
  /(?<!\p{L})(?:by|um|hours?|hrs|days?|stunden|tage|heures?|jours?|horas?|días?)(?!\p{L})|(?:de|en|unos|otros) \d|%/iu

/** The one offer that is named, or the only one on the board where no job is named. */
function offerOf({ jobs, board }: Ask): Card | undefined {
  const offers = (jobs.length > 0 ? jobs : active(board)).filter(({ status }) => status === 'Offer')
  return offers.length === 1 && jobs.length <= 1 ? offers[0] : undefined
}

/** An offer that went up: how much more than the card says, and what the other cards say. */
export async function answerRaise(ask: Ask): Promise<Piece[]> {
  const { speech, board } = ask
  const { say } = speech
  const t = newsOf(ask).raised
  const [card, amount] = [offerOf(ask), raisedTo(ask)]
  if (!card || !amount) return []
  const figure = (value: number) => new Intl.NumberFormat(speech.language).format(value)
  const before = amountsIn(`salary ${card.salary}`)
    .filter(({ period }) => period === amount.period)
    .map(({ value }) => value)
  const most = Math.max(...before)
  const isMore = before.length > 0 && amount.value > most
  const difference = Math.round((amount.value - most) * 100) / 100
  const others = active(board).filter(
    (one) => one !== card && (one.status === 'Offer' || one.status === 'Interview' || one.status === 'Applied'),
  )
  const paid = []
  for (const one of others.slice(0, mostOthers)) {
    const stated = await statedFor(ask, one)
    if (typeof stated === 'object') paid.push(say(t.line, { job: speech.job(one), salary: stated.salary }))
  }
  return [
    { p: say(t.news, { amount: figure(amount.value), company: card.company_name }) },
    ...(isMore ? [{ p: say(t.more, { difference: figure(difference), before: figure(most) }) }] : []),
    ...(paid.length > 0 ? [{ p: say(t.others) }, { ul: paid }] : []),
    { p: say(t.card) },
    { buttons: [openJob(speech, card)] },
  ]
}
