import { jobStatuses, type JobDetails, type JobStatus } from '@waymark/contract/job-tracking.ts'
import type { Line } from '../../../lib/markdown/blocks.ts'
import { findPeriod, type Period } from '../../../lib/intents/entities/periods.ts'
import { isOver, type Card } from '../board/cards.ts'
import type { PeriodNumbers } from '../board/numbers.ts'
import type { Due } from '../board/due.ts'
import type { Ask, Button, Piece } from './ask.ts'
import { openJob, openPage } from './pages.ts'
import type { Speech } from './speech.ts'
import { threadTexts } from './thread/thread-texts.ts'
import { restoreButton } from './thread/undo-answer.ts'
import { active, askWhich, jobButton } from './which-job.ts'

const eachShown = 4
const cardsShown = 8
const notesShown = 400

export async function answerDue({ speech, tools, call, board }: Ask): Promise<Piece[]> {
  const { say, texts } = speech
  if (active(board).length === 0)
    return [
      { p: say(texts.board.empty) },
      { buttons: [{ label: texts.wishes.job_search, go: { intent: 'job_search' } }, openPage(speech, 'board')] },
    ]
  const due = await tools.list_due.run({}, call)
  const lines = dueLines(speech, due)
  if (lines.length > 0)
    return [
      { p: say(texts.board.due_intro) },
      { ul: lines },
      ...restPieces(speech, due, board),
      { buttons: dueButtons(speech, due) },
    ]
  const waiting = active(board).filter(({ status }) => status === 'Applied').length
  return [
    {
      p: [
        ...say(texts.board.nothing_due),
        ...(waiting > 0 ? [' ', ...say(texts.board.waiting, { count: waiting })] : []),
      ],
    },
    {
      buttons: [
        { label: texts.wishes.search_strategy, go: { intent: 'search_strategy' } },
        { label: texts.wishes.job_search, go: { intent: 'job_search' } },
      ],
    },
  ]
}

function dueLines({ say, texts: { board }, job, moment, day }: Speech, due: Due): Line[] {
  return [
    ...due.interviews.map(({ card, at }) => say(board.interview, { job: job(card), when: moment(at) })),
    ...due.follow_ups.map((one) =>
      say(one.is_late ? board.follow_up_late : board.follow_up, { job: job(one.card), when: day(one.day) }),
    ),
    ...due.offers.map((card) => say(board.offer, { job: job(card) })),
    ...due.silent.slice(0, eachShown).map(({ card, days }) => say(board.silent, { job: job(card), count: days })),
    ...due.undecided.slice(0, eachShown).map(({ card, days }) => say(board.undecided, { job: job(card), count: days })),
  ].slice(0, eachShown * 4)
}

/** "What's on my board?" asks for the other cards too; of many, only the board itself gives a view. */
function restPieces({ say, texts, job, stage }: Speech, due: Due, board: readonly Card[]): Piece[] {
  const named = [...due.interviews, ...due.follow_ups, ...due.silent, ...due.undecided].map(({ card }) => card)
  const known = new Set([...named, ...due.offers].map(({ job_url }) => job_url))
  const rest = active(board).filter((card) => !isOver(card) && !known.has(card.job_url))
  if (rest.length === 0 || rest.length > cardsShown) return []
  const jobs = rest.map((card) => `${job(card)} (${stage(card.status)})`).join('; ')
  return [{ p: say(texts.board.rest, { jobs }) }]
}

function dueButtons({ texts: { about }, text, job }: Speech, due: Due): Button[] {
  const [interview, followUp, silent, undecided] = [
    due.interviews[0],
    due.follow_ups[0],
    due.silent[0],
    due.undecided[0],
  ]
  const button = (label: string, intent: 'interview_prep' | 'follow_up_message' | 'match_job', card: Card) =>
    jobButton(text(label, { job: job(card) }), { intent }, card)
  return [
    ...(interview ? [button(about.prepare, 'interview_prep', interview.card)] : []),
    ...[followUp, silent].flatMap((one) => (one ? [button(about.follow_up, 'follow_up_message', one.card)] : [])),
    ...(undecided ? [button(about.match, 'match_job', undecided.card)] : []),
  ].slice(0, 3)
}

export async function answerNumbers({ speech, tools, call, board, text, now, timeZone }: Ask): Promise<Piece[]> {
  const { say, texts, stage } = speech
  if (board.length === 0) return [{ p: say(texts.board.no_numbers) }, { buttons: [openPage(speech, 'board')] }]
  const period = findPeriod(text, speech.language, { now, timeZone })
  const numbers = await tools.insights.run(period ? { from: period.from, to: period.to } : {}, call)
  const { applied, answered, interviewed, rejected, by_status } = numbers
  const waiting = active(board).filter(({ status, answered: isAnswered }) => status === 'Applied' && !isAnswered)
  const percent = applied === 0 ? 0 : Math.round((answered / applied) * 100)
  const counts = jobStatuses.map((status) => `${stage(status)} ${by_status[status]}`).join(', ')
  const figures = { applied, answered, percent, interviewed, rejected, offers: by_status.Offer }
  return [
    ...(period && numbers.period ? [{ p: periodLine(speech, period, numbers.period) }] : []),
    {
      ul: [
        ...(applied === 0
          ? [say(texts.board.applied_none)]
          : [
              [
                ...say(texts.board.applied, { count: applied }),
                ' ',
                ...say(texts.board.applied_recent, {
                  week: numbers.applied_last_7_days,
                  month: numbers.applied_last_30_days,
                }),
              ],
              say(texts.board.answers, figures),
            ]),
        say(texts.board.now, { counts }),
        ...(numbers.archived > 0 ? [say(texts.board.archived, { count: numbers.archived })] : []),
      ],
    },
    ...(applied > 0 && applied < 10 ? [{ p: say(texts.board.few) }] : []),
    ...(waiting.length > 0
      ? [{ p: say(texts.board.waiting, { count: waiting.length }) }, { cards: waiting.slice(0, eachShown) }]
      : []),
    {
      buttons: [
        { label: texts.wishes.board_due, go: { intent: 'board_due' } },
        { label: texts.wishes.search_strategy, go: { intent: 'search_strategy' } },
        openPage(speech, 'insights'),
      ],
    },
  ]
}

