import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts'
import { openDb, type OpenDb } from './db.ts'
import { plannedOnce } from './marked-statements.ts'

let database: TestDatabase
let opened: OpenDb

beforeAll(async () => {
  database = await createTestDatabase()
  opened = openDb(database.connection, () => undefined)
})
afterAll(async () => {
  await opened.close()
  await database.drop()
})

test('a marked statement is planned once on a connection, whatever its parameters; others are not kept', async () => {
  const rows = await opened.db.connection().execute(async (db) => {
    for (const number of [1, 2, 3])
      await db.executeQuery(CompiledQuery.raw(plannedOnce('select $1::int as marked'), [number]))
    await sql`select 1 as unmarked`.execute(db)
    const kept = await sql<{ generic_plans: number; statement: string }>`
      select generic_plans, statement from pg_prepared_statements`.execute(db)
    return kept.rows
  })
  expect(rows).toMatchObject([{ generic_plans: 3, statement: expect.stringContaining('marked') }])
})
