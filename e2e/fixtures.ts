import { login, register, verifyEmail } from '@waymark/contract/accounts.ts'
import { type Endpoint, pathOf } from '@waymark/contract/define-endpoint.ts'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import type axe from 'axe-core'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { launchChromium } from './chromium.ts'

export type Mail = { to: string; subject: string; text: string; html: string; sent_at: string }
export type User = { name: string; email: string; password: string }
export type Screen = { width?: number; height?: number; colorScheme?: 'light' | 'dark' }

// A busy machine takes many times as long as a quiet one.
const waitMs = 60_000

// One for all files of this process; it ends with it.
let browser: Browser | undefined
const contexts = new Set<BrowserContext>()
const problems: string[] = []
let userNumber = 0

export async function closePages(): Promise<string[]> {
  try {
    for (const context of contexts) await within(context, 'closing it', context.close())
  } catch (error) {
    problems.push(String(error))
    // What is left of a stuck browser must not reach the next test: that one starts a new browser.
    void browser?.close().catch(() => undefined)
    browser = undefined
  }
  contexts.clear()
  return problems.splice(0)
}

/** The pages a failed test leaves behind: where it stood when it failed, and whether the page still answered. */
export async function openPages(): Promise<string[]> {
  const pages = [...contexts].flatMap((context) => context.pages())
  return Promise.all(
    pages.map(async (page) => {
      const answers = within(page, 'asking for a number', page.evaluate('1'), 5_000)
      return `${page.url()} was open${await answers.then(
        () => '',
        () => ' and stuck',
      )}`
    }),
  )
}

/** Playwright sets no limit to a script in the page: on a page that is stuck it would hang until the test is over. */
export async function within<T>(where: Page | BrowserContext, what: string, work: Promise<T>, ms = waitMs): Promise<T> {
  const done = new AbortController()
  const tooLong = sleep(ms, undefined, { signal: done.signal }).then(() => {
    throw new Error(`${'url' in where ? where.url() : 'The browser window'}: ${what} took more than ${ms / 1000} s`)
  })
  try {
    return await Promise.race([work, tooLong])
  } finally {
    done.abort()
  }
}

export async function openPage(url: string, screen?: Screen): Promise<Page> {
  const context = await newContext(screen)
  const page = await context.newPage()
  await page.goto(url)
  return page
}

async function newContext({ width = 1440, height = 900, colorScheme = 'light' }: Screen = {}): Promise<BrowserContext> {
  if (!browser?.isConnected()) browser = await launchChromium()
  const context = await browser.newContext({ viewport: { width, height }, colorScheme, locale: 'en-US' })
  contexts.add(context)
  context.setDefaultTimeout(waitMs)
  context.on('page', watch)
  return context
}

export async function openTab(page: Page, url: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(url)
  return tab
}

/** Violations of the content security policy are console errors too. */
function watch(page: Page): void {
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    const { url } = message.location()
    if (message.type() === 'error' && !isRefusal(message.text(), url))
      problems.push(`${page.url()}: ${message.text()} ${url}`)
  })
}

/** Chromium logs every status from 400; a 4xx of our API, such as a wrong password, is not an error of the page. */
function isRefusal(text: string, url: string): boolean {
  return /^Failed to load resource: the server responded with a status of 4\d\d/.test(text) && /\/api\//.test(url)
}

export function makeUser(): User {
  userNumber += 1
  return {
    name: 'Ada Example',
    email: `ada${userNumber}.${process.pid}.${Date.now()}@example.com`,
    password: 'correct horse 7!',
  }
}

/** The newest mail to this address. Waits, because a queue sends mails; with `after`, for a newer one. */
export async function readMail(url: string, to: string, after?: Mail): Promise<Mail> {
  const deadline = Date.now() + waitMs
  for (;;) {
    const response = await fetch(`${url}/dev/mailbox.json`)
    const mails = (await response.json()) as Mail[]
    const newest = mails.find((mail) => mail.to.includes(to))
    if (newest && newest.text !== after?.text) return newest
    if (Date.now() > deadline)
      throw new Error(`No mail to ${to} in ${waitMs / 1000} s, the mailbox holds ${mails.length}.`)
    await sleep(25)
  }
}

