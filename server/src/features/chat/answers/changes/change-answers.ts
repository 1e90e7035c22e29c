import type { JobStatus } from '@waymark/contract/job-tracking.ts'
import { findPlainIntent } from '../../../../lib/intents/cues.ts'
import { deniesInterview, movesIt, namesInterview, tellsInvitation } from '../../../../lib/intents/entities/stages.ts'
import { asksRestore } from '../../../../lib/intents/thread.ts'
import { dayIn } from '../../../../lib/zoned-time.ts'
import type { Card } from '../../board/cards.ts'
import { isToolRefusal } from '../../tools/tool.ts'
import type { Ask, Piece } from '../ask.ts'
import { movedOn } from './applied-on.ts'
import { changeIn } from './change-words.ts'
import { namesSameTime, proposeInterview } from './interview-date-answer.ts'
import { proposalPieces } from '../proposal-pieces.ts'
import { answerRestore } from '../thread/undo-answer.ts'
import { active, askWhich, jobButton } from '../which-job.ts'

const stagesOffered = ['Applied', 'Interview', 'Rejected'] as const satisfies JobStatus[]

/** Only a proposal, and only if exactly one card is meant. */
export async function answerChange(ask: Ask): Promise<Piece[]> {
  const { jobs, stage } = ask
  const [card, second] = jobs
  if (ask.topic === 'restore' || asksRestore(ask.text)) {
    const restored = await answerRestore(ask)
    if (restored) return restored
  }
  if (!card || second) return askWhich(ask, { intent: 'board_change', stage })
  const change = changeIn(ask.text, ask.speech.language)
  if (change?.kind === 'note') return noteCard(ask, card, change.note)
  if (stage === undefined && ask.topic === 'archive') return archiveCard(ask, card, 'archive')
  if (stage === undefined && change) return archiveCard(ask, card, change.kind)
  return stage === undefined ? askStage(ask, card) : moveCard(ask, card, stage)
}

async function moveCard(ask: Ask, card: Card, stage: JobStatus): Promise<Piece[]> {
  const { speech, tools, call } = ask
  const { say, texts } = speech
  const values = { job: speech.job(card), before: speech.stage(card.status), after: speech.stage(stage) }
  const interview = stage === 'Interview' ? await proposeInterview(ask, card) : []
  if (card.status === stage && interview.length > 0) return interview
  // Who tells of an application made does not take back a refusal.
  const isBackwards =
    card.status === 'Rejected' && stage === 'Applied' && ask.topic !== 'again' && !movesIt(ask.text, speech.language)
  if (isBackwards) return [{ p: say(texts.cues.applied.already, { job: values.job, stage: values.before }) }]
  if (card.status === stage) return [{ p: say(texts.change.already, { ...values, stage: values.after }) }]
  // In "move it to Applied and remind me on Monday" the day is another one.
  const reached_on = stage === 'Applied' && !asksReminder(ask.text) ? movedOn(ask, card) : undefined
  const proposed = await tools.move_job.run({ job_url: card.job_url, status: stage, reached_on }, call)
  const when = reached_on === undefined ? '' : speech.day(reached_on)
  const question = reached_on === undefined ? texts.change.move : texts.change.move_on
  return [...proposalPieces(speech, proposed, question, { ...values, when }), ...interview]
}

function askStage({ speech }: Ask, card: Card): Piece[] {
  const { say, text, texts } = speech
  const job = speech.job(card)
  const buttons = stagesOffered
    .filter((stage) => stage !== card.status)
    .map((stage) =>
      jobButton(text(texts.about.move, { job, stage: speech.stage(stage) }), { intent: 'board_change', stage }, card),
    )
  return [
    { p: say(texts.change.which_stage, { job }) },
    { pending: { intent: 'board_change', job_url: card.job_url } },
    { buttons },
  ]
}

async function archiveCard({ speech, tools, call }: Ask, card: Card, kind: 'archive' | 'delete'): Promise<Piece[]> {
  const { say, texts } = speech
  const job = speech.job(card)
  if (card.archived) return [{ p: say(texts.change.already_archived, { job }) }]
  const proposed = await tools.archive_job.run({ job_url: card.job_url, archived: true }, call)
  return proposalPieces(speech, proposed, texts.change[kind], { job })
}

async function noteCard({ speech, tools, call }: Ask, card: Card, note: string): Promise<Piece[]> {
  const { say, texts } = speech
  const job = speech.job(card)
  if (note === '') return [{ p: say(texts.change.no_note, { job, company: card.company_name }) }]
  const proposed = await tools.note_job.run({ job_url: card.job_url, note }, call)
  return proposalPieces(speech, proposed, texts.change.note, { job, note })
}

