import { randomUUID } from 'node:crypto'
import { fitToCard } from '@waymark/contract/card-texts.ts'
import { applyStatus, makeNoAddress } from '@waymark/contract/job-tracking.ts'
import { momentIn } from '../../../../lib/zoned-time.ts'
import { isToolRefusal } from '../../tools/tool.ts'
import type { JobReport } from '../answer-state.ts'
import type { Ask, Piece } from '../ask.ts'
import { cardButtons } from '../board-answers.ts'
import { proposalPieces } from '../proposal-pieces.ts'
import { openPage } from '../pages.ts'
import { jobButton } from '../which-job.ts'

/** Proposes a card for a posting by its address, or for a job as it was told; asks for what is missing. */
export async function answerAdd(ask: Ask): Promise<Piece[]> {
  const { speech, tools, call, board, url, told } = ask
  const { say, texts, job } = speech
  const byHand: Piece = { buttons: [openPage(speech, 'board')] }
  if (url === undefined) return told ? answerReported(ask, told) : [{ p: say(texts.add.no_url) }, byHand]
  const known = board.find((card) => card.job_url === url)
  if (known)
    return [
      { p: say(texts.add.exists, { job: job(known), stage: speech.stage(known.status) }) },
      { cards: [known] },
      { buttons: cardButtons(speech, known) },
    ]
  const read = await tools.read_posting.run({ job_url: url }, call)
  const isNamed = told?.title !== undefined && told.company !== undefined
  if (isToolRefusal(read)) {
    if (isNamed) return proposeReported(ask, told, url)
    return [{ p: say(read.refused === 'busy' ? texts.add.busy : texts.add.unreadable) }, byHand]
  }
  const { location, salary } = read.posting
  const [title, company] = isNamed ? [told.title ?? '', told.company ?? ''] : [read.posting.title, read.posting.company]
  if (title.trim() === '' || company.trim() === '') return [{ p: say(texts.add.incomplete) }, byHand]
  const source = new URL(url).hostname.replace(/^www\./, '')
  const found = fitToCard({ job_title: title, company_name: company, location, salary, source })
  const status = ask.stage ?? applyStatus
  const proposed = await tools.add_job.run({ ...found, job_url: url, status, ...reached(told) }, call)
  const place = found.location === '' ? '' : `, ${found.location}`
  const values = { job: job(found), place, stage: speech.stage(status) }
  return proposalPieces(speech, proposed, texts.add.propose, values)
}

const reached = (told: JobReport | undefined) => (told?.reached_on === undefined ? {} : { reached_on: told.reached_on })

function answerReported(ask: Ask, told: JobReport): Promise<Piece[]> | Piece[] {
  const { speech } = ask
  const { say, texts } = speech
  const { title, company } = told
  const pending: Piece = { pending: { intent: 'job_add', told, stage: ask.stage, day: ask.day, time: ask.time } }
  if (company === undefined)
    return [{ p: title === undefined ? say(texts.add.no_url) : say(texts.add.which_company, { title }) }, pending]
  const names = [company, ...(told.others ?? []).flatMap((other) => other.company ?? [])]
  if (title === undefined) return [{ p: say(texts.add.which_title, { company: speech.and.format(names) }) }, pending]
  return proposeAll(ask, told)
}

async function proposeAll(ask: Ask, told: JobReport): Promise<Piece[]> {
  const pieces: Piece[] = []
  for (const job of [told, ...(told.others ?? [])]) {
    const own = { ...told, ...job, title: job.title ?? told.title }
    // The board can keep a job without an address; each has one of its own.
    pieces.push(...(await proposeReported(ask, own, makeNoAddress(randomUUID()))))
  }
  return pieces
}

async function proposeReported(ask: Ask, told: JobReport, job_url: string): Promise<Piece[]> {
  const { speech, tools, call } = ask
  const { texts } = speech
  const { title = '', company = '', location = '', source = '', reached_on } = told
  const card = fitToCard({ job_title: title, company_name: company, location, salary: '', source })
  const status = ask.stage ?? applyStatus
  const proposed = await tools.add_job.run({ ...card, job_url, status, ...reached(told) }, call)
  const place = card.location === '' ? '' : `, ${card.location}`
  const when = reached_on === undefined ? '' : speech.day(reached_on)
  const values = { job: speech.job(card), place, stage: speech.stage(status), when }
  const pieces = proposalPieces(speech, proposed, reached_on === undefined ? texts.add.told : texts.add.told_on, values)
  return isToolRefusal(proposed) ? pieces : [...pieces, ...thenInterview(ask, company, job_url)]
}

/** An appointment stands on a card, so it comes after it. */
function thenInterview({ speech, stage, day, time, timeZone, now }: Ask, company: string, job_url: string): Piece[] {
  if (stage !== 'Interview' || day === undefined || time === undefined) return []
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const at = momentIn(timeZone, day, hour + minute / 60)
  if (at < now) return []
  const label = speech.text(speech.texts.add.interview, { company, when: speech.moment(at.toISOString()) })
  return [
    { p: speech.say(speech.texts.add.then_interview) },
    { buttons: [jobButton(label, { intent: 'reminder', day, time }, { job_url })] },
  ]
}
