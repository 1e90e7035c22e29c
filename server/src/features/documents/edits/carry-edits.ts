import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { Db } from '../../../lib/db.ts'
import { openSlot, type DocumentContent } from '../content.ts'
import { hasPlaceFor } from './content-edits.ts'
import { createEditsRepository } from './edits.repository.ts'
import { sourceText } from './source-texts.ts'

type Sentence = Awaited<ReturnType<ReturnType<typeof createEditsRepository>['list']>>[number]
type Fresh = { id: string; content: DocumentContent; profile: ProfileDocument }

/**
 * Takes what the user made of a document over to the one that replaces it: a sentence is the same one where it comes
 * from the same facts for the same part. What they accepted counts only while the words are the same.
 */
export async function carryEdits(
  db: Db,
  userId: string,
  before: string,
  { id, content, profile }: Fresh,
): Promise<void> {
  const edits = createEditsRepository(db)
  const old = await edits.list(userId, before)
  if (!old.some(({ state, taken_back }) => state !== null || taken_back)) return
  const fresh = keyed((await edits.list(userId, id)).filter(({ taken_back }) => !taken_back))
  // The open slot was filled with the user's words when the letter was written.
  for (const [key, sentence] of keyed(old.filter(({ part, taken_back }) => !taken_back && part !== openSlot))) {
    const same = fresh.get(key)
    const { state, user_edit } = sentence
    if (!same || state === null || (state === 'accepted' && same.text !== sentence.text)) continue
    if (state === 'original' && same.origin !== 'rephrased') continue
    await edits.update(userId, id, same.position, { state, user_edit })
  }
  for (const { part, sources, user_edit, taken_back } of old) {
    const [source] = sources
    const text = source && sourceText(profile, source)
    if (!taken_back || !source || !text || content.kind !== 'resume') continue
    // With room for it now, the line is in the document by itself.
    if (content.left_out.includes(source) && hasPlaceFor(content, source))
      await edits.takeBack(userId, id, { part, text, source, user_edit })
  }
}

/** By part and sources; sentences of one paragraph share both and are told apart by their number. */
function keyed(sentences: readonly Sentence[]): Map<string, Sentence> {
  const found = new Map<string, Sentence>()
  for (const sentence of sentences) {
    const key = `${sentence.part}|${sentence.sources.join(',')}`
    let number = 0
    while (found.has(`${key}#${number}`)) number++
    found.set(`${key}#${number}`, sentence)
  }
  return found
}
