import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { errors, type ErrorCode } from '@waymark/contract/errors.ts'
import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { ImportedProfile } from '@waymark/contract/profile-import.ts'
import { importProfile, loadProfile, restoreProfileVersion, saveProfile } from '@waymark/contract/profile.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { refusal } from '../../../testing/fake-api.ts'
import { makeImport } from '../../../testing/profile-import.ts'
import { makeExperience, makeProfile, openProfile, profileApi } from '../../../testing/profile.ts'
import { refusalTexts } from './import-file.ts'

const pdf = (bytes = 10, name = 'ada.pdf') => new File([new Uint8Array(bytes)], name, { type: 'application/pdf' })
const mine = makeProfile({ profile_summary: 'Mine', skills: [{ id: 's1', skill: 'Go', category: '' }] })
const read = makeImport({
  content: {
    personal_details: { name: 'Ada Lovelace', nationality: 'Norway' },
    professional_experience: [makeExperience({ title: 'Engineer', company: 'Acme' })],
    skills: [
      { skill: 'go', category: '' },
      { skill: 'SQL', category: '' },
    ],
  },
  doubts: { 'personal_details.nationality': 'low', 'professional_experience.0.title': 'medium' },
})

afterEach(() => {
  sessionStorage.removeItem('waymark.draft.profileImport')
  sessionStorage.removeItem('waymark.draft.profileImportChoices')
})

/** Its code comes as a part of its own, which takes a moment the first time. */
const findReview = () => screen.findByRole('dialog', { name: 'Check what was read from ada.pdf' })

type Given = { content?: ProfileDocument; imported?: ImportedProfile; version?: number }

function importApi({ content = mine, imported = read, version = 3 }: Given = {}) {
  const api = profileApi(content, version)
  api.answers(importProfile, { success: true, data: imported })
  api.answers(saveProfile, { success: true, version: version + 1 })
  return api
}

async function choose(file = pdf()) {
  const page = await openProfile()
  const button = screen.queryByRole('button', { name: 'Import a CV' })
  if (button) await page.user.click(button)
  await page.user.upload(screen.getByLabelText('CV file'), file)
  return page
}

/** A file is chosen, and the review of it is open. */
async function review(given: Given = {}) {
  const api = importApi(given)
  const page = await choose()
  const dialog = within(await findReview())
  const press = (name: string | RegExp) => page.user.click(dialog.getByRole('button', { name }))
  const tick = (name: string | RegExp) => page.user.click(dialog.getByRole('checkbox', { name }))
  const saved = () => api.callsTo(saveProfile).map(({ body }) => body as { data: ProfileDocument; origin?: unknown })
  return { ...page, api, dialog, press, tick, saved }
}

