import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const node = {
  environment: 'node',
  pool: 'forks',
  // A fresh process for each file took more than half of the time. Files share no state but what a test makes.
  isolate: false,
  // As in web/vitest.config.ts.
  execArgv: ['--min-semi-space-size=16', '--max-semi-space-size=16'] as string[],
  // Limits end what hangs; they are far from what a busy machine needs.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
} as const

export default defineConfig({
  test: {
    // One more than cores: a worker waits a quarter of its time, for its database and for processes. Left to itself, vitest
    // leaves one core free.
    maxWorkers: availableParallelism() + 1,
    projects: [
      { test: { ...node, name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      { test: { ...node, name: 'cv-reader', include: ['cv-reader/src/**/*.test.ts'] } },
      {
        test: {
          ...node,
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/src/testing/global-setup.ts', 'scripts/build-data.ts'],
        },
      },
      { test: { ...node, name: 'scripts', include: ['scripts/**/*.test.ts', 'bench/**/*.test.ts'] } },
      'web/vitest.config.*',
    ],
  },
})
