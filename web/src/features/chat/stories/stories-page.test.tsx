import { screen, within } from '@testing-library/react'
import { getDesk } from '@waymark/contract/desk.ts'
import { changeStory, deleteStory, listStories } from '@waymark/contract/stories.ts'
import { expect, test } from 'vitest'
import { fakeApi, nothingDue } from '../../../testing/fake-api.ts'
import { address, pageTitled, renderPage } from '../../../testing/render-page.tsx'

const done = { success: true as const }
const story = {
  id: '00000000-0000-4000-8000-000000000001',
  question: 'Tell me about a success.',
  answer: 'I rebuilt the booking system.',
  updated_at: '2030-01-01T08:00:00.000Z',
}

test('a story is told in other words, and deleted after a second press; where there is none, a round begins in the chat', async () => {
  const api = fakeApi()
  api.answers(listStories, { ...done, stories: [story] })
  const { user } = renderPage('/stories', { token: 't1', name: 'Ada', account: 'ada@example.org' })
  await pageTitled('Interview stories')
  const card = within(await screen.findByRole('region', { name: story.question }))
  const answer = `${story.answer} It saved 30 hours a week.`
  api.answers(changeStory, { ...done, story: { ...story, answer } })
  await user.type(card.getByLabelText('Your answer'), ' It saved 30 hours a week.')
  await user.click(card.getByRole('button', { name: 'Save' }))
  expect(api.callsTo(changeStory)[0]?.body).toEqual({ answer })
  api.answers(deleteStory, done)
  await user.click(card.getByRole('button', { name: 'Delete' }))
  expect(api.callsTo(deleteStory)).toEqual([])
  await user.click(card.getByRole('button', { name: 'Delete for good' }))
  expect(await screen.findByText(/No stories yet/)).toBeDefined()
  api.answers(getDesk, nothingDue)
  await user.click(screen.getByRole('link', { name: 'Ask the assistant for a practice round' }))
  expect(await screen.findByDisplayValue('Practise an interview with me')).toBeDefined()
  expect(address()).toBe('/chat')
})
