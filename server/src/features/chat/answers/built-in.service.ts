import type { Clock } from '../../../lib/clock.ts'
import { findCrisis, maybeDespair } from '../../../lib/intents/crisis.ts'
import { findPlainIntent } from '../../../lib/intents/cues.ts'
import { findMeantJobs } from '../../../lib/intents/entities/named-jobs.ts'
import type { Understanding } from '../../../lib/intents/understand.ts'
import type { Intent } from '../../../lib/intents/intents.ts'
import type { Wish } from '../../../lib/intents/wishes.ts'
import { addDays, dayIn } from '../../../lib/zoned-time.ts'
import type { Places } from '../../../lib/places/places.ts'
import type { ModelCalls } from '../../../providers/ai/model-calls.ts'
import type { AttachedCv } from '../attached-cv.ts'
import type { Card } from '../board/cards.ts'
import type { Tools } from '../tools/registry.ts'
import type { ToolCall } from '../tools/tool.ts'
import { languageOf, usual } from './turns/answer-language.ts'
import type { AnswerState, Go } from './answer-state.ts'
import { guessButtons } from './guess-buttons.ts'
import { hearTurn } from './turns/follow-up-turn.ts'
import { answerDraftAgain } from './turns/draft-again.ts'
import { hearOnBoard } from './turns/hear-on-board.ts'
import { jobsTold } from './turns/jobs-told.ts'
import { answers } from './answers.ts'
import { aboutClause } from './clause.ts'
import { answerWhen, appointmentLine } from './cues/appointment-answers.ts'
import { answerCues, cuesAmong, fittingCues } from './cues/cue-answers.ts'
import type { Cue } from './cues/cue-covers.ts'
import type { Ask, Button, Piece } from './ask.ts'
import { answerReview } from './cv-answers.ts'
import { answerCrisis, answerFeelings, isAboutTheSearch } from './feeling-answers.ts'
import { continuePractice, skipQuestion, stopPractice } from './practice/practice-answers.ts'
import { isSkip, isStop } from './practice/practice-commands.ts'
import { leavesPractice } from './practice/practice-leave.ts'
import { isLetterWish } from './letter-wish.ts'
import { fulfilled } from './pending-request.ts'
import { answerPasted } from './pasted/pasted-answers.ts'
import { cardOf, isKept, pastedBefore, pastedIn, wantedBy, wantsOf, type Pasted } from './pasted/pasted-posting.ts'
import { renderAnswer, withLast, type RenderedAnswer } from './render-answer.ts'
import { createSpeech, type Speech } from './speech.ts'
import { answerOwnWords } from './cues/own-words.ts'
import { statesFact } from './profile/stated-fact.ts'
import { titleOf } from './conversation-title.ts'

export type BuiltInQuestion = {
  call: ToolCall
  message: string
  /** With the message, or earlier in the conversation. */
  cv: AttachedCv | undefined
  state: AnswerState | undefined
  /** Of all answers so far, whose buttons can still be pressed. */
  offered?: readonly AnswerState[]
  /** What stands before the answer, in the language of the message. */
  before?: (speech: Speech) => Piece[]
}
export type BuiltInAssistant = ReturnType<typeof createBuiltInAssistant>

type Answered = Exclude<Understanding<Card>, { kind: 'crisis' }>
type Context = {
  ask: Omit<Ask, 'text'>
  question: BuiltInQuestion
  understood: Answered
  tell: (pieces: readonly Piece[]) => void
}

/** From this probability on, only the first guess is shown; below, the next two become buttons. */
const aloneBar = 0.8

/** The assistant without a language model: a small classifier, the user's data through the tools, and templates. */
export function createBuiltInAssistant(deps: {
  clock: Clock
  tools: Tools
  /** Answers in place of this assistant while its provider works. */
  model: Pick<ModelCalls, 'name'> | undefined
  places(): Promise<Places>
}) {
  const { clock, tools } = deps

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
      const pasted = pressed ? pastedBefore(source?.last) : pastedIn(message, state)
      // What a posting says is no wish of the user's, and its words of danger may be about its clients.
      const said = pasted?.isNew ? pasted.said : message
      const turned = hearTurn(said, hear, board, state)
      const understood =
        pasted?.isNew && (findCrisis(message) ?? 'danger') !== 'danger' ? hear(message) : turned.understood
      const { heard } = turned
      const language = source ? source.language : languageOf(said, understood, usualLanguages)
      const speech = createSpeech(language, timeZone, now)
      const before = question.before?.(speech) ?? []
      if (understood.kind === 'crisis') return renderAnswer(answerCrisis(speech, understood.crisis), speech)
      const { stage, url, search, date } = understood
      const ask: Context['ask'] = {
        speech,
        message: said,
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
      const turn = { ask, question: { ...question, message: heard }, understood, tell: tellPieces }
      const aboutPasted = pasted && (await answerAboutPasted(turn, pasted, pressed?.go))
      const pieces =
        aboutPasted ?? (pressed ? await answers[pressed.go.intent](goTo(turn, pressed.go)) : await answerTyped(turn))
      const title = pressed ? titleOf(speech, pressed.go.intent, ask) : titleOfMessage(turn)
      const answer = renderAnswer([...before, ...pieces], speech)
      const last = { text: pasted && aboutPasted ? pasted.message : heard, job_urls: jobsTold(answer.html, board) }
      return { ...withLast(answer, last), ...(title !== undefined && { title }) }
    },
  }
}

