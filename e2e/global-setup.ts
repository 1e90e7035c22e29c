import { pathOf } from '@waymark/contract/define-endpoint.ts'
import { searchJobs } from '@waymark/contract/job-search/job-search.ts'
import { existsSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findChromium } from './chromium.ts'
import { registerUser, signInByApi } from './fixtures.ts'
import { startPostingServer } from './posting-server.ts'
import { makeTemplate, startShared, stopServers } from './server.ts'

export async function setup(): Promise<() => Promise<void>> {
  if (!existsSync(resolve(import.meta.dirname, '../web/dist/.stamp'))) {
    throw new Error(
      'The web app is not built by scripts/build.ts: run "npm run build" first, or "npm test", which does.',
    )
  }
  // The first run unpacks Chromium on one processor, while the server reads the sample on another.
  const template = await makeTemplate((url) => Promise.all([sampleIsRead(url), findChromium()]))
  const postings = await startPostingServer()
  await startShared(postings)
  return async () => {
    await stopServers()
    await postings.close()
    rmSync(template, { recursive: true, force: true })
  }
}

/** Reading the bundled postings takes seconds of processor time. A server that finds them in its database does not. */
async function sampleIsRead(url: string): Promise<void> {
  const { token } = await signInByApi(url, await registerUser(url))
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const search = { method: searchJobs.method, headers, body: JSON.stringify({ job_title: 'nurse' }) }
  const deadline = Date.now() + 300_000
  for (;;) {
    const response = await fetch(url + pathOf(searchJobs), search)
    const { results } = (await response.json()) as { results?: unknown[] }
    if (!results) throw new Error(`The search for the sample answered ${response.status}.`)
    if (results.length > 0) return
    if (Date.now() > deadline) throw new Error('The bundled postings were not read in five minutes.')
    await sleep(200)
  }
}
