import { draftPrefix } from '../../../lib/session.ts'
import { undecided, type Decisions } from './plan/import-decisions.ts'
import type { Reading } from './plan/import-reading.ts'

export type Review = { reading: Reading; decisions: Decisions }

const readingKey = `${draftPrefix}profileImport`
const decisionsKey = `${draftPrefix}profileImportChoices`
// What was read is long and stays: only the choices are written again with each of them.
let written: Reading | null = null

/** The review that a reload of the page interrupted. */
export function readReview(): Review | null {
  try {
    const reading = JSON.parse(sessionStorage.getItem(readingKey) ?? 'null') as Reading | null
    const decisions = JSON.parse(sessionStorage.getItem(decisionsKey) ?? 'null') as Decisions | null
    return reading && { reading, decisions: { ...undecided, ...decisions } }
  } catch {
    return null
  }
}

/** False where there is no room for it: a long file and a full storage. Then leaving the page has to ask. */
export function writeReview(review: Review | null): boolean {
  try {
    if (!review) return forget()
    if (written !== review.reading || sessionStorage.getItem(readingKey) === null)
      sessionStorage.setItem(readingKey, JSON.stringify(review.reading))
    written = review.reading
    sessionStorage.setItem(decisionsKey, JSON.stringify(review.decisions))
    return true
  } catch {
    // An older state of it would come back as if it were the newest.
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
