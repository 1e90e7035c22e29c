import { useQuery } from '@tanstack/react-query'
import { exportConversation, searchConversations } from '@waymark/contract/chat.ts'
import { call } from '../../lib/call.ts'
import { downloadFile } from '../../lib/download.ts'

/** Conversations in which the words stand; asks for nothing without words. */
export function useFoundConversations(words: string) {
  return useQuery({
    queryKey: ['chat', 'search', words],
    queryFn: async ({ signal }) => (await call(searchConversations, { query: { q: words }, signal })).conversations,
    enabled: words !== '',
    placeholderData: (previous) => previous,
    // The server may run on this very machine, reachable without a network.
    networkMode: 'always',
  })
}

export const downloadConversation = (session_id: string, format: 'md' | 'json'): Promise<void> =>
  downloadFile(exportConversation, `${session_id}.${format}`)
