import type { GenerationChoices } from '@waymark/contract/documents.ts'
import type { Db } from '../../lib/db.ts'
import { hashUrl } from '../../lib/url-hash.ts'
import type { DocumentTables, RunChoices } from './document-tables.ts'

export type Run = {
  id: string
  job_url: string
  posting_id: string
  company_name: string
  resume_id: string | null
  letter_id: string | null
  /** Whether a connected model may phrase the documents. */
  phrase: boolean
  choices: RunChoices
  last_step_at: Date
  finished_at: Date | null
}

const runColumns = [
  'id',
  'job_url',
  'posting_id',
  'company_name',
  'resume_id',
  'letter_id',
  'phrase',
  'choices',
  'last_step_at',
  'finished_at',
] as const

export function createRunsRepository(database: Db) {
  const db = database.withTables<DocumentTables>()
  const runOf = (userId: string, id: string) =>
    db.selectFrom('document_runs').select(runColumns).where('user_id', '=', userId).where('id', '=', id)

  /** The choice outlives the runs, which go with their jobs: what was refused once is not sent after a job is deleted. */
  async function findPhrase(userId: string): Promise<boolean> {
    const chosen = await db
      .selectFrom('phrasing_choices')
      .select('phrase')
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return chosen?.phrase ?? true
  }

  async function keepPhrase(userId: string, phrase: boolean): Promise<void> {
    await db
      .insertInto('phrasing_choices')
      .values({ user_id: userId, phrase })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ phrase }))
      .execute()
  }

  /** Of a CV, as chosen last on whatever device; the newest documents know the rest. */
  async function findChoices(userId: string): Promise<GenerationChoices> {
    const chosen = await db
      .selectFrom('phrasing_choices')
      .select('resume')
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return chosen?.resume ?? {}
  }

  async function keepChoices(userId: string, { pages, personal }: GenerationChoices): Promise<void> {
    const resume = JSON.stringify({ pages, personal })
    await db
      .insertInto('phrasing_choices')
      .values({ user_id: userId, phrase: true, resume })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ resume }))
      .execute()
  }

  return {
    findChoices,
    keepChoices,

    /** Whether a model may phrase the next run; it may until the user says no. */
    findPhrase,
    keepPhrase,

    /** A `held` one is over at once: the user is asked, and opens another. */
    async open(
      userId: string,
      {
        jobUrl,
        postingId,
        choices,
        isHeld,
      }: { jobUrl: string; postingId: string; choices: RunChoices; isHeld: boolean },
      now: Date,
    ): Promise<string> {
      const fresh = {
        posting_id: postingId,
        phrase: await findPhrase(userId),
        choices: JSON.stringify(choices),
        company_name: '',
        resume_id: null,
        letter_id: null,
        finished_at: isHeld ? now : null,
        last_step_at: now,
      }
      const row = await db
        .insertInto('document_runs')
        .values({ ...fresh, user_id: userId, job_url: jobUrl, job_url_hash: hashUrl(jobUrl) })
        .onConflict((conflict) => conflict.columns(['user_id', 'job_url_hash']).doUpdateSet(fresh))
        .returning('id')
        .executeTakeFirstOrThrow()
      return row.id
    },

    find: (userId: string, id: string): Promise<Run | undefined> => runOf(userId, id).executeTakeFirst(),

    /** Locked until the transaction ends: the browser and the background job may both come. */
    lock: (userId: string, id: string): Promise<Run | undefined> => runOf(userId, id).forUpdate().executeTakeFirst(),

    findByDocument: (userId: string, documentId: string): Promise<Run | undefined> =>
      db
        .selectFrom('document_runs')
        .select(runColumns)
        .where('user_id', '=', userId)
        .where((is) => is.or([is('resume_id', '=', documentId), is('letter_id', '=', documentId)]))
        .executeTakeFirst(),

    async update(
      userId: string,
      id: string,
      changes: Partial<Omit<Run, 'id' | 'job_url' | 'posting_id' | 'choices'>>,
    ): Promise<void> {
      await db.updateTable('document_runs').set(changes).where('user_id', '=', userId).where('id', '=', id).execute()
    },
  }
}
