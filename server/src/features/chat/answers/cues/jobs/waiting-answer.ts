import { findWait } from '../../../../../lib/intents/entities/periods.ts'
import { addDays, dayIn } from '../../../../../lib/zoned-time.ts'
import type { Card } from '../../../board/cards.ts'
import { silentAfterDays, silentAfterInterviewDays } from '../../../board/due.ts'
import type { Ask, Button, Piece } from '../../ask.ts'
import { draftPieces } from '../../drafts/draft.ts'
import { openJob } from '../../pages.ts'
import { jobButton } from '../../which-job.ts'
import { answerHeardBack, daysSince, isMet } from './standing-answers.ts'

/** After so many days a silent application is counted as a no. */
const lostAfterDays = 45

/** Giving up or asking again: how long it has been, one piece of advice and what it takes. */
export async function answerGiveUp(ask: Ask): Promise<Piece[]> {
  const [card, second] = ask.jobs
  if (!card || second) return answerHeardBack(ask)
  if (card.status === 'Applied' && !isMet(card)) return adviseWaiting(ask, card)
  const { speech } = ask
  const { say, texts } = speech
  const t = texts.cues.give_up
  const job = speech.job(card)
  if (card.status === 'Viewed')
    return [
      { p: say(t.viewed, { job }) },
      { buttons: [moveToApplied(ask, card), archive(ask, card), openJob(speech, card)] },
    ]
  const since = speech.ago(card.since)
  if (card.status === 'Offer') return [{ p: say(t.offer, { since }) }, ...(await draftPieces(ask, 'more_time', card))]
  if (card.status === 'Rejected')
    return [{ p: say(t.rejected, { since }) }, ...(await draftPieces(ask, 'feedback', card))]
  const days = card.last_interview_at === null ? undefined : daysSince(card.last_interview_at, ask.now)
  if (days !== undefined && days < silentAfterInterviewDays) return answerHeardBack(ask)
  return [{ p: say(t.interview, { stage: speech.stage('Interview') }) }, ...(await draftPieces(ask, 'follow_up', card))]
}

async function adviseWaiting(ask: Ask, card: Card): Promise<Piece[]> {
  const { speech, now, timeZone } = ask
  const { say, text, texts } = speech
  const t = texts.cues.give_up
  const job = speech.job(card)
  // The card may be younger than the application.
  const noted = daysSince(card.since, now)
  const count = Math.max(noted, findWait(ask.text, speech.language) ?? 0)
  const planned: Piece[] =
    card.follow_up_on === null ? [] : [{ p: say(t.planned, { when: speech.day(card.follow_up_on) }) }]
  const state = { p: say(count > noted ? t.told : t.applied, { job, count }) }
  if (count < silentAfterDays) {
    const day = addDays(dayIn(timeZone, now), silentAfterDays - count)
    const remind = jobButton(text(texts.about.remind, { job }), { intent: 'reminder', day }, card)
    return [state, ...planned, { p: say(t.early, { when: speech.day(day) }) }, { buttons: [remind] }]
  }
  const isLost = count >= lostAfterDays
  return [
    state,
    ...planned,
    { p: say(isLost ? t.late : t.chase) },
    ...(await draftPieces(ask, 'follow_up', card)),
    { buttons: isLost ? [archive(ask, card)] : [] },
  ]
}

const moveToApplied = ({ speech }: Ask, card: Card): Button => {
  const stage = 'Applied'
  const label = speech.text(speech.texts.about.move, { job: speech.job(card), stage: speech.stage(stage) })
  return jobButton(label, { intent: 'board_change', stage }, card)
}

const archive = ({ speech }: Ask, card: Card): Button =>
  jobButton(
    speech.text(speech.texts.about.archive, { job: speech.job(card) }),
    { intent: 'board_change', topic: 'archive' },
    card,
  )
