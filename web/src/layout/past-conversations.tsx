import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { loadOlderConversations, useConversations, useShownConversation } from '../features/chat/chat.api.ts'
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
