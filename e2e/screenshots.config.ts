import { defineConfig } from 'vitest/config'

/** `npm run screenshots`: takes the pictures of docs/screenshots anew. Not part of `npm test`. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['screenshots.ts'],
    environment: 'node',
    testTimeout: 300_000,
    hookTimeout: 90_000,
    globalSetup: ['global-setup.ts'],
  },
})
