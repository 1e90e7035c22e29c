import { maybeDespair } from '../../../../lib/intents/crisis.ts'
import type { JobStatus } from '@waymark/contract/job-tracking.ts'
import { findPlainIntent } from '../../../../lib/intents/cues.ts'
import { findMeantJobs } from '../../../../lib/intents/entities/named-jobs.ts'
import { movesToStage, tellsInvitation } from '../../../../lib/intents/entities/stages.ts'
import { changingIntents, type Intent } from '../../../../lib/intents/intents.ts'
import type { AskedIntent } from '../../../../lib/intents/asked-intents.ts'
import type { Go } from '../answer-state.ts'
import { guessButtons } from './guess-buttons.ts'
import { jobClauses } from './job-clauses.ts'
import { changesBoard, weighs } from './job-changes.ts'
import { answerDraftAgain } from '../drafts/draft-again.ts'
import { answers } from '../answers.ts'
import { isActDenied, isConditional, isStageUnwanted } from '../../../../lib/intents/denials.ts'
import { answerLeaveIt } from '../cues/leave-it-answer.ts'
import { aboutClause } from '../clause.ts'
import { answerWhen, appointmentLine } from '../cues/jobs/appointment-answers.ts'
import { answerCues, cuesAmong, fittingCues } from '../cues/cue-answers.ts'
import type { Cue } from '../cues/cue-covers.ts'
import type { Ask, Button, Piece } from '../ask.ts'
import { answerReview } from '../cv-answers.ts'
import { answerFeelings, isAboutTheSearch } from '../feeling-answers.ts'
import { answerInPractice } from './practice-turn.ts'
import { isLetterWish } from '../letter-wish.ts'
import { alsoIt } from './follow-up-turn.ts'
import { plain } from './referred-job.ts'
import { withoutSecondPair } from './document-wishes.ts'
import { fulfilled } from './pending-request.ts'
import { answerPasted } from '../pasted/pasted-answers.ts'
import { cardOf, isKept, wantedBy, wantsOf, type Pasted } from '../pasted/pasted-posting.ts'
import { findMatter } from '../../../../lib/intents/matters.ts'
import { answerMatter } from '../cues/matter-answers.ts'
import { answerOwnWords } from '../cues/own-words.ts'
import { statesFact } from '../profile/stated-fact.ts'
import { answerAsQuestion } from './question-turn.ts'
import { goTo, type Answered, type Context } from './turn-context.ts'
import { answerReportedJob, stageTold } from '../changes/reported-job-answer.ts'
import { toldPart } from './told-part.ts'
import { mayRemind } from '../changes/change-answers.ts'
import { answerAppointment, answerInvited } from '../changes/invited-answer.ts'
import { answerPlainRequest } from '../requests/plain-request-answer.ts'
import { changeIn } from '../changes/change-words.ts'

/** From this probability on, only the first guess is shown; below, the next two become buttons. */
const aloneBar = 0.8

/** Undefined where a message, or a button, is not about the posting that was pasted. */
export async function answerAboutPasted(
  context: Context,
  pasted: Pasted,
  go: Go | undefined,
): Promise<Piece[] | undefined> {
  const { ask, question, understood } = context
  if (question.cv?.isNew || (go ? !go.pasted : !pasted.isNew && understood.cues.length > 0)) return undefined
  const wanted = go ? [wantedBy(go.intent)] : wantsOf(pasted, question.message, understood)
  if (wanted.length === 0) return undefined
  const whole = { ...ask, text: question.message }
  const card = cardOf(pasted, ask.board)
  if (!isKept(pasted, card)) return answerPasted(whole, pasted, wanted)
  const about = { ...whole, jobs: [card] }
  if (go) return answers[go.intent](about)
  return understood.kind === 'answer' ? answerAsked({ ...context, ask: about }, understood) : answers.match_job(about)
}

export async function answerTyped(context: Context): Promise<Piece[]> {
  const { ask, question, understood } = context
  const { state, message, cv } = question
  const practice = state?.practice
  const inPractice = practice && !cv?.isNew ? await answerInPractice(context, practice) : undefined
  if (inPractice) return inPractice
  if (cv?.isNew) return answerFile(context)
  const again = state?.draft && (await answerDraftAgain({ ...ask, text: message }, state.draft))
  if (again) return again
  const part = state?.pending && toldPart(ask, message, state.pending)
  if (part) return answers.job_add(goTo(context, part))
  const asked = await answerAsQuestion(context, answerTyped)
  if (asked) return asked
  if (isOthersNews(context)) return answerMatter({ ...ask, text: message }, 'somebody_else')
  const appointed = await answerAppointment({ ...ask, text: message }, understood)
  if (appointed) return [...appointed, ...(await answerBeside(context, tellsInvitation))]
  const plain = await answerPlainRequest({ ...ask, text: message }, understood)
  if (plain) return [...plain, ...(await answerBeside(context, () => true))]
  const told = await answerReportedJob({ ...ask, text: message }, understood.kind === 'answer' ? understood.wishes : [])
  if (told) return [...told, ...(await answerBeside(context))]
  const invited = await answerInvited({ ...ask, text: message })
  if (invited) return [...invited, ...(await answerBeside(context, tellsInvitation))]
  const own = await answerOwnWords({ ...ask, text: message }, understood)
  if (own) return [...own.pieces, ...(await answerAsked(context, own))]
  const byJob = await answerByJob(context)
  if (byJob) return byJob
  const heard = cuesAmong(understood.cues, understood.hints, { ...ask, text: message })
  if (heard.length > 0) return answerByCues(context, heard)
  if (statesFact(message, understood)) return answers.profile_change({ ...ask, text: message })
  const pending = state?.pending && fulfilled(ask, message, understood, state.pending)
  if (pending) return answers[pending.intent](goTo(context, pending))
  if (understood.kind === 'ask') return askBack(context)
  return answerAsked(context, understood)
}

