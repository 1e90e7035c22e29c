import { fitToCard } from '@waymark/contract/card-texts.ts'
import { applyStatus } from '@waymark/contract/job-tracking.ts'
import { asksToAdd, saysApplied } from '../../../../lib/intents/thread.ts'
import type { Ask, Piece } from '../ask.ts'
import { matchPosting } from '../match-answers.ts'
import { proposalPieces } from '../proposal-pieces.ts'
import type { Posting } from './thread-state.ts'
import { threadTexts } from './thread-texts.ts'

/** Answers about a posting that a search found: a card is proposed for it, or it is compared with the profile. */
export async function answerPosting(ask: Ask, posting: Posting, isMatch: boolean): Promise<Piece[]> {
  const { speech, text } = ask
  const { language } = speech
  const isApplied = saysApplied(text, language)
  if (isApplied || asksToAdd(text, language)) return [...(await proposePosting(ask, posting, isApplied)), { posting }]
  const named = { job: nameOf(ask, posting), place: posting.location === '' ? '' : `, ${posting.location}` }
  const t = threadTexts(speech)
  const { title, company, location, source } = toldOf(posting)
  const go = { intent: 'job_add', url: posting.job_url, told: { title, company, location, source } } as const
  const add = { label: speech.text(t.add_button, named), go }
  const matched = isMatch ? await matchPosting(ask, posting) : []
  return [
    { p: speech.say(t.posting, named) },
    ...(matched.length > 0 ? matched : [{ p: speech.say(t.posting_first) }]),
    { posting },
    { buttons: [add] },
  ]
}

const nameOf = ({ speech }: Ask, { job_title, company }: Posting): string =>
  company === '' ? job_title : speech.job({ job_title, company_name: company })

async function proposePosting(ask: Ask, posting: Posting, isApplied: boolean): Promise<Piece[]> {
  const { speech, tools, call } = ask
  const { location, salary, job_url } = posting
  const { title, company, source } = toldOf(posting)
  const card = fitToCard({ job_title: title, company_name: company, location, salary, source })
  const status = isApplied ? 'Applied' : (ask.stage ?? applyStatus)
  const proposed = await tools.add_job.run({ ...card, job_url, status }, call)
  const values = { job: speech.job(card), place: location === '' ? '' : `, ${location}`, stage: speech.stage(status) }
  return proposalPieces(speech, proposed, threadTexts(speech).add_found, values)
}

/** A board of a trade may name no employer; a card has to. */
function toldOf({ job_title, company, location, job_url }: Posting) {
  const source = URL.canParse(job_url) ? new URL(job_url).hostname.replace(/^www\./, '') : ''
  return { title: job_title, company: company === '' ? source : company, location, source }
}