/** Undefined for a message that is not surely understood: its own words are the better name. */
function titleOfMessage({ ask, question, understood }: Context): string | undefined {
  if (question.cv?.isNew) return titleOf(ask.speech, 'cv_review', ask)
  const [first] = understood.kind === 'answer' ? understood.wishes : []
  return first && titleOf(ask.speech, first.intent, ask)
}

/** The button decides; the rest is taken from the message, which is its label. */
function goTo({ ask, question, understood }: Context, go: Go): Ask {
  const card = ask.board.find(({ job_url }) => job_url === go.job_url)
  const terms = { title: go.role, place: go.place, remote: go.remote ?? false }
  return {
    ...ask,
    text: question.message,
    jobs: card ? [card] : [],
    stage: go.stage,
    day: dayOfButton(go, ask) ?? (go.intent === 'reminder' ? understood.date?.day : undefined),
    url: go.url,
    search: go.role === undefined ? undefined : terms,
    topic: go.topic,
  }
}

const dayOfButton = ({ day, in_days }: Go, { timeZone, now }: Pick<Ask, 'timeZone' | 'now'>): string | undefined =>
  in_days === undefined ? day : addDays(dayIn(timeZone, now), in_days)

/** Undefined where a message, or a button, is not about the posting that was pasted. */
async function answerAboutPasted(context: Context, pasted: Pasted, go: Go | undefined): Promise<Piece[] | undefined> {
  const { ask, question, understood } = context
  if (question.cv?.isNew || (go ? !go.pasted : !pasted.isNew && understood.cues.length > 0)) return undefined
  const wanted = go ? [wantedBy(go.intent)] : wantsOf(pasted, question.message, understood)
  if (wanted.length === 0) return undefined
  const whole = { ...ask, text: question.message }
  const card = cardOf(pasted, ask.board)
  if (!isKept(pasted, card)) return answerPasted(whole, pasted, wanted)
  const about = { ...whole, jobs: [card] }
  if (go) return answers[go.intent](about)
  return understood.kind === 'answer' ? answerWishes({ ...context, ask: about }, understood) : answers.match_job(about)
}

async function answerTyped(context: Context): Promise<Piece[]> {
  const { ask, question, understood } = context
  const { state, message, cv } = question
  const practice = state?.practice
  if (practice && !cv?.isNew) {
    if (isStop(message, ask.speech)) return stopPractice(ask.speech)
    if (isSkip(message)) return skipQuestion(ask.speech, practice)
    if (!leavesPractice(message, understood)) return continuePractice(ask, message, practice)
  }
  if (cv?.isNew) return answerFile(context)
  const again = state?.draft && (await answerDraftAgain({ ...ask, text: message }, state.draft))
  if (again) return again
  const own = await answerOwnWords({ ...ask, text: message }, understood)
  if (own) return [...own.pieces, ...(await answerWishes(context, own))]
  const heard = cuesAmong(understood.cues, understood.hints, { ...ask, text: message })
  if (heard.length > 0) return answerByCues(context, heard)
  if (statesFact(message, understood)) return answers.profile_change({ ...ask, text: message })
  const pending = state?.pending && fulfilled(ask, message, understood, state.pending)
  if (pending) return answers[pending.intent](goTo(context, pending))
  if (understood.kind === 'ask') return askBack(context)
  return answerWishes(context, understood)
}

/** What the words are about first, then whatever else was surely asked for. */
async function answerByCues(context: Context, heard: readonly Cue[]): Promise<Piece[]> {
  const { ask, understood, question } = context
  const wishes = understood.kind === 'answer' ? understood.wishes : []
  const cues = fittingCues(heard, wishes, ask)
  if (cues.length === 0) return understood.kind === 'answer' ? answerWishes(context, understood) : askBack(context)
  const { pieces, rest } = await answerCues({ ...ask, text: question.message }, cues, wishes)
  if (rest.length === 0) return pieces
  context.tell(pieces)
  for (const { intent, text } of rest) {
    const own = aboutClause(ask, intent, text)
    // What is written after a rejection asks for its reasons, and thanks for nothing.
    const topic = understood.cues.includes('rejected') && intent === 'follow_up_message' ? 'feedback' : undefined
    pieces.push(...(await answerOne({ ...own, text, topic }, intent, understood)))
  }
  return pieces
}

