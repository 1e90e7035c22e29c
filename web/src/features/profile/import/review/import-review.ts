import { createContext, useContext } from 'react'
import type { Decisions } from '../plan/import-decisions.ts'
import type { Reading } from '../plan/import-reading.ts'
import type { Problems } from '../../fields/profile-problems.ts'

/** What every part of the review reads, and the two things each can do. */
export type ImportReview = {
  reading: Reading
  decisions: Decisions
  /** Sentences about values that can't be saved as they are, by the file's paths. */
  problems: Problems
  /** There is something to compare with, and it is not replaced: new entries are told from known ones. */
  isComparing: boolean
  /** Which of the file's entries are in my profile already, by path. */
  isKnown: (path: string) => boolean
  decide: (decisions: Decisions) => void
  /** Shows where something was read, in the pane beside it. */
  lookAt: (lines: readonly number[]) => void
}

const Review = createContext<ImportReview | null>(null)
export const ImportReviewProvider = Review.Provider

export function useImportReview(): ImportReview {
  const review = useContext(Review)
  if (!review) throw new Error('A part of the import review stands outside of it.')
  return review
}
