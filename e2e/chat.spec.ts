import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { boxOf } from './board.ts'
import { registerUser, openPage, signedInPage, signIn, within } from './fixtures.ts'
import { sharedServer } from './server.ts'

const server = sharedServer()

const input = (page: Page) => page.getByRole('textbox', { name: 'Message' })

test('the input grows with its text from 44 to 200 px, then scrolls, and shrinks again', async () => {
  const page = await signedInPage(server.url, '/chat')
  const height = async () => (await input(page).boundingBox())?.height
  await input(page).waitFor()
  expect(await height()).toBe(44)
  await input(page).fill('One\nTwo\nThree')
  expect(await height()).toBeGreaterThan(44)
  expect(await height()).toBeLessThan(200)
  await input(page).fill('A line\n'.repeat(40))
  expect(await height()).toBe(200)
  const scrolls = input(page).evaluate((area) => area.scrollHeight > area.clientHeight)
  expect(await within(page, 'measuring the input', scrolls)).toBe(true)
  await input(page).fill('')
  expect(await height()).toBe(44)
})

test('Shift+Enter adds a line, Enter sends, and the answer is shown', async () => {
  const page = await signedInPage(server.url, '/chat')
  await input(page).pressSequentially('What can')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('you do?')
  expect(await input(page).inputValue()).toBe('What can\nyou do?')
  await page.keyboard.press('Enter')
  await page.getByText('built-in assistant').first().waitFor()
  expect(await input(page).inputValue()).toBe('')
})

test('a half-typed line is no reason to ask at logout, and is there again for the same user only', async () => {
  const [ada, eve] = [await registerUser(server.url), await registerUser(server.url)]
  const page = await openPage(`${server.url}/login`)
  await signIn(page, ada)
  await input(page).fill('Half a thou')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
  await page.getByText('Good to see you again.').waitFor()
  await signIn(page, eve)
  await page.waitForURL('**/chat')
  expect(await input(page).inputValue()).toBe('')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
  await signIn(page, ada)
  await page.waitForURL('**/chat')
  expect(await input(page).inputValue()).toBe('Half a thou')
})

test('the way to the newest message lies below the messages, not over one', async () => {
  const page = await signedInPage(server.url, '/chat', { width: 390, height: 844 })
  await page.route('**/api/process', (route) =>
    route.fulfill({
      json: {
        success: true,
        response: '<p>One line.</p>'.repeat(60),
        session_id: 'session_abcdef',
        message_id: '00000000-0000-4000-8000-000000000001',
      },
    }),
  )
  await input(page).fill('Say much')
  await page.keyboard.press('Enter')
  const button = page.getByRole('button', { name: 'To the newest message' })
  await button.waitFor()
  const log = await boxOf(page.getByRole('log'))
  expect((await boxOf(button)).y).toBeGreaterThanOrEqual(log.y + log.height)
  await button.click()
  await button.waitFor({ state: 'detached' })
})

test('on a phone with the keyboard up, the input and the newest message stay in sight', async () => {
  const page = await signedInPage(server.url, '/chat', { width: 390, height: 844 })
  await input(page).fill('What can you do?')
  await page.keyboard.press('Enter')
  await page.getByText('built-in assistant').first().waitFor()
  await input(page).click()
  // What a keyboard leaves where the page gets smaller with it (interactive-widget=resizes-content).
  await page.setViewportSize({ width: 390, height: 400 })
  const meta = page.locator('meta[name=viewport]')
  expect(await meta.getAttribute('content')).toContain('interactive-widget=resizes-content')
  await expect.poll(async () => (await boxOf(input(page))).y).toBeLessThan(400)
  const [field, log] = [await boxOf(input(page)), await boxOf(page.getByRole('log'))]
  expect(field.y + field.height).toBeLessThanOrEqual(400)
  expect(log.height).toBeGreaterThan(80)
  expect(log.y + log.height).toBeLessThanOrEqual(field.y)
})

test('a message stands clear of the input and its buttons on a phone', async () => {
  const page = await signedInPage(server.url, '/chat', { width: 390, height: 844 })
  await input(page).waitFor()
  // Two equal failures: the board refuses the job when an Apply is recorded.
  const error = { success: false, code: 'not_found', error: 'There is nothing at this address.' }
  await page.route('**/api/jobs', (route) => route.fulfill({ status: 404, json: error }))
  await page.route('**/api/process', (route) =>
    route.fulfill({
      json: {
        success: true,
        response:
          '<p><a data-job-url="https://jobs.example/1" data-job-title="Cook" data-company-name="A">Apply</a></p>',
        session_id: 'session_abcdef',
        message_id: '00000000-0000-4000-8000-000000000001',
      },
    }),
  )
  await input(page).fill('Find me a job')
  await page.keyboard.press('Enter')
  const apply = page.getByRole('link', { name: 'Apply' })
  await apply.waitFor()
  await within(
    page,
    'replacing window.open',
    page.evaluate(() => (window.open = () => null)),
  )
  await apply.click()
  await apply.click()
  const message = page.getByRole('group').filter({ hasText: 'could not be added to your board' })
  await message.waitFor()
  // Until it has moved to its place.
  await page.waitForTimeout(800)
  expect(await message.count()).toBe(1)
  const covered = message.evaluate((box) => {
    const { top, bottom, left, right } = box.getBoundingClientRect()
    return [...document.querySelectorAll('button, textarea')]
      .filter((control) => !box.contains(control))
      .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }))
      .filter(
        ({ box: one }) => one.width > 0 && one.top < bottom && one.bottom > top && one.left < right && one.right > left,
      )
      .map(({ name }) => name)
  })
  expect(await within(page, 'measuring what is covered', covered)).toEqual([])
})

test('an edited message starts again from there; after a reload the earlier version is still one step away', async () => {
  const page = await signedInPage(server.url, '/chat')
  await input(page).fill('What can you do?')
  await page.keyboard.press('Enter')
  await page.getByText('built-in assistant').first().waitFor()
  await page.getByText('What can you do?', { exact: true }).first().hover()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('textbox', { name: 'Your message' }).fill('Who sees my data?')
  await page.keyboard.press('Enter')
  await page.getByText('database of this installation').waitFor()
  expect(await page.getByText('built-in assistant').count()).toBe(0)
  await page.reload()
  await page.getByText('2 of 2').waitFor()
  await page.getByRole('button', { name: 'Earlier version' }).click()
  await page.getByText('built-in assistant').first().waitFor()
  await page.getByText('1 of 2').waitFor()
})
