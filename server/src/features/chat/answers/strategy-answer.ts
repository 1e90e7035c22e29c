import type { Line } from '../../../lib/markdown/blocks.ts'
import type { Card } from '../board/cards.ts'
import type { Ask, Button, Piece } from './ask.ts'
import { openPage } from './pages.ts'
import type { Speech, Template } from './speech.ts'

const eachNamed = 3
/** This many careful applications a week are a full programme beside everything else. */
const weeklyGoal = 5
/** A lower share of answers, from ten applications on, suggests that the CV's first page is the reason. */
const fewAnswers = { applications: 10, share: 0.15 }
const fewOffers = { interviews: 4 }

export async function answerStrategy({ speech, tools, call, board }: Ask): Promise<Piece[]> {
  const { say, texts } = speech
  const t = texts.strategy
  if (board.length === 0)
    return [
      { p: say(t.start) },
      { ol: t.start_steps },
      { buttons: [openPage(speech, 'profile'), { label: texts.wishes.job_search, go: { intent: 'job_search' } }] },
    ]
  const due = await tools.list_due.run({}, call)
  const numbers = await tools.insights.run({}, call)
  const jobsLine = (template: Template, cards: readonly Card[]): Line[] =>
    cards.length === 0 ? [] : [say(template, { count: cards.length, jobs: namesOf(speech, cards) })]
  const week = numbers.applied_last_7_days
  const missing = Math.max(0, weeklyGoal - week)
  const steps: Line[] = [
    ...jobsLine(
      t.interviews,
      due.interviews.map(({ card }) => card),
    ),
    ...jobsLine(t.offers, due.offers),
    ...jobsLine(
      t.follow_ups,
      due.follow_ups.map(({ card }) => card),
    ),
    ...jobsLine(
      t.silent,
      due.silent.map(({ card }) => card),
    ),
    ...jobsLine(
      t.undecided,
      due.undecided.map(({ card }) => card),
    ),
    missing > 0 ? say(t.apply_more, { count: missing, week }) : say(t.enough, { week }),
    t.network,
    t.rest,
  ]
  return [
    { p: say(t.intro) },
    { ol: steps },
    { p: hintOf(speech, numbers) },
    { buttons: buttonsFor(speech, due.interviews.length > 0) },
  ]
}

function namesOf({ job, and }: Speech, cards: readonly Card[]): string {
  const names = cards.slice(0, eachNamed).map(job)
  return and.format(cards.length > eachNamed ? [...names, '…'] : names)
}

function hintOf(
  { say, texts: { strategy: t } }: Speech,
  {
    applied,
    answered,
    interviewed,
    by_status,
  }: { applied: number; answered: number; interviewed: number; by_status: Record<string, number> },
): Line {
  if (applied >= fewAnswers.applications && answered / applied < fewAnswers.share)
    return say(t.few_answers, { applied, answered })
  if (interviewed >= fewOffers.interviews && by_status['Offer'] === 0) return say(t.no_offers, { interviewed })
  return say(t.slow)
}

function buttonsFor({ texts }: Speech, hasInterview: boolean): Button[] {
  return [
    { label: texts.wishes.board_due, go: { intent: 'board_due' } },
    hasInterview
      ? { label: texts.wishes.interview_prep, go: { intent: 'interview_prep' } }
      : { label: texts.wishes.job_search, go: { intent: 'job_search' } },
  ]
}
