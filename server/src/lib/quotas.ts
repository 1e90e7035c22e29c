import { isQuotaKind, quotaKinds, quotas, type QuotaKind, type QuotaUse } from '@waymark/contract/quotas.ts'
import { sql } from 'kysely'
import type { Db } from './db.ts'

/** The SQLSTATE of the database's quota check; its detail is the quota's name. */
const quotaState = 'WM001'

/** The quota that a database error reports, if any. */
export function quotaReached(error: unknown): QuotaKind | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, detail = '' } = error as { code?: string; detail?: string }
  return code === quotaState && isQuotaKind(detail) ? detail : undefined
}

/** Writes this version's amounts where the database's checks read them. */
export async function saveQuotas(db: Db): Promise<void> {
  const rows = JSON.stringify(quotaKinds.map((kind) => ({ kind, amount: quotas[kind].amount })))
  // Raw SQL: all rows in one statement.
  await sql`
    update quotas set amount = r.amount from jsonb_to_recordset(${rows}::jsonb) as r(kind text, amount bigint)
    where quotas.kind = r.kind and quotas.amount is distinct from r.amount`.execute(db)
}

/** An account's usage of each quota, measured like the database's checks. */
export async function measureQuotas(db: Db, userId: string): Promise<QuotaUse[]> {
  const measures = await db
    .withTables<{ quotas: { kind: string; measure: string; table_name: string } }>()
    .selectFrom('quotas')
    .select(['kind', 'measure', 'table_name'])
    .execute()
  const used = new Map<string, number>()
  for (const { kind, measure, table_name } of measures) {
    // Raw SQL: table and measure are rows of the database.
    const { rows } = await sql<{ used: number }>`
      select coalesce(${sql.raw(measure)}, 0)::bigint as used
      from ${sql.table(table_name)} where user_id = ${userId}`.execute(db)
    used.set(kind, rows[0]?.used ?? 0)
  }
  return quotaKinds.map((kind) => ({ kind, used: used.get(kind) ?? 0, amount: quotas[kind].amount }))
}
