import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { RelativeTime } from '../lib/relative-time.tsx'
import { Skeleton, SkeletonBlock } from '../ui/skeleton.tsx'

export type PastConversation = { session_id: string; first_message: string; title: string | null; updated_at: string }

type Props = {
  conversations: readonly PastConversation[] | null
  shown?: string | null
}

export function ChatHistory({ conversations, shown }: Props) {
  if (conversations === null) {
    return (
      <Skeleton label={<Trans>Loading history...</Trans>} className="px-3 py-2">
        <div className="flex flex-col gap-4">
          {['w-11/12', 'w-2/3', 'w-5/6'].map((width) => (
            <div key={width} className="flex flex-col gap-1.5">
              <SkeletonBlock className={`h-3.5 ${width}`} />
              <SkeletonBlock className="h-2.5 w-1/3" />
            </div>
          ))}
        </div>
      </Skeleton>
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
            {title !== null && title !== first_message && (
              <span dir="auto" className="truncate text-xs text-muted">
                {first_message}
              </span>
            )}
            <RelativeTime timestamp={updated_at} className="text-xs text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
