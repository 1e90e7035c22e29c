import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInPage } from './fixtures.ts'
import { easyEnv, startServer, stopServers, type Server } from './server.ts'

const host = 'boards-api.greenhouse.io'
const posting = {
  id: 4711,
  title: 'Harbour Welder',
  company_name: 'Acme Shipyard',
  absolute_url: 'https://boards.greenhouse.io/acmeyard/jobs/4711',
  location: { name: 'Hamburg, Germany' },
  content: '&lt;p&gt;You weld hulls in our dock, by day.&lt;/p&gt;',
  first_published: new Date(Date.now() - 86_400_000).toISOString(),
}

/** An employer's careers page, and the interface of the board to which it links. */
const board = createServer((request, response) => {
  const isBoard = request.headers.host === host && request.url?.startsWith('/v1/boards/acmeyard/jobs')
  response.setHeader('content-type', isBoard ? 'application/json' : 'text/html')
  response.end(
    isBoard
      ? JSON.stringify({ jobs: [posting] })
      : '<!doctype html><title>Acme</title><a href="https://boards.greenhouse.io/acmeyard">Our open positions</a>',
  )
})
let server: Server
let careers: string

beforeAll(async () => {
  await new Promise<void>((resolve) => board.listen(0, '127.0.0.1', resolve))
  const { port } = board.address() as AddressInfo
  careers = `http://127.0.0.1:${port}/careers`
  server = await startServer({
    env: {
      ...easyEnv,
      FETCH_ALLOW: `127.0.0.1:${port},${host}:443`,
      NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'board-hosts.ts')}`,
      WAYMARK_E2E_BOARDS: `${port},${host}`,
    },
  })
})
afterAll(async () => {
  await stopServers()
  board.close()
})

test('an employer is followed by the address of its careers page: its jobs are found, marked and a filter', async () => {
  const page = await signedInPage(server.url, '/jobsearch')
  await page.getByRole('button', { name: 'Employers you follow' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Careers page or job posting').fill(careers)
  await dialog.getByRole('button', { name: 'Follow', exact: true }).click()
  await page.getByText('You follow Acme Shipyard now.').waitFor()
  await dialog.getByRole('button', { name: 'Stop following Acme Shipyard' }).waitFor()
  await page.keyboard.press('Escape')

  // The board is read in the background.
  const found = page.getByRole('list', { name: 'Jobs found' }).getByRole('button', { name: /Harbour Welder/ })
  for (let round = 0; round < 30 && (await found.count()) === 0; round++) {
    await page.goto(`${server.url}/jobsearch?title=welder&source=followed`)
    await found.waitFor({ timeout: 4000 }).catch(() => undefined)
  }
  await found.getByText('You follow').waitFor()
  const source = page.getByLabel('Source', { exact: true })
  expect(await source.locator('option:checked').textContent()).toBe('Employers I follow')
})
