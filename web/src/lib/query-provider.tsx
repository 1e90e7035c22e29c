import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ApiError } from './api-error.ts'

/** Nothing is gained by asking again after an answer that will stay the same; a broken line is tried twice more. */
function isWorthRetrying(failures: number, error: Error): boolean {
  return failures < 2 && error instanceof ApiError && (error.code === 'connection' || error.status >= 500)
}

// Before the next frame, not after it: a card dropped on the board would be seen back in its old place for a moment,
// and the drag library, which gives the focus back in that frame, would not find it in the new one.
notifyManager.setScheduler(queueMicrotask)

/** What signed-in pages know of the server. It lives as long as the sign-in, so nothing is left for the next user. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          // Always: the server may be this machine itself, which a browser without a network can still reach.
          queries: { retry: isWorthRetrying, staleTime: 30_000, networkMode: 'always' },
          mutations: { retry: false, networkMode: 'always' },
        },
      }),
  )
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
