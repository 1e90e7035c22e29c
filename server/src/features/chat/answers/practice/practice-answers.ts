import type { Line } from '../../../../lib/markdown/blocks.ts'
import { isToolRefusal } from '../../tools/tool.ts'
import type { PracticeState } from '../answer-state.ts'
import type { Ask, Piece } from '../ask.ts'
import { byWeight, meantInterview, ownLines } from '../interview-answers.ts'
import { shownRequirements } from '../posting-requirements.ts'
import { practiceLength } from './practice-length.ts'
import { hasFigure, judgeOpening, lineWithFigure, strongestSentence, type OpeningPart } from './practice-opening.ts'
import { isStoryInstead } from './told-instead.ts'
import { judgeStory } from './practice-story.ts'
import { keepStory, openStories, storyTexts, toldBefore } from './story-answers.ts'
import type { Speech } from '../speech.ts'
import { askWhich } from '../which-job.ts'

const fromPosting = 3

/** A round of questions: some from the posting's requirements, the others for any job. */
export async function startPractice(ask: Ask): Promise<Piece[]> {
  const { speech, tools, call, jobs } = ask
  if (jobs.length > 1) return askWhich(ask, { intent: 'interview_practice' })
  const { text, texts } = speech
  const card = meantInterview(ask)
  const match = card && (await tools.match_job.run({ job_url: card.job_url }, call))
  const asked =
    match && !isToolRefusal(match) ? byWeight(shownRequirements(match.requirements)).slice(0, fromPosting) : []
  const own = asked.map((requirement) => text(texts.practice.from_requirement, { text: requirement.text }))
  const [opening = '', ...others] = texts.practice.bank
  const questions = [opening, ...own, ...others].slice(0, practiceLength(ask.text, speech.language))
  const practice = { questions, asked: 1, ...(card ? { job_url: card.job_url } : {}) }
  const about = card ? [' ', ...speech.say(texts.practice.for_job, { job: speech.job(card) })] : []
  const intro = [...speech.say(texts.practice.start, { count: questions.length }), ...about]
  return [{ p: intro }, ...(await questionPieces(ask, practice))]
}

/** What rules can say about an answer, and the next question. */
export async function continuePractice(
  ask: Omit<Ask, 'text'>,
  answer: string,
  practice: PracticeState,
): Promise<Piece[]> {
  const { speech } = ask
  const isOpening = practice.questions[practice.asked - 1] === speech.texts.practice.bank[0]
  const [, usual = ''] = speech.texts.practice.bank
  if (
    isOpening &&
    isStoryInstead(answer, speech.language) &&
    !practice.questions.slice(0, practice.asked).includes(usual)
  )
    return answerOther(ask, answer, practice, usual)
  const feedback = isOpening ? feedbackOnOpening(speech, answer) : feedbackOn(speech, answer)
  const words = await ownWords(ask, answer)
  const list = [...feedback, ...words]
  const next = { ...practice, asked: practice.asked + 1 }
  const told: Piece[] = [{ ul: list }, ...(await keepStory(ask, practice.questions[practice.asked - 1] ?? '', answer))]
  return [...told, ...(await nextPieces(ask, next))]
}

/** A story told where "tell us about yourself" was asked is kept under the question that it answers, and the first one stays. */
async function answerOther(
  ask: Omit<Ask, 'text'>,
  answer: string,
  practice: PracticeState,
  question: string,
): Promise<Piece[]> {
  const { speech } = ask
  const before = practice.questions.slice(0, practice.asked - 1)
  const after = practice.questions.slice(practice.asked - 1).filter((one) => one !== question)
  return [
    { ul: [...feedbackOn(speech, answer), ...(await ownWords(ask, answer))] },
    ...(await keepStory(ask, question, answer)),
    { p: speech.say(storyTexts(speech).other_question, { question }) },
    ...(await nextPieces(ask, { ...practice, questions: [...before, question, ...after], asked: practice.asked + 1 })),
  ]
}

/** The next question, or the end, without a word on the one that is left out. */
export async function skipQuestion(
  ask: Omit<Ask, 'text'>,
  practice: PracticeState,
  hint: readonly Piece[] = [],
): Promise<Piece[]> {
  const { say, texts } = ask.speech
  const next = { ...practice, asked: practice.asked + 1 }
  return [{ p: say(texts.practice.skipped) }, ...hint, ...(await nextPieces(ask, next))]
}

/** The same where no answer came to mind: what to say then, and a line of the profile to tell about. */
export async function skipUnsure(ask: Omit<Ask, 'text'>, practice: PracticeState): Promise<Piece[]> {
  const { say, texts } = ask.speech
  const { profile } = await ask.tools.read_profile.run({}, ask.call)
  const lines = ownLines(profile)
  const line = lines[practice.asked % Math.max(1, lines.length)]
  const own = line === undefined ? [] : [' ', ...say(texts.practice.unsure_line, { line })]
  return skipQuestion(ask, practice, [{ p: [...say(texts.practice.unsure), ...own] }])
}

