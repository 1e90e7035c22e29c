import type { DocumentPhrasing, PhrasingFailure } from '@waymark/contract/documents.ts'
import type { Db } from '../../../lib/db.ts'
import { isLanguage } from '../../../lib/languages.ts'
import type { Log } from '../../../lib/log.ts'
import type { ModelCalls } from '../../../providers/ai/model-calls.ts'
import { withoutContacts } from '../../../providers/ai/private-lines.ts'
import { createPostingStore } from '../../../providers/postings/posting-store.ts'
import type { DocumentContent } from '../content.ts'
import type { DocumentDrafter } from '../document-drafter.ts'
import { createDocumentsRepository } from '../documents.repository.ts'
import { createEditsRepository } from '../edits/edits.repository.ts'
import { findFormHits } from '../letter/letter-form.ts'
import { profileLanguage } from '../resume/tailor-resume.ts'
import type { Order } from '../write-document.service.ts'
import { heldPhrasesOf, nothingHeld, type HeldPhrases } from './held-phrases.ts'
import { phraseBatch, type Phrased } from './phrase-batch.ts'
import { keyOf, phraseItemsOf, type PhraseItem } from './phrase-items.ts'
import { withPhrases } from './phrased-content.ts'
import type { PhrasedLanguage } from './phrasing.prompts.ts'

type Deps = { db: Db; drafter: DocumentDrafter; modelCalls: ModelCalls; log: Log }
export type ModelTailoring = ReturnType<typeof createModelTailoring>

/** Small models lose track of longer lists; with the most items there are three requests and three second tries. */
const itemsAtOnce = 8
/** Of the time for an answer in the chat: the web waits 180 s for a document, which has to be drafted and stored as well. */
const shareOfTime = 0.6
const mostAsked = 12
const longestAsked = 200

/** Lets the connected model phrase a draft. What it says stands only where it says what the profile says. */
export function createModelTailoring({ db, drafter, modelCalls, log }: Deps) {
  const { name: by } = modelCalls
  const timeoutMs = modelCalls.timeoutMs * shareOfTime

  /** What the user did to the document that this one replaces. */
  async function heldFrom({ writer, run, kind, keepEdits }: Order): Promise<HeldPhrases> {
    const documents = createDocumentsRepository(db)
    const before = keepEdits ? await documents.findNewest(writer.userId, run.job_url, kind) : undefined
    const document = before === undefined ? undefined : await documents.findWritten(writer.userId, before)
    if (!document) return nothingHeld
    return heldPhrasesOf(document.content, await createEditsRepository(db).list(writer.userId, document.id))
  }

  /** Only what the profile shows: what it lacks would tempt the model. */
  async function askedBy({ writer, run, profile, now }: Order): Promise<string[]> {
    const posting = await createPostingStore(db).find(writer.userId, run.posting_id)
    if (!posting) return []
    const { requirements } = await drafter.match(profile.content, posting, now)
    return requirements
      .filter(({ status, text }) => status !== 'missing' && text.length <= longestAsked)
      .map(({ text }) => withoutContacts(text))
      .slice(0, mostAsked)
  }

  async function phraseItems(order: Order, content: DocumentContent, items: readonly PhraseItem[]) {
    const signal = AbortSignal.timeout(timeoutMs)
    const { writer, kind, profile } = order
    const phrased: Phrased[] = []
    let refused = 0
    let failure: PhrasingFailure | undefined
    try {
      const what = kind === 'resume' ? 'cv_wording' : 'letter_wording'
      const language = content.language as PhrasedLanguage
      const wanted = { userId: writer.userId, what, profile: profile.content, language, asked: await askedBy(order) }
      for (let at = 0; at < items.length && failure === undefined; at += itemsAtOnce) {
        const batch = await phraseBatch({ modelCalls, drafter }, wanted, items.slice(at, at + itemsAtOnce), signal)
        phrased.push(...batch.kept)
        refused += batch.refused
        failure = batch.failure
      }
    } catch (error) {
      // A document without a model's words is better than none.
      log.error({ err: error }, 'a document could not be phrased')
      failure = 'unchecked'
    }
    return { phrased, refused, failure }
  }

  return {
    /** For how long a document may wait for the model. */
    timeoutMs,

    /** The draft in the model's words, as far as they passed the checks. Never throws for what the model does. */
    async phrase(order: Order, content: DocumentContent): Promise<DocumentContent> {
      const items = phraseItemsOf(content, order.profile.content)
      const { touched, phrases } = await heldFrom(order)
      const held = items.flatMap((item): Phrased[] => {
        const sentences = phrases.get(keyOf(item.lines.map(({ source }) => source)))
        const isSame = sentences && originalsOf(sentences) === textsOf(item)
        return isSame ? [{ item, sentences }] : []
      })
      const open = items.filter(({ lines }) => lines.every(({ source }) => !touched.has(source)))
      if (open.length + held.length === 0) return content
      const isKnown = isCheckable(content, order)
      const { phrased, refused, failure } =
        open.length === 0
          ? { phrased: [], refused: 0, failure: undefined }
          : isKnown
            ? await phraseItems(order, content, open)
            : { phrased: [], refused: 0, failure: 'language' as const }
      const all = [...held, ...phrased]
      const whole = withPhrases(content, all)
      const isWorse = hitsIn(whole) > hitsIn(content)
      const phrasing: DocumentPhrasing = {
        by,
        kept: isWorse ? 0 : all.length,
        refused: isWorse ? refused + all.length : refused,
        failure: failure ?? null,
      }
      return { ...(isWorse ? content : whole), phrasing }
    },
  }
}

/** The checks read four languages, and a document in another one has the headings of one of these. */
function isCheckable({ language }: DocumentContent, { profile }: Order): boolean {
  return isLanguage(language) && profileLanguage(profile.content) === language
}

const textsOf = ({ lines }: PhraseItem): string =>
  lines
    .map(({ text }) => text)
    .toSorted()
    .join('\n')
const originalsOf = (sentences: readonly { original?: string[] }[]): string =>
  [...new Set(sentences.flatMap(({ original = [] }) => original))].toSorted().join('\n')

/** Sentences that are fine alone may repeat each other. */
const hitsIn = (content: DocumentContent): number => (content.kind === 'letter' ? findFormHits(content).length : 0)