export async function answerReminder(ask: Ask): Promise<Piece[]> {
  const { speech, tools, call, jobs, day, now, timeZone } = ask
  const { say, texts } = speech
  const card = jobs.length > 0 ? jobs[0] : onlyPlanned(ask)
  if (!card || jobs.length > 1) return askWhich(ask, { intent: 'reminder', day })
  if (ask.topic === 'interview' || tellsInterview(ask, card)) return noteInterview(ask, card)
  const job = speech.job(card)
  const today = dayIn(timeZone, now)
  const offer = (label: string, in_days: number) => jobButton(label, { intent: 'reminder', in_days }, card)
  const days = [offer(texts.change.tomorrow, 1), offer(texts.change.in_a_week, 7), offer(texts.change.in_two_weeks, 14)]
  const askDay: Piece[] = [{ pending: { intent: 'reminder', job_url: card.job_url } }, { buttons: days }]
  if (day === undefined) return [{ p: say(texts.change.remind_when, { job }) }, ...askDay]
  const values = { job, when: speech.day(day) }
  if (day < today) return [{ p: say(texts.change.remind_past, values) }, ...askDay]
  if (card.follow_up_on === day) return [{ p: say(texts.change.remind_already, values) }]
  const proposed = await tools.set_reminder.run({ job_url: card.job_url, day }, call)
  const pieces = proposalPieces(speech, proposed, texts.change.remind, values)
  return isToolRefusal(proposed) ? pieces : [...pieces, { p: say(texts.change.remind_mails) }]
}

/** "My interview was moved to Thursday", where one is planned. */
function onlyPlanned({ board, text }: Ask): Card | undefined {
  const planned = active(board).filter(({ next_interview_at }) => next_interview_at !== null)
  return namesInterview(text) && planned.length === 1 ? planned[0] : undefined
}

/**
 * "The interview is on Friday at ten" tells of a date, where "remind me of the interview on Friday" asks for something. With a
 * day alone, its hour is asked for.
 */
export const mayRemind = (ask: Ask): boolean =>
  asksReminder(ask.text) || ask.jobs.length !== 1 || ask.jobs.some((card) => tellsInterview(ask, card))

function tellsInterview({ text: written, day, time, speech, thread }: Ask, card: Card): boolean {
  const isInterview = thread?.isInterview === true
  // "They want me on Thursday instead of the chase-up" asks for no reminder.
  const text = written.replace(
    /(?<!\p{L})(?:instead of|statt|anstatt|au lieu d|en vez de|en lugar de)(?!\p{L}).{0,60}$/iu,
    '',
  )
  if (day === undefined || findPlainIntent(text, speech.language) === 'reminder') return false
  if (deniesInterview(text)) return false
  if (namesInterview(text) || tellsInvitation(text)) return !wantsReminder.test(text)
  return (card.status === 'Interview' || isInterview) && (time !== undefined || namesSameTime(text))
}

/** Whether words ask to be reminded; a day and a job alone do not. */
export const asksReminder = (text: string): boolean => remindWords.test(text)

const remindWords =
  /(?<!\p{L})(?:remind|reminder|nudg|ping|poke|chas|follow(?:ing)?[ -]?up|forget|on my list|diary|calendar|schedul|alarm|alert|note|tell me|let me know|ring|call|phone|erinn|nachh|nachf|meld|vormerk|wiedervorlage|merk|denk|wecker|kalender|anruf|ruf|schreib|frag|hak|vergess|sag mir|rappel|relanc|prév|prev|notif|note|agenda|appel|alerte|oubli|recu[eé]rd|record|seguimiento|av[ií]s|aviso|llam|olvid|apunt|pregunt|escrib|dime|insist|contact)\p{L}*/iu

const wantsReminder =
  /(?<!\p{L})(?:remind|nudge|chas[ei]|follow(?:ing)?[ -]?up|erinner|nachhak|nachfass|rappel|relanc|recu[eé]rd|record|seguimiento|av[ií]s)\p{L}*/iu

/** A card with an interview stands under Interview, so its move is proposed beside the date. */
export async function noteInterview(ask: Ask, card: Card): Promise<Piece[]> {
  const pieces = await proposeInterview(ask, card)
  const waits = pieces.some((piece) => 'proposal' in piece || 'pending' in piece)
  if ((pieces.length > 0 && !waits) || !(card.status === 'Viewed' || card.status === 'Applied')) return pieces
  const { speech, tools, call } = ask
  const values = { job: speech.job(card), before: speech.stage(card.status), after: speech.stage('Interview') }
  const proposed = await tools.move_job.run({ job_url: card.job_url, status: 'Interview' }, call)
  return [...pieces, ...proposalPieces(speech, proposed, speech.texts.change.move, values)]
}
