import { expect, test } from 'vitest'
import type { Card } from '../../board/cards.ts'
import { jobsTold } from './jobs-told.ts'

const board = ['Ada', 'Next', 'Marks & Spencer', 'Oakley', 'strong'].map((company_name) => ({
  company_name,
  job_title: 'Clerk',
  job_url: company_name,
  archived: false,
})) as Card[]

test('an answer tells the jobs that it names as whole words, in its order', () => {
  const html =
    '<p>Adapt your CV by next Friday.</p><ul><li><strong>Marks &amp; Spencer</strong></li><li>Oakley</li></ul>'
  expect(jobsTold(html, board)).toEqual(['Marks & Spencer', 'Oakley'])
})

test('of two jobs at one employer, an answer tells the one whose title it names', () => {
  const [card] = board
  if (!card) throw new Error('No card')
  const twins = ['Baker', 'Driver'].map((job_title) => ({ ...card, job_title, job_url: job_title }))
  expect(jobsTold('<p>Driver at Ada</p>', twins)).toEqual(['Driver'])
})
