import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ApiError } from './api-error.ts'

/** Retries lost connections and server errors twice; other answers would stay the same. */
function isWorthRetrying(failures: number, error: Error): boolean {
  return failures < 2 && error instanceof ApiError && (error.code === 'connection' || error.status >= 500)
}

// Before the next frame, in which the drag library restores the focus: the dropped card must be in its new place.
notifyManager.setScheduler(queueMicrotask)

/** The query cache of signed-in pages, dropped on signing out so that nothing is left for the next user. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          // The server may run on this very machine, reachable without a network.
          queries: { retry: isWorthRetrying, staleTime: 30_000, networkMode: 'always' },
          mutations: { retry: false, networkMode: 'always' },
        },
      }),
  )
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