/** Nothing of "my sister got an offer" is the user's, where they ask for nothing beside it. */
function isOthersNews({ ask, question: { message }, understood }: Context): boolean {
  const isOnlyNews = !message.includes('?') && (understood.kind === 'ask' || understood.wishes.length < 2)
  return isOnlyNews && findMatter(message, ask.speech.language) === 'somebody_else'
}

/** What is asked for beside news, in a part of its own: "… and help me prepare", "find me driver jobs". */
async function answerBeside(context: Context, tells: (part: string) => boolean = () => false): Promise<Piece[]> {
  const { ask, understood } = context
  const wishes = understood.kind === 'answer' && understood.wishes.length > 1 ? understood.wishes : []
  const pieces: Piece[] = []
  const asked = wishes.filter((wish) => askedBeside.has(wish.intent) && !tells(wish.text))
  for (const { intent, text } of onePair(ask, asked))
    pieces.push(...(await answerOne({ ...aboutClause(ask, intent, text), text }, intent, understood)))
  return pieces
}

const askedBeside = new Set<Intent>([
  'job_search',
  'cover_letter',
  'cv_tailor',
  'follow_up_message',
  'interview_prep',
  'interview_practice',
])

/** Changes to several jobs, each told in a part of its own, are answered part by part. */
async function answerByJob(context: Context): Promise<Piece[] | undefined> {
  const { ask, question, understood, hear } = context
  const clauses = jobClauses(question.message, ask.board, { language: ask.speech.language, places: ask.places })
  if (!clauses || weighs(cuesAmong(understood.cues, understood.hints, { ...ask, text: question.message })))
    return undefined
  const parts = clauses.map((clause) => ({ ...clause, heard: hear(clause.text) }))
  if (!parts.some(({ heard }) => changesBoard(heard))) return undefined
  const pieces: Piece[] = []
  let before: Intent | undefined
  let told: JobStatus | undefined
  for (const { text, job, heard } of parts) {
    if (heard.kind === 'crisis') return undefined
    const { date, search, url } = heard
    // "And archive Dunnes" goes to no stage of the other part.
    const stage = heard.stage ?? (changeIn(text, ask.speech.language) ? undefined : ask.stage)
    const own = { ...ask, text, message: text, jobs: [job], stage, day: date?.day, time: date?.time, search, url }
    const [wish] = heard.kind === 'answer' ? heard.wishes : []
    const isLeft =
      before !== undefined && (!wish || wish.intent === before) && cuesAmong(heard.cues, heard.hints, own).length === 0
    const part = {
      ...context,
      ask: own,
      question: { ...question, message: text },
      understood: { ...heard, jobs: [job] },
    }
    const isAlso = told !== undefined && !wish && alsoIt.test(` ${plain(text)}`)
    if (isAlso) pieces.push(...(await answers.board_change({ ...own, stage: told })))
    else pieces.push(...(isLeft && before ? await answers[before](own) : await answerTyped(part)))
    told = stageTold(text, ask.speech.language, false) ?? told
    if (wish && changingIntents.has(wish.intent)) before = wish.intent
    context.tell(pieces)
  }
  return pieces
}

/** What the words are about first, then whatever else was surely asked for. */
async function answerByCues(context: Context, heard: readonly Cue[]): Promise<Piece[]> {
  const { ask, understood, question } = context
  const wishes = understood.kind === 'answer' ? understood.wishes : []
  const cues = fittingCues(heard, wishes, ask)
  if (cues.length === 0) return understood.kind === 'answer' ? answerAsked(context, understood) : askBack(context)
  const { pieces, rest } = await answerCues({ ...ask, text: question.message }, cues, wishes)
  if (rest.length === 0) return pieces
  context.tell(pieces)
  for (const { intent, text } of onePair(ask, rest)) {
    const own = aboutClause(ask, intent, text)
    // What is written after a rejection asks for its reasons, and thanks for nothing.
    const topic = understood.cues.includes('rejected') && intent === 'follow_up_message' ? 'feedback' : undefined
    pieces.push(...(await answerOne({ ...own, text, topic }, intent, understood)))
  }
  return pieces
}

