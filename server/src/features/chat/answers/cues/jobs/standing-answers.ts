import type { Line } from '../../../../../lib/markdown/blocks.ts'
import { isOver, quietSince, type Card } from '../../../board/cards.ts'
import { silentAfterDays, silentAfterInterviewDays } from '../../../board/due.ts'
import { isToolRefusal } from '../../../tools/tool.ts'
import type { Ask, Piece } from '../../ask.ts'
import { shownRequirements } from '../../posting-requirements.ts'
import type { Speech } from '../../speech.ts'
import { active, askWhich, jobButton } from '../../which-job.ts'

const dayMs = 86_400_000
const listed = 6
const longestList = 12
/** Of so many that are named each is told of, without asking which is meant. */
const mostAtOnce = 3
/** Each is compared with the profile, which may read its posting. */
const compared = 4

/** An interview is over, none is ahead, and the employer has not said what came of it. */
export const isMet = ({ status, last_interview_at, next_interview_at }: Card): boolean =>
  last_interview_at !== null && next_interview_at === null && (status === 'Applied' || status === 'Interview')

/** Whole days. */
export const daysSince = (time: string, now: Date): number => Math.floor((now.getTime() - Date.parse(time)) / dayMs)

/** Whether an employer answered, as far as the board knows: it sees no mails. */
export function answerHeardBack(ask: Ask): Promise<Piece[]> {
  const { speech, jobs, board, now } = ask
  const { say, texts } = speech
  const t = texts.cues.heard
  const [card, second] = jobs
  if (second && jobs.length <= mostAtOnce) return Promise.resolve(jobs.flatMap((one) => heardFrom(speech, one, now)))
  if (second) return Promise.resolve(askWhich(ask, { intent: 'board_open' }))
  if (card) return Promise.resolve(heardFrom(speech, card, now))
  const answered = active(board).filter((one) => one.answered)
  return Promise.resolve([
    { p: say(t.board_only) },
    ...(answered.length > 0 ? [{ p: say(t.answered) }, { cards: answered.slice(0, listed) }] : []),
    ...waitingPieces(speech, board, now),
  ])
}

/** Who has not answered, those who take longest first. */
export function answerSilent(ask: Ask): Promise<Piece[]> {
  const { speech, board, now, jobs } = ask
  if (jobs.length > 0) return answerHeardBack(ask)
  return Promise.resolve([...waitingPieces(speech, board, now), { p: speech.say(speech.texts.cues.heard.board_only) }])
}

function waitingPieces(speech: Speech, board: readonly Card[], now: Date): Piece[] {
  const { say, texts, text } = speech
  const t = texts.cues.heard
  const waiting = active(board)
    .filter(({ status, answered }) => status === 'Applied' && !answered)
    .toSorted((a, b) => quietSince(a).localeCompare(quietSince(b)))
  const [longest] = waiting
  if (!longest) return [{ p: say(t.none_waiting) }]
  const line = (one: Card) => say(t.waiting_line, { job: speech.job(one), count: daysSince(quietSince(one), now) })
  const label = text(texts.about.follow_up, { job: speech.job(longest) })
  return [
    { p: say(t.waiting) },
    { ul: waiting.slice(0, longestList).map(line) },
    ...(waiting.length > longestList ? [{ p: say(texts.board.waiting, { count: waiting.length }) }] : []),
    { buttons: [jobButton(label, { intent: 'follow_up_message' }, longest)] },
  ]
}

function heardFrom(speech: Speech, card: Card, now: Date): Piece[] {
  const { say, texts, text } = speech
  const t = texts.cues.heard
  const job = speech.job(card)
  const met = isMet(card) ? card.last_interview_at : undefined
  const count = daysSince(met ?? card.since, now)
  if (card.status === 'Viewed') return [{ p: say(t.not_applied, { job }) }, { cards: [card] }]
  if (card.status !== 'Applied' && !met)
    return [
      { p: say(t.yes, { job, stage: speech.stage(card.status), since: speech.ago(card.since) }) },
      { cards: [card] },
    ]
  const isLate = count >= (met ? silentAfterInterviewDays : silentAfterDays)
  const wait = met ? t.wait_met : t.wait
  const about = { job }
  return [
    { p: [...say(met ? t.no_since : t.no, { job, count }), ' ', ...say(isLate ? t.ask_now : wait)] },
    { p: say(t.board_only) },
    {
      buttons: [
        jobButton(text(texts.about.follow_up, about), { intent: 'follow_up_message' }, card),
        ...(isLate ? [] : [jobButton(text(texts.about.remind, about), { intent: 'reminder' }, card)]),
      ],
    },
  ]
}

/** By stage, and among equals by what the profile shows of the posting; never a percentage of luck. */
export async function answerMostPromising(ask: Ask): Promise<Piece[]> {
  const { speech, board, now } = ask
  const { say, texts, text } = speech
  const t = texts.cues.promising
  const open = onePerName(
    active(board).filter((card) => !isOver(card)),
    speech,
  )
  if (open.length === 0) return [{ p: say(texts.ask.empty_board) }]
  const inTalks = open.filter(({ status }) => status === 'Offer' || status === 'Interview')
  const others = open.filter((card) => !inTalks.includes(card)).toSorted((a, b) => b.since.localeCompare(a.since))
  const fits = await Promise.all(others.slice(0, compared).map(async (card) => ({ card, fit: await fitOf(ask, card) })))
  const ranked = fits.toSorted((a, b) => (b.fit?.share ?? -1) - (a.fit?.share ?? -1))
  const lines: Line[] = [
    ...inTalks
      .toSorted((a, b) => Number(b.status === 'Offer') - Number(a.status === 'Offer'))
      .map((card) => say(t.stage, { job: speech.job(card), stage: speech.stage(card.status) })),
    ...ranked.map(({ card, fit }) => {
      const values = { job: speech.job(card), stage: speech.stage(card.status), count: daysSince(card.since, now) }
      return fit ? say(t.fit, { ...values, have: fit.have, total: fit.total }) : say(t.unknown, values)
    }),
  ]
  const best = inTalks[0] ?? ranked[0]?.card
  const button =
    best === undefined
      ? []
      : best.status === 'Interview'
        ? [jobButton(text(texts.about.prepare, { job: speech.job(best) }), { intent: 'interview_prep' }, best)]
        : [jobButton(text(texts.about.match, { job: speech.job(best) }), { intent: 'match_job' }, best)]
  return [{ p: say(t.intro) }, { ol: lines.slice(0, listed) }, { p: say(t.note) }, { buttons: button }]
}

/** The same job saved twice is one chance. */
const onePerName = (cards: readonly Card[], { job }: Speech): Card[] => [
  ...new Map(cards.toReversed().map((card) => [job(card), card])).values(),
]

/** How many of the things that a posting asks for the profile shows; undefined where it cannot be read. */
export async function fitOf({ tools, call }: Ask, card: Card) {
  const match = await tools.match_job.run({ job_url: card.job_url }, call)
  if (isToolRefusal(match)) return undefined
  const asked = shownRequirements(match.requirements)
  const have = asked.filter(({ status }) => status === 'have').length
  return asked.length === 0 ? undefined : { have, total: asked.length, share: (have + 1) / (asked.length + 4) }
}