async function nextPieces(ask: Omit<Ask, 'text'>, practice: PracticeState): Promise<Piece[]> {
  if (practice.asked <= practice.questions.length) return questionPieces(ask, practice)
  const { speech, stories } = ask
  const isKept = (await stories.list()).some(({ question }) => practice.questions.includes(question))
  return [
    { p: speech.say(speech.texts.practice.end) },
    ...(isKept ? [{ p: speech.say(storyTexts(speech).kept) }] : []),
    { buttons: [...afterwards(speech), ...(isKept ? [openStories(speech)] : [])] },
  ]
}

export function stopPractice(speech: Speech): Piece[] {
  return [{ p: speech.say(speech.texts.practice.stopped) }, { buttons: afterwards(speech) }]
}

/** After comfort: nobody has to go on. */
export const pausePractice = ({ say, texts }: Speech): Piece[] => [
  { p: say(texts.practice.paused) },
  { buttons: [{ label: texts.wishes.interview_practice, go: { intent: 'interview_practice' } }] },
]

/** The question once more, after what is no answer to it. */
export const repeatQuestion = (ask: Omit<Ask, 'text'>, practice: PracticeState): Promise<Piece[]> =>
  questionPieces(ask, practice)

/** What is asked of the assistant and not understood is not judged as an answer. */
export const setAside = async (ask: Omit<Ask, 'text'>, practice: PracticeState): Promise<Piece[]> => [
  { p: ask.speech.say(ask.speech.texts.practice.aside) },
  ...(await questionPieces(ask, practice)),
]

const afterwards = ({ texts }: Speech) => [
  { label: texts.wishes.interview_practice, go: { intent: 'interview_practice' } as const },
  { label: texts.wishes.interview_prep, go: { intent: 'interview_prep' } as const },
]

async function questionPieces(ask: Omit<Ask, 'text'>, practice: PracticeState): Promise<Piece[]> {
  const { say, texts } = ask.speech
  const question = practice.questions[practice.asked - 1] ?? ''
  const values = { number: practice.asked, count: practice.questions.length, question }
  return [{ p: say(texts.practice.question, values) }, ...(await toldBefore(ask, question)), { practice }]
}

/** Situation, task, action and result are the yardstick of a story. */
function feedbackOn({ say, texts, language, and }: Speech, answer: string): Line[] {
  const t = texts.practice
  const { words, found, missing, hasNumber, saysWe } = judgeStory(answer, language)
  const names = (parts: readonly (keyof typeof t.parts)[]) => and.format(parts.map((part) => t.parts[part]))
  const length = words < 50 ? [say(t.short, { count: words })] : words > 260 ? [say(t.long, { count: words })] : []
  // Too few words to tell the parts of a story apart.
  if (words < 15) return length
  return [
    ...(missing.length === 0 ? [say(t.complete)] : []),
    ...(found.length > 0 && missing.length > 0 ? [say(t.good, { parts: names(found) })] : []),
    ...(missing.length > 0 ? [say(t.missing, { parts: names(missing) })] : []),
    ...(found.includes('result') && !hasNumber ? [say(t.number)] : []),
    ...(saysWe ? [say(t.we)] : []),
    ...length,
  ]
}

/** "Tell us about yourself" is no story: what you do, one result, why this job, in about a minute. */
function feedbackOnOpening({ say, texts, language, and }: Speech, answer: string): Line[] {
  const t = texts.practice
  const { words, found, missing } = judgeOpening(answer, language)
  const names = (parts: readonly OpeningPart[]) => and.format(parts.map((part) => t.opening[part]))
  const length =
    words < 40 ? [say(t.opening_short, { count: words })] : words > 200 ? [say(t.opening_long, { count: words })] : []
  if (words < 8) return length
  return [
    ...(missing.length === 0 ? [say(t.opening_complete)] : []),
    ...(found.length > 0 && missing.length > 0 ? [say(t.good, { parts: names(found) })] : []),
    ...(missing.length > 0 ? [say(t.missing, { parts: names(missing) })] : []),
    ...length,
  ]
}

const shortestQuote = 4

/** The strongest sentence in the user's own words, and the figure that the profile has for it. */
async function ownWords({ speech, tools, call }: Omit<Ask, 'text'>, answer: string): Promise<Line[]> {
  const { say, texts, language } = speech
  const best = strongestSentence(answer, language)
  if (best === undefined || best.split(/\s+/).length < shortestQuote) return []
  // Somebody who gives the figure a sentence later needs no other one.
  if (hasFigure(answer)) return [say(texts.practice.quote_strong, { text: best })]
  const { profile } = await tools.read_profile.run({}, call)
  const line = lineWithFigure(best, ownLines(profile))
  return line === undefined
    ? [say(texts.practice.quote_plain, { text: best })]
    : [say(texts.practice.quote_figure, { text: best, line })]
}
