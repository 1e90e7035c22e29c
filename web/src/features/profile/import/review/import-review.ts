import { createContext, useContext } from 'react'
import type { Decisions } from '../plan/import-decisions.ts'
import type { Reading } from '../plan/import-reading.ts'
import type { Problems } from '../../fields/profile-problems.ts'

export type ImportReview = {
  reading: Reading
  decisions: Decisions
  /** By path in the file's document. */
  problems: Problems
  /** The profile is merged with the file, not empty or replaced: new entries are marked. */
  isComparing: boolean
  isKnown: (path: string) => boolean
  decide: (decisions: Decisions) => void
  /** Highlights lines in the pane beside the review. */
  lookAt: (lines: readonly number[]) => void
}

const Review = createContext<ImportReview | null>(null)
export const ImportReviewProvider = Review.Provider

export function useImportReview(): ImportReview {
  const review = useContext(Review)
  if (!review) throw new Error('A part of the import review stands outside of it.')
  return review
}
