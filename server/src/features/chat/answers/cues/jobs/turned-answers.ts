import { findCues } from '../../../../../lib/intents/cues.ts'
import { fold } from '../../../../../lib/intents/plain-text.ts'
import type { Ask, Piece } from '../../ask.ts'
import { answerChange } from '../../changes/change-answers.ts'

/** One job that was refused, of which news is told. */
export const isTakenUp = ({ jobs, text }: Ask): boolean =>
  jobs.length === 1 && jobs.every(({ status }) => status === 'Rejected') && !text.includes('?')

/** Beside the job's name, little more is said: "TD can go", and not "I can go to TD on Friday". */
const mostWords = 8

/** Whether a part of the message tells of the one job that is named, and of nothing else, that it is over. */
export function isOver({ jobs, text, speech }: Ask): boolean {
  const [card, second] = jobs
  if (!card || second || card.status === 'Offer' || text.includes('?')) return false
  const names: readonly string[] = fold(`${card.company_name} ${card.job_title}`).match(/[\p{L}\p{N}]+/gu) ?? []
  return text.split(/[,.;:!\n]+/u).some((part) => {
    const rest = (part.match(/[\p{L}\p{N}'’]+/gu) ?? []).filter((word) => !names.includes(fold(word)))
    return rest.length <= mostWords && findCues(rest.join(' '), speech.language).includes('closed')
  })
}

/** An employer who comes back after a refusal: joy, and the card's move back to where it was. */
export async function answerAgain(ask: Ask): Promise<Piece[]> {
  const { say, texts } = ask.speech
  const [card] = ask.jobs
  if (!card) return []
  const stage = card.interviewed ? 'Interview' : 'Applied'
  const moved = await answerChange({ ...ask, text: '', stage, topic: 'again', day: undefined })
  return [{ p: say(texts.cues.again, { company: card.company_name }) }, ...moved]
}

export const answerClosed = (ask: Ask): Promise<Piece[]> =>
  answerChange({ ...ask, text: '', stage: undefined, topic: 'archive' })
