import pg from 'pg'
import { startEmbedded } from '../embedded.ts'

/** What a backup holds: rows by table, and the newest migration that was applied. */
export type Contents = { migration: string | null; rows: Record<string, number> }

/**
 * Starts PostgreSQL on a folder that nobody else uses, reads every row of every table, whose checksums it verifies, and
 * stops it: a copy is whole and cleanly shut down afterwards. @throws if it does not start or a page is damaged
 */
export async function checkCluster(folder: string): Promise<Contents> {
  const database = await startEmbedded(folder, () => undefined)
  try {
    const client = new pg.Client({ ...database.connection, statement_timeout: 0 })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return await readContents(client)
    } finally {
      await client.end().catch(() => undefined)
    }
  } finally {
    await database.stop()
  }
}

async function readContents(client: pg.Client): Promise<Contents> {
  await client.query('set statement_timeout = 0')
  const { rows: tables } = await client.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') order by 1`)
  const rows: Record<string, number> = {}
  for (const { name } of tables) {
    const { rows: counted } = await client.query<{ count: number }>(`select count(*) from ${name}`)
    rows[name] = Number(counted[0]?.count)
  }
  if (rows['public.kysely_migration'] === undefined) return { migration: null, rows }
  const newest = await client.query<{ name: string | null }>('select max(name) as name from kysely_migration')
  return { migration: newest.rows[0]?.name ?? null, rows }
}
