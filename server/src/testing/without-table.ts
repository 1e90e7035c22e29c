import { sql } from 'kysely'
import type { Db } from '../lib/db.ts'

/** Runs something while a table is missing, as after a disk fault. */
export async function withoutTable<T>(db: Db, table: string, run: () => Promise<T>): Promise<T> {
  const away = `${table}_away`
  await sql`alter table ${sql.table(table)} rename to ${sql.ref(away)}`.execute(db)
  try {
    return await run()
  } finally {
    await sql`alter table ${sql.table(away)} rename to ${sql.ref(table)}`.execute(db)
  }
}
