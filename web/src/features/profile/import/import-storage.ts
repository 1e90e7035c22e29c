import { draftPrefix } from '../../../lib/session.ts'
import { undecided, type Decisions } from './plan/import-decisions.ts'
import type { Reading } from './plan/import-reading.ts'

export type Review = { reading: Reading; decisions: Decisions }

const readingKey = `${draftPrefix}profileImport`
const decisionsKey = `${draftPrefix}profileImportChoices`
// The reading is long and does not change: each choice writes only the choices.
let written: Reading | null = null

export function readReview(): Review | null {
  try {
    const reading = JSON.parse(sessionStorage.getItem(readingKey) ?? 'null') as Reading | null
    const decisions = JSON.parse(sessionStorage.getItem(decisionsKey) ?? 'null') as Decisions | null
    return reading && { reading, decisions: { ...undecided, ...decisions } }
  } catch {
    return null
  }
}

/** False if the storage has no room for a long file: then leaving the page asks first. */
export function writeReview(review: Review | null): boolean {
  try {
    if (!review) return forget()
    if (written !== review.reading || sessionStorage.getItem(readingKey) === null)
      sessionStorage.setItem(readingKey, JSON.stringify(review.reading))
    written = review.reading
    sessionStorage.setItem(decisionsKey, JSON.stringify(review.decisions))
    return true
  } catch {
    // Otherwise an older state would come back as the newest.
    forget()
    return false
  }
}

function forget(): true {
  sessionStorage.removeItem(readingKey)
  sessionStorage.removeItem(decisionsKey)
  written = null
  return true
}
