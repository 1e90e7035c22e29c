import { testOnRealData } from '@waymark/cv-reader/testing/real-data.ts'
import { expect } from 'vitest'
import { readRealPairs, textOf } from '../../../testing/real-pairs.ts'
import { findFormHits } from './letter-form.ts'
import { writeLetter } from './write-letter.ts'

const [cvs, postingsEach] = [24, 9]
const date = { now: new Date('2026-11-22T10:00:00Z'), timeZone: 'UTC' }

testOnRealData(
  'no letter for a real CV and a posting near to it has a form that a reader stumbles over',
  120_000,
  async (folder) => {
    const letters = (await readRealPairs(folder, cvs, postingsEach)).map(({ profile, posting }) =>
      writeLetter(profile, { title: posting.title, company: posting.company, text: textOf(posting) }, 'en', date),
    )
    expect(letters.length).toBeGreaterThanOrEqual(200)
    expect(letters.filter(({ paragraphs }) => paragraphs.some(({ rows }) => rows)).length).toBeGreaterThan(20)
    expect(letters.flatMap((letter) => findFormHits(letter))).toEqual([])
  },
)
