import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { MonthField } from './month-field.tsx'

function open(start: string) {
  const seen: string[] = []
  function Page() {
    const [value, setValue] = useState(start)
    seen.push(value)
    return <MonthField label="From" value={value} onChange={setValue} />
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

test('a year alone is a date; a month without its year is told from none, so that saving can name it', async () => {
  const { user, now, month, year } = open('')
  await user.selectOptions(month, 'Mar')
  expect(now()).toBe('-03')
  await user.selectOptions(year, '2018')
  expect(now()).toBe('2018-03')
  await user.selectOptions(month, '')
  expect([year.value, now()]).toEqual(['2018', '2018'])
  await user.selectOptions(year, '')
  expect(now()).toBe('')
})

test('a year that is older than the list stays', () => {
  const { year } = open('1931-05')
  expect(year.value).toBe('1931')
})
