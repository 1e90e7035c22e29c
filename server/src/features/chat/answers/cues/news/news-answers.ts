import { isConditional } from '../../../../../lib/intents/denials.ts'
import { newsMatters, type Matter } from '../../../../../lib/intents/matters.ts'
import { textsIn } from '../../../../../lib/languages.ts'
import { addDays, dayIn } from '../../../../../lib/zoned-time.ts'
import de from '../../../texts/told/de.json' with { type: 'json' }
import en from '../../../texts/told/en.json' with { type: 'json' }
import es from '../../../texts/told/es.json' with { type: 'json' }
import fr from '../../../texts/told/fr.json' with { type: 'json' }
import { isOver, isUnderWay, type Card } from '../../../board/cards.ts'
import type { Ask, Button, Piece } from '../../ask.ts'
import { answerReminder } from '../../changes/change-answers.ts'
import { openPage } from '../../pages.ts'
import { draftPieces } from '../../drafts/draft.ts'
import { active, jobButton } from '../../which-job.ts'
import { answerWhen } from '../jobs/appointment-answers.ts'
import { answerLostJob } from './lost-job-answer.ts'

const catalogue = { en, de, fr, es }
type NewsMatter = (typeof newsMatters)[number]

export const isNewsMatter = (matter: Matter): matter is NewsMatter => newsMatters.some((one) => one === matter)

/** Only one that is named: who else "they" are is nothing to guess. */
const cardOf = ({ jobs }: Ask): Card | undefined => (jobs.length === 1 ? jobs[0] : undefined)

const offersOf = ({ board }: Ask): Card[] => active(board).filter(({ status }) => status === 'Offer')

export function isNewsMeant(ask: Ask, matter: NewsMatter): boolean {
  const { text, speech, jobs, day, time } = ask
  const isQuestion = text.includes('?')
  // Who comes back after a no is a joy of its own.
  const isAnyOver = jobs.some(isOver)
  switch (matter) {
    case 'take_out':
      return jobs.length === 0
    case 'somebody_else':
      return !isQuestion
    case 'appointments':
      // Whoever names the hour tells of an interview.
      return jobs.length <= 1 && time === undefined
    case 'interested':
    case 'they_ask':
      return !isQuestion && !isAnyOver && jobs.length <= 1 && !isConditional(text, speech.language)
    case 'pay_refused':
      return !isQuestion && (offersOf(ask).length > 0 || jobs.length === 0) && day === undefined
    // A named job has a draft of its own.
    case 'how_accept':
    case 'how_decline':
      return jobs.length === 0
    case 'let_go':
    case 'let_go_ill':
    case 'let_go_trial':
    case 'about_you':
      return jobs.length === 0
    case 'long_silence':
      return !isQuestion && jobs.length === 1 && jobs.every(({ status }) => status === 'Applied')
    case 'had_interview':
      return !isQuestion && jobs.length === 1 && jobs.every(isUnderWay)
    case 'thought_well':
      return !isQuestion && jobs.length <= 1
    case 'they_wrote':
      return !isQuestion && !isAnyOver && jobs.length === 1 && !asksWhether.test(text) && day === undefined
  }
}

/** What somebody tells of an employer, or asks in plain words about the next step. */
export async function answerNewsMatter(ask: Ask, matter: NewsMatter): Promise<Piece[]> {
  const { say } = ask.speech
  const t = textsIn(catalogue, ask.speech.language).texts
  switch (matter) {
    case 'take_out':
      return [...linesOf(ask, t.take_out), { buttons: takenFrom.map((page) => openPage(ask.speech, page)) }]
    case 'somebody_else':
      return [{ p: say(t.somebody_else) }, { buttons: ownSteps(ask) }]
    case 'appointments':
      return answerWhen(ask)
    case 'let_go':
      return answerLostJob(ask, true)
    case 'let_go_ill':
    case 'let_go_trial': {
      const [human, ...steps] = await answerLostJob(ask, matter === 'let_go_trial')
      return [...(human ? [human] : []), { p: say(t[matter]) }, ...steps]
    }
    case 'interested':
      return answerInterested(ask)
    case 'they_ask':
      return answerTheyAsk(ask)
    case 'how_accept':
      return answerHow(ask, 'accept', t.how_accept)
    case 'how_decline':
      return answerHow(ask, 'decline', t.how_decline)
    case 'pay_refused':
      return linesOf(ask, t[matter])
    case 'about_you':
      return answerAboutYou(ask)
    case 'long_silence':
      return answerLongSilence(ask)
    case 'had_interview':
      return withDraft(ask, t.had_interview, t.thanks, 'thank_you')
    case 'thought_well':
      return withDraft(ask, t.thought_well, t.feedback, 'feedback')
    case 'they_wrote':
      return answerTheyWrote(ask)
  }
}

