import type { Ask, Piece } from '../ask.ts'

/** Somebody who says what not to do is told that nothing was done. */
export function answerLeaveIt({ speech, jobs }: Ask): Promise<Piece[]> {
  const { say, texts } = speech
  const t = texts.cues.leave_it
  const [card, second] = jobs
  const line = card && !second ? say(t.job, { job: speech.job(card), stage: speech.stage(card.status) }) : say(t.all)
  return Promise.resolve([{ p: line }])
}