async function answerAsked(
  context: Context,
  { wishes: asked, others }: Pick<Extract<Answered, { kind: 'answer' }>, 'wishes' | 'others'>,
): Promise<Piece[]> {
  const { ask, understood } = context
  const wishes = onePair(ask, asked)
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

const onePair = (ask: Context['ask'], wishes: readonly AskedIntent[]): AskedIntent[] =>
  withoutSecondPair(wishes, ({ intent, text }) => aboutClause(ask, intent, text).jobs.map(({ job_url }) => job_url))

/** "Move it to Interview, it is on Friday at ten": the day is the interview's, and nothing to be reminded of. */
const isTold = (text: string, wishes: readonly AskedIntent[], { ask }: Context): boolean =>
  ask.stage === 'Interview' &&
  (ask.jobs.length < 2 || findMeantJobs(text, ask.jobs).length === 0) &&
  wishes.some(({ intent }) => intent === 'board_change') &&
  findPlainIntent(text, ask.speech.language) !== 'reminder'

/** "My boss will not give me the certificate" asks for no course. */
const asksToLearn =
  /(?<!\p{L})(?:learn\p{L}*|course\p{L}*|skill\p{L}*|train\p{L}*|missing|lack\p{L}*|gap|improve|upskill\p{L}*|study|get better|need|should|what|which|lern\p{L}*|kurs\p{L}*|weiterbild\p{L}*|fortbild\p{L}*|fehl\p{L}*|kenntnis\p{L}*|verbesser\p{L}*|brauch\p{L}*|soll\p{L}*|was|welche\p{L}*|appren\p{L}*|form\p{L}*|compétence\p{L}*|manqu\p{L}*|améliorer|devrais|faut|quoi|quel\p{L}*|aprend\p{L}*|curso\p{L}*|formaci\p{L}*|falta\p{L}*|mejorar|deber[ií]a|necesit\p{L}*|qu[eé]|cu[aá]l\p{L}*)(?!\p{L})/iu

function mayLearn(ask: Ask): Promise<Piece[]> {
  const { texts, say } = ask.speech
  const button = (intent: 'skills_to_learn' | 'cv_question' | 'assistant_help'): Button => ({
    label: texts.wishes[intent],
    go: { intent },
  })
  return Promise.resolve([
    { p: say(texts.ask.guess) },
    { buttons: [button('cv_question'), button('skills_to_learn'), button('assistant_help')] },
  ])
}

function answerOne(ask: Ask, intent: Intent, { isDistressed }: Answered): Promise<Piece[]> {
  if (intent === 'feelings') return answerFeelings(ask, isDistressed)
  if (intent === 'board_change' && isOrderOpen(ask)) return answerLeaveIt(ask)
  if (intent === 'skills_to_learn' && ask.jobs.length === 0 && !asksToLearn.test(ask.text)) return mayLearn(ask)
  const isHeavy = isDistressed || maybeDespair(ask.text)
  // A day and a job alone are no wish for a card.
  if (intent === 'reminder' && !mayRemind(ask)) return answerNear(ask, isHeavy)
  if (intent === 'out_of_scope' && isAboutTheSearch(ask, isHeavy)) return answerNear(ask, isHeavy)
  return answers[intent](ask)
}

/** "If they say no, put it in Rejected": nothing has happened yet. "I have not accepted, move it to Rejected" is an order. */
const isOrderOpen = ({ text, speech: { language } }: Ask): boolean =>
  isConditional(text, language) ||
  isStageUnwanted(text, language) ||
  (isActDenied(text, language) && !movesToStage(text, language))

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
  for (const { intent, text } of onePair(ask, others))
    more.push(...(await answerOne({ ...ask, text }, intent, understood)))
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
  // "They have not rejected me": good, and nothing to do.
  if (ask.jobs.length === 1 && isActDenied(question.message, speech.language))
    return answerLeaveIt({ ...ask, text: '' })
  const [first = 'out_of_scope'] = understood.guesses
  if (first === 'out_of_scope') return answerOne({ ...ask, text: question.message }, first, understood)
  // "And on Friday, do I have to draw something?": what stands there may say it.
  const whole = { ...ask, text: question.message }
  if (ask.jobs.length === 0 && appointmentLine(whole).length > 0) return answerWhen(whole)
  const help: Button = { label: speech.texts.wishes.assistant_help, go: { intent: 'assistant_help' } }
  const guess: Piece[] = [
    { p: speech.say(speech.texts.ask.guess) },
    { buttons: [...guessButtons(ask, understood, understood.guesses), help] },
    // What was not understood may have been about the draft, and so may the next message.
    ...(question.state?.draft ? [{ draft: question.state.draft }] : []),
    { unsure: true },
  ]
  return maybeDespair(question.message) ? [...guess, { p: speech.say(speech.texts.feelings.talk) }] : guess
}
