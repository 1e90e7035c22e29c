import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { RelativeTime } from '../lib/relative-time.tsx'
import { Spinner } from '../ui/spinner.tsx'

export type PastConversation = { session_id: string; first_message: string; title: string | null; updated_at: string }

type Props = {
  /** Newest first; null while they are being loaded. */
  conversations: readonly PastConversation[] | null
  /** The one that the chat shows. */
  shown?: string | null
}

/** Spec §2, Sidebar: past conversations with their first message and when they were last touched. */
export function ChatHistory({ conversations, shown }: Props) {
  if (conversations === null) {
    return (
      <p role="status" className="flex items-center gap-2 px-3 py-2 text-sm text-muted">
        <Spinner />
        <Trans>Loading history...</Trans>
      </p>
    )
  }
  if (conversations.length === 0) {
    return (
      <p className="px-3 py-2 text-sm text-muted">
        <Trans>No conversations yet</Trans>
      </p>
    )
  }
  return (
    <ul className="flex flex-col gap-0.5">
      {conversations.map(({ session_id, title, first_message, updated_at }) => (
        <li key={session_id}>
          <Link
            to="/chat"
            state={{ conversation: session_id }}
            aria-current={session_id === shown || undefined}
            className="flex flex-col rounded-control px-3 py-2 text-sm text-ink transition-colors hover:bg-raised aria-current:bg-accent-soft"
          >
            <span dir="auto" className="truncate">
              {title ?? first_message}
            </span>
            <RelativeTime timestamp={updated_at} className="text-xs text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
