import type { Language } from '../languages.ts'
import { createSetReader } from './phrase-sets.ts'

/** A longer message tells a story, and asks for none. */
const read = createSetReader(['stories.txt'], 14)

/** "Show me my stories", "how did they look", by words/<language>/stories.txt. */
export const asksForStories = (message: string, language: Language): boolean => read(message, language).says('show')
