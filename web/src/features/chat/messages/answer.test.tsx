import { screen, waitFor } from '@testing-library/react'
import { processMessage } from '@waymark/contract/chat.ts'
import { saveJob } from '@waymark/contract/job-tracking.ts'
import { describe, expect, test, vi } from 'vitest'
import { answered, openChat } from '../../../testing/chat.ts'
import { refusal } from '../../../testing/fake-api.ts'
import { cleanAnswer } from './answer-html.ts'

function clean(html: string): string {
  const place = document.createElement('div')
  place.append(cleanAnswer(html))
  return place.innerHTML
}

test('an answer whose HTML cannot be cleaned is shown as text, and the chat goes on', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(DocumentFragment.prototype, 'querySelectorAll').mockImplementation(() => {
    throw new RangeError('Maximum call stack size exceeded')
  })
  const chat = await openChat()
  chat.api.answers(processMessage, answered('<p>First &amp; foremost</p><ul><li>One</li></ul><script>x()</script>'))
  await chat.say('Hi')
  const text = await screen.findByText(/First & foremost/)
  expect(text.textContent).toMatch(/^First & foremost\s+- One/)
  expect(text.querySelector('*')).toBeNull()
  expect(chat.input.isConnected).toBe(true)
})

describe('chat HTML allows only basic formatting tags and links', () => {
  test.each([
    ['<script>alert(1)</script>', ''],
    ['<img src=x onerror=alert(1)>', ''],
    ['<svg onload=alert(1)></svg>', ''],
    ['<form action=/x><button>b</button></form>', 'b'],
    ['<iframe src=//x></iframe><style>*{}</style>', ''],
    ['<strong onclick="x()" style="color:red" class="c" id="i">b</strong>', '<strong>b</strong>'],
    ['<s aria-hidden="true" data-x="1" role="alert" title="t">b</s>', '<s>b</s>'],
    ['<div><span>text</span></div>', 'text'],
    ['<h1>big</h1>', 'big'],
    ['<em data-job-url="https://a.example">x</em>', '<em>x</em>'],
  ])('%s becomes "%s"', (given, kept) => expect(clean(given)).toBe(kept))

  test('paragraphs, lists, code, headings and tables stay', () => {
    const html =
      '<p>a<br><u>b</u><s>c</s></p><ol start="3"><li>d</li></ol><h3>e</h3><pre><code>f</code></pre><hr><blockquote>g</blockquote>'
    expect(clean(html).replaceAll(' dir="auto"', '')).toBe(html)
    expect(clean('<table><tbody><tr><td colspan="2">x</td></tr></tbody></table>')).toContain('<td colspan="2">x</td>')
  })

  test.each(['https://a.example/', 'http://a.example/', 'mailto:a@b.example'])(
    'a link to %s opens in a new tab',
    (url) => {
      expect(clean(`<a href="${url}" target="_self">x</a>`)).toBe(
        `<a href="${url}" target="_blank" rel="noopener noreferrer">x</a>`,
      )
    },
  )

  test.each([
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'data:text/html,x',
    '/relative',
    '//host.example',
    'ftp://a.example',
  ])('a link to %j leads nowhere', (url) => expect(clean(`<a href="${url}">x</a>`)).not.toContain('href'))

  test.each(['javascript:alert(1)', 'data:text/html,x', ''])('an Apply link to %j is none', (url) => {
    expect(clean(`<a data-job-url="${url}">Apply</a>`)).toBe('<a target="_blank" rel="noopener noreferrer">Apply</a>')
  })
})

describe('Apply links', () => {
  const job = { job_url: 'https://jobs.example/1?a=1&b=2', job_title: 'Engineer', company_name: 'Acme & Sons' }
  const link = `<p><a data-job-url="https://jobs.example/1?a=1&amp;b=2" data-job-title="Engineer" data-company-name="Acme &amp; Sons">Apply</a></p>`

  async function answerWithLink() {
    const chat = await openChat()
    chat.api.answers(processMessage, answered(link))
    await chat.say('Find me a job')
    const order: string[] = []
    vi.spyOn(window, 'open').mockImplementation((url) => {
      order.push(`open ${String(url)}`)
      return null
    })
    const apply = await screen.findByRole('link', { name: 'Apply' })
    return { ...chat, order, apply }
  }

  test('a click opens the job in a new tab first, then records it as Viewed', async () => {
    const { api, user, order, apply } = await answerWithLink()
    api.replies(saveJob, () => {
      order.push('record')
      return new Response(JSON.stringify({ success: true, existed: false, data: { ...job, history: [] } }))
    })
    await user.click(apply)
    await waitFor(() => expect(order).toEqual([`open ${job.job_url}`, 'record']))
    expect(api.callsTo(saveJob)[0]?.body).toEqual({ ...job, status: 'Viewed', if_absent: true })
  })

  test('a failure to record it shows a message', async () => {
    const { api, user, order, apply } = await answerWithLink()
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    api.replies(saveJob, refusal('internal'))
    await user.click(apply)
    expect(await screen.findByText('The job was opened, but it could not be added to your board.')).toBeDefined()
    expect(order).toHaveLength(1)
  })
})
