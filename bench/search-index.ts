import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { readConfig } from '../server/src/config.ts'
import { createListingsRepository } from '../server/src/features/job-search/index/listings.repository.ts'
import { migrate, openDb, type Db } from '../server/src/lib/db.ts'
import { openDatabase } from '../server/src/providers/database/database.ts'
import { preparedBatches } from './posting-batches.ts'

export type BenchIndex = { db: Db; pool: pg.Pool; vacuum(): Promise<void>; close(): Promise<void> }

const batchSize = 500
const tables = ['postings', 'listings', 'listing_texts', 'listing_words']

/** An embedded database with an empty search index; `kept` names a folder to keep and reuse. */
export async function openIndex(kept?: string): Promise<BenchIndex> {
  const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'waymark-bench-'))
  const database = await openDatabase({ ...readConfig({}), dataDir }, () => undefined)
  const { db, pool, close } = openDb(database.connection, () => undefined)
  await migrate(database.connection)
  return {
    db,
    pool,
    async vacuum() {
      // Reading a million rows once takes longer than any statement of the product may.
      const unlimited = openDb(database.connection, () => undefined, { timeLimits: false })
      for (const table of tables) await unlimited.pool.query(`vacuum analyze ${table}`)
      await unlimited.close()
    },
    async close() {
      await close()
      await database.stop()
      if (kept === undefined) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Loads postings through the product's own repository, unless they are there; returns rows a second. */
export async function fillIndex({ db, pool, vacuum }: BenchIndex, count: number): Promise<number> {
  const { rows } = await pool.query<{ there: boolean }>('select exists (select from listings) as there')
  if (rows[0]?.there) return 0
  const now = new Date()
  const repository = createListingsRepository(db)
  const started = performance.now()
  let loaded = 0
  for await (const batch of preparedBatches({ count, batchSize, source: 'bench', now })) {
    await repository.save({ id: 'bench', rank: 2 }, batch, now)
    loaded += batch.length
    if (loaded % 50_000 < batch.length) console.log(`${loaded} of ${count} postings are in the index`)
  }
  const perSecond = loaded / ((performance.now() - started) / 1000)
  await vacuum()
  return Math.round(perSecond)
}
