import {
  jobLimits,
  type JobContact,
  type JobDetails,
  type JobInterview,
  type JobRecord,
} from '@waymark/contract/job-tracking.ts'
import { draftPrefix } from '../../../lib/session.ts'
import { onWindow } from '../../../lib/window-focus.ts'

export type JobDraft = Pick<
  JobRecord,
  'job_title' | 'company_name' | 'location' | 'salary' | 'source' | 'follow_up_on'
> &
  Omit<JobDetails, 'revision'>
export type DraftField = keyof JobDraft

export function draftOf(job: JobRecord, { notes, contacts, interviews }: Omit<JobDetails, 'revision'>): JobDraft {
  const { job_title, company_name, location, salary, source, follow_up_on } = job
  return { job_title, company_name, location, salary, source, follow_up_on, notes, contacts, interviews }
}

export const hasText = (contact: JobContact): boolean => Object.values(contact).some((text) => text.trim() !== '')
const hasTime = ({ at }: JobInterview) => at !== ''

/** A draft as the server stores it: trimmed, without empty lines, interviews in order. */
function tidied(draft: JobDraft): JobDraft {
  const { notes, contacts, interviews, follow_up_on, ...texts } = draft
  return {
    ...(trimmed(texts) as typeof texts),
    follow_up_on,
    notes,
    contacts: trimmed(contacts.filter(hasText)) as JobContact[],
    interviews: (trimmed(interviews.filter(hasTime)) as JobInterview[]).toSorted((a, b) => a.at.localeCompare(b.at)),
  }
}

const trimmed = (value: object): unknown =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) => (typeof part === 'string' ? part.trim() : part))
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The changed fields to save. An empty title or company is not sent: a job keeps the old one. */
export function changesOf(before: JobDraft, now: JobDraft): Partial<JobDraft> {
  const [old, wanted] = [tidied(before), tidied(now)]
  const fields = (Object.keys(wanted) as DraftField[]).filter((field) => !isSame(old[field], wanted[field]))
  const sent = fields.filter((field) => !(isRequired(field) && wanted[field] === ''))
  return picked(wanted, sent)
}

/** A field over its limit waits in the draft without holding back the others. */
export const withinLimits = (changes: Partial<JobDraft>): Partial<JobDraft> =>
  picked(
    changes as JobDraft,
    fieldsOf(changes).filter((field) => fits[field](changes[field])),
  )

// The web is built without the contract's schemas, but with its limits.
const isShort = (most: number) => (text: unknown) => typeof text !== 'string' || text.length <= most
const areShort = (count: number, most: number) => (items: unknown) =>
  !Array.isArray(items) ||
  (items.length <= count && items.every((item: object) => Object.values(item).every(isShort(most))))
const fits: Record<DraftField, (value: unknown) => boolean> = {
  job_title: isShort(jobLimits.job_title),
  company_name: isShort(jobLimits.company_name),
  location: isShort(jobLimits.location),
  salary: isShort(jobLimits.salary),
  source: isShort(jobLimits.source),
  follow_up_on: () => true,
  notes: isShort(jobLimits.notes),
  contacts: areShort(jobLimits.contacts, jobLimits.contact_text),
  interviews: areShort(jobLimits.interviews, jobLimits.interview_text),
}

const isRequired = (field: DraftField) => field === 'job_title' || field === 'company_name'
export const picked = (draft: JobDraft, fields: readonly DraftField[]): Partial<JobDraft> =>
  Object.fromEntries(fields.map((field) => [field, draft[field]]))
const fieldsOf = (changes: Partial<JobDraft>) => Object.keys(changes) as DraftField[]

/** Merges another tab's save by field; fields that both changed differently keep this tab's text and are conflicts. */
export function rebase(base: JobDraft, mine: JobDraft, theirs: JobDraft): { draft: JobDraft; conflicts: DraftField[] } {
  const [myChanges, theirChanges, between] = [changesOf(base, mine), changesOf(base, theirs), changesOf(mine, theirs)]
  const conflicts = fieldsOf(myChanges).filter((field) => field in theirChanges && field in between)
  const taken = fieldsOf(theirChanges).filter((field) => !(field in myChanges))
  return { draft: { ...mine, ...picked(theirs, taken) }, conflicts }
}

export function joined(mine: JobDraft, theirs: JobDraft, fields: readonly DraftField[]): JobDraft {
  const both = <T>(a: readonly T[], b: readonly T[]) => [...a, ...b.filter((one) => !a.some((own) => isSame(own, one)))]
  const all: Pick<JobDraft, 'notes' | 'contacts' | 'interviews'> = {
    notes: [mine.notes, theirs.notes].filter((text) => text.trim() !== '').join('\n\n'),
    contacts: both(mine.contacts, theirs.contacts),
    interviews: both(mine.interviews, theirs.interviews),
  }
  return {
    ...mine,
    ...Object.fromEntries(Object.entries(all).filter(([field]) => fields.includes(field as DraftField))),
  }
}

const prefix = `${draftPrefix}job `
/** The replaced text tells later whether somebody else changed the same field. */
type Kept = { base: Partial<JobDraft>; changes: Partial<JobDraft> }

/** Keeps unsaved changes in the tab's storage, so that a reload or a lost connection loses nothing. */
export function keepDraft(job_url: string, saved: JobDraft, draft: JobDraft): void {
  const changes = changesOf(saved, draft)
  const kept: Kept = { base: picked(saved, fieldsOf(changes)), changes }
  try {
    if (fieldsOf(changes).length === 0) sessionStorage.removeItem(prefix + job_url)
    else sessionStorage.setItem(prefix + job_url, JSON.stringify(kept))
  } catch (error) {
    // The storage is full or forbidden; the dialog still says that it could not save.
    console.warn('The draft could not be kept.', error)
  }
}

export function keptDraft(job_url: string): Kept {
  try {
    const { base, changes } = JSON.parse(sessionStorage.getItem(prefix + job_url) ?? '') as Kept
    return { base, changes }
  } catch {
    return { base: {}, changes: {} }
  }
}

export const dropDraft = (job_url: string): void => sessionStorage.removeItem(prefix + job_url)

export const listKeptJobs = (): string[] =>
  Object.keys(sessionStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))

function createKeptJobs() {
  let urls: readonly string[] = []
  const listeners = new Set<() => void>()
  function look(): void {
    urls = listKeptJobs()
    for (const listener of listeners) listener()
  }
  return {
    get: () => urls,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      look()
      const stops = [onWindow('focus', look), onWindow('online', look)]
      return () => {
        listeners.delete(listener)
        for (const stop of stops) stop()
      }
    },
  }
}

/** A store that is checked again when the user or the network comes back. */
export const keptJobs = createKeptJobs()