async function answerWishes(
  context: Context,
  { wishes, others }: Pick<Extract<Answered, { kind: 'answer' }>, 'wishes' | 'others'>,
): Promise<Piece[]> {
  const { ask, understood } = context
  const pieces: Piece[] = []
  const isPractice = wishes.some(({ intent }) => intent === 'interview_practice')
  const isLetter = wishes.some(({ intent }) => intent === 'cover_letter' || intent === 'cv_tailor')
  for (const { intent, text } of wishes) {
    // "And mention that I can start in January" is answered beside the letter.
    if (isLetter && wishes.length > 1 && isLetterWish(text, ask.speech.language)) continue
    if (intent === 'reminder' && isTold(text, wishes, context)) continue
    // "Prepare me, ask me questions": the questions are the preparation.
    if (isPractice && intent === 'interview_prep') continue
    const own = wishes.length > 1 ? aboutClause(ask, intent, text) : ask
    pieces.push(...(await answerOne({ ...own, text }, intent, understood)))
    if (wishes.length > 1) context.tell(pieces)
  }
  const [first] = wishes
  const waits = pieces.some((piece) => 'practice' in piece || 'pending' in piece || 'proposal' in piece)
  const guesses = wishes.length === 1 && first && first.p < aloneBar && !waits ? others : []
  return guesses.length === 0 ? pieces : [...pieces, { buttons: guessButtons(ask, understood, guesses) }]
}

/** "Move it to Interview, it is on Friday at ten": the day is the interview's, and nothing to be reminded of. */
const isTold = (text: string, wishes: readonly Wish[], { ask }: Context): boolean =>
  ask.stage === 'Interview' &&
  (ask.jobs.length < 2 || findMeantJobs(text, ask.jobs).length === 0) &&
  wishes.some(({ intent }) => intent === 'board_change') &&
  findPlainIntent(text, ask.speech.language) !== 'reminder'

function answerOne(ask: Ask, intent: Intent, { isDistressed }: Answered): Promise<Piece[]> {
  if (intent === 'feelings') return answerFeelings(ask, isDistressed)
  const isHeavy = isDistressed || maybeDespair(ask.text)
  if (intent === 'out_of_scope' && isAboutTheSearch(ask, isHeavy)) return answerNear(ask, isHeavy)
  return answers[intent](ask)
}

async function answerNear(ask: Ask, isDistressed: boolean): Promise<Piece[]> {
  if (ask.jobs.length === 0) return answerFeelings(ask, isDistressed)
  return [{ p: ask.speech.say(ask.speech.texts.ask.about_job) }, ...(await answers.board_open(ask))]
}

/** Reviews a file, then answers what else the message asks for. */
async function answerFile(context: Context): Promise<Piece[]> {
  const { ask, understood, question } = context
  const review = await answerReview({ ...ask, text: question.message })
  if (understood.kind === 'ask') return review
  context.tell(review)
  const others = understood.wishes.filter(({ intent }) => !besideFile.has(intent))
  const more: Piece[] = []
  for (const { intent, text } of others) more.push(...(await answerOne({ ...ask, text }, intent, understood)))
  return [...review, ...more]
}

/** Implied by any message with a file. */
const besideFile = new Set<Intent>([
  'cv_review',
  'small_talk',
  'out_of_scope',
  'profile_change',
  'profile_show',
  'assistant_help',
])

/** One plain sentence and the likeliest requests; in distress a human one first. */
async function askBack(context: Context): Promise<Piece[]> {
  const { ask, understood, question } = context
  if (understood.kind !== 'ask') return []
  const { speech } = ask
  if (understood.isDistressed) return answerFeelings({ ...ask, text: question.message }, true)
  if (ask.url !== undefined) return answers.job_add({ ...ask, text: question.message })
  const [first = 'out_of_scope'] = understood.guesses
  if (first === 'out_of_scope') return answerOne({ ...ask, text: question.message }, first, understood)
  // "And on Friday, do I have to draw something?": what stands there may say it.
  const whole = { ...ask, text: question.message }
  if (ask.jobs.length === 0 && appointmentLine(whole).length > 0) return answerWhen(whole)
  const help: Button = { label: speech.texts.wishes.assistant_help, go: { intent: 'assistant_help' } }
  const guess = [
    { p: speech.say(speech.texts.ask.guess) },
    { buttons: [...guessButtons(ask, understood, understood.guesses), help] },
  ]
  return maybeDespair(question.message) ? [...guess, { p: speech.say(speech.texts.feelings.talk) }] : guess
}
