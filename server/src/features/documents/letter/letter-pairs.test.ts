import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { profileDocument, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import { profileFromFile } from '@waymark/cv-reader/profile-from-file.ts'
import { testOnRealData } from '@waymark/cv-reader/testing/real-data.ts'
import { expect } from 'vitest'
import { toImportedProfile } from '../../profile/imported-profile.ts'
import { findFormHits } from './letter-form.ts'
import { writeLetter } from './write-letter.ts'

type Posting = { title: string; company: string; description?: string; requirements?: string }

const [cvs, postingsEach] = [24, 9]
const date = { now: new Date('2026-11-22T10:00:00Z'), timeZone: 'UTC' }
const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []

testOnRealData(
  'no letter for a real CV and a posting near to it has a form that a reader stumbles over',
  120_000,
  async (folder) => {
    const postings = readPostings(folder)
    const profiles = await readProfiles(folder)
    const letters = profiles.flatMap((profile) =>
      nearest(profile, postings).map((posting) => {
        const text = [posting.description, posting.requirements].filter(Boolean).join('\n')
        return writeLetter(profile, { title: posting.title, company: posting.company, text }, 'en', date)
      }),
    )
    expect(letters.length).toBeGreaterThanOrEqual(200)
    expect(letters.filter(({ paragraphs }) => paragraphs.some(({ rows }) => rows)).length).toBeGreaterThan(20)
    expect(letters.flatMap((letter) => findFormHits(letter))).toEqual([])
  },
)

function readPostings(folder: string): Posting[] {
  const text = gunzipSync(readFileSync(path.join(folder, 'jobs/jobs.jsonl.gz'))).toString()
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Posting)
    .filter(({ description = '' }) => description.length > 800)
}

async function readProfiles(folder: string): Promise<ProfileDocument[]> {
  const index = JSON.parse(readFileSync(path.join(folder, 'cvs/index.json'), 'utf8')) as { file: string }[]
  const profiles: ProfileDocument[] = []
  for (const { file } of index.filter((it) => !it.file.startsWith('not-cvs'))) {
    const bytes = new Uint8Array(readFileSync(path.join(folder, 'cvs', file)))
    const reading = await profileFromFile({ name: path.basename(file), bytes })
    if ('unreadable' in reading || profiles.length === cvs) continue
    const parsed = profileDocument.safeParse(toImportedProfile(reading).content)
    if (parsed.success && parsed.data.professional_experience.length > 0) profiles.push(parsed.data)
  }
  return profiles
}

/** Postings whose titles share most words with the person's own titles and skills, each title once. */
function nearest({ professional_experience, skills }: ProfileDocument, postings: readonly Posting[]): Posting[] {
  const own = new Set(
    wordsOf([...professional_experience.map(({ title }) => title), ...skills.map(({ skill }) => skill)].join(' ')),
  )
  const near = ({ title }: Posting) =>
    wordsOf(title).filter((word) => own.has(word)).length / Math.sqrt(wordsOf(title).length + 1)
  const once = [...new Map(postings.map((posting) => [posting.title, posting])).values()]
  return once.toSorted((a, b) => near(b) - near(a)).slice(0, postingsEach)
}
