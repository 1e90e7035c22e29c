import type { FoundBy, FoundJob, JobToFind } from '@waymark/contract/job-search/job-search.ts'
import type { SavedSearch } from '@waymark/contract/job-search/saved-searches.ts'
import type { JobKind, Jobs } from '../../../lib/jobs.ts'
import { textsIn } from '../../../lib/languages.ts'
import { signLink } from '../../../lib/secret-links.ts'
import { renderMailBody, type MailBlock } from '../../../providers/mail/mail-body.ts'
import { mailQueue } from '../../../providers/mail/mail-queue.ts'
import type { Mail } from '../../../providers/mail/mail.ts'
import { createFollowedRepository, type FollowedPosting } from '../followed/followed.repository.ts'
import type { JobSearchService } from '../job-search.service.ts'
import { searchAddress, searchName } from './search-address.ts'
import { foundByText, savedSearchTexts, type SavedSearchTexts } from './saved-search-texts.ts'
import { createSavedSearchesRepository, type SearchOwner, type StoredSearch } from './saved-searches.repository.ts'
import { nextMailAt, type SavedSearchesDeps } from './saved-searches.service.ts'

export type SavedSearchMailDeps = SavedSearchesDeps & { jobs: Jobs; mail: Mail; jobSearch: JobSearchService }
type QueuedMails = { user_id: string }

export const savedSearchMail: JobKind<QueuedMails> = {
  name: 'saved-search-mail',
  options: { policy: 'short', ...mailQueue(1) },
}

/** The secret with which a mail's unsubscribe link is signed. */
export const stopPurpose = 'saved search mails'
const mostQueued = 500
const mostFound = 50
const mostListed = 15
/** Postings are closed long before this. */
const rememberedDays = 400

/** What a saved search finds now, newest first. */
export async function findSaved(
  { jobSearch }: Pick<SavedSearchMailDeps, 'jobSearch'>,
  userId: string,
  search: SavedSearch['search'],
  language: string | null,
): Promise<FoundJob[]> {
  const job: JobToFind = { ...search, limit: mostFound, offset: 0, sort: 'newest' }
  const found = await jobSearch.search(userId, job, { language, wider: false, unstated: true })
  return 'results' in found ? found.results.filter(({ source }) => !source.is_sample) : []
}

/** Queues the mails that are due: one job for each user, so that two searches never mail one job at the same time. */
export async function queueDueMails({
  db,
  clock,
  jobs,
}: Pick<SavedSearchMailDeps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const now = clock.now()
  const repository = createSavedSearchesRepository(db)
  const users = await repository.listDueUsers(now, mostQueued)
  await db.transaction().execute(async (transaction) => {
    for (const user_id of users) await jobs.enqueue(transaction, savedSearchMail, { user_id }, { oncePer: user_id })
  })
}

/** Mails what is new in a user's searches. One without news waits for its next day without a mail. */
export async function sendSavedSearchMails(
  deps: SavedSearchMailDeps,
  { user_id }: QueuedMails,
  job: { id: string },
): Promise<void> {
  const repository = createSavedSearchesRepository(deps.db)
  const owner = await repository.findOwner(user_id)
  if (!owner) return
  for (const stored of await repository.listDue(user_id, deps.clock.now())) {
    // Asked for each mail: what the one before told of is no news any more.
    const followed = await createFollowedRepository(deps.db).listNew(user_id, mostFound)
    await sendMail(deps, stored, followed, owner, `${job.id}.${stored.id}`)
  }
}

async function sendMail(
  deps: SavedSearchMailDeps,
  { user_id, id, search, mails, paused, created_at }: StoredSearch,
  followed: readonly FollowedPosting[],
  owner: SearchOwner,
  mailId: string,
): Promise<void> {
  const { db, clock } = deps
  const found = await findSaved(deps, user_id, search, owner.language)
  const ids = found.map((one) => one.id)
  const news = await createSavedSearchesRepository(db).listNew(user_id, ids, created_at)
  const fresh = new Set(news.map(({ posting_id }) => posting_id))
  const jobs = found.filter((one) => fresh.has(one.id))
  const elsewhere = followed.filter(({ posting_id }) => !fresh.has(posting_id))
  if (jobs.length + elsewhere.length > 0) {
    const stopToken = await signLink(deps.secrets, stopPurpose, `${user_id}_${id}`)
    const stopUrl = `${deps.publicUrl}/api/search/saved/stop/${stopToken}`
    const content = contentOf({ jobs, elsewhere, search, stopUrl }, owner.language, deps.publicUrl)
    await deps.mail.send({ id: mailId, to: owner.email, ...content, unsubscribe_url: stopUrl })
  }
  // After the mail: a second copy, recognisable by its Message-ID, is better than a job nobody is told of.
  await db.transaction().execute(async (transaction) => {
    const inside = createSavedSearchesRepository(transaction)
    const keys = [...news, ...elsewhere].map(({ group_key }) => group_key)
    await inside.noteMailed(user_id, keys, clock.now())
    await inside.forgetMailed(user_id, new Date(clock.now().getTime() - rememberedDays * 86_400_000))
    const due = nextMailAt(mails, paused, clock.now(), owner.time_zone)
    await inside.setNextMail(user_id, id, due)
  })
}

type Content = {
  jobs: readonly FoundJob[]
  /** New at followed employers, besides what the search found. */
  elsewhere: readonly FollowedPosting[]
  search: SavedSearch['search']
  stopUrl: string
}

function contentOf(
  { jobs, elsewhere, search, stopUrl }: Content,
  wanted: string | null,
  publicUrl: string,
): { subject: string; text: string; html: string } {
  const { language, texts } = textsIn(savedSearchTexts, wanted)
  const name = searchName(search, texts)
  const subject = jobs.length > 0 ? texts.subject(name, jobs.length) : texts.followedSubject(elsewhere.length)
  const left = jobs.length - mostListed
  const listed = jobs.slice(0, mostListed)
  const blocks: MailBlock[] = [
    ...[...Map.groupBy(listed, ({ found_by }) => found_by)].flatMap(([by, found]) => [
      ...lineAbove(by, texts),
      ...found.flatMap((one) => jobBlocks(one, one.source.name)),
    ]),
    ...(left > 0 ? [{ text: texts.more(left) }] : []),
    ...(elsewhere.length > 0 ? [{ text: texts.followed }] : []),
    ...elsewhere.slice(0, mostListed).flatMap((posting) => jobBlocks(posting, posting.company)),
    { link: searchAddress(publicUrl, search), label: texts.open },
    { text: texts.reason(name) },
    { link: stopUrl, label: texts.stopLink },
  ]
  return { subject, ...renderMailBody(language, subject, blocks) }
}

/** What the page says above jobs that were found in this way. */
function lineAbove(by: FoundBy, texts: SavedSearchTexts): MailBlock[] {
  const text = foundByText(by, texts)
  return text === undefined ? [] : [{ text: `${text}:` }]
}

type MailedJob = Pick<FoundJob, 'job_url' | 'job_title' | 'company' | 'location' | 'salary'>

function jobBlocks({ job_url, job_title, company, location, salary }: MailedJob, otherwise: string): MailBlock[] {
  return [
    { link: job_url, label: job_title },
    { text: [company, location, salary].filter(Boolean).join(' · ') || otherwise },
  ]
}