export function codeFrom(mail: Mail): string {
  const codes = new Set(mail.text.match(/\b[A-Z0-9]{6}\b/g))
  expect([...codes], `codes in “${mail.subject}”`).toHaveLength(1)
  return [...codes][0]!
}

export function post(url: string, endpoint: Endpoint, body: unknown): Promise<Response> {
  return fetch(url + pathOf(endpoint), {
    method: endpoint.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** A verified account, created without a browser; needs a server with `easyEnv`. */
export async function registerUser(url: string, user: User = makeUser()): Promise<User> {
  const asked = await post(url, register, user)
  expect(asked.status, await asked.clone().text()).toBe(200)
  const code = codeFrom(await readMail(url, user.email))
  const verified = await post(url, verifyEmail, { email: user.email, code })
  expect(verified.status, await verified.clone().text()).toBe(200)
  return user
}

export async function signIn(page: Page, { email, password }: Pick<User, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

export type SignedIn = { token: string; name: string; email: string }

/** Signs in without a browser. */
export async function signInByApi(url: string, { email, password }: User): Promise<SignedIn> {
  const response = await post(url, login, { email, password })
  const { token, name } = (await response.json()) as SignedIn
  return { token, name, email }
}

/** The first page of this person's browser, as the sign-in form leaves it; `accounts.spec.ts` proves the form. */
export async function openSignedIn(url: string, who: SignedIn, path: string, screen?: Screen): Promise<Page> {
  const context = await newContext(screen)
  await context.addInitScript(({ token, name, email }) => {
    const isSeeded = location.protocol === 'about:' || localStorage.getItem('waymark.hasSignedIn')
    if (isSeeded) return
    localStorage.setItem('waymark.hasSignedIn', 'yes')
    const session = { token, name, account: email }
    for (const [key, value] of Object.entries(session)) sessionStorage.setItem(`waymark.${key}`, value)
  }, who)
  const page = await context.newPage()
  await page.goto(url + path)
  return page
}

/** A signed-in page of a new user; needs a server with `easyEnv`. */
export async function signedInPage(url: string, path: string, screen?: Screen): Promise<Page> {
  return openSignedIn(url, await signInByApi(url, await registerUser(url)), path, screen)
}

/** Ends all animations: axe measures colours as they are, and animations out of sight never end by themselves. */
async function endAnimations(page: Page): Promise<void> {
  const endAll = page.evaluate(() => {
    // One transition can begin another, of a child that inherits the colour.
    for (let round = 0; round < 20; round++) {
      const moving = document
        .getAnimations()
        .filter((one) => one.playState !== 'finished' && Number.isFinite(one.effect?.getComputedTiming().endTime))
      if (moving.length === 0) return
      for (const animation of moving) animation.finish()
    }
  })
  await within(page, 'ending its animations', endAll)
}

/** Minified, because each page has to read it anew. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** As a script of its own: what Playwright evaluates is compiled as text within another script, in twice the time. */
async function loadAxe(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const { exceptionDetails } = await client.send('Runtime.evaluate', { expression: `${axeSource}\n;undefined` })
  await client.detach()
  if (exceptionDetails) throw new Error(`axe does not load: ${exceptionDetails.text}`)
}

/** Runs axe in the page itself: it has no frames, and loading axe takes longer than many of its runs. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  await endAnimations(page)
  const isLoaded = await within(
    page,
    'looking for axe',
    page.evaluate(() => 'axe' in window),
  )
  if (!isLoaded) await within(page, 'loading axe', loadAxe(page))
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    // Finding a selector for each element takes a quarter of a run, and only the elements are shown.
    selectors: false,
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  }
  const running = page.evaluate((given) => (window as unknown as { axe: typeof axe }).axe.run(document, given), options)
  const { violations } = await within(page, 'axe', running)
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => `  ${node.html}`).join('\n')}`,
  )
  expect(found, `accessibility of ${page.url()}`).toEqual([])
}
