import { createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { createTestDatabase } from '../testing/create-test-database.ts'
import { ClientGone } from './http/client-gone.ts'
import { isDatabaseAway, migrate, openDb, type DatabaseConnection, type OpenDb } from './db.ts'

const opened: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close()
})

async function openEmpty(): Promise<OpenDb & { connection: DatabaseConnection; another(): OpenDb }> {
  const database = await createTestDatabase({ empty: true })
  opened.push(database.drop)
  const open = () => {
    const db = openDb(database.connection, () => undefined)
    opened.push(db.close)
    return db
  }
  return { ...open(), connection: database.connection, another: open }
}

test('all migrations apply to an empty database, and a second time nothing is left to do', async () => {
  const { connection } = await openEmpty()
  expect((await migrate(connection)).length).toBeGreaterThan(0)
  expect(await migrate(connection)).toEqual([])
})

test('where nothing is left to migrate, no connection is made for it', async () => {
  const { db, connection } = await openEmpty()
  const nowhere = { host: '/nowhere', port: 5432, user: 'x', password: 'x', database: 'x' }
  await expect(migrate(nowhere, db)).rejects.toThrow('/nowhere')
  await migrate(connection, db)
  expect(await migrate(nowhere, db)).toEqual([])
})

test('two processes that start at once on one database migrate it once', async () => {
  const { connection } = await openEmpty()
  const applied = await Promise.all([migrate(connection), migrate(connection)])
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1)
})

test('migrations have no time limit, however many rows they index', async () => {
  const { db, connection } = await openEmpty()
  await sql`create table kysely_migration (name text primary key, timestamp text,
    time_limit text default current_setting('statement_timeout'))`.execute(db)
  await migrate(connection)
  const { rows } = await sql`select distinct time_limit from kysely_migration`.execute(db)
  expect(rows).toEqual([{ time_limit: '0' }])
})

test('language and time zone are columns of the user from the first migration', async () => {
  const { db, connection } = await openEmpty()
  await migrate(connection)
  const { rows } = await sql<{
    column_name: string
  }>`select column_name from information_schema.columns where table_name = 'users'`.execute(db)
  expect(rows.map((row) => row.column_name)).toEqual(expect.arrayContaining(['language', 'time_zone']))
})

test('every table of user data has user_id first in its key', async () => {
  const { db, connection } = await openEmpty()
  await migrate(connection)
  const { rows } = await sql<{ table: string; first: string }>`
    select t.relname as "table", a.attname as first
    from pg_class t
    join pg_attribute u on u.attrelid = t.oid and u.attname = 'user_id' and not u.attisdropped and u.attnotnull
    join pg_index i on i.indrelid = t.oid and i.indisprimary
    join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0]
    where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace
  `.execute(db)
  expect(rows.length).toBeGreaterThan(5)
  expect(rows.filter((row) => row.first !== 'user_id')).toEqual([])
})

test('every foreign key has an index to find its rows by', async () => {
  const { db, connection } = await openEmpty()
  await migrate(connection)
  const { rows } = await sql<{ table: string; key: string }>`
    select c.conrelid::regclass::text as "table", c.conname as key
    from pg_constraint c
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
      and not exists (
        select 1 from pg_index i
        where i.indrelid = c.conrelid
          and (select array_agg(k order by k) from unnest((i.indkey::int2[])[0:array_length(c.conkey, 1) - 1]) k)
            = (select array_agg(k order by k) from unnest(c.conkey) k)
      )
  `.execute(db)
  expect(rows).toEqual([])
})

test('a database that cannot be reached is told apart from a wrong query', async () => {
  const { db } = await openEmpty()
  const wrong = await sql`select nonsense`.execute(db).catch((error: unknown) => error)
  expect(isDatabaseAway(wrong)).toBe(false)
  const away = openDb({ host: '/nowhere', port: 5432, user: 'x', password: 'x', database: 'x' }, () => undefined)
  opened.push(away.close)
  expect(isDatabaseAway(await sql`select 1`.execute(away.db).catch((error: unknown) => error))).toBe(true)
})

test('a missing file and a client that went away are not taken for a database that is away', () => {
  expect(isDatabaseAway(Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' }))).toBe(false)
  expect(isDatabaseAway(new ClientGone())).toBe(false)
  expect(isDatabaseAway(Object.assign(new Error('getaddrinfo'), { code: 'EAI_AGAIN' }))).toBe(true)
})

test.each([0, 100])(
  'a connection cut in a transaction, and used %i ms later, fails it and not the process',
  async (pauseMs) => {
    const { db, another } = await openEmpty()
    const broken = another()
    const outcome = await broken.db
      .transaction()
      .execute(async (transaction) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
        await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db)
        await sleep(pauseMs)
        await sql`select 1`.execute(transaction)
      })
      .catch((error: unknown) => error)
    expect(isDatabaseAway(outcome)).toBe(true)
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(broken.db)
    expect(rows).toEqual([{ one: 1 }])
  },
)

test('while the database is known to be away, nobody waits for it: no connection is tried until it is back', async () => {
  const tried: Socket[] = []
  const silent = createServer((socket) => void tried.push(socket))
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  const login = { user: 'x', password: 'x', database: 'x', connectionTimeoutMillis: 300 }
  const { db, setAway, close } = openDb({ host: '127.0.0.1', port, ...login }, () => undefined)
  const ask = () =>
    sql`select 1`.execute(db).then(
      () => false,
      (error: unknown) => isDatabaseAway(error),
    )
  setAway(true)
  expect([await ask(), await ask(), tried.length]).toEqual([true, true, 0])
  setAway(false)
  expect(await ask()).toBe(true)
  await expect.poll(() => tried.length).toBe(1)
  await close()
  for (const socket of tried) socket.destroy()
  silent.close()
})

test('a transaction whose connection is ended fails as away, not as an error of ours', async () => {
  const { db, setAway } = await openEmpty()
  const outcome = db.transaction().execute(async (transaction) => {
    setTimeout(() => setAway(true), 50)
    await sql`select pg_sleep(20)`.execute(transaction)
  })
  expect(isDatabaseAway(await outcome.catch((error: unknown) => error))).toBe(true)
})