function linesOf({ speech }: Ask, [first = '', ...more]: readonly string[]): Piece[] {
  return [{ p: speech.say(first) }, { ul: more.map((line) => speech.say(line)) }]
}

/** "They called, they are interested": joy, and the way to the day of the interview. */
function answerInterested(ask: Ask): Piece[] {
  const { say, job } = ask.speech
  const t = textsIn(catalogue, ask.speech.language).texts
  const card = cardOf(ask)
  if (!card || card.status === 'Offer') return [{ p: say(t.interested_any) }]
  return [
    { p: say(t.interested, { company: card.company_name }) },
    { p: say(t.interested_when, { job: job(card) }) },
    { pending: { intent: 'reminder', topic: 'interview', job_url: card.job_url } },
  ]
}

/** What an employer still wants is proposed as a reminder: for the day that is named, else for tomorrow. */
async function answerTheyAsk(ask: Ask): Promise<Piece[]> {
  const { speech, now, timeZone } = ask
  const t = textsIn(catalogue, speech.language).texts
  const card = cardOf(ask)
  if (!card) return [{ p: speech.say(t.they_ask_any) }]
  const day = ask.day ?? addDays(dayIn(timeZone, now), 1)
  const reminder = await answerReminder({ ...ask, text: '', topic: undefined, jobs: [card], day, time: undefined })
  return [{ p: speech.say(t.they_ask, { company: card.company_name }) }, ...reminder]
}

/** How a yes or a no is said, and its draft: for the only offer that there is, else with placeholders. */
async function answerHow(ask: Ask, kind: 'accept' | 'decline', how: string): Promise<Piece[]> {
  const [offer, second] = offersOf(ask)
  return [{ p: ask.speech.say(how) }, ...(await draftPieces(ask, kind, second ? undefined : offer))]
}

/** A human line, and the message that fits as a button where a job is named. */
function withDraft({ speech, jobs }: Ask, line: string, label: string, topic: 'thank_you' | 'feedback'): Piece[] {
  const [card] = jobs
  const p = { p: speech.say(line) }
  if (!card) return [p]
  const go = { intent: 'follow_up_message', topic } as const
  return [p, { buttons: [jobButton(speech.text(label, { job: speech.job(card) }), go, card)] }]
}

/** How long it took is known to the user, whenever the card was made. */
function answerLongSilence(ask: Ask): Piece[] {
  const { say, text, texts, job } = ask.speech
  const card = cardOf(ask)
  if (!card) return []
  const about = { job: job(card) }
  const button = (label: string, intent: 'follow_up_message' | 'reminder') => jobButton(label, { intent }, card)
  return [
    { p: say(textsIn(catalogue, ask.speech.language).texts.long_silence, about) },
    {
      buttons: [
        button(text(texts.about.follow_up, about), 'follow_up_message'),
        button(text(texts.about.remind, about), 'reminder'),
      ],
    },
  ]
}

/** "Did Acme reply" without its question mark. */
const asksWhether = /^\s*(?:has|have|did|any|hat|haben|gibt|est|a|ont|ha|han|hay)(?!\p{L})/iu

/** What they said decides the next step: it is asked for, with the two commonest as buttons. */
function answerTheyWrote(ask: Ask): Piece[] {
  const { say, text, texts, job, stage: named } = ask.speech
  const card = cardOf(ask)
  if (!card) return []
  const stages = (['Interview', 'Rejected'] as const).filter((stage) => stage !== card.status)
  const label = (stage: (typeof stages)[number]) => text(texts.about.move, { job: job(card), stage: named(stage) })
  return [
    { p: say(textsIn(catalogue, ask.speech.language).texts.they_wrote, { company: card.company_name }) },
    { buttons: stages.map((stage) => jobButton(label(stage), { intent: 'board_change', stage }, card)) },
  ]
}

const takenFrom = ['account', 'board', 'profile'] as const

const ownSteps = ({ speech: { texts } }: Ask): Button[] =>
  (['board_due', 'job_search'] as const).map((intent) => ({ label: texts.wishes[intent], go: { intent } }))

async function answerAboutYou(ask: Ask): Promise<Piece[]> {
  const { speech, tools, call } = ask
  const t = textsIn(catalogue, speech.language).texts
  const { profile } = await tools.read_profile.run({}, call)
  const line = profile.professional_experience
    .flatMap((one) => one.notable_achievements)
    .find((one) => one.trim() !== '')
  return [...linesOf(ask, t.about_you), ...(line === undefined ? [] : [{ p: speech.say(t.about_you_line, { line }) }])]
}
