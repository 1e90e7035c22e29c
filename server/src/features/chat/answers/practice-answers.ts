import { isToolRefusal } from '../tools/tool.ts'
import type { PracticeState } from './answer-state.ts'
import type { Ask, Piece } from './ask.ts'
import { byWeight, nextInterview } from './interview-answers.ts'
import { judgeStory } from './practice-story.ts'
import type { Speech } from './speech.ts'
import { askWhich } from './which-job.ts'

const roundLength = 5
const fromPosting = 3

/** A round of questions: some from the posting's requirements, the others for any job. */
export async function startPractice(ask: Ask): Promise<Piece[]> {
  const { speech, tools, call, jobs } = ask
  if (jobs.length > 1) return askWhich(ask, { intent: 'interview_practice' })
  const { text, texts } = speech
  const card = jobs[0] ?? nextInterview(ask)
  const match = card && (await tools.match_job.run({ job_url: card.job_url }, call))
  const asked = match && !isToolRefusal(match) ? byWeight(match.requirements).slice(0, fromPosting) : []
  const own = asked.map((requirement) => text(texts.practice.from_requirement, { text: requirement.text }))
  const [opening = '', ...others] = texts.practice.bank
  const questions = [opening, ...own, ...others].slice(0, roundLength)
  const practice = { questions, asked: 1, ...(card ? { job_url: card.job_url } : {}) }
  const about = card ? [' ', ...speech.say(texts.practice.for_job, { job: speech.job(card) })] : []
  const intro = [...speech.say(texts.practice.start, { count: questions.length }), ...about]
  return [{ p: intro }, ...questionPieces(speech, practice)]
}

/** What rules can say about an answer, and the next question. */
export function continuePractice(speech: Speech, answer: string, practice: PracticeState): Piece[] {
  const feedback = feedbackOn(speech, answer)
  const next = { ...practice, asked: practice.asked + 1 }
  if (next.asked <= practice.questions.length) return [...feedback, ...questionPieces(speech, next)]
  return [...feedback, { p: speech.say(speech.texts.practice.end) }, { buttons: afterwards(speech) }]
}

export function stopPractice(speech: Speech): Piece[] {
  return [{ p: speech.say(speech.texts.practice.stopped) }, { buttons: afterwards(speech) }]
}

const afterwards = ({ texts }: Speech) => [
  { label: texts.wishes.interview_practice, go: { intent: 'interview_practice' } as const },
  { label: texts.wishes.interview_prep, go: { intent: 'interview_prep' } as const },
]

function questionPieces({ say, texts }: Speech, practice: PracticeState): Piece[] {
  const question = practice.questions[practice.asked - 1] ?? ''
  const values = { number: practice.asked, count: practice.questions.length, question }
  return [{ p: say(texts.practice.question, values) }, { practice }]
}

function feedbackOn({ say, texts, language, and }: Speech, answer: string): Piece[] {
  const t = texts.practice
  const { words, found, missing, hasNumber, saysWe } = judgeStory(answer, language)
  const names = (parts: readonly (keyof typeof t.parts)[]) => and.format(parts.map((part) => t.parts[part]))
  const length = words < 50 ? [say(t.short, { count: words })] : words > 260 ? [say(t.long, { count: words })] : []
  // Too few words to tell the parts of a story apart.
  if (words < 15) return [{ ul: length }]
  return [
    {
      ul: [
        ...(missing.length === 0 ? [say(t.complete)] : []),
        ...(found.length > 0 && missing.length > 0 ? [say(t.good, { parts: names(found) })] : []),
        ...(missing.length > 0 ? [say(t.missing, { parts: names(missing) })] : []),
        ...(found.includes('result') && !hasNumber ? [say(t.number)] : []),
        ...(saysWe ? [say(t.we)] : []),
        ...length,
      ],
    },
  ]
}
