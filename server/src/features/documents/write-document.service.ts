import type { DocumentLook, LetterWish } from '@waymark/contract/documents.ts'
import type { Db } from '../../lib/db.ts'
import { createPostingStore } from '../../providers/postings/posting-store.ts'
import type { JobTrackingService } from '../job-tracking/job-tracking.service.ts'
import type { StoredProfile } from '../profile/profile.service.ts'
import type { DocumentContent, Target } from './content.ts'
import { createDocumentsRepository } from './documents.repository.ts'
import { carryEdits } from './edits/carry-edits.ts'
import { fileNameOf } from './pdf/print-view.ts'
import type { Run } from './runs.repository.ts'
import { tailorResume } from './resume/tailor-resume.ts'
import { chosenOf } from './letter/kept-choices.ts'
import { writeLetter } from './letter/write-letter.ts'

export type DocumentKind = DocumentContent['kind']
export type Writer = { userId: string; language: string | null; timeZone: string | null }

/** What the user chooses of a document's form; `pages` is for a CV. */
export type Form = { look?: DocumentLook | undefined; pages?: 1 | 2 | undefined; letter?: LetterWish | undefined }
export type Order = {
  writer: Writer
  run: Run
  kind: DocumentKind
  companyName: string
  profile: StoredProfile
  keepEdits: boolean
  now: Date
} & Form

export async function writeDocument(
  db: Db,
  jobTracking: JobTrackingService,
  { writer, run, kind, companyName, profile, keepEdits, now, look, pages, letter }: Order,
): Promise<string> {
  const posting = await createPostingStore(db).find(writer.userId, run.posting_id)
  const job = await jobTracking.findJob(writer.userId, run.job_url, db)
  // The user's names for job and company take precedence over the page's.
  const target: Target = {
    title: plain(job?.job_title || posting?.title || ''),
    company: plain(companyName || job?.company_name || posting?.company || ''),
    text: [posting?.description, posting?.requirements].filter(Boolean).join('\n'),
    requirements: posting?.requirements ?? '',
    location: posting?.location ?? '',
  }
  const date = { now, timeZone: writer.timeZone ?? 'UTC' }
  const documents = createDocumentsRepository(db)
  const before = await documents.findNewest(writer.userId, run.job_url, kind)
  const choices = async () =>
    chosenOf(
      letter,
      before === undefined ? null : ((await documents.findChoices(writer.userId, before)) ?? null),
      await documents.findNewestStyle(writer.userId),
    )
  const content =
    kind === 'resume'
      ? tailorResume(profile.content, target, writer.language, { look, pages })
      : { ...writeLetter(profile.content, target, writer.language, date, await choices()), ...(look && { look }) }
  const document = {
    jobUrl: run.job_url,
    postingId: run.posting_id,
    profileVersion: profile.version,
    content,
    fileName: fileNameOf(content),
  }
  const id = await documents.insert(writer.userId, document, now)
  if (before && keepEdits) await carryEdits(db, writer.userId, before, { id, content, profile: profile.content })
  return id
}

/** Drops control characters and lone surrogates, which cannot be stored or printed. */
function plain(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
}
