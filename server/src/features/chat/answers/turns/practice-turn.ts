import type { PracticeState } from '../answer-state.ts'
import type { Piece } from '../ask.ts'
import { answerRejection } from '../cues/news/rejection-answers.ts'
import { comfortPieces } from '../feeling-answers.ts'
import {
  continuePractice,
  pausePractice,
  repeatQuestion,
  setAside,
  skipQuestion,
  skipUnsure,
  stopPractice,
} from '../practice/practice-answers.ts'
import { isRepeat, isSkip, isStop, isUnsure } from '../practice/practice-commands.ts'
import { isAside, isHurt, leavesPractice } from '../practice/practice-leave.ts'
import type { Context } from './turn-context.ts'

/** Undefined where a message leaves the round. */
export async function answerInPractice(context: Context, practice: PracticeState): Promise<Piece[] | undefined> {
  const { ask, question, understood } = context
  const { message } = question
  if (isStop(message, ask.speech)) return stopPractice(ask.speech)
  if (isUnsure(message)) return skipUnsure(ask, practice)
  if (isSkip(message)) return skipQuestion(ask, practice)
  if (isRepeat(message)) return repeatQuestion(ask, practice)
  if (isHurt(message, understood)) return [...(await answerHurt(context)), ...pausePractice(ask.speech)]
  if (leavesPractice(message, understood)) return undefined
  return isAside(message) ? setAside(ask, practice) : continuePractice(ask, message, practice)
}

/** Comfort without a task, except for a rejection, whose card may have to move. */
async function answerHurt({ ask, question, understood }: Context): Promise<Piece[]> {
  const whole = { ...ask, text: question.message }
  if (understood.cues.includes('rejected')) return answerRejection(whole, false)
  return comfortPieces(ask.speech, understood.cues.includes('grief') ? 'grief' : 'upset')
}
