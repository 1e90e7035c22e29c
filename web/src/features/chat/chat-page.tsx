import { useLingui } from '@lingui/react/macro'
import { ConversationView } from './conversation-view.tsx'
import { useChatSession } from './use-chat-session.ts'

export function ChatPage() {
  const { t } = useLingui()
  const { session_id, startNew } = useChatSession()
  return (
    <div className="relative min-h-80 flex-1">
      <title>{`${t`Chat`} · Waymark`}</title>
      {session_id && <ConversationView key={session_id} session_id={session_id} onStartNew={startNew} />}
    </div>
  )
}
