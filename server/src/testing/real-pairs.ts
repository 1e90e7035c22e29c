import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { profileDocument, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import { withIds } from '@waymark/contract/profile-rules.ts'
import { profileFromFile } from '@waymark/cv-reader/profile-from-file.ts'
import { toImportedProfile } from '../features/profile/imported-profile.ts'

export type RealPosting = {
  id: string
  title: string
  company: string
  location?: string
  description?: string
  requirements?: string
}
export type RealPair = { cv: string; profile: ProfileDocument; posting: RealPosting }

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
const shortestPosting = 800

/** CVs of the folder of real data that name a job, each with the postings whose titles are nearest to it. */
export async function readRealPairs(folder: string, cvs: number, postingsEach: number): Promise<RealPair[]> {
  const postings = titlesOf(readPostings(folder).filter(({ description = '' }) => description.length > shortestPosting))
  const profiles = await readProfiles(folder, cvs)
  return profiles.flatMap(({ cv, profile }) =>
    nearest(profile, postings)
      .slice(0, postingsEach)
      .map((posting) => ({ cv, profile, posting })),
  )
}

export const textOf = ({ description, requirements }: RealPosting): string =>
  [description, requirements].filter(Boolean).join('\n')

export function readPostings(folder: string): RealPosting[] {
  return gunzipSync(readFileSync(path.join(folder, 'jobs/jobs.jsonl.gz')))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as RealPosting)
}

async function readProfiles(folder: string, most: number): Promise<Omit<RealPair, 'posting'>[]> {
  const index = JSON.parse(readFileSync(path.join(folder, 'cvs/index.json'), 'utf8')) as { file: string }[]
  const profiles: Omit<RealPair, 'posting'>[] = []
  let ids = 0
  for (const { file } of index.filter((it) => !it.file.startsWith('not-cvs'))) {
    if (profiles.length === most) break
    const profile = await readProfile(folder, file)
    if (profile && profile.professional_experience.length > 0)
      profiles.push({ cv: file, profile: withIds(profile, () => `item${ids++}`) })
  }
  return profiles
}

/** The profile that the product reads from a file of `cvs/`; undefined if there is no such file or it cannot read it. */
export async function readProfile(folder: string, cv: string): Promise<ProfileDocument | undefined> {
  const file = path.join(folder, 'cvs', cv)
  if (!existsSync(file)) return undefined
  const reading = await profileFromFile({ name: path.basename(file), bytes: new Uint8Array(readFileSync(file)) })
  return 'unreadable' in reading ? undefined : profileDocument.safeParse(toImportedProfile(reading).content).data
}

type Title = { posting: RealPosting; words: string[] }

/** Each title once. */
function titlesOf(postings: readonly RealPosting[]): Title[] {
  const once = [...new Map(postings.map((posting) => [posting.title, posting])).values()]
  return once.map((posting) => ({ posting, words: wordsOf(posting.title) }))
}

/** Those first whose titles share most words with the person's own titles and skills. */
function nearest({ professional_experience, skills }: ProfileDocument, titles: readonly Title[]): RealPosting[] {
  const own = new Set(
    wordsOf([...professional_experience.map(({ title }) => title), ...skills.map(({ skill }) => skill)].join(' ')),
  )
  const rated = titles.map(({ posting, words }) => ({
    posting,
    near: words.filter((word) => own.has(word)).length / Math.sqrt(words.length + 1),
  }))
  return rated.toSorted((a, b) => b.near - a.near).map(({ posting }) => posting)
}
