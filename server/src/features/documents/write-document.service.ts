import type { DocumentLook, LetterWish } from '@waymark/contract/documents.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db.ts'
import { createPostingStore } from '../../providers/postings/posting-store.ts'
import type { JobTrackingService } from '../job-tracking/job-tracking.service.ts'
import type { StoredProfile } from '../profile/profile.service.ts'
import type { DocumentContent, Target } from './content.ts'
import type { DocumentDrafter } from './document-drafter.ts'
import { createDocumentsRepository } from './documents.repository.ts'
import { carryEdits } from './edits/carry-edits.ts'
import { lockReplaced } from './edits/replaced-document.ts'
import { holdPhrases, type HeldDraft } from './model-tailoring/held-phrases.ts'
import { fileNameOf } from './pdf/print-view.ts'
import type { Run } from './runs.repository.ts'
import { chosenOf } from './letter/kept-choices.ts'

export type DocumentKind = DocumentContent['kind']
export type Writer = { userId: string; language: string | null; timeZone: string | null }

/** What the user chooses of a document's form; `pages` and `personal` are for a CV. */
export type Form = {
  look?: DocumentLook | undefined
  pages?: 1 | 2 | undefined
  personal?: boolean | undefined
  letter?: LetterWish | undefined
}
export type Order = {
  writer: Writer
  run: Run
  kind: DocumentKind
  companyName: string
  profile: StoredProfile
  keepEdits: boolean
  /** The document that this one is to replace. */
  current: string | undefined
  now: Date
} & Form

type Deps = { jobTracking: JobTrackingService; drafter: DocumentDrafter; clock: Clock }

/** The content of a document, with words of a model that the user did something to before. Changes nothing. */
export async function draftDocument(deps: Deps, db: Db, order: Order): Promise<HeldDraft> {
  const content = await writeContent(deps, db, order)
  const before = await replacedBy(order, { db, clock: deps.clock })
  return before ? holdPhrases(content, before, order.profile.content) : { content, touched: new Set(), held: 0 }
}

const replacedBy = async ({ writer, keepEdits, current }: Order, stores: { db: Db; clock: Clock }) =>
  keepEdits && current !== undefined ? lockReplaced(stores, writer.userId, current) : undefined

async function writeContent(
  { jobTracking, drafter }: Deps,
  db: Db,
  { writer, run, kind, companyName, profile, now, current, look, pages, personal, letter }: Order,
): Promise<DocumentContent> {
  const posting = await createPostingStore(db).find(writer.userId, run.posting_id)
  const job = await jobTracking.findJob(writer.userId, run.job_url, db)
  // The user's names for job and company take precedence over the page's.
  const target: Target = {
    title: plain(job?.job_title || posting?.title || ''),
    company: plain(companyName || job?.company_name || posting?.company || ''),
    text: [posting?.description, posting?.requirements].filter(Boolean).join('\n'),
    requirements: posting?.requirements ?? '',
    // A posting that was pasted has no place of its own.
    location: posting?.location || job?.location || '',
  }
  if (kind === 'resume') return drafter.resume(profile.content, target, writer.language, { look, pages, personal })
  const documents = createDocumentsRepository(db)
  const kept = current === undefined ? undefined : await documents.findChoices(writer.userId, current)
  const choices = chosenOf(letter, kept ?? null, await documents.findNewestStyle(writer.userId))
  const date = { now, timeZone: writer.timeZone ?? 'UTC' }
  const content = await drafter.letter(profile.content, target, writer.language, date, choices)
  return { ...content, ...(look && { look }) }
}

/** Stores a document, drafted here unless it is given, with what the user made of the newest of its kind; returns its id. */
export async function saveDocument(
  deps: Deps,
  db: Db,
  order: Order,
  drafted: DocumentContent | undefined,
): Promise<string> {
  const { writer, run, profile, now } = order
  const content = drafted ?? (await draftDocument(deps, db, order)).content
  const before = await replacedBy(order, { db, clock: deps.clock })
  const document = {
    jobUrl: run.job_url,
    postingId: run.posting_id,
    profileVersion: profile.version,
    content,
    fileName: fileNameOf(content),
  }
  const id = await createDocumentsRepository(db).insert(writer.userId, document, now, order.current)
  if (before) await carryEdits(db, writer.userId, before, { id, content, profile: profile.content })
  return id
}

/** Drops control characters and lone surrogates, which cannot be stored or printed. */
function plain(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
}
