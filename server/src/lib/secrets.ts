import { randomBytes } from 'node:crypto'
import type { Db } from './db.ts'

type Tables = { secrets: { name: string; value: Buffer } }

export type Secrets = {
  /** The installation's secret of that name: 32 random bytes, made when it is first asked for. */
  get(name: string): Promise<Buffer>
}

/** Secrets that no operator has to configure: made by the server and kept in the database for every process. */
export function createSecrets(database: Db): Secrets {
  const db = database.withTables<Tables>()
  const known = new Map<string, Buffer>()

  async function read(name: string): Promise<Buffer | undefined> {
    const row = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst()
    return row?.value
  }

  return {
    async get(name) {
      const kept = known.get(name)
      if (kept) return kept
      // Of two processes that start at once, the first insert wins and both read it.
      await db
        .insertInto('secrets')
        .values({ name, value: randomBytes(32) })
        .onConflict((oc) => oc.doNothing())
        .execute()
      const value = await read(name)
      if (!value) throw new Error(`The secret ${name} could not be stored.`)
      known.set(name, value)
      return value
    },
  }
}
