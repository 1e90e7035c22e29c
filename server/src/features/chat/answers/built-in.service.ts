import type { Clock } from '../../../lib/clock.ts'
import { findCrisis } from '../../../lib/intents/crisis.ts'
import { isRefusal } from '../../../lib/intents/correction.ts'
import type { Places } from '../../../lib/places/places.ts'
import type { ModelCalls } from '../../../providers/ai/model-calls.ts'
import type { AttachedCv } from '../attached-cv.ts'
import type { ProposalsService } from '../proposals/proposals.service.ts'
import type { Tools } from '../tools/registry.ts'
import type { ToolCall } from '../tools/tool.ts'
import { languageOf, usual } from './turns/answer-language.ts'
import type { AnswerState, FoundState, LastTurn } from './answer-state.ts'
import { hearTurn } from './turns/follow-up-turn.ts'
import { hearOnBoard } from './turns/hear-on-board.ts'
import { jobsTold } from './turns/jobs-told.ts'
import { answers } from './answers.ts'
import { answerLeaveIt } from './cues/leave-it-answer.ts'
import type { Piece } from './ask.ts'
import { answerCrisis } from './feeling-answers.ts'
import { pastedBefore, pastedIn, tellsNews } from './pasted/pasted-posting.ts'
import { renderAnswer, withLast, type RenderedAnswer } from './render-answer.ts'
import { createSpeech, type Speech } from './speech.ts'
import { titleOf } from './conversation-title.ts'
import { answerDecision, type Decided } from './turns/decision-turn.ts'
import { goTo, type Context } from './turns/turn-context.ts'
import { answerAboutPasted, answerTyped } from './turns/typed-message.ts'

export type BuiltInQuestion = {
  call: ToolCall
  message: string
  /** With the message, or earlier in the conversation. */
  cv: AttachedCv | undefined
  state: AnswerState | undefined
  /** Of all answers so far, whose buttons can still be pressed. */
  offered?: readonly AnswerState[]
  /** Proposals of the last answer, which a correction takes back. */
  proposed?: readonly string[]
  /** Those of all answers so far, the oldest first. */
  everProposed?: readonly string[]
  /** What stands before the answer, in the language of the message. */
  before?: (speech: Speech) => Piece[]
}
export type BuiltInAssistant = ReturnType<typeof createBuiltInAssistant>

