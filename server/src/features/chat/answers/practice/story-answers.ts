import type { Story } from '@waymark/contract/stories.ts'
import { fold } from '../../../../lib/intents/plain-text.ts'
import { asksForStories } from '../../../../lib/intents/story-request.ts'
import { textsIn } from '../../../../lib/languages.ts'
import de from '../../texts/stories/de.json' with { type: 'json' }
import en from '../../texts/stories/en.json' with { type: 'json' }
import es from '../../texts/stories/es.json' with { type: 'json' }
import fr from '../../texts/stories/fr.json' with { type: 'json' }
import type { PostingMatch } from '../../tools/search-tools.ts'
import type { Ask, Button, Piece } from '../ask.ts'
import type { Speech } from '../speech.ts'

const catalogue = { en, de, fr, es }
export const storyTexts = ({ language }: Speech): typeof en => textsIn(catalogue, language).texts

const shownStories = 5
const shownFitting = 3
const longestQuote = 240

/** Shorter ones are no story to tell again. */
export const fewestWords = 15

export const openStories = (speech: Speech): Button => ({ label: storyTexts(speech).open, href: '/stories' })

/** "Show me my stories"; undefined for any other message. */
export async function answerStories({ speech, message, stories }: Omit<Ask, 'text'>): Promise<Piece[] | undefined> {
  if (!asksForStories(message, speech.language)) return undefined
  const { say, texts } = speech
  const t = storyTexts(speech)
  const told = await stories.list()
  const practise: Button = { label: texts.wishes.interview_practice, go: { intent: 'interview_practice' } }
  if (told.length === 0) return [{ p: say(t.none) }, { buttons: [practise] }]
  return [
    { p: say(t.intro, { count: told.length }) },
    ...told
      .slice(0, shownStories)
      .flatMap(({ question, answer }): Piece[] => [{ h: question }, { quote: [shortened(answer)] }]),
    { buttons: [practise, openStories(speech)] },
  ]
}

/** Keeps an answer that is long enough to be told again, and says so only where it could not be kept. */
export async function keepStory(
  { speech, stories }: Omit<Ask, 'text'>,
  question: string,
  answer: string,
): Promise<Piece[]> {
  if (answer.trim().split(/\s+/).length < fewestWords) return []
  const kept = await stories.keep({ question, answer: answer.trim() })
  return kept === 'kept' ? [] : [{ p: speech.say(storyTexts(speech)[kept]) }]
}

/** That a question was answered before, with the answer. */
export async function toldBefore({ speech, stories }: Omit<Ask, 'text'>, question: string): Promise<Piece[]> {
  const story = (await stories.list()).find((one) => one.question === question)
  return story ? [{ p: speech.say(storyTexts(speech).told, { answer: shortened(story.answer) }) }] : []
}

/** The stories that show what a posting asks for. */
export async function fittingStories(
  { speech, stories }: Omit<Ask, 'text'>,
  requirements: PostingMatch['requirements'],
): Promise<Piece[]> {
  const told = await stories.list()
  const fitting = told.filter((story) => requirements.some((one) => fits(story, one))).slice(0, shownFitting)
  if (fitting.length === 0) return []
  return [
    { p: speech.say(storyTexts(speech).fits) },
    ...fitting.map(({ answer }): Piece => ({ quote: [shortened(answer)] })),
    { buttons: [openStories(speech)] },
  ]
}

/** Its question was about this very thing, or the answer names what the profile has for it. */
function fits({ question, answer }: Story, { text, profile }: PostingMatch['requirements'][number]): boolean {
  const words = ` ${plain(answer)} `
  return question.includes(text) || profile.some((word) => word.length > 2 && words.includes(` ${plain(word)} `))
}

const plain = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()

function shortened(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  return line.length <= longestQuote ? line : `${line.slice(0, line.lastIndexOf(' ', longestQuote))} …`
}
