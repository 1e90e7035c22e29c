import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { getReminders, updateReminders, type ReminderSettings } from '@waymark/contract/reminders.ts'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { QueryProvider } from '../../../lib/query-provider.tsx'
import { session } from '../../../lib/session.ts'
import { fakeApi, rawReply, refusal } from '../../../testing/fake-api.ts'
import { ReminderDialog } from './reminder-dialog.tsx'
import { browserZone, findZones, timeIn, zoneName } from './reminder-zones.ts'

const quiet: ReminderSettings = { mails: false, time_zone: 'Asia/Tokyo', feed_url: null }
const oldFeed = 'https://waymark.example/feeds/old.ics'
const newFeed = 'https://waymark.example/feeds/new.ics'
const answer = (data: ReminderSettings) => ({ success: true as const, data })

function Board() {
  const [open, setOpen] = useState(true)
  return (
    <I18nProvider i18n={i18n}>
      <QueryProvider>
        <ReminderDialog open={open} onClose={() => setOpen(false)} />
      </QueryProvider>
    </I18nProvider>
  )
}

async function openDialog(settings: ReminderSettings = quiet) {
  const api = fakeApi()
  api.answers(getReminders, answer(settings))
  session.update({ token: 'token' })
  const user = userEvent.setup()
  render(<Board />)
  await screen.findByRole('heading', { name: 'By email' })
  const sent = () => api.callsTo(updateReminders).map(({ body }) => body)
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  return { api, user, sent, press }
}
const mails = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Email me about what I have planned' })

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

describe('reminder mails: quiet by default, switched on per user', () => {
  test('they are off until switched on, which is saved at once and once', async () => {
    const { api, user, sent } = await openDialog()
    expect(mails().checked).toBe(false)
    expect(screen.getByText('Follow-ups: at 9:00 on their day.')).toBeTruthy()
    let arrive = (_: Response) => {}
    api.replies(updateReminders, () => new Promise((resolve) => (arrive = resolve)))
    await user.click(mails())
    // Shown as wanted while it is on its way; a second click is not a second change.
    expect(mails().checked).toBe(true)
    await user.click(mails())
    arrive(rawReply(200, answer({ ...quiet, mails: true })))
    await waitFor(() => expect(mails().checked).toBe(true))
    expect(sent()).toEqual([{ mails: true }])
  })

  test('a failure is said, and what is shown still holds', async () => {
    const { api, user } = await openDialog()
    api.replies(updateReminders, refusal('internal'))
    await user.click(mails())
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^This was not saved\. The settings shown still apply\./,
    )
    expect(mails().checked).toBe(false)
  })

  test('without a time zone yet, switching them on saves this browser’s: 9:00 is meant here', async () => {
    const { api, user, sent } = await openDialog({ ...quiet, time_zone: null })
    api.answers(updateReminders, answer({ ...quiet, mails: true, time_zone: browserZone() }))
    await user.click(mails())
    await waitFor(() => expect(sent()).toEqual([{ mails: true, time_zone: browserZone() }]))
  })

  test('settings that could not be loaded are said to be unchanged, with a way to try again', async () => {
    const api = fakeApi()
    api.replies(getReminders, refusal('not_found'))
    api.answers(getReminders, answer(quiet))
    session.update({ token: 'token' })
    render(<Board />)
    await screen.findByText('Your reminders could not be loaded. They stay as they are.')
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByRole('heading', { name: 'By email' })
  })
})

