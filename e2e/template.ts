import { pathOf } from '@waymark/contract/define-endpoint.ts'
import { searchJobs } from '@waymark/contract/job-search/job-search.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { findChromium } from './chromium.ts'
import { registerUser, signInByApi } from './fixtures.ts'
import { easyEnv, startServer } from './server.ts'

// As a program, it makes the template while other tests run, and prints the folder.
if (import.meta.main) console.log(await makeTemplate())

/** A data folder with a fresh database: creating one takes longer than the rest of a start. */
export async function makeTemplate(): Promise<string> {
  const server = await startServer({ env: easyEnv })
  // The first run unpacks Chromium on one processor, while the server reads the sample on another.
  await Promise.all([sampleIsRead(server.url), findChromium()])
  await server.stop()
  return server.dataDir
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
