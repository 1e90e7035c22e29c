import type { Proposal } from '@waymark/contract/proposals.ts'
import type { AnswerState, Go } from '../answer-state.ts'
import type { Ask, Button, Piece } from '../ask.ts'
import { threadTexts } from './thread-texts.ts'

/** What a "yes" can be an answer to. */
export type Agreeable = {
  /** By the last answer, with what became of it. */
  proposed: readonly Proposal[]
  state: Pick<AnswerState, 'language' | 'buttons' | 'pending' | 'thread'> | undefined
}

/** The one offer of a question, which a "yes" takes. */
export function onlyOffer({ proposed, state }: Agreeable): Go | undefined {
  const [only, second] = state?.buttons ?? []
  return proposed.length === 0 && only && !second && state?.thread?.asks ? only.go : undefined
}

/** A word changes nothing, so whoever says yes is shown what only a click does. The conversation stands where it stood. */
export function answerAgreement({ speech }: Ask, { proposed, state }: Agreeable): Piece[] {
  const t = threadTexts(speech)
  const open = proposed.filter(({ status }) => status === 'open')
  if (open.length > 0)
    return [
      { p: speech.say(t.press, { count: open.length }) },
      ...open.map((proposal) => ({ proposal })),
      { unsure: true },
    ]
  if (proposed.some(({ status }) => status === 'stale')) return [{ p: speech.say(t.press_gone) }, { unsure: true }]
  const again = (state?.buttons ?? []).map(({ message, go }): Button => ({ label: message, go }))
  // Labels in another language are no answer to this one.
  const isAgain = again.length > 1 && state?.language === speech.language
  if (isAgain && (state.pending || state.thread?.asks))
    return [
      { p: speech.say(t.choose) },
      ...(state.pending ? [{ pending: state.pending }] : []),
      { choices: again },
      { unsure: true },
    ]
  const { wishes } = speech.texts
  const usual = (['board_due', 'job_search'] as const).map((intent): Button => ({
    label: wishes[intent],
    go: { intent },
  }))
  return [{ p: speech.say(t.nothing_open) }, { buttons: isAgain ? again : usual }, { unsure: true }]
}
