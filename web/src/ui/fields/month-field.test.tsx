import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { MonthField } from './month-field.tsx'

function open(start: string, yearHint?: string) {
  const seen: string[] = []
  function Page() {
    const [value, setValue] = useState(start)
    seen.push(value)
    return <MonthField label="From" value={value} yearHint={yearHint} onChange={setValue} />
  }
  render(
    <I18nProvider i18n={i18n}>
      <Page />
    </I18nProvider>,
  )
  return {
    user: userEvent.setup(),
    now: () => seen.at(-1),
    month: screen.getByLabelText<HTMLSelectElement>('From: month'),
    year: screen.getByLabelText<HTMLSelectElement>('From: year'),
  }
}

test('months are offered abbreviated, years as numbers', () => {
  const { month, year } = open('')
  expect([...month.options].slice(0, 4).map((option) => option.text)).toEqual(['Month', 'Jan', 'Feb', 'Mar'])
  expect(year.options).toHaveLength(82)
})

test('half a choice is told from none, so that saving can name it', async () => {
  const { user, now, month } = open('')
  await user.selectOptions(month, 'Mar')
  expect(now()).toBe('-03')
  await user.selectOptions(month, '')
  expect(now()).toBe('')
})

test('a year known without its month is shown, stays while choosing, and the value is empty until both are there', async () => {
  const { user, now, month, year } = open('', '2019')
  expect([month.value, year.value, now()]).toEqual(['', '2019', ''])
  await user.selectOptions(year, '2018')
  expect([year.value, now()]).toEqual(['2018', ''])
  await user.selectOptions(month, 'Mar')
  expect(now()).toBe('2018-03')
  await user.selectOptions(month, '')
  expect([year.value, now()]).toEqual(['2018', ''])
})

test('a year that is older than the list stays', () => {
  const { year } = open('1931-05')
  expect(year.value).toBe('1931')
})
