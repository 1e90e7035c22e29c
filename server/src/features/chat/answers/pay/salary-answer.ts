import { fold } from '../../../../lib/intents/plain-text.ts'
import { occupationIn } from '../../../job-search/job-search.service.ts'
import type { Card } from '../../board/cards.ts'
import { isToolRefusal } from '../../tools/tool.ts'
import type { Ask, Button, Piece } from '../ask.ts'
import { namedRole, placeOf, roleOf, titleOfProfile } from '../roles/named-role.ts'
import { statedFor } from './stated-pay.ts'
import { jobButton } from '../which-job.ts'
import { countryCodeOf } from '../../../../lib/places/country-names.ts'
import { homeOf } from '../profile/home-country.ts'
import type { Speech } from '../speech.ts'
import { findTopic } from '../topics.ts'

const searched = 20
const shown = 6

/** What the posting meant, or else open ones, state in their own words, and how to prepare the talk. Never a figure of our own. */
export async function answerSalary(ask: Ask): Promise<Piece[]> {
  const { speech, board } = ask
  const { say, texts } = speech
  const t = texts.salary
  if (findTopic('salary', ask.text, speech.language) === 'compare')
    return [{ p: say(t.offers) }, ...steps(speech), { buttons: [salaryQuestion(speech)] }]
  const card = meantCard(ask) ?? cardOfTitle(ask)
  const stated = card && (await statedFor(ask, card))
  if (card && typeof stated === 'object')
    return [
      { p: say(stated.from === 'card' ? t.of_card : t.of_posting, { job: speech.job(card), salary: stated.salary }) },
      ...(stated.from === 'posting' ? [{ p: say(t.as_stated) }] : []),
      ...steps(speech),
      { buttons: [salaryQuestion(speech), prepareButton(speech, card)] },
    ]
  const hasOffers = board.filter(({ status, archived }) => status === 'Offer' && !archived).length > 1
  const title = await titleFor(ask, card)
  return [
    ...(card && stated === 'nothing' ? [{ p: say(t.not_in_posting, { job: speech.job(card) }) }] : []),
    ...(await openPostings(ask, title)),
    ...steps(speech),
    ...(hasOffers ? [{ p: say(t.offers) }] : []),
    { buttons: [salaryQuestion(speech), ...(title === undefined ? [] : [searchButton(speech, title)])] },
  ]
}

/** The job whose employer is named (saved twice, it is one job); "as a driver" names an occupation and no card. */
function meantCard({ jobs, text, speech, thread }: Ask): Card | undefined {
  const [card] = jobs
  if (!card || jobs.some((one) => speech.job(one) !== speech.job(card))) return undefined
  const said = fold(text)
  const words = fold(card.company_name).match(/[\p{L}\p{N}]{4,}/gu) ?? [fold(card.company_name)]
  const isPressed = text.trim() === speech.texts.wishes.salary
  return isPressed || thread?.isMeant || words.some((word) => said.includes(word)) ? card : undefined
}

/** "What can I ask for as a planner?": the one card of such a title. */
function cardOfTitle(ask: Ask): Card | undefined {
  const role = fold(namedRole(ask) ?? '')
  const alike = ask.board.filter(({ job_title, archived }) => !archived && fold(job_title).includes(role))
  return role.length >= shortestRole && alike.length === 1 ? alike[0] : undefined
}

const shortestRole = 6

/** An occupation that is surely one: "ask" and "earn" are words of the question. */
async function titleFor(ask: Ask, card: Card | undefined): Promise<string | undefined> {
  if (card) return card.job_title
  const own = await titleOfProfile(ask)
  const said = await roleOf({ ...ask, jobs: [] })
  if (said === undefined || said === own) return own
  return occupationIn(said) ?? said
}

async function openPostings(ask: Ask, title: string | undefined): Promise<Piece[]> {
  const { speech, tools, call } = ask
  const { say, text, texts } = speech
  const t = texts.salary
  if (title === undefined) return [{ p: say(t.no_title) }]
  const home = await homeOf(ask)
  const named = placeOf(ask)
  const place = named ?? home
  const wanted = { title: title.slice(0, 200), limit: searched, ...(place ? { place } : {}) }
  const found = await tools.search_jobs.run(wanted, call)
  const results = isToolRefusal(found) ? [] : found.results
  // Another country's pay in another currency would be no help.
  const near = named === undefined && home !== undefined ? results.filter(({ country }) => country === home) : results
  const paid = near.filter(({ salary }) => salary.trim() !== '')
  const values = {
    title,
    place: named ? text(texts.search.at_place, { place: named }) : home ? ` (${countryIn(speech, home)})` : '',
    count: paid.length,
  }
  if (paid.length === 0) return [{ p: say(t.none, values) }]
  const lines = paid
    .slice(0, shown)
    .map(({ job_title, company, location, salary }) =>
      say(t.line, { title: job_title, company: part(company), place: part(location), salary }),
    )
  return [{ p: say(t.found, values) }, { ul: lines }, { p: say(t.as_stated) }]
}

function countryIn({ language }: Speech, country: string): string {
  const code = countryCodeOf(country)
  return (code && new Intl.DisplayNames([language], { type: 'region' }).of(code)) ?? country
}

const part = (text: string): string => (text === '' ? '' : `, ${text}`)

const steps = ({ say, texts: { salary } }: Speech): Piece[] => [{ p: say(salary.steps_intro) }, { ol: salary.steps }]

const salaryQuestion = ({ texts }: Speech): Button => ({
  label: texts.interview.topics.salary.label,
  go: { intent: 'interview_prep', topic: 'salary' },
})

const prepareButton = (speech: Speech, card: Card): Button =>
  jobButton(speech.text(speech.texts.about.prepare, { job: speech.job(card) }), { intent: 'interview_prep' }, card)

const searchButton = ({ text, texts }: Speech, role: string): Button => ({
  label: text(texts.about.search, { role }),
  go: { intent: 'job_search', role },
})
