import { screen } from '@testing-library/react'
import { getUsage } from '@waymark/contract/account/own-account.ts'
import { expect, test } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'

test('a little text is not shown as none, and one of a thing is not plural', async () => {
  const api = fakeApi()
  api.answers(getUsage, {
    success: true,
    quotas: [
      { kind: 'job_bytes', used: 900, amount: 16_777_216 },
      { kind: 'attachment_bytes', used: 0, amount: 209_715_200 },
    ],
    this_month: { messages: 1, documents: 2 },
  })
  renderPage('/subscription', { token: 'token' })
  expect(await screen.findByRole('cell', { name: '1 kB of 16 MB' })).toBeDefined()
  expect(screen.getByRole('cell', { name: '0 kB of 200 MB' })).toBeDefined()
  expect(screen.getByText('This month: 1 answer from the assistant, 2 CVs and letters.')).toBeDefined()
})
