import { contentStems } from '../text/stems.ts'

/** Certificates of one name come in these grades; each line is a ladder of which one is held. */
const ladders = [
  'opérateur décideur conseiller operador aplicador',
  'foundation practitioner',
  'beginner intermediate advanced',
  'grundlagen aufbau',
  'básico cualificado fumigador',
].map(contentStems)

const gradeWords = new Set(ladders.flatMap((grades) => [...grades]))

/** The word behind a certificate's name that tells its grade or that paper is asked for; empty if neither does. */
export function gradeBehind(text: string): string {
  const [all = '', word = ''] = /^[\s«"„]+(\p{L}+)/u.exec(text) ?? []
  const isGrade = [...contentStems(word)].some((stem) => gradeWords.has(stem))
  return isGrade || paper.test(word) ? all : ''
}

const paper = /^(?:qualifications?|certificat\w*|certifications?|zertifikat|diploma|diplôme|título)$/iu

/** "Health and safety qualification" asks for paper, which a duty does not show. */
export const asksForPaper = (text: string): boolean => paper.test(/\p{L}+$/u.exec(text)?.[0] ?? '')

/** True if both texts name grades of the same scale, but no grade in common. */
export function isOtherGrade(asked: string, held: string): boolean {
  const [one, other] = [contentStems(asked), contentStems(held)]
  return ladders.some((grades) => {
    const [wanted, had] = [grades.intersection(one), grades.intersection(other)]
    return wanted.size > 0 && had.size > 0 && wanted.isDisjointFrom(had)
  })
}
