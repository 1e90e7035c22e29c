import type { Language } from '../languages.ts'
import { createSetReader } from './phrase-sets.ts'

/** A longer message tells a story, and asks for none. */
const read = createSetReader(['stories.txt'], 14)

/** "Show me my stories", "how did they look", by words/<language>/stories.txt. */
export const asksForStories = (message: string, language: Language): boolean => read(message, language).says('show')

/** What stands beside the wish to keep a story, empty where nothing does; undefined for a message without the wish. */
export function splitStoryWish(message: string, language: Language): { story: string } | undefined {
  const wishes = (part: string): boolean => read(part, language).says('save')
  const parts = message.trim().split(/(?<=[.!?]["”»“]?\s)(?=[\p{Lu}"“„«])|(?<=:\s)|(?<=\n)/u)
  const [first = '', last = ''] = [parts[0], parts.at(-1)]
  const isShort = parts.length === 1 || parts.every((part) => part.trim().split(/\s+/u).length <= shortWords)
  if (parts.length === 1) return wishes(message) ? { story: '' } : undefined
  if (wishes(first)) return { story: rest(parts.slice(1)) }
  if (wishes(last)) return { story: rest(parts.slice(0, -1)) }
  return isShort && wishes(message) ? { story: '' } : undefined
}

/** "Great. Keep it. As a story please." */
const shortWords = 4
const rest = (parts: readonly string[]): string =>
  parts
    .join('')
    .trim()
    .replace(/^["“„«]\s?(.*?)\s?["”“»]$/su, '$1')
