import type { Line } from '../../../../../lib/markdown/blocks.ts'
import { isOver, type Card } from '../../../board/cards.ts'
import type { Ask, Piece } from '../../ask.ts'
import { nextInterview } from '../../interview-answers.ts'
import { draftPieces } from '../../drafts/draft.ts'
import { proposalPieces } from '../../proposal-pieces.ts'
import { active } from '../../which-job.ts'

/** Holding an offer while another employer decides: the order of calls, and a draft that asks for some days. */
export async function answerStalling(ask: Ask): Promise<Piece[]> {
  const { speech } = ask
  const { say, texts } = speech
  const t = texts.cues.stall
  const offer = offerOf(ask)
  const other = otherOf(ask, offer)
  const steps: Line[] = [
    offer ? say(t.ask_time, { company: offer.company_name }) : t.ask_time_any,
    other
      ? say(other.next_interview_at === null ? t.tell_other : t.tell_other_when, {
          company: other.company_name,
          when: other.next_interview_at === null ? '' : speech.moment(other.next_interview_at),
        })
      : t.tell_any,
    t.more_pay,
    t.nothing_declined,
  ]
  return [{ p: say(t.intro) }, { ol: steps }, ...(await draftPieces(ask, 'more_time', offer))]
}

/** "I got the job!": joy first, then what protects it, and the card's move as a proposal. */
export async function answerGotJob(ask: Ask): Promise<Piece[]> {
  const { speech, tools, call, jobs } = ask
  const { say, texts } = speech
  const t = texts.cues.got_job
  const [card, second] = jobs
  const one = card && !second ? card : undefined
  const told: Piece[] = [
    { p: one ? say(t.congrats_at, { company: one.company_name }) : say(t.congrats) },
    { ol: t.steps.map((step) => say(step)) },
  ]
  if (!one || one.status === 'Offer' || one.archived) return told
  const proposed = await tools.move_job.run({ job_url: one.job_url, status: 'Offer' }, call)
  return [...told, ...proposalPieces(speech, proposed, t.move, { job: speech.job(one), after: speech.stage('Offer') })]
}

const isInterviewing = ({ status, next_interview_at }: Card): boolean =>
  status === 'Interview' || next_interview_at !== null

function offerOf({ jobs, board }: Ask): Card | undefined {
  const offers = active(board).filter(({ status }) => status === 'Offer')
  const known = jobs.find(({ status }) => status === 'Offer') ?? (offers.length === 1 ? offers[0] : undefined)
  if (known !== undefined || jobs.length !== 2) return known
  // The board may not have heard of it yet: of two that are named, whoever still interviews has offered nothing.
  const [offer, second] = jobs.filter((card) => !isInterviewing(card))
  return second === undefined ? offer : undefined
}

/** The employer still to hear: the other one named, unless it has said no, or else the next interview. */
function otherOf(ask: Ask, offer: Card | undefined): Card | undefined {
  const isWaiting = (card: Card) => card.status !== 'Offer' && !isOver(card)
  // Without a known offer, the one that is named may be whoever made it.
  const named = ask.jobs.find(
    (card) => card !== offer && isWaiting(card) && (offer !== undefined || isInterviewing(card)),
  )
  const next = nextInterview(ask)
  return named ?? (next && next.job_url !== offer?.job_url ? next : undefined)
}
