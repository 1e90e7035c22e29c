import { findCues } from '../../../../../lib/intents/cues.ts'
import { findNamedJobs } from '../../../../../lib/intents/entities/named-jobs.ts'
import { splitMessage } from '../../../../../lib/intents/asked-intents.ts'
import type { Line } from '../../../../../lib/markdown/blocks.ts'
import { isUnderWay, type Card } from '../../../board/cards.ts'
import type { Ask, Piece } from '../../ask.ts'
import { proposalPieces } from '../../proposal-pieces.ts'
import { smallStep } from '../../feeling-answers.ts'
import { draftPieces } from '../../drafts/draft.ts'
import { asksToReply } from '../../drafts/draft-details.ts'
import { openPage } from '../../pages.ts'
import { active, askWhich } from '../../which-job.ts'

const openNamed = 3
/** Fewer applications tell nothing about the reasons. */
const enoughToTell = 10
/** Below these shares an application's first page, or the answers in interviews, are where to look. */
const fewInvitations = 0.1
const enoughInterviews = 3

/** A human sentence, then the card's move as a proposal, and what is still open. */
export async function answerRejection(ask: Ask, withStep: boolean): Promise<Piece[]> {
  const { speech } = ask
  const { say, texts } = speech
  const cards = rejectedCards(ask)
  const [card, second] = cards
  const move = second
    ? askWhich({ ...ask, jobs: cards }, { intent: 'board_change', stage: 'Rejected' })
    : await moveOf(ask, card)
  const left = active(ask.board).filter((one) => !cards.includes(one))
  const open = left.filter(isUnderWay).toSorted((a, b) => weight(b) - weight(a))
  const names = open.slice(0, openNamed).map(speech.job)
  const more = open.length - names.length
  const list = speech.and.format(more > 0 ? [...names, speech.text(texts.cues.and_more, { count: more })] : names)
  return [
    { p: say(texts.feelings.rejected) },
    ...move,
    ...(names.length > 0 ? [{ p: say(texts.cues.still_open, { list }) }] : []),
    ...(card && !second ? await replyTo(ask, card) : []),
    ...(withStep && !second ? await smallStep({ ...ask, board: left }) : []),
  ]
}

/** A reply is written for whoever asks what to say or whether to ask for reasons, and else is a message away. */
const replyTo = async (ask: Ask, card: Card): Promise<Piece[]> =>
  asksToReply(ask) ? draftPieces(ask, 'feedback', card) : [{ draft: { kind: 'feedback', job_url: card.job_url } }]

const weight = ({ status }: Card): number => (status === 'Offer' ? 2 : status === 'Interview' ? 1 : 0)

/**
 * The cards named in the sentence that tells of the rejection, or else the only one named: before it ("Acme wrote. They said
 * no"), and no offer, which an employer refused who is not on the board leaves as it is.
 */
function rejectedCards({ board, jobs, text, speech, places }: Ask): readonly Card[] {
  const { language } = speech
  const parts = splitMessage(text, language)
  const isTold = (part: string) => findCues(part, language).includes('rejected')
  const namedIn = (some: readonly string[]) => findNamedJobs(some.join('. '), active(board), { language, places })
  const named = namedIn(parts.filter(isTold))
  if (named.length > 0) return named
  const first = parts.findIndex(isTold)
  if (first === -1 || parts.length === 1) return jobs
  const later = namedIn(parts.slice(first + 1))
  return jobs.filter((card) => card.status !== 'Offer' && !later.includes(card))
}

async function moveOf({ speech, tools, call, board }: Ask, card: Card | undefined): Promise<Piece[]> {
  const { say, texts } = speech
  if (!card) {
    const isPossible = active(board).some(({ status }) => status === 'Applied' || status === 'Interview')
    if (!isPossible) return []
    return [{ p: say(texts.cues.name_it) }, { pending: { intent: 'board_change', stage: 'Rejected' } }]
  }
  const job = speech.job(card)
  if (card.status === 'Rejected') return []
  const proposed = await tools.move_job.run({ job_url: card.job_url, status: 'Rejected' }, call)
  const values = { job, before: speech.stage(card.status), after: speech.stage('Rejected') }
  return proposalPieces(speech, proposed, texts.change.move, values)
}

/** Nobody knows the reasons of others; the board's own numbers say where applications stop. */
export async function answerWhyRejected({ speech, tools, call, board }: Ask): Promise<Piece[]> {
  const { say, texts } = speech
  const t = texts.cues.why
  if (board.every(({ applied_at }) => applied_at === null))
    return [
      { p: say(t.human) },
      { p: say(t.no_numbers) },
      { buttons: [reviewButton(speech), openPage(speech, 'board')] },
    ]
  const { applied, interviewed, rejected, by_status } = await tools.insights.run({}, call)
  const figures = { applied, interviewed, rejected, offers: by_status.Offer }
  const reading = readingOf(applied, interviewed, by_status.Offer)
  const advice: Line[] = t[reading].map((line) => say(line))
  return [
    { p: say(t.human) },
    { p: say(t.figures, figures) },
    { ul: advice },
    {
      buttons: [
        reviewButton(speech),
        reading === 'interviews'
          ? { label: texts.wishes.interview_practice, go: { intent: 'interview_practice' } }
          : { label: texts.wishes.match_job, go: { intent: 'match_job' } },
      ],
    },
  ]
}

function readingOf(applied: number, interviewed: number, offers: number): 'few' | 'paper' | 'interviews' | 'mixed' {
  if (interviewed >= enoughInterviews && offers === 0) return 'interviews'
  if (applied < enoughToTell) return 'few'
  return interviewed / applied < fewInvitations ? 'paper' : 'mixed'
}

const reviewButton = ({ texts }: Ask['speech']) =>
  ({ label: texts.wishes.cv_review, go: { intent: 'cv_review' } }) as const
