import type { DocumentPhrasing, PhrasingFailure } from '@waymark/contract/documents.ts'
import type { Db } from '../../../lib/db.ts'
import { isLanguage } from '../../../lib/languages.ts'
import type { Log } from '../../../lib/log.ts'
import type { ModelCalls } from '../../../providers/ai/model-calls.ts'
import { createPostingStore } from '../../../providers/postings/posting-store.ts'
import type { DocumentContent } from '../content.ts'
import type { DocumentDrafter } from '../document-drafter.ts'
import { findFormHits } from '../letter/letter-form.ts'
import { profileLanguage } from '../resume/tailor-resume.ts'
import type { Order } from '../write-document.service.ts'
import type { HeldDraft } from './held-phrases.ts'
import { hasNoContacts } from './private-facts.ts'
import { phraseBatch, type Phrased } from './phrase-batch.ts'
import { phraseItemsOf, type PhraseItem } from './phrase-items.ts'
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

  /** Only what the profile shows: what it lacks would tempt the model. */
  async function askedBy({ writer, run, profile, now }: Order): Promise<string[]> {
    const posting = await createPostingStore(db).find(writer.userId, run.posting_id)
    if (!posting) return []
    const { requirements } = await drafter.match(profile.content, posting, now)
    return requirements
      .filter(({ status, text }) => status !== 'missing' && text.length <= longestAsked && hasNoContacts(text))
      .map(({ text }) => text)
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
    async phrase(order: Order, { content, touched, held }: HeldDraft): Promise<DocumentContent> {
      const items = phraseItemsOf(content, order.profile.content)
      const open = items.filter(({ lines }) => lines.every(({ source }) => !touched.has(source)))
      if (open.length === 0) return content
      const { phrased, refused, failure } = isCheckable(content, order)
        ? await phraseItems(order, content, open)
        : { phrased: [], refused: 0, failure: 'language' as const }
      const whole = withPhrases(content, phrased)
      const isWorse = hitsIn(whole) > hitsIn(content)
      const phrasing: DocumentPhrasing = {
        by,
        kept: held + (isWorse ? 0 : phrased.length),
        refused: isWorse ? refused + phrased.length : refused,
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

/** Sentences that are fine alone may repeat each other. */
const hitsIn = (content: DocumentContent): number => (content.kind === 'letter' ? findFormHits(content).length : 0)
