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
    // A jsdom and all modules anew for each file took half of the time; setup.ts clears what files share.
    isolate: false,
    maxWorkers: availableParallelism(),
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    // Limits end what hangs; they are far from what a busy machine needs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