function periodLine({ say, text, texts, language }: Speech, period: Period, numbers: PeriodNumbers): Line {
  const t = texts.board
  const [from, to] = [period.from, period.to].map((day) => new Date(`${day}T00:00:00Z`))
  const dates = new Intl.DateTimeFormat(language, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' })
  const when =
    period.isOpen && from
      ? text(t.period_since, { from: dates.format(from) })
      : from && to
        ? dates.formatRange(from, to)
        : ''
  return [
    ...say(t.period, { when, count: numbers.applied }),
    ...(numbers.applied > 0 ? [' ', ...say(t.period_of_these, { ...numbers })] : []),
    ' ',
    ...say(t.period_rejections, { count: numbers.rejections }),
  ]
}

export async function answerOpen(ask: Ask): Promise<Piece[]> {
  const { speech, board, jobs, stage } = ask
  const [card, second] = jobs
  if (card && !second) return openCard(ask, card)
  if (jobs.length > 1) return askWhich(ask, { intent: 'board_open' })
  const { say, texts } = speech
  const cards = active(board).filter(({ status }) => stage === undefined || status === stage)
  if (active(board).length === 0) return askWhich(ask, { intent: 'board_open' })
  const intro =
    stage === undefined ? say(texts.board.all, { count: cards.length }) : introOf(speech, stage, cards.length)
  return [
    { p: intro },
    ...(cards.length > 0 ? [{ cards: cards.slice(0, cardsShown) }] : []),
    { buttons: [{ label: texts.wishes.board_due, go: { intent: 'board_due' } }, openPage(speech, 'board')] },
  ]
}

function introOf({ say, texts, stage: nameOf }: Speech, stage: JobStatus, count: number) {
  const values = { stage: nameOf(stage), count }
  return count === 0 ? say(texts.board.none_of_stage, values) : say(texts.board.of_stage, values)
}

async function openCard({ speech, tools, call }: Ask, card: Card): Promise<Piece[]> {
  const { say, texts, ago, day, moment } = speech
  const t = texts.board
  const { details } = await tools.read_job.run({ job_url: card.job_url, with_contacts: true }, call)
  const notes = details?.notes ?? ''
  const lines: Line[] = [
    say(t.card_stage, { stage: speech.stage(card.status), since: ago(card.since) }),
    ...(card.archived ? [say(t.card_archived)] : []),
    ...(card.next_interview_at === null ? [] : [say(t.card_interview, { when: moment(card.next_interview_at) })]),
    ...(card.follow_up_on === null ? [] : [say(t.card_follow_up, { when: day(card.follow_up_on) })]),
    ...(card.applied_at === null || card.status === 'Applied'
      ? []
      : [say(t.card_applied, { when: ago(card.applied_at) })]),
    ...(card.location === '' ? [] : [say(t.card_place, { place: card.location })]),
    ...(card.salary === '' ? [] : [say(t.card_salary, { salary: card.salary })]),
    card.documents_at === null ? say(t.card_no_documents) : say(t.card_documents, { when: ago(card.documents_at) }),
    ...(notes === '' ? [] : [say(t.card_notes, { notes: notes.slice(0, notesShown) })]),
    ...contactLines(speech, details?.contacts ?? []),
  ]
  return [{ cards: [card] }, { ul: lines }, { buttons: [...cardButtons(speech, card), openJob(speech, card)] }]
}

const contactsShown = 3

function contactLines(speech: Speech, contacts: JobDetails['contacts']): Line[] {
  return contacts
    .slice(0, contactsShown)
    .map(({ name, role, email, phone }) => [name, role, email, phone].filter((part) => part.trim() !== '').join(', '))
    .map((contact) => speech.say(threadTexts(speech).contact, { contact }))
}

export function cardButtons(speech: Speech, card: Card): Button[] {
  const {
    texts: { about },
    text,
    job,
  } = speech
  if (card.archived) return [restoreButton(speech, card)]
  const named = { job: job(card) }
  const button = (label: string, go: Parameters<typeof jobButton>[1]) => jobButton(text(label, named), go, card)
  if (card.status === 'Viewed')
    return [button(about.match, { intent: 'match_job' }), button(about.tailor, { intent: 'cv_tailor' })]
  if (card.status === 'Interview')
    return [
      button(about.prepare, { intent: 'interview_prep' }),
      button(about.practise, { intent: 'interview_practice' }),
    ]
  if (card.status === 'Applied')
    return [button(about.follow_up, { intent: 'follow_up_message' }), button(about.remind, { intent: 'reminder' })]
  if (card.status === 'Offer')
    return [
      button(threadTexts(speech).accept, { intent: 'follow_up_message', topic: 'accept' }),
      button(threadTexts(speech).decline, { intent: 'follow_up_message', topic: 'decline' }),
    ]
  return []
}
