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
    // Rendering makes much that is thrown away at once: with room for it, collecting takes a tenth less of the time.
    execArgv: ['--max-semi-space-size=64'],
    maxWorkers: availableParallelism() + 1,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    // Limits catch hangs; they are far above what a busy machine needs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
