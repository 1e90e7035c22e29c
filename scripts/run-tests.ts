import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { startVitest } from 'vitest/node'
import { countOf, filesToTryAgain, withSecondTry, type Run } from './second-try.ts'
import { TestProgress } from './test-progress.ts'

// Runs one vitest configuration with output for a log; --report names the file for the counts. With --second-try, files
// that failed run again at the end, one at a time.
const { values, positionals } = parseArgs({
  options: {
    stage: { type: 'string', default: 'tests' },
    config: { type: 'string', default: 'vitest.config.ts' },
    report: { type: 'string' },
    'second-try': { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
let result = await runFiles(values.stage, positionals)
const again = values['second-try'] ? filesToTryAgain(result) : []
if (again.length > 0) {
  console.log(`\n${values.stage}: ${again.length === 1 ? 'one file' : `${again.length} files`} once more, alone`)
  process.exitCode = 0
  result = withSecondTry(result, await runFiles(`${values.stage}, second try`, again, { maxWorkers: 1 }))
}
const count = countOf(result)
if (values.report) writeFileSync(values.report, JSON.stringify(count))
process.exit(count.failed > 0 ? 1 : process.exitCode)

async function runFiles(stage: string, files: string[], options: { maxWorkers?: number } = {}): Promise<Run> {
  const progress = new TestProgress(stage)
  await startVitest(files, {
    config: values.config,
    run: true,
    watch: false,
    silent: 'passed-only',
    reporters: [progress],
    ...options,
  })
  return progress.run
}
