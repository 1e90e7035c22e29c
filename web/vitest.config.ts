import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { sharedPlugins } from './vite.config.ts'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: sharedPlugins ?? [],
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    // The machine's two cores are shared; a page test is a second or two of clicking.
    testTimeout: 15_000,
  },
})
