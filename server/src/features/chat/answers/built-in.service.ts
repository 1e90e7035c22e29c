import type { Clock } from '../../../lib/clock.ts'
import { findCrisis, withoutFigure } from '../../../lib/intents/crisis.ts'
import { despairLanguage } from '../../../lib/intents/despair-elsewhere.ts'
import { isRefusal } from '../../../lib/intents/correction.ts'
import type { Places } from '../../../lib/places/places.ts'
import type { ModelCalls } from '../../../providers/ai/model-calls.ts'
import type { JobTrackingService } from '../../job-tracking/job-tracking.service.ts'
import type { AttachedCv } from '../attached-cv.ts'
import type { Card } from '../board/cards.ts'
import type { ProposalsService } from '../proposals/proposals.service.ts'
import type { Stories } from '../stories/stories.repository.ts'
import type { Tools } from '../tools/registry.ts'
import type { ToolCall } from '../tools/tool.ts'
import { languageOf, usual } from './turns/answer-language.ts'
import type { AnswerState, DraftState } from './answer-state.ts'
import { hearTurn } from './turns/follow-up-turn.ts'
import { hearOnBoard } from './turns/hear-on-board.ts'
import { jobsTold } from './turns/jobs-told.ts'
import { answers } from './answers.ts'
import { agreesIn, callsOff } from '../../../lib/intents/thread.ts'
import type { Hear } from './turns/carried-request.ts'
import { answerAgain } from './thread/again-answers.ts'
import { answerThread, answerYes, askedThread } from './thread/thread-answers.ts'
import { nextThread } from './thread/thread-state.ts'
import { answerImport } from './cv-answers.ts'
import { answerLeaveIt } from './cues/leave-it-answer.ts'
import type { Piece } from './ask.ts'
import { answerCrisis, answerDespairElsewhere } from './feeling-answers.ts'
import { pastedBefore, pastedIn, tellsNews } from './pasted/pasted-posting.ts'
import { renderAnswer, withLast, type RenderedAnswer } from './render-answer.ts'
import { answerSavedSearches } from './search/saved-search-answers.ts'
import { answerStories } from './practice/story-answers.ts'
import { answerSaveStory, storyIn } from './practice/save-story-answer.ts'
import { createSpeech, type Speech } from './speech.ts'
import { titleOf } from './conversation-title.ts'
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
  /** What stands before the answer, in the language of the message. */
  before?: (speech: Speech) => Piece[]
}
export type BuiltInAssistant = ReturnType<typeof createBuiltInAssistant>

