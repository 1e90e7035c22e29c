import { isDeepStrictEqual } from 'node:util'
import { needsWord, runTakeoverS, type GenerationChoices } from '@waymark/contract/documents.ts'
import type { Transaction } from 'kysely'
import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db.ts'
import { isRefusal, refuse, type Refusal } from '../../lib/http/refusal.ts'
import type { JobKind, Jobs } from '../../lib/jobs.ts'
import type { PostingReader, PostingRefusal } from '../../providers/postings/posting-reader.ts'
import { createPostingStore } from '../../providers/postings/posting-store.ts'
import type { DocumentLinks, JobListener, JobTrackingService } from '../job-tracking/job-tracking.service.ts'
import { createProfileService } from '../profile/profile.service.ts'
import type { DocumentContent } from './content.ts'
import type { DocumentDrafter } from './document-drafter.ts'
import { documentIn, linkOf } from './document-link.ts'
import type { DocumentRenderer } from './pdf/document-renderer.ts'
import { defaultLook } from './document-look.ts'
import { createDocumentsRepository } from './documents.repository.ts'
import { createFilesService } from './files/files.service.ts'
import { freezeWhenApplied, keepIndexedPosting } from './application/freeze-application.ts'
import { chosenOf } from './letter/kept-choices.ts'
import type { HeldDraft } from './model-tailoring/held-phrases.ts'
import type { ModelTailoring } from './model-tailoring/model-tailoring.service.ts'
import { createRunsRepository, type Run } from './runs.repository.ts'
import { createPostingMatches } from './posting-matches.service.ts'
import { createProofService } from './proof/proof.service.ts'
import { isEnough } from './resume/tailor-resume.ts'
import {
  draftDocument,
  saveDocument,
  type DocumentKind,
  type Form,
  type Order,
  type Writer,
} from './write-document.service.ts'

type Takeover = Writer & { runId: string }

export type DocumentsDeps = {
  db: Db
  clock: Clock
  jobs: Jobs
  postings: PostingReader
  jobTracking: JobTrackingService
  renderer: DocumentRenderer
  drafter: DocumentDrafter
  /** If a language model is connected. */
  tailoring?: ModelTailoring | undefined
}

export type DocumentsService = ReturnType<typeof createDocumentsService>

/** Who makes a step. After a step of the browser, its next call is waited for. */
type By = 'browser' | 'takeover'
/** `text` is a pasted posting. */
type Opening = {
  text?: string | undefined
  phrase?: boolean | undefined
  ask?: boolean | undefined
  propose?: boolean | undefined
  choices?: GenerationChoices | undefined
}
type Choices = Form & { by?: By; keepEdits?: boolean | undefined }

/** Finishes a run whose browser went away; retried where the database or the renderer failed. */
const takeOver: JobKind<Takeover> = {
  name: 'finish-documents',
  options: { policy: 'short', retryLimit: 2, retryDelay: 10 },
}

