import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BusyButton } from './busy-button.tsx'
import { Button } from './button.tsx'

const theButton = () => screen.getByRole<HTMLButtonElement>('button')

test('a busy button is disabled, reads what it is doing, and has the focus again afterwards', () => {
  const show = (busy: boolean) => (
    <BusyButton busy={busy} busyText="Saving...">
      Save
    </BusyButton>
  )
  const { rerender } = render(show(false))
  theButton().focus()
  rerender(show(true))
  expect(theButton()).toMatchObject({ disabled: true, textContent: 'Saving...' })
  // What a browser does at its next frame.
  theButton().blur()
  rerender(show(false))
  expect(theButton()).toMatchObject({ disabled: false, textContent: 'Save' })
  expect(document.activeElement).toBe(theButton())
})

test('the focus is left where the user moved it meanwhile', () => {
  const show = (busy: boolean) => (
    <>
      <Button busy={busy}>Save</Button>
      <input />
    </>
  )
  const { rerender } = render(show(false))
  theButton().focus()
  rerender(show(true))
  screen.getByRole('textbox').focus()
  rerender(show(false))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})
