import { isOver } from '../../board/cards.ts'
import type { Ask, Piece } from '../ask.ts'
import { active } from '../which-job.ts'
import { amountsIn, type Period } from './amounts.ts'
import { payOf, type Paid } from './fair-pay-answer.ts'

/** Each pay may read a posting. */
const mostRead = 12

/** Which job of the board pays best, by what their cards and postings name. Amounts of different kinds are not ranked. */
export async function answerBestPaid(ask: Ask): Promise<Piece[]> {
  const { speech, jobs, board } = ask
  const { say, texts, job } = speech
  const t = texts.cues.best_paid
  const among = jobs.length > 1 ? jobs : active(board).filter((card) => !isOver(card))
  const read = among.slice(0, mostRead)
  const paid = await payOf(ask, read)
  if (paid.length === 0) return [{ p: say(t.none) }]
  const line = ({ card, salary }: Paid) => say(texts.cues.fair.line, { job: job(card), salary })
  const ranked = rankedPay(paid)
  const [best] = ranked ?? []
  const unnamed = read.length - paid.length
  return [
    best && paid.length > 1
      ? { p: say(t.best, { job: job(best.card), salary: best.salary }) }
      : { p: say(paid.length === 1 ? t.only : t.unlike) },
    ...(best && paid.length > 1 ? [{ ol: (ranked ?? []).map(line) }] : [{ ul: paid.map(line) }]),
    ...(unnamed > 0 ? [{ p: say(t.unnamed, { count: unnamed }) }] : []),
  ]
}

/** By the highest figure each names; undefined where periods, currencies or net and gross are mixed. */
function rankedPay(paid: readonly Paid[]): Paid[] | undefined {
  const read = paid.map((one) => ({ one, ...highest(one.salary) }))
  const kinds = new Set(read.map(({ kind }) => kind))
  if (kinds.size !== 1 || kinds.has(undefined)) return undefined
  return read.toSorted((a, b) => b.value - a.value).map(({ one }) => one)
}

function highest(salary: string): { value: number; kind: string | undefined } {
  const amounts = amountsIn(salary)
  const periods = new Set<Period>(amounts.map(({ period }) => period))
  const [period] = periods
  const currency = /£|gbp|pound/iu.test(salary)
    ? 'gbp'
    : /\$|usd/iu.test(salary)
      ? 'usd'
      : /chf|franken/iu.test(salary)
        ? 'chf'
        : 'eur'
  const isNet = amounts.some((one) => one.isNet)
  return {
    value: Math.max(0, ...amounts.map(({ value }) => value)),
    kind: periods.size === 1 ? `${period} ${currency} ${isNet}` : undefined,
  }
}