/** The five steps from a job's address to two files, as a run that survives a closed browser and a restart. */
export function createDocumentsService(deps: DocumentsDeps) {
  const { db, clock, jobs, postings, jobTracking, renderer, drafter, tailoring } = deps
  const documents = createDocumentsRepository(db)
  const profiles = createProfileService({ db, clock })
  const proofs = createProofService({ db, clock, renderer })
  const matches = createPostingMatches({ db, clock, postings, jobTracking, drafter, profiles })
  jobs.on(takeOver, finish)

  async function open(
    writer: Writer,
    url: string,
    { text, phrase, ask = false, propose = false, choices }: Opening = {},
  ): Promise<{ id: string; hold?: true } | Refusal<PostingRefusal>> {
    const known = createRunsRepository(db)
    if (phrase !== undefined) await known.keepPhrase(writer.userId, phrase)
    if (choices) await known.keepChoices(writer.userId, choices)
    const posting = await postings.save(writer.userId, url, text)
    if (isRefusal(posting)) return posting
    const isHeld = ask && (await isQuestionable(writer.userId, url))
    return db.transaction().execute(async (transaction) => {
      const runs = createRunsRepository(transaction)
      const chosen = choices ?? (await runs.findChoices(writer.userId))
      const run = { jobUrl: url, postingId: posting.id, choices: { ...chosen, propose }, isHeld }
      const id = await runs.open(writer.userId, run, clock.now())
      if (isHeld) return { id, hold: true as const }
      await expectNextCall(transaction, writer, id, runTakeoverS)
      return { id }
    })
  }

  /** An empty profile is refused where it is written from. */
  async function isQuestionable(userId: string, url: string): Promise<boolean> {
    if (!isEnough((await profiles.load(userId)).content)) return false
    const match = await matches.match(userId, url)
    return match !== undefined && needsWord(match)
  }

  async function generate(
    writer: Writer,
    runId: string,
    kind: DocumentKind,
    companyName: string,
    { by = 'browser', ...asked }: Choices = {},
  ): Promise<{ id: string } | Refusal<'not_found' | 'profile_empty'>> {
    const profile = await profiles.load(writer.userId)
    const found = await createRunsRepository(db).find(writer.userId, runId)
    if (!found) return refuse('not_found')
    if (!isEnough(profile.content)) return refuse('profile_empty')
    const { keepEdits, look: wanted, ...form } = chosenFor(found, asked)
    const look = wanted ?? (await documents.findNewestLook(writer.userId))
    const current = await currentOf(writer.userId, found.job_url, kind)
    const fixed = { writer, run: found, kind, companyName, profile, keepEdits, current, now: clock.now() }
    const order = { ...fixed, look, ...form }
    // Before the transaction: whoever waits for the drafter must not hold a connection.
    const draft = (await findExisting(db, order))
      ? undefined
      : await phrase(order, await draftDocument(deps, db, order))
    return db.transaction().execute(async (transaction) => {
      const runs = createRunsRepository(transaction)
      const run = await runs.lock(writer.userId, runId)
      // Meanwhile the user may have opened it anew, to be asked first.
      if (!run || (by === 'takeover' && run.finished_at)) return refuse('not_found')
      const locked = { ...order, run, current: await currentOf(writer.userId, run.job_url, kind, transaction) }
      const isDrafted = draft && run.posting_id === found.posting_id && locked.current === current
      const id =
        (await findExisting(transaction, locked)) ??
        (await saveDocument(deps, transaction, locked, isDrafted ? draft : undefined))
      const made = kind === 'resume' ? { resume_id: id } : { letter_id: id }
      await runs.update(writer.userId, runId, { company_name: companyName, last_step_at: clock.now(), ...made })
      if (by === 'browser') await expectNextCall(transaction, writer, runId, runTakeoverS)
      return { id }
    })
  }

  /** The document that the job has; a newer one may have been made that the user did not take. */
  async function currentOf(
    userId: string,
    jobUrl: string,
    kind: DocumentKind,
    within: Db = db,
  ): Promise<string | undefined> {
    const known = (await jobTracking.findJob(userId, jobUrl, within))?.generated_documents
    const linked = documentIn(kind === 'resume' ? known?.cv_link : known?.cover_letter_link)
    return createDocumentsRepository(within).findCurrent(userId, jobUrl, kind, linked)
  }

  async function phrase(order: Order, draft: HeldDraft): Promise<DocumentContent> {
    const { writer, run } = order
    if (!tailoring || !run.phrase) return draft.content
    // Nobody takes the run over while the model writes.
    const until = new Date(clock.now().getTime() + tailoring.timeoutMs)
    await createRunsRepository(db).update(writer.userId, run.id, { last_step_at: until })
    return tailoring.phrase(order, draft)
  }

  async function render(
    writer: Writer,
    id: string,
    kind: DocumentKind,
    by: By = 'browser',
  ): Promise<{ url: string } | Refusal<'not_found'>> {
    const document = await documents.find(writer.userId, id)
    if (document?.kind !== kind) return refuse('not_found')
    await proofs.readingOf(writer.userId, id)
    if (by === 'browser') await noteRendering(writer, id)
    return { url: linkOf(id) }
  }

  async function noteRendering(writer: Writer, id: string): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      const runs = createRunsRepository(transaction)
      const run = await runs.findByDocument(writer.userId, id)
      if (!run) return
      await runs.update(writer.userId, run.id, { last_step_at: clock.now() })
      await expectNextCall(transaction, writer, run.id, runTakeoverS)
    })
  }

  function expectNextCall(
    transaction: Transaction<object>,
    writer: Writer,
    runId: string,
    seconds: number,
  ): Promise<void> {
    return jobs.enqueue(transaction, takeOver, { ...writer, runId }, { startAfterS: seconds, oncePer: runId })
  }

  /** What is left of a run when its next call has not come, provided that the job is on the board. */
  async function finish({ runId, ...writer }: Takeover): Promise<void> {
    const runs = createRunsRepository(db)
    const run = await runs.find(writer.userId, runId)
    if (!run || run.finished_at) return
    const remainingS = runTakeoverS - (clock.now().getTime() - run.last_step_at.getTime()) / 1000
    if (remainingS > 0)
      return db
        .transaction()
        .execute((transaction) => expectNextCall(transaction, writer, runId, Math.ceil(remainingS)))
    const job = await jobTracking.findJob(writer.userId, run.job_url)
    const links = job && (await finishSteps(writer, run, run.company_name || job.company_name))
    if (!links) return
    const known = job.generated_documents
    const isSaved = known?.cv_link === links.cv_link && known.cover_letter_link === links.cover_letter_link
    if (!isSaved && !run.choices.propose) await jobTracking.saveLinks(writer.userId, run.job_url, links)
    await runs.update(writer.userId, runId, { finished_at: clock.now() })
  }

  async function finishSteps(writer: Writer, run: Run, companyName: string): Promise<DocumentLinks | undefined> {
    const links: string[] = []
    for (const kind of ['resume', 'letter'] as const) {
      const document = await generate(writer, run.id, kind, companyName, { by: 'takeover' })
      const rendered = isRefusal(document) ? document : await render(writer, document.id, kind, 'takeover')
      // An empty profile, or deleted meanwhile: there is nothing to finish.
      if (isRefusal(rendered)) return undefined
      links.push(rendered.url)
    }
    return { cv_link: links[0] ?? '', cover_letter_link: links[1] ?? '' }
  }

  return {
    open,
    generate,
    render,

    ...matches,
    ...createFilesService({ documents, profiles, renderer }),

    /** Numbers, dates and skills of sentences that none of the texts has. */
    findUnsupportedFacts: (sentences: readonly string[], texts: readonly string[]): Promise<string[]> =>
      drafter.findUnsupported(sentences, texts),
  }
}