/** The assistant without a language model: a small classifier, the user's data through the tools, and templates. */
export function createBuiltInAssistant(deps: {
  clock: Clock
  tools: Tools
  jobTracking: Pick<JobTrackingService, 'listContactNames'>
  proposals: Pick<ProposalsService, 'replace' | 'listByIds' | 'listConfirmed'>
  stories: Pick<Stories, 'list' | 'keep'>
  /** Answers in place of this assistant while its provider works. */
  model: Pick<ModelCalls, 'name'> | undefined
  places(): Promise<Places>
}) {
  const { clock, tools, jobTracking } = deps

  async function readBoard(call: ToolCall): Promise<Card[]> {
    const [{ cards }, names] = await Promise.all([
      tools.read_board.run({}, call),
      jobTracking.listContactNames(call.asker.userId),
    ])
    return cards.map((card) => ({ ...card, contacts: names.get(card.job_url) ?? [] }))
  }

  const assistant = {
    name: 'built-in',

    /** `tell` gets the answer so far, whenever one of several requests is answered. */
    async answer(question: BuiltInQuestion, tell: (html: string) => void): Promise<RenderedAnswer> {
      const { call, message, state } = question
      const now = clock.now()
      const timeZone = call.asker.timeZone ?? 'UTC'
      const board = await readBoard(call)
      const places = await deps.places()
      const usualLanguages = usual(state, call)
      const isPressed = (button: AnswerState['buttons'][number]) => button.message === message.trim()
      const source = [...(question.offered ?? []), state].findLast((one) => one?.buttons.some(isPressed))
      const pressed = source?.buttons.find(isPressed)
      const context = { now, timeZone, usualLanguages, places }
      const hear: Hear = (text, meant) => hearOnBoard(text, board, { ...context, meant })
      const found = pressed ? pastedBefore(source?.last) : pastedIn(message, state)
      const whole = found?.isNew ? hear(message) : undefined
      const pasted = whole && whole.kind !== 'crisis' && tellsNews(whole) ? undefined : found
      // What a posting says is no wish of the user's, and its words of danger may be about its clients.
      const said = pasted?.isNew ? pasted.said : message
      const turned = hearTurn(said, hear, { board, places }, state)
      const understood = whole && pasted && (findCrisis(message) ?? 'danger') !== 'danger' ? whole : turned.understood
      const { heard } = turned
      const agreed = pressed || state?.practice ? undefined : agreesIn(said, usualLanguages)
      // "Passe" and "stop" are in any language: a round goes on in its own.
      const held = state?.practice && said.trim().split(/\s+/).length <= 3 ? state.language : agreed
      const language = source ? source.language : (held ?? languageOf(said, understood, usualLanguages))
      const speech = createSpeech(language, timeZone, now)
      const before = question.before?.(speech) ?? []
      const isCalledOff = !pressed && !state?.practice && callsOff(said)
      const isRefused = isCalledOff || (!pressed && !state?.practice && isRefusal(said))
      const replaced =
        turned.isCorrection || isRefused ? await deps.proposals.replace(call.asker.userId, question.proposed ?? []) : 0
      if (understood.kind === 'crisis') {
        const plain = understood.crisis === 'despair' ? withoutFigure(message) : undefined
        if (plain !== undefined) return assistant.answer({ ...question, message: plain, before: helpLine }, tell)
        const elsewhere = answerDespairElsewhere(speech, despairLanguage(message))
        return renderAnswer(elsewhere ?? answerCrisis(speech, understood.crisis), speech)
      }
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
        thread: askedThread(turned, state?.thread, board),
        stories: {
          list: () => deps.stories.list(call.asker.userId),
          keep: (story) => deps.stories.keep(call.asker.userId, story, now),
        },
        confirmed: (since, session_id) => deps.proposals.listConfirmed(call.asker.userId, since, session_id),
      }
      const tellPieces = (pieces: readonly Piece[]) => tell(renderAnswer([...before, ...pieces], speech).html)
      const turn = { ask, question: { ...question, message: heard }, understood, tell: tellPieces, hear }
      const aboutPasted = pasted && (await answerAboutPasted(turn, pasted, pressed?.go))
      const left =
        isCalledOff || (isRefused && (replaced > 0 || state?.draft))
          ? await answerLeaveIt({
              ...ask,
              jobs: board.filter(({ job_url }) => job_url === state?.draft?.job_url),
              text: said,
            })
          : undefined
      const story = pressed || state?.practice ? undefined : await answerSaveStory(ask, state?.story)
      const saved =
        story || pressed || state?.practice || question.cv?.isNew
          ? undefined
          : await answerSavedSearches(ask, state?.thread?.search?.terms)
      const proposed = agreed ? await deps.proposals.listByIds(call.asker.userId, question.proposed ?? []) : undefined
      const agreeable = proposed && { proposed: [...proposed.values()], state }
      const pieces =
        left ??
        story ??
        saved ??
        (pressed || state?.practice ? undefined : await answerStories(ask)) ??
        (pressed || state?.practice ? undefined : answerImport(ask)) ??
        aboutPasted ??
        (agreeable && (await answerYes(turn, agreeable))) ??
        (pressed || state?.practice ? undefined : await answerAgain({ ...ask, text: said }, state)) ??
        (await answerThread({ ...ask, text: heard }, turned)) ??
        (pressed ? await answers[pressed.go.intent](goTo(turn, pressed.go)) : await answerTyped(turn))
      const title = pressed ? titleOf(speech, pressed.go.intent, ask) : titleOfMessage(turn)
      const answer = renderAnswer([...before, ...pieces], speech)
      const text = pasted && aboutPasted ? pasted.message : heard
      const told = jobsTold(answer.html, board)
      const { meant, about } = turned
      const isUnsure = pieces.some((piece) => 'unsure' in piece)
      const now_said = { text, job_urls: told, ...(meant && { meant }), ...(about && { about }) }
      // What was not understood is no request that the next message could go on with.
      const isLost = isUnsure || (!pressed && understood.kind === 'ask' && told.length === 0 && isPlain(answer))
      // "Shorter, please" words the last draft anew: it is the request for that one that the next message may go on with.
      const isReworded = !pressed && state?.draft !== undefined && isSameDraft(pieces, state.draft)
      const last = ((isLost || isReworded) && state?.last) || now_said
      const job_urls = pressed ? [pressed.go.job_url ?? []].flat() : understood.jobs.map(({ job_url }) => job_url)
      const thread = nextThread(state?.thread, { pieces, job_urls, told })
      return {
        ...withLast(answer, { last, thread, story: storyIn(message, pasted !== undefined) ?? state?.story }),
        ...(title !== undefined && { title }),
      }
    },
  }
  return assistant
}

const isSameDraft = (pieces: readonly Piece[], { kind, job_url }: DraftState): boolean =>
  pieces.some((piece) => 'draft' in piece && piece.draft.kind === kind && piece.draft.job_url === job_url)

/** Words of suicide stood before what is answered, even as a figure of speech. */
const helpLine = ({ say, texts }: Speech): Piece[] => [{ p: say(texts.feelings.talk) }]

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
