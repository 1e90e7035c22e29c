import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'e2e',
    include: ['**/*.spec.ts'],
    environment: 'node',
    pool: 'forks',
    // Every file runs a server and a browser of its own: side by side they would only slow each other down.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 90_000,
    globalSetup: ['global-setup.ts'],
  },
})