describe('starting: one place to choose a file', () => {
  test('an empty profile begins with it, and says what happens to the file', async () => {
    profileApi(makeProfile(), 0)
    await openProfile()
    const start = within(screen.getByRole('region', { name: 'Start from your CV' }))
    expect(start.getByText(/read here on this server, without AI\. Nothing is saved before/)).toBeTruthy()
    expect(start.getByRole('button', { name: 'Choose a file' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Import a CV' })).toBeNull()
  })

  test('a file over 10 MB, and one of another kind, are refused before they are sent', async () => {
    const api = importApi()
    const { user } = await choose(pdf(10_485_761))
    const text = async () => (await screen.findByRole('alert')).textContent
    expect(await text()).toBe('File size must not exceed 10MB. Current size: 10.00MB')
    const input = screen.getByLabelText<HTMLInputElement>('CV file')
    input.accept = ''
    await user.upload(input, pdf(10, 'ada.odt'))
    await waitFor(async () => expect(await text()).toBe(errors.import_type.error))
    expect(api.callsTo(importProfile)).toHaveLength(0)
  })

  test('a file can be dropped there; two at once are refused', async () => {
    const api = importApi({ content: makeProfile(), version: 0 })
    await openProfile()
    const place = screen.getByText(/^or drop it here/)
    const drop = (files: File[]) => fireEvent.drop(place, { dataTransfer: { files, types: ['Files'] } })
    drop([pdf(), pdf()])
    expect((await screen.findByRole('alert')).textContent).toBe('Please choose one file at a time.')
    drop([pdf()])
    expect(await findReview()).toBeTruthy()
    expect(api.callsTo(importProfile)).toHaveLength(1)
  })

  test('the file goes to the server as it is, and reading it can be cancelled', async () => {
    const api = profileApi(mine)
    api.replies(importProfile, () => new Promise(() => {}))
    const { user } = await choose()
    expect(await screen.findByText('Reading ada.pdf…')).toBeTruthy()
    expect(api.callsTo(importProfile)[0]?.file?.name).toBe('ada.pdf')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a file' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test.each(Object.keys(refusalTexts) as (keyof typeof refusalTexts & ErrorCode)[])(
    'the server’s refusal %s is its sentence, and the profile stays as it is',
    async (code) => {
      const api = profileApi(mine)
      api.replies(importProfile, refusal(code))
      await choose()
      expect((await screen.findByRole('alert')).textContent).toBe(errors[code].error)
      expect(screen.getByText('Mine')).toBeTruthy()
      expect(screen.queryByRole('button', { name: 'Save All Changes' })).toBeNull()
    },
  )

  test('a lost connection is said to be one', async () => {
    const api = profileApi(mine)
    api.loses(importProfile, 'Failed to fetch')
    await choose()
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The server could not be reached/)
  })
})

describe('review: everything is looked at before it is taken', () => {
  test('each value has its confidence in words; doubtful ones are not ticked, the others are', async () => {
    const { dialog } = await review()
    const box = (name: string) => dialog.getByRole('checkbox', { name }) as HTMLInputElement
    const spoken = (name: string) =>
      (box(name).getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' ')
    expect([box('Name Ada Lovelace').checked, spoken('Name Ada Lovelace')]).toEqual([true, 'Sure'])
    expect([box('Job title Engineer').checked, spoken('Job title Engineer')]).toEqual([true, 'Likely'])
    expect([box('Nationality Norway').checked, spoken('Nationality Norway')]).toEqual([false, 'Please check'])
    expect(dialog.getByText('One thing to check')).toBeTruthy()
    expect(dialog.queryByRole('checkbox', { name: 'go' })).toBeNull()
    expect(dialog.getByText('In your profile already: 1')).toBeTruthy()
  })

  test('it begins at its name: no value looks chosen before anybody chose it', async () => {
    await review()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog')))
  })

  test('the lines of the file stand beside it, and a field shows its own', async () => {
    const { user, dialog } = await review()
    const lines = within(dialog.getByRole('region', { name: 'Lines of the file' }))
    expect(lines.getByText('Page 1')).toBeTruthy()
    await user.hover(dialog.getByRole('checkbox', { name: 'Name Ada Lovelace' }))
    expect(lines.getByText('Ada Lovelace').tagName).toBe('MARK')
    await user.hover(dialog.getByRole('checkbox', { name: 'Company Acme' }))
    expect(lines.getByText('Acme').tagName).toBe('MARK')
    expect(lines.getByText('Ada Lovelace').tagName).not.toBe('MARK')
  })

  test('a value can be changed in place, and brought back to what was read', async () => {
    const { user, dialog, press, saved } = await review()
    await press('Edit Job title')
    const field = dialog.getByRole('textbox', { name: 'Job title' })
    expect(document.activeElement).toBe(field)
    await user.clear(field)
    await user.type(field, 'Director')
    await press('Done')
    expect(dialog.getByRole('checkbox', { name: 'Job title Director' })).toHaveProperty('checked', true)
    expect(dialog.getByText('Changed by you')).toBeTruthy()
    await press('Edit Name')
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), ' King')
    await press('Back to what was read')
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Ada Lovelace')
    await press('Import')
    await waitFor(() => expect(saved()[0]?.data.professional_experience[0]?.title).toBe('Director'))
  })

  test('an entry that may be none is not ticked; ticking or correcting it takes it', async () => {
    const imported = makeImport({
      content: { professional_experience: [makeExperience({ title: 'Sailor', company: '', from: '2019-01', to: '' })] },
      doubts: { 'professional_experience.0.title': 'low' },
    })
    const { user, dialog, press, saved } = await review({ imported })
    const box = dialog.getByRole('checkbox', { name: /^Import Sailor/ })
    expect(box).toHaveProperty('checked', false)
    expect(dialog.getByText(/may not be an entry at all/)).toBeTruthy()
    await press('Edit From')
    await user.selectOptions(dialog.getByLabelText('From: month'), 'Apr')
    expect(box).toHaveProperty('checked', true)
    await press('Import')
    await waitFor(() =>
      expect(saved()[0]?.data.professional_experience).toMatchObject([{ title: 'Sailor', from: '2019-04' }]),
    )
  })

  test('a field that the file lacks can be filled in on the way', async () => {
    const { user, dialog, press, saved } = await review()
    await press('Fill in Location')
    const field = dialog.getByRole('textbox', { name: 'Location' })
    expect(document.activeElement).toBe(field)
    await user.type(field, 'Oslo')
    await press('Done')
    await press('Import')
    await waitFor(() => expect(saved()[0]?.data.professional_experience[0]?.location).toBe('Oslo'))
  })

  test('values, entries and whole sections can be left out', async () => {
    const { tick, press, saved } = await review()
    await tick('Name Ada Lovelace')
    await tick('Nationality Norway')
    await tick('Import Skills')
    await press('Import')
    await waitFor(() => expect(saved()).toHaveLength(1))
    expect(saved()[0]?.data).toMatchObject({
      personal_details: { name: '', nationality: 'Norway' },
      skills: [{ id: 's1', skill: 'Go', category: '' }],
      professional_experience: [{ company: 'Acme' }],
    })
  })

  test('what is no date is shown as the file has it; the date is asked for and not made up', async () => {
    const imported = makeImport({
      content: { professional_experience: [makeExperience({ from: '', to: '' })] },
      partials: { 'professional_experience.0.from': 'Spring 2019' },
    })
    const { user, dialog, press, saved } = await review({ imported })
    expect(dialog.getByText(/^The file says “Spring 2019”\. Fill in/)).toBeTruthy()
    expect(within(dialog.getByRole('article')).getByRole('heading').textContent).toMatch(/Spring 2019$/)
    expect(dialog.getByText('One thing to check')).toBeTruthy()
    await press('Show the next one')
    expect(document.activeElement).toBe(dialog.getByLabelText('From: month'))
    await user.selectOptions(dialog.getByLabelText('From: year'), '2019')
    await user.selectOptions(dialog.getByLabelText('From: month'), 'Apr')
    expect(within(dialog.getByRole('article')).getByRole('heading').textContent).toMatch(/Apr 2019$/)
    await press('Import')
    await waitFor(() => expect(saved()[0]?.data.professional_experience[0]?.from).toBe('2019-04'))
  })

  test('dates that are not understood and doubted entries are not left out unsaid', async () => {
    const imported = makeImport({
      content: {
        professional_experience: [
          makeExperience({ from: '', to: '' }),
          makeExperience({ title: 'Sailor', company: '', from: '2001-01', to: '' }),
        ],
      },
      partials: { 'professional_experience.0.from': 'Spring 2019', 'professional_experience.0.to': 'Fall' },
      doubts: { 'professional_experience.1.title': 'low' },
    })
    const { user, dialog, press, saved } = await review({ imported })
    await press('Import')
    const question = within(await screen.findByRole('dialog', { name: 'Import without these?' }))
    expect(question.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '2 dates were not understood. They stay empty, in your CVs too.',
      'One entry is left out because it may have been misread.',
    ])
    await user.click(question.getByRole('button', { name: 'Keep checking' }))
    const [from] = dialog.getAllByLabelText('From: month')
    await waitFor(() => expect(document.activeElement).toBe(from))
    expect(saved()).toHaveLength(0)
    await press('Import')
    await user.click(await screen.findByRole('button', { name: 'Import without them' }))
    await waitFor(() => expect(saved()[0]?.data.professional_experience).toMatchObject([{ from: '', to: '' }]))
  })

  test('what is too long is flagged and must be shortened or left out before anything is taken over', async () => {
    const company = 'Society for the Advancement of Analytical Engines and Looms'
    const imported = makeImport({
      content: {
        professional_experience: [makeExperience({ company })],
        skills: [
          { skill: 'x'.repeat(60), category: '' },
          { skill: 'SQL', category: '' },
        ],
      },
    })
    const { user, dialog, press, saved } = await review({ imported })
    expect(dialog.getByText('At most 50 characters, this has 59')).toBeTruthy()
    await press('Import')
    expect(saved()).toHaveLength(0)
    expect(dialog.getByRole('alert').textContent).toMatch(/^2 values can’t be saved as they are/)
    const [first] = dialog.getAllByRole('button', { name: 'Change it' })
    if (first) await user.click(first)
    const field = dialog.getByRole('textbox', { name: 'Company' })
    await user.clear(field)
    await user.type(field, 'SAAEL')
    await press('Done')
    await press('Leave it out')
    await press('Import')
    await waitFor(() =>
      expect(saved()[0]?.data).toMatchObject({
        professional_experience: [{ company: 'SAAEL' }],
        skills: [
          { skill: 'Go', category: '' },
          { skill: 'SQL', category: '' },
        ],
      }),
    )
  })

  test('what goes nowhere is listed: lines of the file, and parts of a JSON in words for people', async () => {
    const imported = {
      ...read,
      source: 'json-resume' as const,
      unread: [0],
      not_taken_over: ['basics.image', 'work.0.url', 'work.1.url', 'hobbyHorses'],
    }
    const { dialog } = await review({ imported })
    const rest = within(dialog.getByRole('region', { name: 'Not imported' }))
    const items = rest.getAllByRole('listitem').map((item) => item.textContent)
    expect(items).toEqual([
      'Your picture',
      'Professional experience: Web addresses',
      'Hobby horses',
      expect.stringMatching(/Page 1$/) as string,
    ])
  })

  test('words of a line that was read only in part are listed as they stand in the document', async () => {
    const { dialog } = await review({ imported: { ...read, not_taken_over: ['posted to Harbour Mills (e.g. Hull)'] } })
    const rest = within(dialog.getByRole('region', { name: 'Not imported' }))
    expect(rest.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'posted to Harbour Mills (e.g. Hull)',
    ])
  })
})

