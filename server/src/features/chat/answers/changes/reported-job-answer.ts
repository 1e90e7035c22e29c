import type { JobStatus } from '@waymark/contract/job-tracking.ts'
import { findCues, findHints } from '../../../../lib/intents/cues.ts'
import { isActDenied, isConditional } from '../../../../lib/intents/denials.ts'
import { findNamedJobs, isEmployerOf, namesEmployer } from '../../../../lib/intents/entities/named-jobs.ts'
import { contactSaid } from '../../../../lib/intents/entities/named-contacts.ts'
import {
  deniesInterview,
  findStageOfAdded,
  namesInterview,
  tellsInvitation,
} from '../../../../lib/intents/entities/stages.ts'
import {
  findReportedJob,
  isSameTitle,
  readEmployer,
  type ReportedJob,
} from '../../../../lib/intents/entities/reported-job.ts'
import type { Intent } from '../../../../lib/intents/intents.ts'
import type { AskedIntent } from '../../../../lib/intents/asked-intents.ts'
import { occupationIn } from '../../../job-search/job-search.service.ts'
import type { Card } from '../../board/cards.ts'
import type { JobReport } from '../answer-state.ts'
import type { Ask, Piece } from '../ask.ts'
import { cardButtons } from '../board-answers.ts'
import { answerApplied } from '../cues/jobs/unable-answers.ts'
import { answerGotJob } from '../cues/news/offer-answer.ts'
import { isPlaceInList } from '../turns/referred-job.ts'
import { jobButton } from '../which-job.ts'
import { answerAdd } from './add-answer.ts'
import { appliedOn } from './applied-on.ts'
import { answerChange } from './change-answers.ts'

/** In more words a job is told beside other things. */
const longest = 50

/**
 * A job that a message tells and the board does not have: "I applied at Greggs as a team member", "sous chef at the Alchemist
 * said no", "add a job: cook, Ivy". Undefined where the message tells none.
 */
export async function answerReportedJob(ask: Ask, wishes: readonly AskedIntent[]): Promise<Piece[] | undefined> {
  const { text, speech, places, url } = ask
  const { language } = speech
  if (text.trim().split(/\s+/).length > longest) return undefined
  const job = withEmployer(readTold(findReportedJob(text, language, places)), ask)
  const isAdding = job.isAdding || wishes.some(({ intent }) => intent === 'job_add')
  if (text.includes('?') && !isAdding) return undefined
  if (isConditional(text, language) || isActDenied(text, language)) return undefined
  const stage = stageTold(text, language, isAdding)
  if (stage === 'Interview' && wishes.some(({ intent }) => forInterview.has(intent))) return undefined
  const isTold = stage !== undefined || isAdding || (job.isSought && job.company !== undefined)
  if (!isTold) return undefined
  const known = job.company === undefined ? [] : atEmployer(job.company, ask)
  const card = known.find((one) => job.title === undefined || isSameTitle(one.job_title, job.title))
  const isOrder = url === undefined && wishes.some(({ intent }) => intent === 'job_add')
  if (card && job.others.length > 0 && stage !== undefined) return answerEach(ask, card, job, stage)
  if (card) return isOrder ? existing(ask, ask.jobs.length === 1 ? (ask.jobs[0] ?? card) : card) : undefined
  if (job.company === undefined && !isOrder) return undefined
  if (!isEnough(job, stage, isAdding, ask)) return undefined
  const { title } = job
  const told = reportOf(job, stage, ask)
  const whole: Ask = { ...ask, jobs: [], stage, told }
  // News of an employer of the board is about its card, whatever else is said.
  if (known.length > 0 && stage !== 'Applied' && !isOrder) return undefined
  if (known.length > 0 && title !== undefined) return askSame(whole, known, told, title)
  const moved = await moveOthers(ask, job, stage)
  return [...(await comfort(whole, stage, job.company)), ...moved, ...(await answerAdd(whole))]
}

/** Those of the told jobs that stand on the board already are moved, and are no further ones to add. */
function reportOf(job: ReportedJob, stage: JobStatus | undefined, ask: Ask): JobReport {
  const others = job.others.filter(({ company }) => company !== undefined && atEmployer(company, ask).length === 0)
  return {
    ...pick(job),
    ...(stage === 'Applied' && { reached_on: appliedOn(ask) }),
    ...(others.length > 0 && { others }),
  }
}

async function moveOthers(ask: Ask, { others }: ReportedJob, stage: JobStatus | undefined): Promise<Piece[]> {
  const pieces: Piece[] = []
  for (const { company } of others) {
    const [card, second] = company === undefined || stage === undefined ? [] : atEmployer(company, ask)
    if (card && !second && stage) pieces.push(...(await moveTold(ask, card, stage)))
  }
  return pieces
}

/** An application that is told moves no card back from where it has got to. */
const moveTold = (ask: Ask, card: Card, stage: JobStatus): Promise<Piece[]> =>
  stage === 'Applied' ? answerApplied({ ...ask, jobs: [card] }) : answerChange({ ...ask, jobs: [card], stage })

/** "I applied to Brambling and Sunrise", where the first is on the board. */
async function answerEach(ask: Ask, card: Card, job: ReportedJob, stage: JobStatus): Promise<Piece[]> {
  const [next, ...more] = job.others.filter(({ company = '' }) => atEmployer(company, ask).length === 0)
  const first = stage === 'Rejected' ? await comfort(ask, stage, undefined) : []
  const moved = await moveTold(ask, card, stage)
  const others = await moveOthers(ask, job, stage)
  const told = next && reportOf({ ...job, ...next, others: more }, stage, ask)
  const added = told ? await answerAdd({ ...ask, jobs: [], stage, told }) : []
  return [...first, ...moved, ...others, ...added]
}

