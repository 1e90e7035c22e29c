import { render, screen } from '@testing-library/react'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { PageFrame } from '../ui/page/page-frame.tsx'
import { chunkTimeoutMs, lazyPage } from './lazy-page.tsx'

function show(load: () => Promise<ComponentType>, timeoutMs?: number) {
  const Page = lazyPage(load, timeoutMs)
  const onRetry = vi.fn()
  render(
    <I18nProvider i18n={i18n}>
      <PageFrame onRetry={onRetry}>
        <Page />
      </PageFrame>
    </I18nProvider>,
  )
  return onRetry
}

describe('spec §9: script chunk loading 120 s', () => {
  test('spec §9: the limit is 120 s', () => expect(chunkTimeoutMs).toBe(120_000))

  test('a page that comes is shown', async () => {
    show(() => Promise.resolve(() => <p>Here</p>))
    expect(await screen.findByText('Here')).toBeDefined()
  })

  test('a page fetched before is there at once', async () => {
    const Page = lazyPage(() => Promise.resolve(() => <p>Here</p>))
    await Page.preload()
    render(<Page />)
    expect(screen.getByText('Here')).toBeDefined()
  })

  test.each([
    ['never comes', () => new Promise<never>(() => {})],
    ['fails to load', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))],
  ])('spec §9: a page that %s says so and offers Retry', async (_what, load) => {
    // React reports what an error boundary caught.
    vi.mocked(console.error).mockImplementation(() => {})
    const onRetry = show(load, 20)
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    expect(onRetry).toHaveBeenCalledTimes(1)
  })
})
