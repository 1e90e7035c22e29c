import { expect, test } from 'vitest'
import { blocksToMarkdown } from '../../../lib/markdown/blocks.ts'
import type { PostingMatch } from '../tools/search-tools.ts'
import type { Ask } from './ask.ts'
import { likelyQuestions } from './interview-answers.ts'
import { createSpeech } from './speech.ts'

type Requirement = PostingMatch['requirements'][number]

const shown = (what: Requirement['what'], text: string, words: string, isTitle?: true): Requirement => ({
  text,
  what,
  kind: 'required',
  status: 'have',
  profile: [words],
  ...(isTitle && { isTitle }),
})

function questionsFor(...requirements: Requirement[]): string {
  const ask = { speech: createSpeech('en', 'UTC', new Date('2026-11-23')) } as Ask
  const job = {
    id: 'a',
    company: 'Tamsin',
    location: '',
    from: '2020',
    to: '2022',
    title: 'Porter',
    responsibilities: ['Planned the night shifts of six porters'],
    notable_achievements: [],
  }
  return blocksToMarkdown([
    { ol: likelyQuestions(requirements, { professional_experience: [job], volunteer_experience: [] }, ask) },
  ])
}

test('an example is asked for of what one does', () => {
  expect(questionsFor(shown('skill', 'Shift planning', 'night shifts'))).toMatch(/example.*six porters/)
  expect(questionsFor(shown('years', 'two years of planning', 'Porter'))).toMatch(/an example/)
})

test.each([
  shown('degree', 'BSc in Geography', 'BSc'),
  shown('licence', 'Forklift licence', 'Forklift'),
  shown('skill', 'Porter', 'Porter', true),
  shown('skill', 'Data Analyst', 'Analyst'),
  shown('skill', 'Nurse', 'Nurse'),
])('no example is asked for of what one holds or is called: $text', (requirement) => {
  expect(questionsFor(requirement)).toContain('expect to be asked about it')
  expect(questionsFor(requirement)).not.toContain('example')
})

test('a language may be spoken in the interview', () => {
  const asked = questionsFor({ ...shown('language', 'Fluent French', ''), profile: [] })
  expect(asked).toContain('part of the talk may be in this language')
})
