import type { Line } from '../../../../lib/markdown/blocks.ts'
import type { Card } from '../../board/cards.ts'
import type { Ask, Button, Piece } from '../ask.ts'
import { titleOfProfile } from '../roles/named-role.ts'
import type { Template } from '../speech.ts'
import { active, jobButton } from '../which-job.ts'

const eachNamed = 3

/** Names the worry, orders this week by what brings money soonest, and says where help is had. */
export async function answerMoney(ask: Ask): Promise<Piece[]> {
  const { speech, tools, call, board } = ask
  const { say, text, texts, job, and } = speech
  const t = texts.cues.money
  const due = await tools.list_due.run({}, call)
  const step = (template: Template, cards: readonly Card[]): Line[] =>
    cards.length === 0 ? [] : [say(template, { jobs: and.format(cards.slice(0, eachNamed).map(job)) })]
  const interviews = active(board).filter(
    ({ status, next_interview_at }) => status === 'Interview' || next_interview_at,
  )
  const asked = [...due.follow_ups, ...due.silent].map(({ card }) => card)
  const waiting = asked.filter(({ status }) => status === 'Applied')
  const title = await titleOfProfile(ask)
  const [interview] = interviews
  const buttons: Button[] = [
    ...(interview
      ? [jobButton(text(texts.about.prepare, { job: job(interview) }), { intent: 'interview_prep' }, interview)]
      : []),
    ...(waiting[0]
      ? [jobButton(text(texts.about.follow_up, { job: job(waiting[0]) }), { intent: 'follow_up_message' }, waiting[0])]
      : []),
    title === undefined
      ? { label: texts.wishes.job_search, go: { intent: 'job_search' } }
      : { label: text(texts.about.search, { role: title }), go: { intent: 'job_search', role: title } },
  ]
  return [
    { p: say(t.human) },
    { p: say(t.order) },
    {
      ol: [
        ...step(t.offers, due.offers),
        ...step(t.interviews, interviews),
        ...step(t.waiting, waiting),
        say(t.quick),
        say(t.landlord),
      ],
    },
    { p: say(t.help_intro) },
    { ul: t.help },
    { buttons },
  ]
}
