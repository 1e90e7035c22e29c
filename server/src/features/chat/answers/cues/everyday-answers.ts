import { findCues } from '../../../../lib/intents/cues.ts'
import { everydayMatters, type Matter } from '../../../../lib/intents/matters.ts'
import { textsIn } from '../../../../lib/languages.ts'
import de from '../../texts/everyday/de.json' with { type: 'json' }
import en from '../../texts/everyday/en.json' with { type: 'json' }
import es from '../../texts/everyday/es.json' with { type: 'json' }
import fr from '../../texts/everyday/fr.json' with { type: 'json' }
import type { Ask, Button, Piece } from '../ask.ts'
import { answerDue, answerNumbers } from '../board-answers.ts'
import { smallStep } from '../feeling-answers.ts'
import { openPage } from '../pages.ts'
import { titleOfProfile } from '../roles/named-role.ts'
import { active, jobButton } from '../which-job.ts'
import { answerTooOld } from './jobs/card-facts.ts'
import { answerMoney } from './money-answer.ts'

const catalogue = { en, de, fr, es }
type Everyday = 'scolded' | Exclude<(typeof everydayMatters)[number], 'degree_abroad' | 'no_papers' | 'hours_told'>
const textsOf = ({ speech }: Ask) => textsIn(catalogue, speech.language).texts

export const isEveryday = (matter: Matter): matter is Everyday =>
  matter === 'scolded' || everydayMatters.some((one) => one === matter)

/** Trouble at work, first steps and what somebody tells of themselves. */
export async function answerEveryday(ask: Ask, matter: Everyday): Promise<Piece[]> {
  const t = textsOf(ask)
  const { wishes } = ask.speech.texts
  const search: Button = { label: wishes.job_search, go: { intent: 'job_search' } }
  const profile = openPage(ask.speech, 'profile')
  switch (matter) {
    case 'scolded':
      return [{ p: t.scolded }, { buttons: [{ label: wishes.assistant_help, go: { intent: 'assistant_help' } }] }]
    case 'mistreated':
    case 'unpaid_work':
    case 'may_refuse':
    case 'new_job_fear':
      return linesOf(ask, t[matter])
    case 'benefit_amount':
      return linesOf(ask, t.benefit_amount)
    case 'no_cv':
    case 'own_work':
      return [...linesOf(ask, t[matter]), { buttons: [profile, search] }]
    case 'first_step':
      return answerFirstStep(ask, [profile, search])
    case 'pointless_work':
      return [{ p: ask.speech.say(ask.speech.texts.feelings.tired) }, ...(await smallStep(ask))]
    case 'self_doubt':
      return answerDoubt(ask)
    case 'strengths':
      return answerStrengths(ask)
    case 'own_age':
      return answerTooOld(ask)
    case 'urgent_work':
      return answerMoney(ask)
    case 'standing':
      return answerNumbers(ask)
    case 'still_open':
      return answerDue(ask)
  }
}

/** The line that answers, and what else there is to know. */
function linesOf({ speech }: Ask, [first = '', ...more]: readonly string[]): Piece[] {
  return [{ p: speech.say(first) }, { ul: more.map((line) => speech.say(line)) }]
}

/** After a lost job what has a deadline comes first, with jobs on the board what is due, else the way in. */
function answerFirstStep(ask: Ask, buttons: Button[]): Piece[] | Promise<Piece[]> {
  const t = textsOf(ask)
  const { before } = ask
  const isLost = before !== undefined && findCues(before, ask.speech.language).includes('lost_job')
  if (isLost) return linesOf(ask, t.first_after_loss)
  if (active(ask.board).length > 0) return answerDue(ask)
  const [welcome = '', ...steps] = t.first_step
  const last = steps.pop() ?? ''
  const { say } = ask.speech
  return [{ p: say(welcome) }, { ol: steps.map((step) => say(step)) }, { p: say(last) }, { buttons }]
}

function answerDoubt(ask: Ask): Piece[] {
  const { say, text, texts, job } = ask.speech
  const [card, second] = ask.jobs
  const about = card && !second ? card : undefined
  const buttons = about
    ? [jobButton(text(texts.about.match, { job: job(about) }), { intent: 'match_job' }, about)]
    : [{ label: texts.wishes.match_job, go: { intent: 'match_job' } } as const]
  return [...textsOf(ask).self_doubt.map((p) => ({ p: say(p) })), { buttons }]
}

const linesShown = 3
const skillsShown = 6

/** The profile's own lines, word for word: what somebody is good at is nothing to guess. */
async function answerStrengths(ask: Ask): Promise<Piece[]> {
  const { speech, tools, call } = ask
  const t = textsOf(ask).strengths
  const { profile } = await tools.read_profile.run({}, call)
  const jobs = profile.professional_experience
  const achieved = jobs.flatMap((one) => one.notable_achievements)
  const done = jobs.flatMap((one) => one.responsibilities)
  const lines = [...achieved, ...done].filter((line) => line.trim() !== '').slice(0, linesShown)
  const skills = profile.skills.map(({ skill }) => skill).slice(0, skillsShown)
  if (lines.length === 0 && skills.length === 0) return [{ p: t.empty }, { buttons: [openPage(speech, 'profile')] }]
  const list = speech.text(t.skills, { list: speech.and.format(skills) })
  return [
    { p: speech.say(t.from_profile) },
    { ul: [...lines, ...(skills.length > 0 ? [list] : [])] },
    { p: speech.say(t.how) },
  ]
}

/** The search for the title of the profile, which may say the hours too. */
export async function hoursSearch(ask: Ask): Promise<Piece[]> {
  const { say, text, texts } = ask.speech
  const role = await titleOfProfile(ask)
  if (role === undefined) return [{ buttons: [{ label: texts.wishes.job_search, go: { intent: 'job_search' } }] }]
  const search: Button = { label: text(texts.about.search, { role }), go: { intent: 'job_search', role } }
  return [{ p: say(textsOf(ask).hours_search, { role }) }, { buttons: [search] }]
}
