import { sql, type Kysely } from 'kysely'

/** Checked here, so that no way of adding rows escapes. The running version writes its amounts into `quotas`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const measures = [
  ['jobs', 'jobs', 'count(*)'],
  ['job_bytes', 'jobs', 'sum(bytes)'],
  ['profile_versions', 'profile_versions', 'count(*)'],
  ['conversations', 'conversations', 'count(*)'],
  ['messages', 'messages', 'count(*)'],
  ['message_bytes', 'messages', 'sum(octet_length(content))'],
  ['attachments', 'attachments', 'count(*)'],
  ['attachment_bytes', 'attachments', 'sum(size)'],
  ['documents', 'documents', 'count(*)'],
  ['applications', 'sent_applications', 'count(*)'],
  ['proposals', 'proposals', 'count(*)'],
  ['hidden_jobs', 'hidden_listings', 'count(*)'],
  ['postings', 'postings', 'count(*)'],
  [
    'posting_bytes',
    'postings',
    'sum(octet_length(description) + octet_length(requirements) + octet_length(benefits) + octet_length(company_info))',
  ],
] as const

const isOfPostings = ([, table]: (typeof measures)[number]) => table === 'postings'
const eventsOf = (measure: string) => (measure.startsWith('count') ? ['insert'] : ['insert', 'update'])

const statements = [
  `create table quotas (
    kind text primary key,
    table_name text not null,
    measure text not null,
    amount bigint
  )`,
  `insert into quotas (kind, table_name, measure) values ${measures.map((row) => `('${row.join("', '")}')`).join(', ')}`,
  `alter table jobs add column bytes integer not null generated always as (
    octet_length(job_url) + octet_length(job_title) + octet_length(company_name) + octet_length(location)
    + octet_length(salary) + octet_length(source) + octet_length(notes) + octet_length(history::text)
    + octet_length(contacts::text) + octet_length(interviews::text)
  ) stored`,
  `create function check_quota(checked_kind text, owner uuid) returns void language plpgsql as $$
  declare
    quota quotas;
    used bigint;
  begin
    select * into quota from quotas where kind = checked_kind;
    execute format('select %s from %I where user_id = $1', quota.measure, quota.table_name) into used using owner;
    if used > quota.amount then
      raise exception 'the quota is reached' using errcode = 'WM001', detail = checked_kind;
    end if;
  end $$`,
  `create function check_quota_of_statement() returns trigger language plpgsql as $$
  declare
    owner uuid;
  begin
    for owner in select distinct user_id from new_rows loop
      perform check_quota(tg_argv[0], owner);
    end loop;
    return null;
  end $$`,
  `create function check_quota_of_row() returns trigger language plpgsql as $$
  begin
    perform check_quota(tg_argv[0], new.user_id);
    return null;
  end $$`,
  // Lists that grow by many rows are checked once per statement.
  ...measures
    .filter((row) => !isOfPostings(row))
    .flatMap(([kind, table, measure]) =>
      eventsOf(measure).map(
        (event) => `create trigger quota_${kind}_${event} after ${event} on ${table} referencing new table as new_rows
          for each statement execute function check_quota_of_statement('${kind}')`,
      ),
    ),
  // Postings without a user belong to everybody and do not count.
  ...measures.filter(isOfPostings).map(
    ([kind, table, measure]) => `create trigger quota_${kind} after ${eventsOf(measure).join(' or ')} on ${table}
      for each row when (new.user_id is not null) execute function check_quota_of_row('${kind}')`,
  ),
]
