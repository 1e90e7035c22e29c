import { existsSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { findChromium } from './chromium.ts'
import { startPostingServer } from './posting-server.ts'
import { makeTemplate, startShared, stopServers } from './server.ts'

export async function setup(): Promise<() => Promise<void>> {
  if (!existsSync(resolve(import.meta.dirname, '../web/dist/.stamp'))) {
    throw new Error(
      'The web app is not built by scripts/build.ts: run "npm run build" first, or "npm test", which does.',
    )
  }
  await findChromium()
  const template = await makeTemplate()
  const postings = await startPostingServer()
  await startShared(postings)
  return async () => {
    await stopServers()
    await postings.close()
    rmSync(template, { recursive: true, force: true })
  }
}
