import type { Ask, Piece } from '../../ask.ts'
import { smallStep } from '../../feeling-answers.ts'

/** A human sentence, what has a deadline, and one small step unless something else follows. */
export async function answerLostJob(ask: Ask, withStep: boolean): Promise<Piece[]> {
  const { say, texts } = ask.speech
  const t = texts.cues.lost_job
  return [
    { p: say(t.human) },
    { p: say(t.steps_intro) },
    { ol: t.steps.map((line) => say(line)) },
    ...(withStep ? await smallStep(ask) : []),
  ]
}
