import type { Language } from '../../../../lib/languages.ts'
import { judgeOpening } from './practice-opening.ts'
import { judgeStory } from './practice-story.ts'

const fewestWords = 20

/** What was once at work and what was done about it, with no word on one's work as a whole or on the wish for this job. */
export function isStoryInstead(answer: string, language: Language): boolean {
  const { words, found } = judgeStory(answer, language)
  const opening = judgeOpening(answer, language).found
  const isAboutSelf = opening.includes('work') || opening.includes('motive')
  return words >= fewestWords && !isAboutSelf && found.includes('situation') && found.length > 1
}