/** The assistant without a language model: a small classifier, the user's data through the tools, and templates. */
export function createBuiltInAssistant(deps: {
  clock: Clock
  tools: Tools
  proposals: Pick<ProposalsService, 'replace' | 'listByIds'>
  /** Answers in place of this assistant while its provider works. */
  model: Pick<ModelCalls, 'name'> | undefined
  places(): Promise<Places>
}) {
  const { clock, tools } = deps

  async function decidedIn({ call, proposed = [], everProposed = [] }: BuiltInQuestion): Promise<Decided> {
    const known = await deps.proposals.listByIds(call.asker.userId, everProposed)
    const found = (ids: readonly string[]) => ids.flatMap((id) => known.get(id) ?? [])
    return { last: found(proposed), all: found(everProposed) }
  }

  return {
    name: 'built-in',

    /** `tell` gets the answer so far, whenever one of several requests is answered. */
    async answer(question: BuiltInQuestion, tell: (html: string) => void): Promise<RenderedAnswer> {
      const { call, message, state } = question
      const now = clock.now()
      const timeZone = call.asker.timeZone ?? 'UTC'
      const { cards: board } = await tools.read_board.run({}, call)
      const places = await deps.places()
      const usualLanguages = usual(state, call)
      const isPressed = (button: AnswerState['buttons'][number]) => button.message === message.trim()
      const source = [...(question.offered ?? []), state].findLast((one) => one?.buttons.some(isPressed))
      const pressed = source?.buttons.find(isPressed)
      const context = { now, timeZone, usualLanguages, places }
      const hear = (text: string) => hearOnBoard(text, board, context)
      const found = pressed ? pastedBefore(source?.last) : pastedIn(message, state)
      const whole = found?.isNew ? hear(message) : undefined
      const pasted = whole && whole.kind !== 'crisis' && tellsNews(whole) ? undefined : found
      // What a posting says is no wish of the user's, and its words of danger may be about its clients.
      const said = pasted?.isNew ? pasted.said : message
      const turned = hearTurn(said, hear, board, state, places)
      const understood = whole && pasted && (findCrisis(message) ?? 'danger') !== 'danger' ? whole : turned.understood
      const { heard } = turned
      const language = source ? source.language : languageOf(said, understood, usualLanguages)
      const speech = createSpeech(language, timeZone, now)
      const before = question.before?.(speech) ?? []
      const isRefused = !pressed && !state?.practice && isRefusal(said)
      const replaced =
        turned.isCorrection || isRefused ? await deps.proposals.replace(call.asker.userId, question.proposed ?? []) : 0
      if (understood.kind === 'crisis') return renderAnswer(answerCrisis(speech, understood.crisis), speech)
      const { stage, url, search, date } = understood
      const ask: Context['ask'] = {
        speech,
        message: said,
        before: state?.last?.text,
        tools,
        call,
        now,
        timeZone,
        places,
        board,
        cv: question.cv,
        jobs: understood.jobs,
        stage,
        day: date?.day,
        time: date?.time,
        url,
        search,
        topic: undefined,
        model: deps.model?.name,
      }
      const tellPieces = (pieces: readonly Piece[]) => tell(renderAnswer([...before, ...pieces], speech).html)
      const turn = { ask, question: { ...question, message: heard }, understood, tell: tellPieces, hear }
      const aboutPasted = pasted && (await answerAboutPasted(turn, pasted, pressed?.go))
      const left = isRefused && replaced > 0 ? await answerLeaveIt({ ...ask, jobs: [], text: said }) : undefined
      const decided = pressed ? undefined : await answerDecision(ask, said, await decidedIn(question))
      const pieces =
        left ??
        decided ??
        aboutPasted ??
        (pressed ? await answers[pressed.go.intent](goTo(turn, pressed.go)) : await answerTyped(turn))
      const title = pressed ? titleOf(speech, pressed.go.intent, ask) : titleOfMessage(turn)
      const answer = renderAnswer([...before, ...pieces], speech)
      const text = pasted && aboutPasted ? pasted.message : heard
      const told = jobsTold(answer.html, board)
      const spoken = pressed?.go.job_url ? [pressed.go.job_url] : understood.jobs.map(({ job_url }) => job_url)
      const focus = focusOf(spoken, told, answer, state?.last)
      const last = { text, job_urls: told, ...(turned.meant && { meant: turned.meant }), ...(focus && { focus }) }
      // What was not understood is no request that the next message could go on with.
      const isLost = !pressed && (decided || (understood.kind === 'ask' && told.length === 0 && isPlain(answer)))
      const kept = told.length <= 1 || asksWhich(answer) ? keptResults(state?.found) : {}
      return { ...withLast(answer, (isLost && state?.last) || last, kept), ...(title !== undefined && { title }) }
    },
  }
}

/** Answers after which results are spoken of no more. */
const longestKept = 3

const keptResults = (found: FoundState | undefined): Pick<AnswerState, 'found'> =>
  found && (found.age ?? 0) < longestKept ? { found: { ...found, age: (found.age ?? 0) + 1 } } : {}

/** The one job that a message names, or that its answer does; before a list of others the one that was spoken of is left. */
function focusOf(
  spoken: readonly string[],
  told: readonly string[],
  answer: RenderedAnswer,
  last: LastTurn | undefined,
): string | undefined {
  if (spoken.length > 0) return spoken.length === 1 ? spoken[0] : undefined
  if (told.length === 1) return told[0]
  return told.length === 0 || asksWhich(answer) ? last?.focus : undefined
}

const asksWhich = ({ parts }: RenderedAnswer): boolean =>
  parts.some((part) => part.type === 'state' && part.state.pending !== undefined && !part.state.pending.job_url)

const isPlain = ({ parts }: RenderedAnswer): boolean =>
  parts.every(
    (part) => part.type === 'text' || part.type === 'buttons' || (part.type === 'state' && !part.state.pending),
  )

/** Undefined for a message that is not surely understood: its own words are the better name. */
function titleOfMessage({ ask, question, understood }: Context): string | undefined {
  if (question.cv?.isNew) return titleOf(ask.speech, 'cv_review', ask)
  const [first] = understood.kind === 'answer' ? understood.wishes : []
  return first && titleOf(ask.speech, first.intent, ask)
}
