import { messageMaxLength } from '@waymark/contract/chat.ts'
import { splitStoryWish } from '../../../../lib/intents/story-request.ts'
import { isToolRefusal } from '../../tools/tool.ts'
import type { Ask, Piece } from '../ask.ts'
import { proposalPieces } from '../proposal-pieces.ts'
import { fewestWords, openStories, storyTexts } from './story-answers.ts'

const titleLength = 80

/** A message that is long enough to be a story; undefined for any other, and for a posting that was pasted. */
export function storyIn(message: string, isPasted: boolean): string | undefined {
  const isStory = !isPasted && wordsIn(message) >= fewestWords && message.length <= messageMaxLength
  return isStory ? message.trim() : undefined
}

/** "Save this as a story", with the story or behind it; undefined for any other message. */
export async function answerSaveStory(
  { speech, message, tools, call, stories }: Omit<Ask, 'text'>,
  before: string | undefined,
): Promise<Piece[] | undefined> {
  const wish = splitStoryWish(message, speech.language)
  if (!wish) return undefined
  const { say } = speech
  const t = storyTexts(speech).save
  const story = wish.story === '' ? before : wish.story
  if (story === undefined || wordsIn(story) < fewestWords) return [{ p: say(t.tell) }]
  if ((await stories.list()).some(({ answer }) => answer === story))
    return [{ p: say(t.already) }, { buttons: [openStories(speech)] }]
  const question = titleOf(story)
  const proposed = await tools.save_story.run({ question, answer: story }, call)
  if (isToolRefusal(proposed) && proposed.refused === 'full') return [{ p: say(storyTexts(speech).full) }]
  return [...proposalPieces(speech, proposed, t.propose, { title: question }), { buttons: [openStories(speech)] }]
}

/** Its first words: nobody asked a question that it answers. */
function titleOf(story: string): string {
  const [sentence = ''] = story.replace(/\s+/gu, ' ').split(/(?<=\p{L}{2})[.!?:](?:\s|$)/u)
  if (sentence.length <= titleLength) return sentence
  return `${sentence.slice(0, Math.max(sentence.lastIndexOf(' ', titleLength), 1))} …`
}

const wordsIn = (text: string): number => text.trim().split(/\s+/u).length
