import { performance } from 'node:perf_hooks'
import type pg from 'pg'
import { startModelServer } from '../../e2e/model-server.ts'
import { startServer, stopServers, type Server } from '../../e2e/server.ts'
import { connectTo, quantile, round, signIn, unlimited } from '../product.ts'
import type { Figures } from '../run.ts'

const thread = 1000
const conversations = 500
const messagesEach = 20
const rounds = 60

/**
 * Opening a thread of 1,000 messages (its newest hundred), the history of 500 conversations (its newest fifty with 20
 * messages each), and how long after a message was sent the first words of a model stand in the answer that is sent back,
 * where the model itself answers at once.
 */
export async function run(): Promise<Figures> {
  const model = await startModelServer(() => ({ text: 'Two follow-ups are due this week.' }))
  const server = await startServer({ env: { ...unlimited, ...model.env } })
  const token = await signIn(server)
  const pool = connectTo(server)
  await fillUp(pool)
  const opened = await measure(() => get(server, token, '/api/conversations/session_thread'))
  const listed = await measure(() => get(server, token, '/api/conversations'))
  const begun = await measure((index) => firstWords(server, token, index))
  await pool.end()
  await stopServers()
  await model.close()
  return {
    thread_1000_ms_p50: round(quantile(opened, 0.5)),
    thread_1000_ms_p95: round(quantile(opened, 0.95)),
    history_500_ms_p50: round(quantile(listed, 0.5)),
    history_500_ms_p95: round(quantile(listed, 0.95)),
    overhead_ms_p50: round(quantile(begun, 0.5)),
    overhead_ms_p95: round(quantile(begun, 0.95)),
  }
}

async function fillUp(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into conversations (user_id, session_id, first_message, created_at, updated_at)
    select u.id, case when n = 0 then 'session_thread' else 'session_bench' || lpad(n::text, 4, '0') end,
      'A question about the search, number ' || n, now(), now() - n * interval '1 hour'
    from users u, generate_series(0, $1::integer - 1) n`,
    [conversations],
  )
  await pool.query(
    `insert into messages (user_id, session_id, position, role, status, content, parts, created_at)
    select c.user_id, c.session_id, p, case when p % 2 = 0 then 'user' else 'assistant' end, 'complete',
      case when p % 2 = 0 then 'How should I answer this question?' else repeat('<p>An answer of some length.</p>', 30) end,
      '[]', now()
    from conversations c, generate_series(0, case when c.session_id = 'session_thread' then $1::integer else $2::integer end - 1) p`,
    [thread, messagesEach],
  )
  await pool.query('vacuum analyze messages')
}

/** Each round takes the time until `work` is done; what it then returns is waited for, but not counted. */
async function measure(work: (index: number) => Promise<{ rest: Promise<void> } | void>): Promise<number[]> {
  const samples: number[] = []
  for (let index = -5; index < rounds; index++) {
    const from = performance.now()
    const done = await work(index + 5)
    // The first few load code and fill caches.
    if (index >= 0) samples.push(performance.now() - from)
    await done?.rest
  }
  return samples
}

async function get(server: Server, token: string, path: string): Promise<void> {
  const response = await fetch(server.url + path, { headers: { authorization: `Bearer ${token}` } })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  await response.arrayBuffer()
}

async function firstWords(server: Server, token: string, index: number): Promise<{ rest: Promise<void> }> {
  const response = await fetch(`${server.url}/api/process`, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ message: 'What is due this week?', session_id: `session_first${index}` }),
  })
  const reader = (response.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader()
  for (let text = ''; !text.includes('event: text');) {
    const { value, done } = await reader.read()
    if (done) throw new Error('The answer ended without words of the model.')
    text += value
  }
  return { rest: drain(reader) }
}

async function drain(reader: ReadableStreamDefaultReader<string>): Promise<void> {
  while (!(await reader.read()).done);
}
