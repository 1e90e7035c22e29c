import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { emptyProfile, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import { readPostings, readProfile, type RealPosting } from '../server/src/testing/real-pairs.ts'

/** Lines by `lineName`: three to stand first, best first, and up to four that should not. */
type JobLabel = { lead: string[]; weak: string[] }
/** Rules may be tuned on `tuning` pairs; figures come from the held-out half. No CV is in both. */
export type PairLabel = {
  cv: string
  posting: string
  half: 'tuning' | 'held_out'
  jobs: Record<string, JobLabel>
}
type JudgedPair = { cv: string; profile: ProfileDocument; posting: RealPosting }
/** Indexes into a job's lines, the CV's order, best first. */
export type JudgedJob = { lines: string[]; lead: number[]; weak: number[]; pair: JudgedPair; job: number }
/** `lost` counts labels whose CV, posting or line is no longer read. */
export type Judged = { pairs: number; jobs: JudgedJob[]; lost: number }

/** A job of an invented person, judged for some real postings by indexes into its lines. */
export type InventedJob = {
  person: string
  title: string
  employer: string
  lines: string[]
  postings: Record<string, { lead: number[]; weak: number[] }>
}

const labelsFile = join(import.meta.dirname, 'data/tailoring-labels.json')
const nameLength = 12

/** The judged jobs of one half, with CVs and postings from the folder WAYMARK_DATA; undefined without it. */
export async function readJudged(half: PairLabel['half']): Promise<Judged | undefined> {
  const folder = process.env['WAYMARK_DATA']
  if (!folder || !existsSync(join(folder, 'cvs/index.json'))) {
    console.log('Not measured: WAYMARK_DATA names no folder of real data.')
    return undefined
  }
  const labels = (JSON.parse(readFileSync(labelsFile, 'utf8')) as PairLabel[]).filter((label) => label.half === half)
  const profiles = new Map<string, ProfileDocument>()
  for (const cv of new Set(labels.map((label) => label.cv))) {
    const profile = await readProfile(folder, cv)
    if (profile) profiles.set(cv, profile)
  }
  return resolveLabels(labels, profiles, new Map(readPostings(folder).map((posting) => [posting.id, posting])))
}

/** Judged jobs of invented people of many trades: `invented` to learn from, `fresh` (other people, another judge) only to measure. */
export function readInvented(set: 'invented' | 'fresh'): JudgedJob[] {
  const folder = process.env['WAYMARK_DATA']
  if (!folder) return []
  const file = join(import.meta.dirname, `data/tailoring-${set}.json`)
  const invented = JSON.parse(readFileSync(file, 'utf8')) as InventedJob[]
  return resolveInvented(invented, new Map(readPostings(folder).map((posting) => [posting.id, posting])))
}

export function resolveInvented(
  invented: readonly InventedJob[],
  known: ReadonlyMap<string, RealPosting>,
): JudgedJob[] {
  return invented.flatMap(({ person, title, employer, lines, postings }) => {
    const job = { title, company: employer, location: '', from: '', to: '' }
    const entry = { ...job, responsibilities: lines, notable_achievements: [] }
    const profile = { ...emptyProfile(), professional_experience: [entry] }
    return Object.entries(postings).flatMap(([id, label]): JudgedJob[] => {
      const posting = known.get(id)
      return posting ? [{ lines, ...label, pair: { cv: person, profile, posting }, job: 0 }] : []
    })
  })
}

/** A job counts only with all its lead lines: its best three are not known otherwise. */
export function resolveLabels(
  labels: readonly PairLabel[],
  profiles: ReadonlyMap<string, ProfileDocument>,
  postings: ReadonlyMap<string, RealPosting>,
): Judged {
  const jobs: JudgedJob[] = []
  let lost = 0
  for (const label of labels) {
    const profile = profiles.get(label.cv)
    const posting = postings.get(label.posting)
    for (const [job, { lead, weak }] of Object.entries(label.jobs)) {
      const lines = profile && posting ? linesOf(profile, Number(job)) : []
      const names = lines.map(lineName)
      const indexes = (wanted: readonly string[]) => wanted.map((name) => names.indexOf(name)).filter((at) => at >= 0)
      const found = { lead: indexes(lead), weak: indexes(weak) }
      lost += lead.length + weak.length - found.lead.length - found.weak.length
      if (profile && posting && found.lead.length === lead.length)
        jobs.push({ lines, ...found, pair: { cv: label.cv, profile, posting }, job: Number(job) })
    }
  }
  return { pairs: new Set(jobs.map(({ pair }) => `${pair.cv} ${pair.posting.id}`)).size, jobs, lost }
}

/** Names a line without its words; case, spaces and punctuation may change, as a reader that improves changes them. */
export function lineName(line: string): string {
  const letters = line
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  return createHash('sha256').update(letters).digest('hex').slice(0, nameLength)
}

function linesOf(profile: ProfileDocument, job: number): string[] {
  const { responsibilities = [], notable_achievements = [] } = profile.professional_experience[job] ?? {}
  return [...responsibilities, ...notable_achievements]
}
