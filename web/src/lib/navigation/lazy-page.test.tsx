import { render, screen } from '@testing-library/react'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { PageFrame } from '../../ui/page/page-frame.tsx'
import { lazyPage } from './lazy-page.tsx'

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

describe('a page whose code is fetched', () => {
  test('is shown when it arrives', async () => {
    show(() => Promise.resolve(() => <p>Here</p>))
    expect(await screen.findByText('Here')).toBeDefined()
  })

  test('is there at once when it was fetched before', async () => {
    const Page = lazyPage(() => Promise.resolve(() => <p>Here</p>))
    await Page.preload()
    render(<Page />)
    expect(screen.getByText('Here')).toBeDefined()
  })

  test.each([
    ['never arrives', () => new Promise<never>(() => {})],
    ['fails to load', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))],
  ])('says so and offers Retry when it %s', async (_what, load) => {
    // React reports what an error boundary caught.
    vi.mocked(console.error).mockImplementation(() => {})
    const onRetry = show(load, 20)
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    expect(onRetry).toHaveBeenCalledTimes(1)
  })
})
