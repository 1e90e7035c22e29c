import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { DisclosureBar } from './disclosure-bar.tsx'

test('one part is open at a time, and what was typed in another one is still there', async () => {
  const parts = ['Letter', 'Design'].map((name) => ({
    id: name,
    name,
    content: <input aria-label={`${name} field`} />,
  }))
  render(<DisclosureBar label="Options" parts={parts} />)
  const user = userEvent.setup()
  const [letter, design] = screen.getAllByRole('button')
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(letter as HTMLElement)
  await user.type(screen.getByRole('textbox'), 'a')
  await user.click(design as HTMLElement)
  expect([letter, design].map((button) => button?.getAttribute('aria-expanded'))).toEqual(['false', 'true'])
  expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('aria-label'))).toEqual(['Design field'])
  await user.click(letter as HTMLElement)
  expect((screen.getByRole('textbox') as HTMLInputElement).value).toBe('a')
  await user.click(letter as HTMLElement)
  expect(screen.queryByRole('textbox')).toBeNull()
})
