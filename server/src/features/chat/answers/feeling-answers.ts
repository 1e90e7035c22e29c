import type { Crisis } from '../../../lib/intents/crisis.ts'
import { isActOpen } from '../../../lib/intents/denials.ts'
import crisisElsewhere from '../texts/crisis-elsewhere.json' with { type: 'json' }
import type { Card } from '../board/cards.ts'
import type { Ask, Piece } from './ask.ts'
import { nextInterview } from './interview-answers.ts'
import type { Speech } from './speech.ts'
import { findTopic } from './topics.ts'
import { active, jobButton } from './which-job.ts'

const directory = 'https://findahelpline.com'

/** First a human sentence, then one small step from the user's own board. */
export async function answerFeelings(ask: Ask, isHeavy: boolean): Promise<Piece[]> {
  const { speech, text } = ask
  const { say, texts } = speech
  const topic = findTopic('feelings', text, speech.language)
  const found = topic === undefined || (topic === 'glad' && isDenied(text)) ? 'general' : topic
  // "And if they reject me" is a fear, and no rejection.
  const isFear = found === 'rejected' && isActOpen(text, speech.language)
  const kind = isFear ? 'anxious' : found
  if (kind === 'glad' && !isHeavy) return [{ p: say(texts.feelings.glad) }]
  return [
    { p: say(texts.feelings[kind]) },
    ...(await smallStep(ask)),
    ...(isHeavy ? [{ p: say(texts.feelings.talk) }] : []),
  ]
}

/** "I'm not happy", "pas contente" */
const isDenied = (text: string): boolean =>
  /(?<!\p{L})(?:not|never|\p{L}+n['’]?t|without|nicht|nie|kein\p{L}*|pas|plus|jamais|no|nunca|nada|un(?:happy|gl(?:ü|u)cklich))(?!\p{L})/iu.test(
    text,
  )

/** Whoever names a job of the board, or how they feel, is not sent away. */
export const isAboutTheSearch = ({ jobs, text, speech }: Ask, isHeavy: boolean): boolean =>
  isHeavy || jobs.length > 0 || findTopic('feelings', text, speech.language) !== undefined

/** Tired to the bone: heard first, whatever else is asked. */
export async function answerTired(ask: Ask, withStep: boolean): Promise<Piece[]> {
  const { say, texts } = ask.speech
  const step = withStep ? await smallStep(ask) : []
  return [{ p: say(texts.feelings.tired) }, ...step, { p: say(texts.feelings.talk) }]
}

/** Whoever cries or has lost somebody gets no task. */
export function comfortPieces({ say, texts }: Speech, kind: 'grief' | 'upset'): Piece[] {
  return [{ p: say(texts.cues.comfort[kind]) }, { p: say(texts.feelings.talk) }]
}

/** One thing from the jobs of `ask.board`, which a caller may have narrowed. */
export async function smallStep(ask: Ask): Promise<Piece[]> {
  const { speech, tools, call, now } = ask
  const { say, text, texts, job } = speech
  const t = texts.feelings
  // Nobody is sent to practise for the job that they are sad about.
  const board = ask.board.filter((card) => !ask.jobs.includes(card))
  const interview = nextInterview({ ...ask, board })
  if (interview?.next_interview_at && Date.parse(interview.next_interview_at) > now.getTime()) {
    const values = { job: job(interview), when: speech.moment(interview.next_interview_at) }
    const go = { intent: 'interview_practice' } as const
    return [
      { p: say(t.step_interview, values) },
      { buttons: [jobButton(text(texts.about.practise, values), go, interview)] },
    ]
  }
  const due = await tools.list_due.run({}, call)
  const isMeant = ({ card }: { card: Card }) => board.some(({ job_url }) => job_url === card.job_url)
  const waiting = (due.follow_ups.find(isMeant) ?? due.silent.find(isMeant))?.card
  if (waiting) {
    const values = { job: job(waiting) }
    const go = { intent: 'follow_up_message' } as const
    return [{ p: say(t.step_due, values) }, { buttons: [jobButton(text(texts.about.follow_up, values), go, waiting)] }]
  }
  const viewed = active(board).find(({ status }) => status === 'Viewed')
  if (viewed) {
    const values = { job: job(viewed) }
    return [
      { p: say(t.step_apply, values) },
      { buttons: [jobButton(text(texts.about.match, values), { intent: 'match_job' }, viewed)] },
    ]
  }
  return [{ p: say(t.step_none) }, { buttons: [{ label: texts.wishes.job_search, go: { intent: 'job_search' } }] }]
}

type Elsewhere = { human: string; danger: string; directory: string }
const textsElsewhere: Partial<Record<string, Elsewhere>> = crisisElsewhere

/** For despair in a language that the assistant does not speak otherwise: the same, shorter; undefined without its texts. */
export function answerDespairElsewhere({ say }: Speech, language: string | undefined): Piece[] | undefined {
  const t = language === undefined ? undefined : textsElsewhere[language]
  if (!t) return undefined
  const help = { link: 'findahelpline.com', href: directory }
  return [{ p: say(t.human) }, { p: say(t.danger) }, { p: [t.directory, help] }]
}

/** For despair or danger: a human sentence and where to get help. No plan, no buttons about work. */
export function answerCrisis({ say, texts }: Speech, crisis: Crisis): Piece[] {
  const t = texts.crisis
  const [taken, danger, human] = [{ p: say(t.taken) }, { p: say(t.danger) }, { p: say(t.human) }]
  const opening = { despair: [human, danger], danger: [danger, human], taken: [taken, human] }
  return [
    ...opening[crisis],
    { ul: t.lines.map((line) => say(line)) },
    { p: [t.directory, { link: 'findahelpline.com', href: directory }] },
    { p: say(t.end) },
  ]
}
