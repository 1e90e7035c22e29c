import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PageFrame } from './page-frame.tsx'

function Broken(): never {
  throw new Error('broken')
}

const frame = (place: string, isBroken: boolean) => (
  <I18nProvider i18n={i18n}>
    <PageFrame inside place={place}>
      {isBroken ? <Broken /> : 'All is well'}
    </PageFrame>
  </I18nProvider>
)

test('a page that failed does not keep the next one from being shown', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { rerender } = render(frame('/profile', true))
  expect(screen.getByRole('heading', { name: 'This page did not load' })).toBeTruthy()
  rerender(frame('/profile', false))
  expect(screen.getByRole('heading', { name: 'This page did not load' })).toBeTruthy()
  rerender(frame('/chat', false))
  expect(screen.getByText('All is well')).toBeTruthy()
})
