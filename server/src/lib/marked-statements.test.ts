import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type OpenTestDatabase } from '../testing/create-test-database.ts'
import { plannedOnce, poolWithMarkedStatements } from './marked-statements.ts'

let database: OpenTestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('a marked statement is planned once on a connection, whatever its parameters; others are not kept', async () => {
  const rows = await database.db.connection().execute(async (db) => {
    for (const number of [1, 2, 3])
      await db.executeQuery(CompiledQuery.raw(plannedOnce('select $1::int as marked'), [number]))
    await sql`select 1 as unmarked`.execute(db)
    const kept = await sql<{ generic_plans: number; statement: string }>`
      select generic_plans, statement from pg_prepared_statements`.execute(db)
    return kept.rows
  })
  expect(rows).toMatchObject([{ generic_plans: 3, statement: expect.stringContaining('marked') }])
})

test('a statement without a mark can use an index of some rows only, even after a marked one', async () => {
  const { rows } = await database.db.transaction().execute(async (db) => {
    await sql`create temporary table things (owner int, state text) on commit drop`.execute(db)
    await sql`create index on things (owner) where state = 'open'`.execute(db)
    await sql`set local enable_seqscan = off`.execute(db)
    await db.executeQuery(CompiledQuery.raw(plannedOnce('select $1::int as marked'), [1]))
    await sql`select from things where owner = ${1} and state = ${'open'}`.execute(db)
    return sql`select idx_scan from pg_stat_xact_user_tables where relname = 'things'`.execute(db)
  })
  expect(rows).toEqual([{ idx_scan: 1 }])
})

test('a marked statement that fails says why and leaves its connection as it was, in a transaction too', async () => {
  const { rows } = await database.db.connection().execute(async (db) => {
    const failing = CompiledQuery.raw(plannedOnce('select 1 / $1::int'), [0])
    await expect(db.executeQuery(failing)).rejects.toThrow('division by zero')
    const inTransaction = db.transaction().execute((transaction) => transaction.executeQuery(failing))
    await expect(inTransaction).rejects.toThrow('division by zero')
    return sql`show plan_cache_mode`.execute(db)
  })
  expect(rows).toEqual([{ plan_cache_mode: 'auto' }])
})

test('marked statements in a row set the connection once, and after a rollback the next one is planned once again', async () => {
  const marked = CompiledQuery.raw(plannedOnce("select $1::int, current_setting('plan_cache_mode') as mode"), [1])
  const pool = new pg.Pool({ ...database.connection, max: 1 })
  const sent: string[] = []
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (config: string | { text: string }) => unknown
    client.query = ((config: string | { text: string }) => {
      sent.push(typeof config === 'string' ? config : config.text)
      return query(config)
    }) as typeof client.query
  })
  const db = new Kysely<object>({ dialect: new PostgresDialect({ pool: poolWithMarkedStatements(pool) }) })
  for (let round = 0; round < 3; round++) await db.executeQuery(marked)
  expect(sent.filter((text) => text.includes('plan_cache_mode ='))).toHaveLength(1)
  const broken = db.transaction().execute(async (transaction) => {
    await transaction.executeQuery(marked)
    await sql`select 1 / 0`.execute(transaction)
  })
  await expect(broken).rejects.toThrow('division by zero')
  expect((await db.executeQuery(marked)).rows).toMatchObject([{ mode: 'force_generic_plan' }])
  await db.destroy()
})

test('a connection whose statement this end gave up is closed: its locks would stay', async () => {
  const pool = new pg.Pool({ ...database.connection, query_timeout: 200 })
  // The database that is dropped below ends the statement, and an error that nobody hears fails the run.
  pool.on('error', () => undefined)
  const db = new Kysely<object>({ dialect: new PostgresDialect({ pool: poolWithMarkedStatements(pool) }) })
  const givenUp = db.connection().execute((one) => sql`select pg_sleep(2)`.execute(one))
  await expect(givenUp).rejects.toThrow('Query read timeout')
  expect(pool.totalCount).toBe(0)
  await db.destroy()
})
