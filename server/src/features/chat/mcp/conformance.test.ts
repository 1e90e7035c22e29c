import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createToken } from '@waymark/contract/account/access-tokens.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { addUser } from '../../../testing/add-user.ts'

/**
 * The scenarios of the protocol's own conformance suite that a server with data of its own can pass. The others call
 * tools of the suite's example server (`test_simple_text` …), or what this server does not offer: sessions, logging,
 * subscriptions, completions, questions back to the client, tasks.
 */
const scenarios = [
  'server-initialize',
  'ping',
  'tools-list',
  'resources-list',
  'prompts-list',
  'dns-rebinding-protection',
  'caching',
  'http-header-validation',
  'sep-2164-resource-not-found',
  'input-required-result-validate-input',
  'server-stateless',
]

/** Checks that ask the example server's diagnostic tools, inside a scenario that is otherwise about any server. */
const needsFixture = /Not testable: server does not list the diagnostic tool/
const suite = join(
  import.meta.dirname,
  '../../../../conformance/node_modules/@modelcontextprotocol/conformance/dist/index.js',
)

type Check = { id: string; status: 'SUCCESS' | 'FAILURE' | 'WARNING' | 'SKIPPED' | 'INFO'; errorMessage?: string }

let app: TestApp
let proxy: Server
let results: string

/** The suite has no option for a header, so it is sent through a proxy, which adds the token. */
beforeAll(async () => {
  let token = ''
  proxy = createServer((asked, answer) => {
    const headers = { ...asked.headers, authorization: `Bearer ${token}` }
    const passed = request(`${app.url}${asked.url}`, { method: asked.method, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers)
      got.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening))
  const address = `http://localhost:${(proxy.address() as AddressInfo).port}`
  app = await createTestApp({ config: { publicUrl: address } })
  const session = (await addUser(app)).token
  const made = await app.call(createToken, { name: 'Suite', scopes: ['read', 'propose'] }, { token: session })
  token = String(made.body['token'])
  results = await mkdtemp(join(tmpdir(), 'waymark-conformance-'))
  // All scenarios at once: loading the suite takes longer than they do. It ends with an error where a check failed, which
  // its files say better.
  const args = [suite, 'server', '--url', `${address}/mcp`, '--suite', 'all', '--output-dir', results]
  await new Promise<void>((done) => void execFile(process.execPath, args, () => done()))
}, 600_000)
afterAll(async () => {
  proxy.close()
  await app.close()
  await rm(results, { recursive: true, force: true })
})

/** What the suite wrote into the folder of a scenario, which begins with its name and ends with a moment. */
async function checksOf(scenario: string): Promise<Check[]> {
  const name = new RegExp(`^server-${scenario}-\\d`)
  const [run = ''] = (await readdir(results)).filter((folder) => name.test(folder))
  return JSON.parse(await readFile(join(results, run, 'checks.json'), 'utf8')) as Check[]
}

test.each(scenarios)('passes the scenario %s of the conformance suite', async (scenario) => {
  const checks = await checksOf(scenario)
  expect(checks.some(({ status }) => status === 'SUCCESS')).toBe(true)
  const failed = checks.filter(({ status }) => status === 'FAILURE')
  expect(
    failed.map(({ id, errorMessage }) => `${id}: ${errorMessage ?? ''}`).filter((text) => !needsFixture.test(text)),
  ).toEqual([])
})