/** "Lidl de cajera": a name does not go on with an occupation, and what stands alone is a title only if it is one. */
function readTold({ others, ...told }: ReportedJob): ReportedJob {
  // "Add the second one" is about a list.
  const isListed = told.title !== undefined && isPlaceInList(told.title)
  const whole = isListed ? { ...told, title: undefined } : told
  const first = splitName(whole)
  const rest = others.map(splitName)
  const title = first.title ?? rest.find((one) => one.title !== undefined)?.title
  return { ...first, title, others: rest.map((one) => ({ ...one, title: one.title ?? title })) }
}

function splitName<Job extends Pick<ReportedJob, 'title' | 'company'>>(job: Job): Job {
  const { company = '' } = job
  const [, name, role] = /^(.{2,}?)\s+de\s+(.+)$/iu.exec(company) ?? []
  const isSplit = name !== undefined && role !== undefined && occupationIn(role) !== undefined
  return isSplit && job.title === undefined ? { ...job, company: name, title: role } : job
}

/** An employer of the board that is called like a town, "at Hilton", is known by its cards. */
function withEmployer(job: ReportedJob, { jobs, text }: Ask): ReportedJob {
  const [company, second] = new Set(jobs.filter((card) => namesEmployer(text, card)).map((card) => card.company_name))
  if (company !== undefined && second === undefined && job.company === undefined) return { ...job, company }
  // "Marta wrote to me": she works there, and is no employer.
  const known = jobs.find((card) => job.company !== undefined && contactSaid(job.company, card) !== undefined)
  return known ? { ...job, company: known.company_name } : job
}

/** Whoever is prepared for an interview tells no news of it. */
const forInterview = new Set<Intent>(['interview_prep', 'interview_practice', 'follow_up_message'])

const pick = ({ title, company, location, source }: ReportedJob): JobReport => ({ title, company, location, source })

/** Both names, or one of them where the other one can be asked for. */
function isEnough(
  { title, company, isAdding: isOrder }: ReportedJob,
  stage: JobStatus | undefined,
  isAdding: boolean,
  ask: Ask,
) {
  if (company !== undefined && title !== undefined) return true
  if (ask.jobs.length > 0 || ask.url !== undefined) return false
  if (company !== undefined) return stage !== undefined || isAdding
  return title !== undefined && isOrder
}

export function stageTold(text: string, language: Ask['speech']['language'], isAdding: boolean): JobStatus | undefined {
  const cues = findCues(text, language)
  const hints = findHints(text, language)
  if (cues.includes('rejected')) return 'Rejected'
  const isInvited = (namesInterview(text) || tellsInvitation(text)) && !deniesInterview(text)
  // "They want me" alone is an offer, "they want me on Thursday at 11" is none.
  if (cues.includes('got_job') || (hints.includes('offered') && !isInvited)) return 'Offer'
  if (isInvited) return 'Interview'
  if (hints.includes('applied')) return 'Applied'
  return isAdding ? findStageOfAdded(text, language) : undefined
}

/** The jobs of the board at an employer: "the Hilton" is that of "Hilton Hotels", and "St James Hospital" no other hospital. */
function atEmployer(company: string, { board, speech, places }: Ask): Card[] {
  const said = readEmployer(company, speech.language, places)
  return findNamedJobs(company, board).filter(({ company_name }) => isEmployerOf(said, { company_name, job_title: '' }))
}

const existing = ({ speech }: Ask, card: Card): Piece[] => [
  { p: speech.say(speech.texts.add.exists, { job: speech.job(card), stage: speech.stage(card.status) }) },
  { buttons: cardButtons(speech, card) },
]

/** So many become buttons. */
const mostSame = 3

/** Another title at an employer of the board may be the same job in other words. */
function askSame(
  { speech, stage, day, time, url }: Ask,
  cards: readonly Card[],
  told: JobReport,
  title: string,
): Piece[] {
  const { say, text, texts } = speech
  const some = cards.slice(0, mostSame)
  const list = speech.and.format(some.map(speech.job))
  const named = (card: Pick<Card, 'job_title' | 'company_name'>) => ({ job: speech.job(card) })
  const same = stage ? ({ intent: 'board_change', stage } as const) : ({ intent: 'board_open' } as const)
  const job = { job_title: title, company_name: told.company ?? '' }
  const other = { intent: 'job_add', told, stage, day, time, url } as const
  return [
    { p: say(texts.add.same, { list, title }) },
    {
      buttons: [
        ...some.map((card) => jobButton(text(texts.add.same_yes, named(card)), same, card)),
        { label: text(texts.add.same_no, named(job)), go: other },
      ],
    },
  ]
}

/** News first hears a human sentence. */
async function comfort(ask: Ask, stage: JobStatus | undefined, company: string | undefined): Promise<Piece[]> {
  const { say, texts } = ask.speech
  if (stage === 'Rejected') return [{ p: say(texts.feelings.rejected) }]
  if (stage !== 'Offer' || company === undefined) return []
  const joy = await answerGotJob(ask)
  return [{ p: say(texts.cues.got_job.congrats_at, { company }) }, ...joy.slice(1)]
}
