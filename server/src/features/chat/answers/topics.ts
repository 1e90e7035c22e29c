import type { Language } from '../../../lib/languages.ts'
import { fold } from '../../../lib/intents/plain-text.ts'
import de from '../texts/topics-de.json' with { type: 'json' }
import en from '../texts/topics-en.json' with { type: 'json' }
import es from '../texts/topics-es.json' with { type: 'json' }
import fr from '../texts/topics-fr.json' with { type: 'json' }

type TopicWords = typeof en
const words: Record<Language, TopicWords> = { en, de, fr, es }

/** The first topic with a matching word. */
export const findTopic = <K extends keyof TopicWords>(kind: K, message: string, language: Language) =>
  findTopics(kind, message, language)[0]

/** The topics with a matching word, in the order of their list: folded prefixes of words, or whole phrases. */
export function findTopics<K extends keyof TopicWords>(
  kind: K,
  message: string,
  language: Language,
): Extract<keyof TopicWords[K], string>[] {
  const text = ` ${fold(message.slice(0, 2000)).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  const topics = Object.entries(words[language][kind]) as [Extract<keyof TopicWords[K], string>, string[]][]
  return topics.filter(([, stems]) => stems.some((stem) => text.includes(` ${stem}`))).map(([topic]) => topic)
}
