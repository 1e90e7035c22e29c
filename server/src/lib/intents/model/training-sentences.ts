import type { Language } from '../../languages.ts'
import { isIntent, type Intent } from '../intents.ts'
import { readHeadings } from '../words/words.ts'

export type Sentence = { text: string; intent: Intent; writer: number }

/** Sentences with their intents, slots such as {company} filled. Throws for an unknown heading or slot. */
export function readSentences(language: Language, file = 'sentences.txt'): Sentence[] {
  const slots = new Map(
    [...readHeadings(language, 'slots.txt')].map(([slot, lines]) => [slot, lines.map(({ line }) => line)]),
  )
  let turn = 0
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, slot: string) => {
      const names = slots.get(slot) ?? []
      if (names.length === 0) throw new Error(`${language}/slots.txt has no names for {${slot}}.`)
      turn += 1
      return names[turn % names.length] ?? ''
    })
  return [...readHeadings(language, file)].flatMap(([heading, lines]) => {
    if (!isIntent(heading)) throw new Error(`${language}/${file}: there is no intent ${heading}.`)
    return lines.map(({ line, writer }) => ({ text: fill(line), intent: heading, writer }))
  })
}
