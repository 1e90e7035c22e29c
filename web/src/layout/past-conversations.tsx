import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { loadOlderConversations, useConversations, useShownConversation } from '../features/chat/chat.api.ts'
import { SearchPanel } from '../features/chat/search-panel.tsx'
import { useAction } from '../lib/use-action.ts'
import { Button } from '../ui/button.tsx'
import { useToast } from '../ui/toast.tsx'
import { ChatHistory } from './chat-history.tsx'

export function PastConversations() {
  const { t } = useLingui()
  const client = useQueryClient()
  const toast = useToast()
  const { data, isError, isFetching, refetch } = useConversations()
  const shown = useShownConversation()
  const [isSearching, setSearching] = useState(false)
  const older = useAction(() => loadOlderConversations(client), {
    onFailure: () => toast('error', t`Older conversations could not be loaded. Please try again.`),
  })

  if (isError && !data) {
    return (
      <div role="status" className="flex flex-col items-start gap-1 px-3 py-2 text-sm text-muted">
        <p>
          <Trans>Your conversations could not be loaded.</Trans>
        </p>
        <Button variant="text" busy={isFetching} onClick={() => void refetch()}>
          <Trans>Retry</Trans>
        </Button>
      </div>
    )
  }
  return (
    <>
      {data && data.conversations.length > 0 && (
        <button
          type="button"
          onClick={() => setSearching(true)}
          className="flex min-h-10 w-full items-center gap-2 rounded-control px-3 text-sm text-muted transition-colors hover:bg-raised hover:text-ink"
        >
          <Search aria-hidden className="size-4 shrink-0" />
          <Trans>Search conversations</Trans>
        </button>
      )}
      <SearchPanel open={isSearching} onClose={() => setSearching(false)} />
      <ChatHistory conversations={data?.conversations ?? null} shown={shown} />
      {data?.hasOlder && (
        <div className="px-3 py-2 text-sm">
          <Button variant="text" busy={older.isBusy} onClick={() => void older.run()}>
            <Trans>Show older</Trans>
          </Button>
        </div>
      )}
    </>
  )
}
