/** What one try of a test file came to; `problem` is the first thing that went wrong, with the test's name. */
export type FileResult = { passed: number; failed: number; problem?: string | undefined }

/** One run of test files by their paths. `problems` are errors that no file can be blamed for, such as a worker's end. */
export type Run = { files: Map<string, FileResult>; problems: string[]; flaky: string[] }

export type Count = { passed: number; failed: number; flaky: string[] }

/** More than these fail because something is broken, and running all of them again would only take time. */
const mostFiles = 5

export function filesToTryAgain({ files }: Run): string[] {
  const troubled = [...files].filter(([, { problem }]) => problem !== undefined).map(([file]) => file)
  return troubled.length <= mostFiles ? troubled : []
}

export function countOf({ files, problems, flaky }: Run): Count {
  const results = [...files.values()]
  const passed = results.reduce((sum, file) => sum + file.passed, 0)
  const failed = results.reduce((sum, file) => sum + failuresOf(file), 0)
  return { passed, failed: failed + problems.length, flaky }
}

/** The second try's result counts for each file that it ran; what passed only then is flaky. */
export function withSecondTry(first: Run, second: Run): Run {
  const recovered = [...second.files].filter(([, { problem }]) => problem === undefined)
  return {
    files: new Map([...first.files, ...second.files]),
    problems: [...first.problems, ...second.problems],
    flaky: [...first.flaky, ...second.flaky, ...recovered.flatMap(([file]) => first.files.get(file)?.problem ?? [])],
  }
}

/** A file that does not load, whose hook fails, or that leaves an error behind has no failed test: it counts as one. */
function failuresOf({ failed, problem }: FileResult): number {
  return problem !== undefined && failed === 0 ? 1 : failed
}