describe('merging', () => {
  const content = makeProfile({
    personal_details: { ...makeProfile().personal_details, name: 'Ada King' },
    professional_experience: [makeExperience({ title: 'Senior Engineer', responsibilities: ['Kept.'] })],
  })

  test('of two different values mine stays until the other is chosen', async () => {
    const { user, dialog, press, saved } = await review({ content })
    expect(dialog.getByRole('radio', { name: 'In your profile Ada King' })).toHaveProperty('checked', true)
    await user.click(dialog.getByRole('radio', { name: 'In the file Ada Lovelace' }))
    await press('Import')
    await waitFor(() => expect(saved()[0]?.data.personal_details.name).toBe('Ada Lovelace'))
  })

  test('differences in which mine stays are counted, and each can be gone to, until one is chosen', async () => {
    const { user, dialog, press } = await review({ content })
    expect(dialog.getByText('2 differences; your values are kept')).toBeTruthy()
    await press('Show the next difference')
    expect(document.activeElement).toBe(dialog.getByRole('radio', { name: 'In your profile Ada King' }))
    await press('Show the next difference')
    expect(document.activeElement).toBe(dialog.getByRole('radio', { name: 'In your profile Senior Engineer' }))
    await user.click(dialog.getByRole('radio', { name: 'In the file Ada Lovelace' }))
    expect(dialog.getByText('One difference; your value is kept')).toBeTruthy()
    await user.selectOptions(dialog.getByLabelText(/^What to do with/), 'Use the file’s version')
    expect(dialog.queryByText(/The file differs/)).toBeNull()
  })

  test('an entry that I have is named as known, and what to do with it can be chosen', async () => {
    const { user, dialog, press, saved } = await review({ content })
    const entry = within(dialog.getByRole('article', { name: /Acme/ }))
    expect(entry.getByText('In your profile, with differences')).toBeTruthy()
    await user.selectOptions(entry.getByLabelText(/^What to do with/), 'Use the file’s version')
    await press('Import')
    await waitFor(() =>
      expect(saved()[0]?.data.professional_experience).toMatchObject([
        { id: 'e1', title: 'Engineer', responsibilities: ['Kept.'] },
      ]),
    )
  })

  test('replacing says what will be gone', async () => {
    const { user, dialog, press, saved } = await review()
    await user.click(dialog.getByRole('radio', { name: 'Replace my profile' }))
    expect(dialog.getByText(/Your whole profile is replaced/)).toBeTruthy()
    await press('Import')
    await waitFor(() =>
      expect(saved()[0]?.data).toMatchObject({
        profile_summary: '',
        skills: [
          { id: 's1', skill: 'go', category: '' },
          { skill: 'SQL', category: '' },
        ],
      }),
    )
  })
})

