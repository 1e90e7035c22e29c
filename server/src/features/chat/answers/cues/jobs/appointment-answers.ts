import { dayIn } from '../../../../../lib/zoned-time.ts'
import type { Card } from '../../../board/cards.ts'
import type { Ask, Piece } from '../../ask.ts'
import { nextInterview } from '../../interview-answers.ts'
import { openJob } from '../../pages.ts'
import { active, askWhich, jobButton } from '../../which-job.ts'

const listed = 6
const noteShown = 400

/** When and where an interview is, as far as the card knows. */
export async function answerWhen(ask: Ask): Promise<Piece[]> {
  const { speech, jobs, tools, call } = ask
  const { say, text, texts, job, moment } = speech
  const t = texts.cues.when
  if (jobs.length > 1) return askWhich(ask, { intent: 'board_open' })
  const card = jobs[0] ?? ofDay(ask)
  if (!card) return answerAllInterviews(ask)
  if (card.next_interview_at === null)
    return [
      { p: say(t.none, { job: job(card), company: card.company_name }) },
      { pending: { intent: 'board_open', job_url: card.job_url } },
      { buttons: [openJob(speech, card)] },
    ]
  const { details } = await tools.read_job.run({ job_url: card.job_url, with_contacts: true }, call)
  const note = details?.interviews.find(({ at }) => at === card.next_interview_at)?.text ?? ''
  const own = (details?.notes ?? '').slice(0, noteShown)
  const lines = [
    ...(card.location === '' ? [] : [say(t.place, { place: card.location })]),
    ...(note === '' ? [] : [say(t.note, { note })]),
    ...(own === '' || own === note ? [] : [say(t.own_note, { note: own })]),
  ]
  const about = { job: job(card) }
  return [
    { p: say(t.when, { ...about, when: moment(card.next_interview_at) }) },
    ...(lines.length > 0 ? [{ ul: lines }] : []),
    {
      buttons: [jobButton(text(texts.about.prepare, about), { intent: 'interview_prep' }, card), openJob(speech, card)],
    },
  ]
}

/** Of several interviews nobody is told just the first. */
function ofDay(ask: Ask): Card | undefined {
  const planned = active(ask.board).filter(({ next_interview_at }) => next_interview_at !== null)
  return ask.day !== undefined || planned.length === 1 ? nextInterview(ask) : undefined
}

async function answerAllInterviews({ speech, tools, call }: Ask): Promise<Piece[]> {
  const { say, text, texts, job, moment } = speech
  const { interviews } = await tools.list_due.run({ within_days: 60 }, call)
  const [first] = interviews
  if (!first) return [{ p: say(texts.cues.when.none_at_all) }]
  const lines = interviews
    .slice(0, listed)
    .map(({ card, at }) => say(texts.cues.when.when, { job: job(card), when: moment(at) }))
  const prepare = text(texts.about.prepare, { job: job(first.card) })
  return [{ ul: lines }, { buttons: [jobButton(prepare, { intent: 'interview_prep' }, first.card)] }]
}

/** Whoever names the day of an interview is told which one it is before anything else. */
export function appointmentLine({ board, jobs, day, timeZone, speech }: Ask): Piece[] {
  if (day === undefined || jobs.length > 1) return []
  const isThen = ({ next_interview_at: at }: Card) => at !== null && dayIn(timeZone, new Date(at)) === day
  const card = (jobs.length === 1 ? jobs : active(board)).find(isThen)
  if (!card?.next_interview_at) return []
  const { say, texts, job, moment } = speech
  return [{ p: say(texts.cues.when.when, { job: job(card), when: moment(card.next_interview_at) }) }]
}

/** `withAppointment`: nothing else in the answer says when and where it is. */
export async function answerTravel(ask: Ask, withAppointment: boolean): Promise<Piece[]> {
  const when = withAppointment ? await answerWhen(ask) : []
  return [...when, { p: ask.speech.say(ask.speech.texts.cues.when.travel) }]
}

export function answerClothes({ speech }: Ask): Promise<Piece[]> {
  const { label, text } = speech.texts.cues.clothes
  return Promise.resolve([{ h: label }, { ul: text }])
}