describe('the time zone', () => {
  test('this device’s is offered where it differs from the stored one, and only there', async () => {
    const { api, press, sent } = await openDialog()
    const offer = `Use this device’s: ${zoneName(browserZone())}`
    api.answers(updateReminders, answer({ ...quiet, time_zone: browserZone() }))
    await press(offer)
    await waitFor(() => expect(screen.queryByRole('button', { name: offer })).toBeNull())
    expect(sent()).toEqual([{ time_zone: browserZone() }])
  })

  test('another one is found by typing, and saved when pressed', async () => {
    const { api, user, press, sent } = await openDialog()
    api.answers(updateReminders, answer({ ...quiet, time_zone: 'Europe/Lisbon' }))
    await press('Choose another')
    await user.type(screen.getByLabelText('Find a time zone'), 'lisb')
    await user.click(await screen.findByRole('button', { name: /^Lisbon, Europe/ }))
    expect(await screen.findByText('Lisbon, Europe')).toBeTruthy()
    expect(sent()).toEqual([{ time_zone: 'Europe/Lisbon' }])
    expect(screen.queryByLabelText('Find a time zone')).toBeNull()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Choose another'))
  })

  test('cities come first, in any case and without their marks; every word must fit', () => {
    const zones = ['America/Sao_Paulo', 'Europe/San_Marino', 'America/Argentina/San_Juan', 'Europe/Paris', 'UTC']
    expect(findZones('sao paulo', zones)).toEqual(['America/Sao_Paulo'])
    expect(findZones('SÃO', zones)).toEqual(['America/Sao_Paulo'])
    expect(findZones('san eur', zones)).toEqual(['Europe/San_Marino'])
    expect(findZones('p', zones)).toEqual(['Europe/Paris', 'America/Sao_Paulo'])
    expect(findZones('  ', zones)).toEqual([])
    expect(findZones('utc')).toEqual(['UTC'])
  })

  test('the time there is told; a zone that this browser does not know has none', () => {
    expect(timeIn('Asia/Tokyo', 'en-GB', new Date('2026-03-29T00:30:00Z'))).toBe('09:30')
    expect(timeIn('Mars/Olympus', 'en-GB')).toBe('')
  })
})

describe('the calendar feed: a secret address that can be renewed', () => {
  const withFeed = { ...quiet, feed_url: oldFeed }
  const shown = () => screen.getByLabelText<HTMLInputElement>('Calendar address').value

  test('is made when asked for, once for a double click, and copied', async () => {
    const { api, user, press, sent } = await openDialog()
    expect(screen.queryByLabelText('Calendar address')).toBeNull()
    let arrive = (_: Response) => {}
    api.replies(updateReminders, () => new Promise((resolve) => (arrive = resolve)))
    await user.dblClick(screen.getByRole('button', { name: 'Create a calendar address' }))
    arrive(rawReply(200, answer(withFeed)))
    await screen.findByLabelText('Calendar address')
    expect([shown(), sent()]).toEqual([oldFeed, [{ feed: 'renew' }]])
    await press('Copy')
    expect(await screen.findByText('The address is copied.')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe(oldFeed)
  })

  test('where copying is not allowed, the address is selected for it', async () => {
    const { press } = await openDialog(withFeed)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    await press('Copy')
    expect(await screen.findByText(/^The address is selected/)).toBeTruthy()
    const { selectionStart, selectionEnd } = screen.getByLabelText<HTMLInputElement>('Calendar address')
    expect([selectionStart, selectionEnd]).toEqual([0, oldFeed.length])
  })

  test('renewing warns that the old address stops, with the focus on Cancel; cancelled, nothing is sent', async () => {
    const { api, press, sent } = await openDialog(withFeed)
    await press('Renew the address')
    expect(screen.getByText(/^The old address stops working at once\./)).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Cancel')
    await press('Cancel')
    expect(sent()).toEqual([])
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Renew the address'))
    api.answers(updateReminders, answer({ ...withFeed, feed_url: newFeed }))
    await press('Renew the address')
    await press('Renew now')
    await waitFor(() => expect(shown()).toBe(newFeed))
    expect(sent()).toEqual([{ feed: 'renew' }])
  })

  test('a failed renewal keeps the old address and the question', async () => {
    const { api, press } = await openDialog(withFeed)
    api.replies(updateReminders, refusal('internal'))
    await press('Renew the address')
    await press('Renew now')
    await screen.findByRole('alert')
    expect(shown()).toBe(oldFeed)
    expect(screen.getByRole('button', { name: 'Renew now' })).toBeTruthy()
  })

  test('removed, it is gone and can be made again', async () => {
    const { api, press, sent } = await openDialog(withFeed)
    api.answers(updateReminders, answer(quiet))
    await press('Remove it')
    await press('Remove now')
    expect(await screen.findByRole('button', { name: 'Create a calendar address' })).toBeTruthy()
    expect(sent()).toEqual([{ feed: 'remove' }])
  })
})
