import type { PhrasingFailure } from '@waymark/contract/documents.ts'
import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { askTwice, type ModelCalls } from '../../../providers/ai/model-calls.ts'
import type { Sourced } from '../content.ts'
import type { DocumentDrafter } from '../document-drafter.ts'
import type { Objection } from './check-phrases.ts'
import { readPhrases, type Phrase } from './phrase-answer.ts'
import type { PhraseItem } from './phrase-items.ts'
import { sourcedOf } from './phrased-content.ts'
import { phrasingInstructions, phrasingMessage, type PhrasedLanguage, type Rejected } from './phrasing.prompts.ts'

export type Phrased = { item: PhraseItem; sentences: Sourced[] }
export type PhraseOrder = {
  userId: string
  /** In the ledger. */
  what: string
  profile: ProfileDocument
  language: PhrasedLanguage
  /** What the posting asks for and the profile shows, in the posting's words. */
  asked: readonly string[]
}
export type Batch = { kept: Phrased[]; refused: number; failure: PhrasingFailure | undefined }
type Deps = { modelCalls: ModelCalls; drafter: DocumentDrafter }
type Tried = { done: Set<PhraseItem>; kept: Phrased[]; rejected: Rejected[]; failure: PhrasingFailure | undefined }

/** A model that answers in words, or not at all, may do better a second time; other failures last longer. */
const mayPass: ReadonlySet<string> = new Set(['garbled', 'empty'])

/** Asks for phrases of a few items, and once more for those that were refused, with what is wrong with them. */
export async function phraseBatch(
  deps: Deps,
  order: PhraseOrder,
  items: readonly PhraseItem[],
  signal: AbortSignal,
): Promise<Batch> {
  const first = await tryOnce(deps, order, items, [], signal)
  const left = items.filter((item) => !first.done.has(item))
  const isOver = first.failure !== undefined && !mayPass.has(first.failure)
  if (isOver || left.length === 0) return { ...first, refused: first.rejected.length }
  const second = await tryOnce(deps, order, left, first.rejected, signal)
  const rejected = new Set([...first.rejected, ...second.rejected].map(({ item }) => item))
  const lasts = second.failure !== undefined && (first.failure !== undefined || !mayPass.has(second.failure))
  return {
    kept: [...first.kept, ...second.kept],
    refused: rejected.difference(second.done).size,
    failure: lasts ? second.failure : undefined,
  }
}

async function tryOnce(
  { modelCalls, drafter }: Deps,
  order: PhraseOrder,
  items: readonly PhraseItem[],
  rejected: readonly Rejected[],
  signal: AbortSignal,
): Promise<Tried> {
  const { userId, what, profile, language } = order
  const request = (asked: readonly string[]) =>
    modelCalls.request(
      { userId, what },
      {
        instructions: phrasingInstructions,
        messages: [{ role: 'user', content: phrasingMessage({ language, asked, items, rejected }) }],
        signal,
        kinds: () => (asked.length > 0 ? ['profile', 'postings'] : ['profile']),
      },
    )
  const asking = await modelCalls.inTurn(userId, signal, () =>
    askTwice(
      async (isShort) => ({ ran: await request(isShort ? [] : order.asked) }),
      ({ ran }) => ran.text !== '',
      signal,
    ),
  )
  const failed = (failure: PhrasingFailure): Tried => ({ done: new Set(), kept: [], rejected: [], failure })
  if (typeof asking === 'string') return failed(asking)
  const { ran } = asking
  const phrases = ran.failure === undefined ? readPhrases(ran.text, items, order.asked) : undefined
  if (!phrases) {
    const failure = ran.failure ?? (ran.text.trim() === '' ? 'empty' : 'garbled')
    modelCalls.logFailure(failure, ran)
    return failed(failure)
  }
  const changed = phrases.filter((phrase) => !isUnchanged(phrase))
  const objections = await drafter.check(profile, language, changed.map(toCheck))
  const judged = changed.map((phrase, index) => ({
    phrase,
    objections: [...gapsIn(phrase), ...(objections[index] ?? [])],
  }))
  const kept = judged.filter((it) => it.objections.length === 0).map(({ phrase }) => phrase)
  return {
    done: new Set([...phrases.filter(isUnchanged), ...kept].map(({ item }) => item)),
    kept: kept.map((phrase) => ({ item: phrase.item, sentences: sourcedOf(phrase) })),
    rejected: judged
      .filter((it) => it.objections.length > 0)
      .map((it) => ({ ...it, item: it.phrase.item, text: it.phrase.sentences.map(({ text }) => text).join(' ') })),
    failure: undefined,
  }
}

const isUnchanged = ({ item, sentences }: Phrase): boolean =>
  item.form === 'line' && sentences[0]?.text === item.lines[0].text

/** Each sentence tells lines of its paragraph, and each line is told. */
function gapsIn({ item, sentences }: Phrase): Objection[] {
  const ids = new Set(item.lines.map(({ id }) => id))
  const used = new Set(sentences.flatMap(({ uses }) => uses))
  const isWhole =
    used.symmetricDifference(ids).size === 0 &&
    sentences.every(({ uses }) => uses.length > 0) &&
    sentences.length <= item.lines.length + 1
  return isWhole ? [] : [{ rule: 'incomplete', words: '' }]
}

function toCheck({ item, sentences }: Phrase) {
  const textOf = new Map(item.lines.map(({ id, text }) => [id, text]))
  return {
    form: item.form,
    originals: item.lines.map(({ text }) => text),
    sentences: sentences.map(({ text, uses }) => ({ text, originals: uses.flatMap((id) => textOf.get(id) ?? []) })),
  }
}
