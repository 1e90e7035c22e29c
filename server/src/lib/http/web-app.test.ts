import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

let app: TestApp
let webFolder: string
beforeAll(async () => {
  webFolder = mkdtempSync(path.join(tmpdir(), 'wm-web-'))
  writeFileSync(path.join(webFolder, 'index.html'), '<!doctype html><p>The page')
  app = await createTestApp({ webFolder, config: { publicUrl: 'https://waymark.example' } })
})
afterAll(async () => {
  await app.close()
  rmSync(webFolder, { recursive: true })
})

test.each(['/', '/profile', '/apiary', '/feedsomething'])('%s is the page', async (address) => {
  const response = await fetch(app.url + address)
  expect([response.status, await response.text()]).toEqual([200, '<!doctype html><p>The page'])
})

test.each(['/api', '/api/nothing', '/feeds/nothing.ics', '/dev/nothing'])('%s is no page: 404', async (address) => {
  const response = await fetch(app.url + address)
  expect([response.status, await response.json()]).toEqual([404, expect.objectContaining({ code: 'not_found' })])
})

test('HTTPS is insisted on for this host only: other names of the domain are not ours', async () => {
  expect((await fetch(app.url)).headers.get('strict-transport-security')).toBe('max-age=31536000')
})
