import { fitToCard } from '@waymark/contract/card-texts.ts'
import { applyStatus } from '@waymark/contract/job-tracking.ts'
import { isToolRefusal } from '../../tools/tool.ts'
import type { Ask, Piece } from '../ask.ts'
import { cardButtons } from '../board-answers.ts'
import { proposalPieces } from '../proposal-pieces.ts'
import { openPage } from '../pages.ts'

export async function answerAdd({ speech, tools, call, board, url }: Ask): Promise<Piece[]> {
  const { say, texts, job } = speech
  const byHand: Piece = { buttons: [openPage(speech, 'board')] }
  if (url === undefined) return [{ p: say(texts.add.no_url) }, byHand]
  const known = board.find((card) => card.job_url === url)
  if (known)
    return [
      { p: say(texts.add.exists, { job: job(known), stage: speech.stage(known.status) }) },
      { cards: [known] },
      { buttons: cardButtons(speech, known) },
    ]
  const read = await tools.read_posting.run({ job_url: url }, call)
  if (isToolRefusal(read)) return [{ p: say(read.refused === 'busy' ? texts.add.busy : texts.add.unreadable) }, byHand]
  const { title, company, location, salary } = read.posting
  if (title.trim() === '' || company.trim() === '') return [{ p: say(texts.add.incomplete) }, byHand]
  const source = new URL(url).hostname.replace(/^www\./, '')
  const found = fitToCard({ job_title: title, company_name: company, location, salary, source })
  const proposed = await tools.add_job.run({ ...found, job_url: url }, call)
  const place = found.location === '' ? '' : `, ${found.location}`
  const values = { job: job(found), place, stage: speech.stage(applyStatus) }
  return proposalPieces(speech, proposed, texts.add.propose, values)
}
