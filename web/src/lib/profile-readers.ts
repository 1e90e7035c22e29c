import type { QueryClient } from '@tanstack/react-query'

/** For the `meta` of queries whose answers depend on the profile, such as a job's match. */
export const readsProfile = { readsProfile: true } as const

/** Asks anew for what depends on the profile, after it was saved. */
export const refreshProfileReaders = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ meta }) => meta?.['readsProfile'] === true })
