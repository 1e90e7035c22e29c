import { textsIn } from '../../../lib/languages.ts'
import { blocksToHtml, blocksToMarkdown, type Block } from '../../../lib/markdown/blocks.ts'
import type { Assistant, Question } from '../assistant.ts'
import { reviewCv } from './cv-review.ts'
import { findIntents, type Intent } from './intents.ts'
import { reviewProfile } from './profile-review.ts'
import { assistantTexts, type Texts } from './texts.ts'

/** Rules and templates without a language model. Says so, and when it does not understand; quotes facts from users. */
export function createBuiltInAssistant(clock: { now(): Date }): Assistant {
  return {
    name: 'built-in',
    async answer(question) {
      const blocks = await answerBlocks(question, clock.now())
      return { html: blocksToHtml(blocks), markdown: blocksToMarkdown(blocks) }
    },
  }
}

async function answerBlocks(question: Question, today: Date): Promise<Block[]> {
  const texts = textsIn(assistantTexts, question.user.language).texts
  const intents = findIntents(question.messages.at(-1)?.text ?? '')
  if (question.cv?.isNew) {
    const others = await Promise.all(
      intents
        .filter((intent) => answersBesideFile.has(intent))
        .map((intent) => answerTo(intent, question, texts, today)),
    )
    return [...reviewCv(question.cv, texts, today), ...others.flat()]
  }
  const answers = await Promise.all(intents.map((intent) => answerTo(intent, question, texts, today)))
  return answers.flat()
}

/** What a message with a file may ask for in addition; greetings and thanks are not answered there. */
const answersBesideFile = new Set<Intent>([
  'documents',
  'interview',
  'strategy',
  'job_search',
  'tracking',
  'career',
  'salary',
  'privacy',
  'auto_apply',
  'profile_review',
])

async function answerTo(intent: Intent, question: Question, texts: Texts, today: Date): Promise<Block[]> {
  if (intent === 'cv_review' && question.cv) return reviewCv(question.cv, texts, today)
  if (intent === 'profile_review') return reviewProfile(await question.readProfile(), texts)
  return fixedAnswer(intent, texts, question)
}

function fixedAnswer(intent: Exclude<Intent, 'profile_review'>, texts: Texts, { user }: Question): Block[] {
  if (intent === 'cv_review') return texts.answers.askForCv
  if (intent === 'greeting') return texts.greeting(firstNameOf(user.name))
  if (intent === 'capabilities') return texts.capabilities
  return intent === 'unknown' ? texts.unknown : texts.answers[intent]
}

function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}
