import type { EvidenceSentence } from '@waymark/contract/document-edits.ts'
import { expect, test } from 'vitest'
import { changesBetween, isNothing } from './proposed-changes.ts'

const lines = (...texts: (string | Partial<EvidenceSentence>)[]) => ({
  sentences: texts.map((one, position): EvidenceSentence => ({
    position,
    part: 'experience/line',
    text: typeof one === 'string' ? one : '',
    user_text: null,
    sources: typeof one === 'string' ? [`job/responsibilities/${one}`] : [],
    source_texts: [],
    origin: 'verbatim',
    phrased: null,
    state: null,
    taken_back: false,
    ...(typeof one === 'string' ? {} : one),
  })),
})

test('what would change: lines added, left out, in other words, and those that alone change the order', () => {
  const skills = { part: 'skills', sources: ['a', 'b'] }
  const now = lines('One', 'Two', 'Three', 'Gone', { ...skills, text: 'Rust, Go' }, { part: 'name', text: 'Ada' })
  const then = lines('Three', 'One', 'New', 'Two', { ...skills, sources: ['b', 'a'], text: 'Go, Rust' })
  expect(changesBetween(now, then)).toEqual({
    changed: [{ before: 'Rust, Go', after: 'Go, Rust' }],
    added: ['New'],
    removed: ['Gone'],
    moved: ['Three'],
  })
  expect(isNothing(changesBetween(now, now))).toBe(true)
})

test('the user’s words that would go are named as such a change', () => {
  const sources = ['job/responsibilities/0']
  const now = lines({ text: 'Ran it.', user_text: 'Ran it well.', state: 'edited', sources })
  const then = lines({ text: 'Ran it.', sources })
  expect(changesBetween(now, then).changed).toEqual([{ before: 'Ran it well.', after: 'Ran it.' }])
})
