import type { DocumentLook } from '@waymark/contract/documents.ts'

/** Of documents that were made before there was a choice, and where nobody has chosen. */
export const defaultLook: DocumentLook = { design: 'classic', paper: 'a4' }

/** How much more than the classic design a page of each holds. */
const capacities: Readonly<Record<DocumentLook['design'], number>> = {
  classic: 1,
  serif: 0.98,
  modern: 0.92,
  compact: 1.22,
}
/** A US Letter page is 18 mm shorter than A4. */
const letterShare = 0.93

/** How much a page of this look holds, against one of the default look. */
export const capacityOf = ({ design, paper }: DocumentLook): number =>
  capacities[design] * (paper === 'letter' ? letterShare : 1)
