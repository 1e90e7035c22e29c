import { findJobByTown } from '../../../../../lib/intents/entities/named-jobs.ts'
import { textsIn } from '../../../../../lib/languages.ts'
import { plainText } from '../../../../../lib/posting-text/plain-text.ts'
import de from '../../../texts/news-de.json' with { type: 'json' }
import en from '../../../texts/news-en.json' with { type: 'json' }
import es from '../../../texts/news-es.json' with { type: 'json' }
import fr from '../../../texts/news-fr.json' with { type: 'json' }
import type { Card } from '../../../board/cards.ts'
import { isToolRefusal } from '../../../tools/tool.ts'
import type { Ask, Piece } from '../../ask.ts'
import { answerCvTopics } from '../../cv-answers.ts'
import { openJob } from '../../pages.ts'
import { active } from '../../which-job.ts'

const catalogue = { en, de, fr, es }
const factsOf = ({ speech }: Ask) => textsIn(catalogue, speech.language).texts.facts

/** The one job named, by its employer or its town. */
export const jobMeant = ({ jobs, text, board }: Ask): Card | undefined =>
  jobs.length > 0 ? (jobs.length === 1 ? jobs[0] : undefined) : findJobByTown(text, active(board))

/** "When did I apply at Acme?": the day that the board knows. */
export function answerApplied(ask: Ask): Piece[] {
  const { speech, timeZone } = ask
  const card = jobMeant(ask)
  if (!card) return []
  const { say } = speech
  const t = factsOf(ask)
  const job = speech.job(card)
  const open: Piece = { buttons: [openJob(speech, card)] }
  if (card.applied_at === null) return [{ p: say(t.not_applied, { job, stage: speech.stage(card.status) }) }, open]
  const date = new Intl.DateTimeFormat(speech.language, { dateStyle: 'long', timeZone }).format(
    new Date(card.applied_at),
  )
  return [{ p: say(t.applied, { job, date, ago: speech.ago(card.applied_at) }) }, open]
}

const closing =
  /[^.\n]{0,80}(?<!\p{L})(?:clos(?:es|ing)|deadline|apply (?:by|before|until)|bewerbungs(?:frist|schluss)\p{L}*|einsendeschluss|bewerb\p{L}* (?:bitte )?bis|date limite|candidatures? (?:avant|jusqu)|postuler avant|fecha límite|plazo|hasta el)(?!\p{L})[^\n]{0,80}/iu

/** What the card's notes or the posting say of the last day to apply, in their own words. */
export async function answerClosing(ask: Ask): Promise<Piece[]> {
  const { speech, tools, call } = ask
  const card = jobMeant(ask)
  if (!card) return []
  const { say } = speech
  const t = factsOf(ask)
  const job = speech.job(card)
  const { details } = await tools.read_job.run({ job_url: card.job_url, with_contacts: true }, call)
  const read = await tools.read_posting.run({ job_url: card.job_url }, call)
  const posting = isToolRefusal(read) ? '' : plainText(read.posting.description)
  // Without a day it is "closing deals".
  const line = [details?.notes ?? '', posting]
    .flatMap((text) => closing.exec(text)?.[0].trim() ?? [])
    .find((it) => /\d/.test(it))
  return [
    { p: line === undefined ? say(t.no_closing, { job }) : say(t.closes, { job, line }) },
    { buttons: [openJob(speech, card)] },
  ]
}

/** "What did I write to them?" orders no new message. */
export function answerWrote(ask: Ask): Piece[] {
  const { speech } = ask
  const card = jobMeant(ask)
  if (!card) return []
  const { say } = speech
  const t = factsOf(ask)
  const made =
    card.documents_at === null
      ? [say(t.not_made, { job: speech.job(card) })]
      : [say(t.made, { job: speech.job(card), ago: speech.ago(card.documents_at) })]
  return [{ p: say(t.wrote) }, ...made.map((p) => ({ p })), { buttons: [openJob(speech, card)] }]
}

export function answerFear(ask: Ask): Piece[] {
  const { texts } = ask.speech
  const practise = { label: texts.wishes.interview_practice, go: { intent: 'interview_practice' } } as const
  return [{ p: factsOf(ask).fear }, { buttons: [practise] }]
}

export const answerTooOld = async (ask: Ask): Promise<Piece[]> => [
  { p: factsOf(ask).too_old },
  ...(await answerCvTopics(ask, ['age'])),
]
