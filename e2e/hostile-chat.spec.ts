import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signedInPage, within } from './fixtures.ts'
import { sharedServer } from './server.ts'
import { xssVectors } from './xss-vectors.ts'

const server = sharedServer()
const session_id = 'session_hostile1'

/** What no text of anybody may become. */
const never = [
  'img',
  'svg animate, svg set, svg image',
  'script',
  'iframe',
  'style',
  'object, embed, video, audio, math, template, form form',
  'base, link, meta',
  '[onerror], [onload], [onfocus], [onmouseover], [onpointerenter], [ontoggle], [onanimationstart]',
  '[style*="animation"], [popover], [autofocus]',
  'a[href^="javascript" i], a[href^="data" i], a[href^="vbscript" i], a[href*="script:" i]',
]

/** The browser reports these while the answer is being cleaned, which would be an error of the page. */
const blockedAloud = /<style|style=|<base/i

const found = (page: Page, place: string) =>
  within(
    page,
    'looking for what must not be there',
    page.evaluate(
      ([selectors, root]) => {
        const log = document.querySelector(root ?? '')
        const ran = 'ran' in window
        return {
          ran,
          shown: log?.textContent?.length ?? 0,
          elements: (selectors ?? []).filter((one) => log?.querySelector(one)),
        }
      },
      [never, place] as [string[], string],
    ),
  )

/** A conversation as a server would send it that had cleaned nothing. */
async function openHostileChat(): Promise<Page> {
  const page = await signedInPage(server.url, '/account')
  const timestamp = new Date().toISOString()
  const messages = xssVectors.flatMap((vector, index) => {
    const id = (kind: number) => `00000000-0000-4000-8000-${String(kind * 100_000 + index).padStart(12, '0')}`
    return [
      { id: id(1), role: 'user', content: vector, timestamp, attachment: { name: `${vector}.pdf`, size: 1000 } },
      {
        id: id(2),
        role: 'assistant',
        content: `<p>Answer ${index}</p>${blockedAloud.test(vector) ? '' : vector}`,
        timestamp,
      },
    ]
  })
  const head = { session_id, first_message: xssVectors[0], title: xssVectors[1], updated_at: timestamp }
  const conversation = { ...head, messages, messages_total: messages.length }
  await page.route(`**/api/conversations/${session_id}*`, (route) =>
    route.fulfill({ json: { success: true, conversation } }),
  )
  await within(
    page,
    'choosing the conversation',
    page.evaluate((id) => sessionStorage.setItem('waymark.chatSessionId', id), session_id),
  )
  return page
}

test('three hundred hostile texts run nowhere: as messages, as answers and as the names of files', async () => {
  expect(xssVectors.length).toBeGreaterThanOrEqual(300)
  const page = await openHostileChat()
  let opened = 0
  const outside: string[] = []
  page.on('dialog', (dialog) => {
    opened++
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url) && !/^(?:data|blob):/.test(request.url())) outside.push(request.url())
  })
  await page.goto(`${server.url}/chat`)
  const last = xssVectors.length - 1
  await page.getByText(`Answer ${last}`, { exact: true }).waitFor()
  const { ran, shown, elements } = await found(page, '[role=log]')
  expect(shown).toBeGreaterThan(xssVectors.join('').length)
  expect([ran, elements]).toEqual([false, []])

  // The name of a chosen file is shown before it is sent.
  const names = page.evaluate(async (vectors) => {
    const field = document.querySelector<HTMLInputElement>('input[type=file]')
    const seen: string[] = []
    for (const vector of vectors) {
      const files = new DataTransfer()
      files.items.add(new File(['%PDF-1.7'], `${vector}.pdf`))
      if (!field) return seen
      field.files = files.files
      field.dispatchEvent(new Event('change', { bubbles: true }))
      await new Promise((shownThen) => setTimeout(shownThen))
      seen.push(document.querySelector('form bdi')?.textContent ?? '')
    }
    return seen
  }, xssVectors)
  const shownNames = await within(page, 'choosing files', names)
  expect(shownNames.length).toBe(xssVectors.length)
  expect(shownNames.filter((name) => name.endsWith('.pdf')).length).toBeGreaterThan(290)
  expect(await found(page, 'form[aria-label]')).toMatchObject({ ran: false, elements: [] })
  expect([opened, outside]).toEqual([0, []])
})
