import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { sharedPlugins } from './vite.config.ts'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: sharedPlugins ?? [],
  test: {
    name: 'web',
    environment: 'jsdom',
    pool: 'forks',
    // A fresh jsdom and fresh modules per file took half of the time; setup.ts clears what files share.
    isolate: false,
    // Rendering makes much that is thrown away at once, so the room for it is wide. It is also fixed: with 64 MB that grow and
    // shrink, each growth takes fresh pages of the system, which are dear in a virtual machine.
    execArgv: ['--min-semi-space-size=16', '--max-semi-space-size=16'],
    maxWorkers: availableParallelism() + 1,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    // Limits catch hangs; they are far above what a busy machine needs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
