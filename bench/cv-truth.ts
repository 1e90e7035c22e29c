import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CvField, type CvTruth, type Stint } from './cv-score.ts'

type Experience = { company?: string; title?: string; dates?: string; from?: string; to?: string }
type Expected = {
  name?: string
  email?: string
  phone?: string
  location?: string
  employers?: string[]
  job_titles?: string[]
  experience?: Experience[]
  education?: string[]
  degrees?: string[]
  skills?: string[]
  languages?: string[]
  certifications?: string[]
}
type Label = { expected?: Expected; whole?: (CvField | 'dates')[] }
export type LabelledCv = { file: string; truth: CvTruth }

/** Labelled CVs: `index.json` describes each file; `labels` adds fields and names the lists that are complete. */
export function loadLabelledCvs(folder: string, labels?: string): LabelledCv[] {
  const index = readJson(join(folder, 'index.json')) as ({ file: string } & Label)[]
  const more = (labels === undefined ? {} : readJson(labels)) as Record<string, Label>
  return index.map((entry) => ({ file: entry.file, truth: truthOf(entry, more[entry.file] ?? {}) }))
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

function truthOf(entry: Label, more: Label): CvTruth {
  const expected = { ...entry.expected, ...more.expected }
  const one = (value: string | undefined) => (value === undefined ? undefined : [value])
  const truth: Partial<Record<CvField, readonly string[] | undefined>> = {
    name: one(expected.name),
    email: one(expected.email),
    phone: one(expected.phone),
    location: one(expected.location),
    employers: expected.employers,
    titles: expected.job_titles,
    institutions: expected.education,
    degrees: expected.degrees,
    skills: expected.skills,
    languages: expected.languages,
    certifications: expected.certifications,
  }
  const known = Object.fromEntries(Object.entries(truth).filter(([, value]) => value !== undefined))
  const stints = expected.experience?.map(toStint)
  return {
    ...known,
    ...(stints?.some(({ from, to }) => from !== undefined || to !== undefined) ? { stints } : {}),
    whole: new Set([...(entry.whole ?? []), ...(more.whole ?? [])]),
  }
}

function toStint({ company = '', title = '', dates, from, to }: Experience): Partial<Stint> {
  if (dates === undefined)
    return { company, title, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }
  const [begin, end] = dates.split(/\s+(?:to|-|–)\s+/)
  return { company, title, ...(begin ? { from: toMonth(begin) } : {}), ...(end ? { to: toMonth(end) } : {}) }
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

export function toMonth(text: string): string {
  if (/present|current|now|today/i.test(text)) return 'present'
  if (/^\d{4}(-\d{2})?$/.test(text.trim())) return text.trim()
  const year = /\d{4}/.exec(text)?.[0]
  if (year === undefined) throw new Error(`A label's date is not understood: ${text}`)
  const month = months.findIndex((name) => text.trim().toLowerCase().startsWith(name))
  return month < 0 ? year : `${year}-${String(month + 1).padStart(2, '0')}`
}
