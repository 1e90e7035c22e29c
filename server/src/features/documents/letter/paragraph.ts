import type { LetterParagraph, Sourced } from '../content.ts'
import { compact } from '../resume/resume-sections.ts'

export function paragraph(
  part: string,
  sentences: readonly (Sourced | undefined)[],
  lines: Sourced[] = [],
): LetterParagraph {
  return { part, sentences: compact(sentences), lines }
}

export const isFilled = ({ sentences, lines, rows }: LetterParagraph) =>
  sentences.length + lines.length + (rows?.length ?? 0) > 0
