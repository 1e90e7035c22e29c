import type { Ask, Piece } from '../ask.ts'

/** Whoever is asked for money or papers before a contract hears nothing of pay, and at once what to do. */
export function answerScam({ speech: { say, texts } }: Ask): Promise<Piece[]> {
  const t = texts.cues.scam
  return Promise.resolve([{ p: say(t.intro) }, { ul: t.steps }])
}
