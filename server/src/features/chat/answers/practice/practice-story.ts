import { fold } from '../../../../lib/intents/plain-text.ts'
import type { Language } from '../../../../lib/languages.ts'
import de from '../../texts/story-de.json' with { type: 'json' }
import en from '../../texts/story-en.json' with { type: 'json' }
import es from '../../texts/story-es.json' with { type: 'json' }
import fr from '../../texts/story-fr.json' with { type: 'json' }

const parts = ['situation', 'task', 'action', 'result'] as const
export type StoryPart = (typeof parts)[number]
type StoryWords = Record<StoryPart | 'we' | 'i', string[]>
const storyWords: Record<Language, StoryWords> = { en, de, fr, es }

const longest = 10_000
/** "I rebuilt" is missing in any finite list of verbs. */
const regularPast = /\bi (?:then |also |first |[a-z]+ly )?(?:re)?[a-z]{2,}(?:ed|uilt|rote|old|ought|aught)\b/

const change =
  /(?<![\p{L}\p{N}])(?:(?<von>von) )?(?<from>\d+)(?: \p{L}+)? (?:down to|to|auf|a) (?<to>\d+)(?![\p{L}\p{N}])/gu
const lastHour = 24

/** "340 to 60" is what came of it; "9 to 5" are hours, "2021 to 2019" years, and "20 to 30" may be a range. */
export const hasFallen = (text: string): boolean =>
  [...text.matchAll(change)].some(({ 0: whole, groups = {} }) => {
    const [from, to] = [Number(groups['from']), Number(groups['to'])]
    const isYear = from >= 1900 && from < 2100
    const isChange = groups['von'] !== undefined && whole.includes(' auf ')
    return !isYear && from > lastHour && (isChange || from > to)
  })

/** Finds the parts of a story by typical words (texts/story-<language>.json); says nothing about their quality. */
export function judgeStory(answer: string, language: Language) {
  const text = ` ${fold(answer.slice(0, longest)).replace(/[^\p{L}\p{N}%]+/gu, ' ')} `
  const own = storyWords[language]
  const count = (stems: readonly string[]) => stems.reduce((sum, stem) => sum + text.split(` ${stem}`).length - 1, 0)
  const has = (part: StoryPart) =>
    count(own[part]) > 0 ||
    (part === 'situation' && /\b(?:19|20)\d\d\b/.test(text)) ||
    (part === 'result' && hasFallen(text)) ||
    (part === 'action' && language === 'en' && regularPast.test(text))
  const [we, i] = [count(own.we), count(own.i)]
  return {
    words: text.trim() === '' ? 0 : text.trim().split(' ').length,
    found: parts.filter(has),
    missing: parts.filter((part) => !has(part)),
    hasNumber: /\d/.test(text.replace(/\b(?:19|20)\d\d\b/g, '')),
    saysWe: we >= 3 && we > i,
  }
}