describe('taking over', () => {
  test('it is saved at once as one version that says where it came from, and Undo brings the one before back', async () => {
    const { user, api, press, section, saved } = await review()
    api.answers(restoreProfileVersion, { success: true, data: { content: mine, version: 5, saved_at: null } })
    await press('Import')
    expect(await screen.findByText('Imported from ada.pdf.')).toBeTruthy()
    expect(saved()).toHaveLength(1)
    expect(saved()[0]).toMatchObject({ version: 3, origin: { kind: 'import', file_name: 'ada.pdf' } })
    expect(section('Skills').getByText('SQL')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Save All Changes' })).toBeNull()
    expect(sessionStorage.getItem('waymark.draft.profileImport')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(section('Skills').queryByText('SQL')).toBeNull())
    expect(api.callsTo(restoreProfileVersion)[0]).toMatchObject({ params: { version: '3' }, body: { expected: 4 } })
    expect(screen.queryByRole('button', { name: 'Save All Changes' })).toBeNull()
  })

  test('Undo of somebody’s first save is the empty profile', async () => {
    const { user, press, saved } = await review({ content: makeProfile(), version: 0 })
    await press('Import')
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(/^The import was undone/)).toBeTruthy()
    expect(saved()[1]).toMatchObject({ version: 1, data: { skills: [] } })
  })

  test('unsaved changes are not saved unasked: the result joins them', async () => {
    const api = importApi()
    const { user, section, edit, save, saveAll } = await openProfile()
    await edit('Profile summary')
    await user.type(section('Profile summary').getByRole('textbox'), ' and more')
    await save('Profile summary')
    await user.click(screen.getByRole('button', { name: 'Import a CV' }))
    await user.upload(screen.getByLabelText('CV file'), pdf())
    const dialog = within(await findReview())
    expect(dialog.getByText(/Your profile has unsaved changes/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Import' }))
    expect(await screen.findByText(/Nothing is saved yet/)).toBeTruthy()
    expect(api.callsTo(saveProfile)).toHaveLength(0)
    expect(section('Profile summary').getByText('Mine and more')).toBeTruthy()
    await saveAll()
    await waitFor(() =>
      expect(api.callsTo(saveProfile)[0]?.body).toMatchObject({
        data: { profile_summary: 'Mine and more', skills: [{}, { skill: 'SQL', category: '' }] },
      }),
    )
  })

  test('what is typed in an open section is part of what the import joins, and is not lost', async () => {
    const api = importApi()
    const { user, section, edit, saveAll } = await openProfile()
    await edit('Profile summary')
    await user.type(section('Profile summary').getByRole('textbox'), ' and more')
    await user.click(screen.getByRole('button', { name: 'Import a CV' }))
    await user.upload(screen.getByLabelText('CV file'), pdf())
    await user.click(within(await findReview()).getByRole('button', { name: 'Import' }))
    expect(await screen.findByText(/Nothing is saved yet/)).toBeTruthy()
    expect(section('Profile summary').getByText('Mine and more')).toBeTruthy()
    await saveAll()
    await waitFor(() =>
      expect(api.callsTo(saveProfile)[0]?.body).toMatchObject({
        data: { profile_summary: 'Mine and more', skills: [{}, { skill: 'SQL', category: '' }] },
      }),
    )
    // A sentence that is no longer true goes.
    await waitFor(() => expect(screen.queryByText(/Nothing is saved yet/)).toBeNull())
  })

  test('reading the next file takes the offer to undo the last one away', async () => {
    const { user, press } = await review()
    await press('Import')
    await screen.findByRole('button', { name: 'Undo' })
    await user.click(screen.getByRole('button', { name: 'Import a CV' }))
    await user.upload(screen.getByLabelText('CV file'), pdf())
    await findReview()
    await waitFor(() => expect(screen.queryByText('Imported from ada.pdf.')).toBeNull())
  })

  test('a profile that was changed elsewhere meanwhile is not overwritten unasked', async () => {
    const api = profileApi(mine)
    api.answers(importProfile, { success: true, data: read })
    api.replies(saveProfile, refusal('profile_changed'))
    api.answers(saveProfile, { success: true, version: 9 })
    const { user } = await choose()
    await user.click(await screen.findByRole('button', { name: 'Import' }))
    await screen.findByRole('dialog', { name: 'Your profile was changed somewhere else' })
    await user.click(screen.getByRole('button', { name: 'Overwrite' }))
    await screen.findByText('Your profile is saved.')
    expect(api.callsTo(saveProfile)[1]?.body).toMatchObject({ origin: { kind: 'import', file_name: 'ada.pdf' } })
    expect(api.callsTo(loadProfile)).toHaveLength(1)
  })
})

describe('nothing is lost on the way', () => {
  test('a reload during the review brings it back with its choices', async () => {
    const { tick } = await review()
    await tick('Nationality Norway')
    cleanup()
    await openProfile()
    const dialog = within(await findReview())
    expect(dialog.getByRole('checkbox', { name: 'Nationality Norway' })).toHaveProperty('checked', true)
  })

  test('a review does not begin again over a profile that did not load: it would be compared with nothing', async () => {
    const { user } = await review()
    cleanup()
    const api = profileApi(mine)
    api.forget(loadProfile)
    api.replies(loadProfile, refusal('too_many_requests'))
    api.answers(loadProfile, { success: true, data: { content: mine, version: 3, saved_at: null } })
    await openProfile()
    await screen.findByText('Failed to load profile. Please try again later.')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Import a CV' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(within(await findReview()).getByText('In your profile already: 1')).toBeTruthy()
  })

  test('where there is no room to keep it, leaving the page asks first', async () => {
    importApi()
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    }
    const { user } = await choose()
    await findReview()
    expect(leave()).toBe(false)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await user.click(screen.getByRole('checkbox', { name: 'Nationality Norway' }))
    expect(leave()).toBe(true)
  })

  test('closing asks once something was decided, and then forgets it', async () => {
    const { user, dialog, tick } = await review()
    await tick('Nationality Norway')
    await user.keyboard('{Escape}')
    const question = within(await screen.findByRole('dialog', { name: 'Stop this import?' }))
    await user.click(question.getByRole('button', { name: 'Keep checking' }))
    expect(dialog.getByRole('checkbox', { name: 'Nationality Norway' })).toHaveProperty('checked', true)
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Stop the import' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sessionStorage.getItem('waymark.draft.profileImport')).toBeNull()
  })

  test('closing an untouched review asks nothing', async () => {
    const { user } = await review()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
