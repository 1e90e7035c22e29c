import { isJobStatus, jobStatuses, type JobStatus } from '@waymark/contract/job-tracking.ts'
import { languages, type Language } from '../../languages.ts'
import { fold } from '../plain-text.ts'
import { readHeadings } from '../words/words.ts'

const lists = new Map<Language, ReadonlyMap<string, JobStatus>>()

/** The last column named wins: "move it from Applied to Interview". */
export function findStage(message: string, language: Language): JobStatus | undefined {
  const words = fold(message).match(/[\p{L}\p{N}]+/gu) ?? []
  const names = namesIn(language)
  let found: JobStatus | undefined
  for (const at of words.keys()) {
    const stage = [3, 2, 1].map((length) => names.get(words.slice(at, at + length).join('_'))).find(Boolean)
    found = stage ?? found
  }
  return found
}

function namesIn(language: Language): ReadonlyMap<string, JobStatus> {
  const known = lists.get(language)
  if (known) return known
  const names = new Map<string, JobStatus>(jobStatuses.map((status) => [fold(status), status]))
  for (const one of new Set([language, languages[0]])) {
    for (const [heading, lines] of readHeadings(one, 'stages.txt')) {
      if (!isJobStatus(heading)) throw new Error(`${one}/stages.txt: there is no stage ${heading}.`)
      for (const { line } of lines) if (!names.has(fold(line))) names.set(fold(line), heading)
    }
  }
  lists.set(language, names)
  return names
}
