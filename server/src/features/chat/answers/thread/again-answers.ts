import { isDistressed, maybeDespair } from '../../../../lib/intents/crisis.ts'
import { findCues } from '../../../../lib/intents/cues.ts'
import { asksShorter, asksWhy } from '../../../../lib/intents/thread.ts'
import type { AnswerState } from '../answer-state.ts'
import type { Ask, Piece } from '../ask.ts'
import { answerWhyRejected } from '../cues/news/rejection-answers.ts'
import { threadTexts } from './thread-texts.ts'

/** "Shorter, please" and "why?" after an answer: its first sentences, or what it rests on. A draft is worded anew elsewhere. */
export async function answerAgain(ask: Ask, state: AnswerState | undefined): Promise<Piece[] | undefined> {
  const { speech, text } = ask
  const t = threadTexts(speech)
  // The conversation stands where it stood, and so does its draft.
  const kept: Piece[] = [...(state?.draft ? [{ draft: state.draft }] : []), { unsure: true }]
  if (!state?.last || isHeavy(state.last.text)) return undefined
  if (asksShorter(text) && !state.draft) return [...(state.brief ?? [{ p: speech.say(t.shortest) }]), ...kept]
  if (!asksWhy(text)) return undefined
  const isRejected = findCues(state.last.text, state.language).includes('rejected')
  if (isRejected) return [...(await answerWhyRejected(ask)), ...kept]
  return [{ p: speech.say(state.thread?.search?.age === 0 ? t.why_search : t.why) }, ...kept]
}

/** Whoever told of grief wants no lesson about rules. */
const isHeavy = (before: string): boolean => isDistressed(before) || maybeDespair(before)
