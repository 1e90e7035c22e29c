import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['screenshots.ts'],
    environment: 'node',
    testTimeout: 600_000,
    hookTimeout: 300_000,
    setupFiles: ['setup.ts'],
    globalSetup: ['global-setup.ts'],
  },
})
