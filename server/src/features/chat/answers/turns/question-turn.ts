import type { Intent } from '../../../../lib/intents/intents.ts'
import type { Piece } from '../ask.ts'
import { answerQuestion, askedQuestion } from '../cues/question-answers.ts'
import type { Context } from './turn-context.ts'

/** Answers an everyday question, after what is told around it: "They turned me down. Is it my fault?" */
export async function answerAsQuestion(
  context: Context,
  answer: (context: Context) => Promise<Piece[]>,
): Promise<Piece[] | undefined> {
  const { ask, question, understood } = context
  const whole = { ...ask, text: question.message }
  const asked = askedQuestion(whole, understood)
  if (!asked) return undefined
  const around = contextOf(context, asked.before)
  return [...(around ? await answer(around) : []), ...answerQuestion(whole, asked.question)]
}

/** Undefined where the words around a question ask for nothing and tell no news. */
function contextOf(context: Context, text: string): Context | undefined {
  const heard = text === '' ? undefined : context.hear(text)
  if (!heard || heard.kind === 'crisis') return undefined
  const [wish] = heard.kind === 'answer' ? heard.wishes : []
  const isNews = heard.cues.length > 0 || (wish !== undefined && !besideQuestion.has(wish.intent))
  if (!isNews) return undefined
  const { jobs, stage, date, search, url } = heard
  const ask = { ...context.ask, message: text, jobs, stage, day: date?.day, time: date?.time, search, url }
  return { ...context, ask, question: { ...context.question, message: text }, understood: heard }
}

/** Said beside a question, it only explains why somebody asks. */
const besideQuestion = new Set<Intent>([
  'small_talk',
  'out_of_scope',
  'feelings',
  'salary',
  'career_change',
  'board_due',
])
