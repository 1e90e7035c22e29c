import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ApiError } from './api-error.ts'

/** A lost connection and the server's own errors are tried twice more; other answers would stay the same. */
function isWorthRetrying(failures: number, error: Error): boolean {
  return failures < 2 && error instanceof ApiError && (error.code === 'connection' || error.status >= 500)
}

// Before the next frame: otherwise a card dropped on the board is shown in its old place for a moment, and the drag
// library, which gives the focus back in that frame, does not find it in the new one.
notifyManager.setScheduler(queueMicrotask)

/** The query cache of signed-in pages. It is dropped with the sign-in, so that nothing is left for the next user. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          // The server may be this machine itself, which a browser without a network can still reach.
          queries: { retry: isWorthRetrying, staleTime: 30_000, networkMode: 'always' },
          mutations: { retry: false, networkMode: 'always' },
        },
      }),
  )
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
