import * as z from 'zod/mini'
import { contentStems } from '../../../lib/matching/text/stems.ts'
import type { PhraseItem } from './phrase-items.ts'
import { askedId } from './phrasing.prompts.ts'

/** What a model wrote for an item; a sentence names the lines that it tells. */
export type Phrase = {
  item: PhraseItem
  sentences: { text: string; uses: string[] }[]
  /** What of the posting it brings out, in the posting's words. */
  reason: string | undefined
}

const text = z.string().check(z.maxLength(1000))
const id = z.string().check(z.maxLength(20))
const reason = z.optional(z.nullable(z.string()))
const lineAnswer = z.object({ id, text, for: reason })
const paragraphAnswer = z.object({
  id,
  sentences: z
    .array(z.object({ text, uses: z.array(id).check(z.maxLength(20)) }))
    .check(z.minLength(1), z.maxLength(6)),
  for: reason,
})
const answer = z.union([paragraphAnswer, lineAnswer])

/**
 * Reads the JSON of an answer, with or without a fence or words around it: not every provider can be held to a schema.
 * Entries of the wrong shape or with unknown ids are dropped, and of several for one id the first counts.
 * @returns undefined where there is no JSON
 */
export function readPhrases(
  written: string,
  items: readonly PhraseItem[],
  asked: readonly string[],
): Phrase[] | undefined {
  const parsed = parseWithin(written)
  if (parsed === undefined) return undefined
  const lists = Array.isArray(parsed) ? [parsed] : Object.values(parsed).filter(Array.isArray)
  const known = new Map(items.map((item) => [item.id, item]))
  return lists.flat().flatMap((entry: unknown): Phrase[] => {
    const { success, data } = answer.safeParse(entry)
    const item = success ? known.get(data.id) : undefined
    if (!success || !item || 'sentences' in data !== (item.form === 'paragraph')) return []
    known.delete(data.id)
    const sentences = 'sentences' in data ? data.sentences : [{ text: data.text, uses: [item.id] }]
    return [
      {
        item,
        sentences: sentences.map((sentence) => ({ ...sentence, text: tidy(sentence.text, item) })),
        reason: asked.find(
          (words, index) => askedId(index) === data.for && shares(words, sentences.map((it) => it.text).join(' ')),
        ),
      },
    ]
  })
}

/** Whether the words have anything of what they are said to bring out. */
const shares = (asked: string, words: string): boolean => !contentStems(asked).isDisjointFrom(contentStems(words))

function parseWithin(written: string): object | undefined {
  const starts = ['{', '['].map((sign) => written.indexOf(sign)).filter((at) => at >= 0)
  const end = Math.max(written.lastIndexOf('}'), written.lastIndexOf(']'))
  try {
    const parsed: unknown = JSON.parse(written.slice(Math.min(...starts), end + 1))
    return typeof parsed === 'object' && parsed !== null ? parsed : undefined
  } catch {
    return undefined
  }
}

/** One line, with a full stop where the original has one. */
function tidy(said: string, item: PhraseItem): string {
  const line = said.replace(/\s+/g, ' ').trim()
  if (item.form === 'paragraph' || line === '') return line
  const bare = line.replace(/(?<!\.)\.$/, '')
  return item.lines[0].text.endsWith('.') ? `${bare}.` : bare
}
