import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { startVitest } from 'vitest/node'
import { TestProgress } from './test-progress.ts'

// Runs one vitest configuration with output for a log; --report names the file for the counts.
const { values, positionals } = parseArgs({
  options: {
    stage: { type: 'string', default: 'tests' },
    config: { type: 'string', default: 'vitest.config.ts' },
    report: { type: 'string' },
  },
  allowPositionals: true,
})
const progress = new TestProgress(values.stage)
const vitest = await startVitest(positionals, {
  config: values.config,
  run: true,
  watch: false,
  silent: 'passed-only',
  reporters: [progress],
})
if (values.report) writeFileSync(values.report, JSON.stringify({ ...progress.count, flaky: progress.flaky }))
await vitest.exit()
