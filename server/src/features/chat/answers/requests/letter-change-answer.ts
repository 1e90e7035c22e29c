import { letterWish } from '../letter-wish.ts'
import type { Ask, Piece } from '../ask.ts'
import { openJob, openPage } from '../pages.ts'
import { active } from '../which-job.ts'
import { requestTexts } from './request-texts.ts'

const longestWish = 200

/** Whether there is a letter that could be meant: that of the named job, or any where none is named. */
export const hasLetter = ({ jobs, board }: Ask): boolean => {
  const [card, second] = jobs
  return !second && (card ? card.documents_at !== null : written(board).length > 0)
}

const written = (board: Ask['board']) => active(board).filter(({ documents_at }) => documents_at !== null)

/** No tool of the assistant rewrites a letter: the wishes are said back with the places where each can be had. */
export function answerLetterChange(ask: Ask): Piece[] {
  const { speech, jobs, board, text } = ask
  const { say } = speech
  const t = requestTexts(speech).letter
  const [only, second] = jobs.length > 0 ? jobs : written(board)
  const card = second ? undefined : only
  const wish = wishIn(text, speech.language)
  const place = card ? say(t.here, { job: speech.job(card) }) : say(t.somewhere)
  return [
    { p: place },
    { ul: t.ways.map((way) => say(way)) },
    { p: say(t.wish, { wish }) },
    { p: say(t.facts) },
    { buttons: [...(card ? [openJob(speech, card)] : [openPage(speech, 'board')]), openPage(speech, 'profile')] },
  ]
}

/** "Shorter, and mention my nights", as it was written. */
function wishIn(text: string, language: Ask['speech']['language']): string {
  const said = text.replace(/\s+/gu, ' ').trim()
  const [, behind] = /:\s+(.{3,})$/u.exec(said) ?? []
  const wish = behind ?? (said.length > longestWish ? letterWish(said, language) : undefined) ?? said
  return wish.length <= longestWish ? wish : `${wish.slice(0, wish.lastIndexOf(' ', longestWish))} …`
}
