import { sql } from 'kysely'
import type { Db } from '../../../lib/db.ts'
import type { ZipFile } from '../../../lib/zip-stream.ts'

/** Rows of one file in the archive. */
const rowsPerFile = 500

/** Bytes that are files of their own; other bytes are hashes, which say nothing to their owner. */
const fileColumns: Record<string, { column: string; name: string }> = {
  attachments: { column: 'bytes', name: 'name' },
  documents: { column: 'pdf', name: 'file_name' },
}

type Column = { table_name: string; column_name: string; data_type: string }

/** All rows of an account as JSON, and its files, without hashes. Walks the schema, so no table is forgotten. */
export async function* exportAccount(db: Db, userId: string): AsyncGenerator<ZipFile> {
  // Raw SQL: the catalogue of the database, which belongs to none of the tables that have types.
  const { rows: columns } = await sql<Column>`
    select table_name, column_name, data_type from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER' and (table_name = 'users' or table_name in (
      select table_name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'))
    order by table_name, ordinal_position`.execute(db)
  for (const [table, ofTable] of Map.groupBy(columns, ({ table_name }) => table_name)) {
    const readable = ofTable
      .filter(({ column_name, data_type }) => data_type !== 'bytea' && column_name !== 'password_hash')
      .map(({ column_name }) => column_name)
    yield* rowsOf(db, userId, table, readable, await keyOf(db, table))
    const file = fileColumns[table]
    if (file) yield* filesOf(db, userId, table, file)
  }
}

/** The columns of a table's primary key, in its order. */
async function keyOf(db: Db, table: string): Promise<string[]> {
  // Raw SQL: a key's columns stand in an array of the catalogue.
  const { rows } = await sql<{ column_name: string }>`
    select a.attname as column_name from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indisprimary and i.indrelid = format('public.%I', ${table}::text)::regclass
    order by array_position(i.indkey, a.attnum)`.execute(db)
  return rows.map(({ column_name }) => column_name)
}

/** In the order of the key, so that a row that changes during the download moves to no other page. */
async function* rowsOf(
  db: Db,
  userId: string,
  table: string,
  columns: string[],
  key: string[],
): AsyncGenerator<ZipFile> {
  const owner = table === 'users' ? 'id' : 'user_id'
  for (let from = 0, count = rowsPerFile; count === rowsPerFile; from += rowsPerFile) {
    // Raw SQL: the table and its columns are known only now.
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(r) as row from (
        select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
        where ${sql.ref(owner)} = ${userId} order by ${sql.join(key.map((column) => sql.ref(column)))} offset ${from} limit ${rowsPerFile}
      ) r`.execute(db)
    count = rows.length
    if (count === 0) return
    const part = from === 0 ? '' : `-${from / rowsPerFile + 1}`
    const json = JSON.stringify(
      rows.map(({ row }) => row),
      null,
      2,
    )
    yield { name: `${table}${part}.json`, bytes: Buffer.from(json) }
  }
}

async function* filesOf(
  db: Db,
  userId: string,
  table: string,
  { column, name }: { column: string; name: string },
): AsyncGenerator<ZipFile> {
  // Raw SQL: which table and column hold files is data.
  const { rows: ids } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where user_id = ${userId} and ${sql.ref(column)} is not null`.execute(db)
  for (const { id } of ids) {
    // Raw SQL, as above.
    const { rows } = await sql<{ name: string; bytes: Buffer }>`
      select ${sql.ref(name)} as name, ${sql.ref(column)} as bytes from ${sql.table(table)}
      where user_id = ${userId} and id = ${id}`.execute(db)
    const [file] = rows
    // The id keeps files of one name apart; a slash would make folders of a name.
    if (file) yield { name: `${table}/${id} ${file.name.replace(/[/\\]/g, '_')}`, bytes: file.bytes }
  }
}