/** What a step says of its document, else what was said when its run began. */
function chosenFor({ choices }: Run, { keepEdits, look, pages, personal, letter }: Choices) {
  return {
    keepEdits: keepEdits ?? choices.keep_edits ?? true,
    look: look ?? choices.look,
    pages: pages ?? choices.pages,
    personal: personal ?? choices.personal,
    letter: letter ?? choices.letter,
  }
}

/** What an earlier call of the same run made already, from the same profile and by the same choices. */
async function findExisting(
  db: Db,
  { writer, run, kind, companyName, profile, look, letter }: Order,
): Promise<string | undefined> {
  const id = run[kind === 'resume' ? 'resume_id' : 'letter_id']
  if (!id || run.company_name !== companyName) return undefined
  const documents = createDocumentsRepository(db)
  const made = await documents.find(writer.userId, id)
  const isSameLook = isDeepStrictEqual(made?.content.look ?? defaultLook, look ?? defaultLook)
  if (made?.profile_version !== profile.version || !isSameLook) return undefined
  const choices = letter && (await documents.findChoices(writer.userId, id))
  return choices && !isDeepStrictEqual(chosenOf(letter, choices, undefined), choices) ? undefined : made.id
}

/**
 * What happens to a job's documents with the job: when it is deleted they go, and so does the posting kept for the
 * user; when it comes to the board its posting is kept, and when the user applies, what went out is frozen.
 */
export const documentsOfJob: JobListener = {
  async onMove(transaction, userId, job) {
    await keepIndexedPosting(transaction, userId, job.job_url)
    await freezeWhenApplied(transaction, userId, job)
  },
  async onLink(transaction, userId, links) {
    const ids = links.map(documentIn).filter((id) => id !== undefined)
    if (ids.length > 0) await createDocumentsRepository(transaction).noteTaken(userId, ids)
  },
  async onDelete(transaction, userId, jobUrl) {
    await createDocumentsRepository(transaction).deleteForJob(userId, jobUrl)
    await createPostingStore(transaction).delete(userId, jobUrl)
  },
}
