import type { Generated } from 'kysely'
import type { Db } from '../../../lib/db.ts'

type PendingTable = {
  id: Generated<string>
  email: string
  name: string
  password_hash: string
  language: string | null
  created_at: Date
  touched_at: Date
  mail_number: Generated<number>
  code_hash: Buffer | null
  code_expires_at: Date | null
}

export type NewPending = { email: string; name: string; password_hash: string; language: string | null }
export type Pending = NewPending & { id: string; mail_number: number }
export type PendingWithCode = Pending & { code_hash: Buffer | null; code_expires_at: Date | null }
export type MailRequest = { id: string; mail_number: number }

const columns = ['id', 'email', 'name', 'password_hash', 'language', 'mail_number'] as const
const noRegistration = '00000000-0000-0000-0000-000000000000'

export function createPendingRegistrationsRepository(database: Db) {
  const db = database.withTables<{ pending_registrations: PendingTable }>()
  const ofAddress = (email: string) => db.selectFrom('pending_registrations').where('email', '=', email)

  const list = (email: string, limit: number): Promise<Pending[]> =>
    ofAddress(email).select(columns).orderBy('touched_at', 'desc').orderBy('id').limit(limit).execute()

  const findNewest = async (email: string): Promise<Pending | undefined> => (await list(email, 1))[0]

  return {
    list,
    findNewest,

    find: (id: string): Promise<Pending | undefined> =>
      db.selectFrom('pending_registrations').select(columns).where('id', '=', id).executeTakeFirst(),

    create: (pending: NewPending, now: Date): Promise<MailRequest> =>
      db
        .insertInto('pending_registrations')
        .values({ ...pending, created_at: now, touched_at: now })
        .returning(['id', 'mail_number'])
        .executeTakeFirstOrThrow(),

    async touch(id: string, now: Date): Promise<void> {
      await db.updateTable('pending_registrations').set({ touched_at: now }).where('id', '=', id).execute()
    },

    /** Requests a new code for the given or newest registration. The old one works until the mail job replaces it. */
    async requestCode(email: string, id: string | undefined, now: Date): Promise<MailRequest | undefined> {
      // Looked up in either case, so that the time is the same.
      const newest = await findNewest(email)
      return db
        .updateTable('pending_registrations')
        .set((is) => ({ touched_at: now, mail_number: is('mail_number', '+', 1) }))
        .where('id', '=', id ?? newest?.id ?? noRegistration)
        .where('email', '=', email)
        .returning(['id', 'mail_number'])
        .executeTakeFirst()
    },

    async setCode(request: MailRequest, codeHash: Buffer, expiresAt: Date): Promise<boolean> {
      const rows = await db
        .updateTable('pending_registrations')
        .set({ code_hash: codeHash, code_expires_at: expiresAt })
        .where('id', '=', request.id)
        .where('mail_number', '=', request.mail_number)
        .returning('id')
        .execute()
      return rows.length === 1
    },

    /** Locks an address's registrations in a fixed order, against deadlocks. */
    async lock(email: string): Promise<void> {
      await ofAddress(email).select('id').orderBy('id').forUpdate().execute()
    },

    /** Call `lock` before. */
    listWithCodes: (email: string): Promise<PendingWithCode[]> =>
      ofAddress(email)
        .select([...columns, 'code_hash', 'code_expires_at'])
        .execute(),

    async delete(id: string): Promise<void> {
      await db.deleteFrom('pending_registrations').where('id', '=', id).execute()
    },

    /** Ends codes and queued mails of an address that now has an account. Deleting rows would reveal it on sign-in. */
    async endCodes(email: string): Promise<void> {
      await db
        .updateTable('pending_registrations')
        .set((is) => ({ code_hash: null, code_expires_at: null, mail_number: is('mail_number', '+', 1) }))
        .where('email', '=', email)
        .execute()
    },
  }
}
