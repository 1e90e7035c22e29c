import { existsSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { startPostingServer } from './posting-server.ts'
import { startShared, stopServers, templateVariable } from './server.ts'
import { makeTemplate } from './template.ts'

export async function setup(): Promise<() => Promise<void>> {
  if (!existsSync(resolve(import.meta.dirname, '../web/dist/.stamp'))) {
    throw new Error(
      'The web app is not built by scripts/build.ts: run "npm run build" first, or "npm test", which does.',
    )
  }
  const template = process.env[templateVariable] || (await makeTemplate())
  process.env[templateVariable] = template
  const postings = await startPostingServer()
  await startShared(postings)
  return async () => {
    await stopServers()
    await postings.close()
    rmSync(template, { recursive: true, force: true })
  }
}
