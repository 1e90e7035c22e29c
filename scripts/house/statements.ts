import type { House, SourceFile } from './sources.ts'

const statement = /\bawait sql\b[<`]/
const comment = /^\s*(?:\/\/|\/?\*)/
const reason = /^\s*(?:\/\/|\/?\*).*\bRaw SQL\b/

/** Statements of the server in raw SQL without a reason above them, or above a function that the file exports. */
export function findUnexplainedStatements({ sources }: House): string[] {
  return sources
    .filter(({ path, isTest }) => path.startsWith('server/src/') && !isTest)
    .flatMap((file) => (hasCommonReason(file) ? [] : unexplained(file)))
}

function unexplained({ path, lines }: SourceFile): string[] {
  return lines.flatMap((line, index) =>
    !statement.test(line) || hasReason(lines, index)
      ? []
      : [`${path}:${index + 1}: a comment above a statement says why it is raw SQL`],
  )
}

/** Between a statement and its comment may stand one line: that of the declaration or of the function. */
function hasReason(lines: readonly string[], index: number): boolean {
  const above = lines.slice(0, index).toReversed()
  const fromComment = comment.test(above[0] ?? '') ? above : above.slice(1)
  const end = fromComment.findIndex((line) => !comment.test(line))
  return fromComment.slice(0, end === -1 ? undefined : end).some((line) => reason.test(line))
}

const hasCommonReason = ({ lines }: SourceFile): boolean =>
  lines.some((line, index) => /^export\b/.test(line) && reason.test(lines[index - 1] ?? ''))
