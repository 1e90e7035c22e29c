import { pathOf, type Endpoint } from '@waymark/contract/define-endpoint.ts'
import { scrapeJob } from '@waymark/contract/documents.ts'
import { saveJob } from '@waymark/contract/job-tracking.ts'
import { saveProfile } from '@waymark/contract/profile.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoJobs, demoPosting, demoProfile } from './demo.ts'
import { expectAccessible, openSignedIn, registerUser, signedInPage, signInByApi, within } from './fixtures.ts'
import { type ModelAnswer, startModelServer } from './model-server.ts'
import { easyEnv, startServer, stopServers, type Server } from './server.ts'

let server: Server
let model: Awaited<ReturnType<typeof startModelServer>>
let answer: ModelAnswer[] = []
beforeAll(async () => {
  model = await startModelServer((messages) => answer.shift() ?? { text: phrase(messages) })
  server = await startServer({ env: { ...easyEnv, ...model.env } })
})
afterAll(async () => {
  await stopServers()
  await model.close()
})

const wordings: Record<string, string> = {
  'Plan berths and crews for 40 departures a day across three quays':
    'Plan crews and berths for 40 departures a day across three quays',
  // SQL and Excel are in the profile, Python is not.
  'Keep the traffic dashboard in SQL and Excel that the whole quay works from':
    'Keep the traffic dashboard in SQL, Python and Excel that the whole quay works from',
}
/** What a model answers that is sent lines of a document. */
function phrase(messages: readonly { content: string | null }[]): string {
  const { lines } = JSON.parse(messages.at(-1)?.content ?? '') as { lines: { id: string; text: string }[] }
  return JSON.stringify({ answers: lines.map(({ id, text }) => ({ id, text: wordings[text] ?? text, for: 'r1' })) })
}

async function ask(text: string, ...answers: ModelAnswer[]) {
  answer = answers
  const page = await signedInPage(server.url, '/chat')
  await page.getByText('Answers come from a language model, openai-compatible scripted.').waitFor()
  await page.getByRole('textbox', { name: 'Message' }).fill(text)
  await page.keyboard.press('Enter')
  return page
}

test('what a connected model proposes waits for the click, and each request stands in the ledger', async () => {
  const job = { job_title: 'Baker', company_name: 'Crumb', location: '', salary: '', source: '' }
  const page = await ask(
    'Add the job as a baker at Crumb',
    { tool: 'add_job', input: { ...job, job_url: 'https://crumb.example/1' } },
    { text: 'It **waits** for you.' },
  )
  await page.locator('strong', { hasText: 'waits' }).waitFor()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  await page.goto(`${server.url}/account`)
  const ledger = page.getByRole('region', { name: 'What assistants have read' })
  await ledger.getByText('openai-compatible scripted').waitFor()
  await ledger.getByText('messages').first().waitFor()
})

test('no script of an answer runs, and nothing in it becomes an image, a frame or a link of its own', async () => {
  const vectors = [
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<script>alert(1)</script>',
    '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
    '[x](javascript:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '![x](https://evil.example/pixel.png)',
    '**<b onmouseover=alert(1)>bold**',
    '<a href="javascript:alert(1)">x</a>',
    '</p></div><style>*{display:none}</style>',
    '<math><mtext></p><img src=x onerror=alert(1)>',
    '"><input autofocus onfocus=alert(1)>',
  ]
  const page = await ask('Hello', { text: `${vectors.join('\n\n')}\n\nThe **end**.` })
  let opened = 0
  page.on('dialog', (dialog) => {
    opened++
    void dialog.dismiss()
  })
  await page.locator('strong', { hasText: 'end' }).waitFor()
  const found = page
    .getByRole('log')
    .evaluate((log) =>
      [
        'img',
        'script',
        'iframe',
        'style',
        'input',
        'math',
        'a[href]:not([href^="/"])',
        '[onerror],[onload],[onfocus]',
      ].filter((selector) => log.querySelector(selector)),
    )
  expect(await within(page, 'looking for what must not be there', found)).toEqual([])
  expect(opened).toBe(0)
})

test('a model’s words in a CV are told apart, and give way to the profile’s with a click', async () => {
  const user = await signInByApi(server.url, await registerUser(server.url))
  const [job] = demoJobs
  const send = async (endpoint: Endpoint, body: object) => {
    const headers = { 'content-type': 'application/json', authorization: user.token }
    await fetch(server.url + pathOf(endpoint), { method: endpoint.method, headers, body: JSON.stringify(body) })
  }
  await send(saveProfile, { data: demoProfile })
  await send(saveJob, { ...job, status: 'Viewed' })
  await send(scrapeJob, { url: job?.job_url, text: demoPosting })
  const page = await openSignedIn(server.url, user, '/jobtracking')
  await page.locator('[data-job]').first().click()
  await page.getByRole('link', { name: 'Open the whole job' }).click()
  expect(await page.getByLabel('Let the connected model phrase it').isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Generate CV and Cover Letter' }).click()
  await page
    .getByText('Phrased by openai-compatible scripted, checked against your profile: 1 kept, 1 refused.')
    .first()
    .waitFor()
  await page.getByText('Edit its sentences').click()
  const phrased = page.getByRole('listitem').filter({ hasText: 'A model’s words' })
  await phrased.getByText('Was: Plan berths and crews').waitFor()
  await expectAccessible(page)
  await phrased.getByRole('button', { name: 'Use my profile’s words' }).click()
  await page.getByText('Your profile’s words').waitFor()
  await phrased.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await phrased.waitFor()

  await page.getByLabel('Let the connected model phrase it').uncheck()
  await page.getByRole('button', { name: 'Regenerate Documents' }).click()
  await page.getByRole('button', { name: 'Generating CV and Cover Letter...' }).waitFor()
  // What would change is said first; the model's words stay until then.
  await page.getByRole('region', { name: 'What would change' }).getByText('In other words or order').first().waitFor()
  await page.getByRole('button', { name: 'Use the new ones' }).click()
  await page.getByText('Phrased by').first().waitFor({ state: 'detached' })
  await page.getByRole('img', { name: /^CV, page 1 of/ }).waitFor()
})
