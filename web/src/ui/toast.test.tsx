import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { ToastProvider, useToast } from './toast.tsx'

function Page({ onUndo }: { onUndo: () => void }) {
  const toast = useToast()
  return (
    <>
      <Button onClick={() => toast('error', 'Not saved.')}>Fail</Button>
      <Button onClick={() => toast('success', 'Deleted: Cook', { label: 'Undo', onAct: onUndo })}>Delete</Button>
    </>
  )
}

function show() {
  const onUndo = vi.fn()
  render(
    <I18nProvider i18n={i18n}>
      <ToastProvider>
        <Page onUndo={onUndo} />
      </ToastProvider>
    </I18nProvider>,
  )
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  return { press, onUndo }
}

test('the same message twice is one message, written anew so that it is spoken again', async () => {
  const { press } = show()
  await press('Fail')
  const first = screen.getByText('Not saved.')
  await press('Fail')
  expect(screen.getAllByText('Not saved.')).toHaveLength(1)
  expect(screen.getByText('Not saved.')).not.toBe(first)
})

test('equal messages with an action stay two: each undoes its own', async () => {
  const { press, onUndo } = show()
  await press('Delete')
  await press('Delete')
  for (const undo of screen.getAllByRole('button', { name: 'Undo' })) await userEvent.click(undo)
  expect(onUndo).toHaveBeenCalledTimes(2)
})
