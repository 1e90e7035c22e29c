import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Vitest begins with the largest files, but these take the longest; at the end one processor would wait for them. */
const longest = ['accessibility', 'job-tracking', 'faults', 'main-job', 'job-tracking-drag', 'profile-import']
const rank = ({ moduleId }: TestSpecification): number => {
  const place = longest.indexOf(basename(moduleId, '.spec.ts'))
  return place === -1 ? longest.length : place
}
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'e2e',
    include: ['**/*.spec.ts'],
    environment: 'node',
    pool: 'forks',
    // Files of one process share its browser.
    isolate: false,
    // Each file runs a server and mostly waits for pages: more than two at once help nobody.
    maxWorkers: Math.min(availableParallelism(), 2),
    sequence: { sequencer: LongestFirst },
    setupFiles: ['setup.ts'],
    globalSetup: ['global-setup.ts'],
    // docs/decisions/0021: the log names what needed it.
    retry: 1,
    // Limits catch hangs; they are far above what a busy machine needs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // The shared server finishes its requests and stops its database.
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
