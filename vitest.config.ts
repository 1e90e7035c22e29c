import { defineConfig } from 'vitest/config'

const node = { environment: 'node', pool: 'forks', testTimeout: 20_000 } as const

export default defineConfig({
  test: {
    projects: [
      { test: { ...node, name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      { test: { ...node, name: 'cv-reader', include: ['cv-reader/src/**/*.test.ts'] } },
      {
        test: {
          ...node,
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/src/testing/global-setup.ts'],
          hookTimeout: 60_000,
        },
      },
      { test: { ...node, name: 'scripts', include: ['scripts/**/*.test.ts', 'bench/**/*.test.ts'] } },
      'web/vitest.config.*',
    ],
  },
})
