import { importJobs } from '@waymark/contract/job-transfer.ts'
import { jobStatuses } from '@waymark/contract/job-tracking.ts'
import type { Browser, Page } from 'playwright-core'
import { launchChromium } from '../e2e/chromium.ts'
import { type Server, startServer, stopServers } from '../e2e/server.ts'
import { quantile, round, signIn, unlimited } from './product.ts'
import type { Figures } from './run.ts'

const jobs = 2000
const drags = 3
const movesPerDrag = 120

type TraceEvent = { name: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number; args?: unknown }
type Task = { ts: number; ms: number }

/** Main-thread tasks of a drag over 2,000 jobs, in processor time: durations would measure the machine's other work. */
export async function run(): Promise<Figures> {
  const server = await startServer({ env: unlimited })
  const token = await signIn(server)
  await addJobs(server, token)
  const browser = await launchChromium()
  const page = await boardPage(browser, server, token)
  const starts: number[] = []
  const moving: number[] = []
  const drops: number[] = []
  for (let index = 0; index < drags; index++) {
    const { liftedAt, droppedAt, tasks } = await dragOnce(browser, page)
    const between = (from: number, to: number) => tasks.filter(({ ts }) => ts >= from && ts < to).map(({ ms }) => ms)
    starts.push(Math.max(...between(0, liftedAt)))
    moving.push(...between(liftedAt, droppedAt))
    drops.push(Math.max(...between(droppedAt, Number.POSITIVE_INFINITY)))
  }
  await browser.close()
  await stopServers()
  return {
    drag_task_p95_ms: round(quantile(moving, 0.95)),
    drag_task_p99_ms: round(quantile(moving, 0.99)),
    drag_task_worst_ms: round(Math.max(...moving)),
    drag_tasks_over_16_ms: moving.filter((ms) => ms > 16).length,
    drag_tasks: moving.length,
    drag_start_ms: round(quantile(starts, 0.5)),
    drag_drop_ms: round(quantile(drops, 0.5)),
  }
}

async function addJobs(server: Server, token: string): Promise<void> {
  const rows = Array.from({ length: jobs }, (_, index) => ({
    job_title: `Engineer number ${index} with a title of two lines`,
    company_name: `Company ${index}`,
    job_url: `https://jobs.example/${index}`,
    status: jobStatuses[index % jobStatuses.length] ?? 'Viewed',
    at: new Date(Date.now() - index * 3_600_000).toISOString(),
    location: 'Berlin',
    salary: index % 2 === 0 ? '€60,000' : '',
    source: '',
    notes: '',
    follow_up_on: index % 4 === 0 ? '2030-01-01' : null,
  }))
  const response = await fetch(server.url + importJobs.path, {
    method: importJobs.method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ jobs: rows }),
  })
  if (!response.ok) throw new Error(`The jobs were not added: ${response.status} ${await response.text()}`)
}

async function boardPage(browser: Browser, server: Server, token: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addInitScript(
    `sessionStorage.setItem('waymark.token', ${JSON.stringify(token)}); sessionStorage.setItem('waymark.name', 'Ada')`,
  )
  const page = await context.newPage()
  await page.goto(`${server.url}/jobtracking`)
  await page.locator('[data-job]').first().waitFor()
  await page.waitForTimeout(1000)
  return page
}

async function dragOnce(browser: Browser, page: Page): Promise<{ liftedAt: number; droppedAt: number; tasks: Task[] }> {
  const box = await page.locator('[data-job]').nth(1).boundingBox()
  if (!box) throw new Error('The board shows no card.')
  const from = { x: box.x + 40, y: box.y + 20 }
  await page.mouse.move(from.x, from.y)
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'blink.user_timing'] })
  await page.mouse.down()
  await page.mouse.move(from.x + 10, from.y + 10, { steps: 3 })
  await page.waitForTimeout(300)
  if ((await page.locator('li[style*="position: fixed"]').count()) !== 1) throw new Error('The card was not lifted.')
  await page.evaluate(() => performance.mark('lifted'))
  for (let move = 0; move < movesPerDrag; move++) {
    await page.mouse.move(from.x + 10 + move * 6, from.y + 10 + Math.sin(move / 10) * 200)
    await page.waitForTimeout(16)
  }
  await page.mouse.move(400, 40, { steps: 4 })
  await page.waitForTimeout(100)
  await page.evaluate(() => performance.mark('dropped'))
  await page.mouse.up()
  await page.waitForTimeout(600)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const thread = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`
  const [lifted, dropped] = ['lifted', 'dropped'].map((mark) => traceEvents.find(({ name }) => name === mark))
  if (!lifted || !dropped) throw new Error('The trace does not hold the drag.')
  const tasks = traceEvents
    .filter((event) => thread(event) === thread(lifted) && event.name.endsWith('RunTask') && event.dur !== undefined)
    .map((event) => ({ ts: event.ts, ms: (event.tdur ?? event.dur ?? 0) / 1000 }))
  return { liftedAt: lifted.ts, droppedAt: dropped.ts, tasks }
}
