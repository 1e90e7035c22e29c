import type { EvidenceSentence } from '@waymark/contract/document-edits.ts'
import { expect, test } from 'vitest'
import { differencesBetween } from './version-differences.ts'

const sentence = (text: string, more: Partial<EvidenceSentence> = {}): EvidenceSentence => ({
  position: 0,
  part: 'experience/line',
  text,
  user_text: null,
  sources: [],
  source_texts: [],
  origin: 'verbatim',
  phrased: null,
  state: null,
  taken_back: false,
  ...more,
})

test('two versions differ in what stands in their files: own words, without what was left out or refused', () => {
  const phrased = { original: ['Kept.'], reason: null }
  const here = [
    sentence('Kept.'),
    sentence('Gone.'),
    sentence('Ran it.', { user_text: 'Ran it well.', state: 'edited' }),
    sentence('Ada', { part: 'name' }),
  ]
  const there = [
    sentence('Told by a model.', { origin: 'rephrased', phrased, state: 'original' }),
    sentence('Gone.', { state: 'left_out' }),
    sentence('New.'),
  ]
  expect(differencesBetween({ sentences: here }, { sentences: there })).toEqual({
    onlyHere: ['Gone.', 'Ran it well.'],
    onlyThere: ['New.'],
  })
})
