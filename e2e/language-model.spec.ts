import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInPage, within } from './fixtures.ts'
import { type ModelAnswer, startModelServer } from './model-server.ts'
import { easyEnv, startServer, stopServers, type Server } from './server.ts'

let server: Server
let model: Awaited<ReturnType<typeof startModelServer>>
let answer: ModelAnswer[] = []
beforeAll(async () => {
  model = await startModelServer(() => answer.shift() ?? { text: 'Nothing more.' })
  server = await startServer({ env: { ...easyEnv, ...model.env } })
})
afterAll(async () => {
  await stopServers()
  await model.close()
})

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
