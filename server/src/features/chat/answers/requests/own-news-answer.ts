import { smallStep } from '../feeling-answers.ts'
import type { Ask, Piece } from '../ask.ts'
import { openPage } from '../pages.ts'
import { requestTexts } from './request-texts.ts'

/** Somebody whom the user knows has offered them work: joy, what protects it, and how it comes on the board. */
export function answerOwnOffer({ speech }: Ask): Piece[] {
  const { say, texts } = speech
  const { steps, congrats } = texts.cues.got_job
  return [
    { p: say(congrats) },
    { ol: steps.map((step) => say(step)) },
    { p: say(requestTexts(speech).own_offer) },
    { buttons: [openPage(speech, 'board')] },
  ]
}

/** The same of an interview at an employer that is not named. */
export function answerOwnInvitation({ speech }: Ask): Piece[] {
  const { say, texts } = speech
  return [
    { p: say(requestTexts(speech).own_invitation) },
    {
      buttons: [
        { label: texts.wishes.interview_prep, go: { intent: 'interview_prep' } },
        { label: texts.wishes.interview_practice, go: { intent: 'interview_practice' } },
      ],
    },
  ]
}

/** Who has resigned is not told whether to: a human sentence, what has a deadline, and one small step. */
export async function answerQuit(ask: Ask): Promise<Piece[]> {
  const { say } = ask.speech
  const t = requestTexts(ask.speech).quit
  return [{ p: say(t.human) }, { p: say(t.intro) }, { ol: t.steps.map((step) => say(step)) }, ...(await smallStep(ask))]
}
