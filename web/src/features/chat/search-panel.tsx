import { Trans, useLingui } from '@lingui/react/macro'
import { searchLimits, type FoundConversation } from '@waymark/contract/chat.ts'
import { useEffect, useRef, useState } from 'react'
import { RelativeTime } from '../../lib/relative-time.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Link } from '../../ui/link.tsx'
import { useFoundConversations } from './history.api.ts'

const pauseMs = 250

type Props = { open: boolean; onClose: () => void }

export function SearchPanel({ open, onClose }: Props) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  return (
    <Dialog open={open} onClose={onClose} title={t`Search conversations`} initialFocus={field}>
      <Search fieldRef={field} onOpen={onClose} />
    </Dialog>
  )
}

function Search({ fieldRef, onOpen }: { fieldRef: React.RefObject<HTMLInputElement | null>; onOpen: () => void }) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const [words, setWords] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setWords(text.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  const { data, isError } = useFoundConversations(words)
  const found = words === '' ? undefined : data
  const count = found?.length ?? 0
  return (
    <div className="flex flex-col gap-5">
      <TextField
        ref={fieldRef}
        label={t`Words to look for`}
        type="search"
        value={text}
        maxLength={searchLimits.length}
        dir="auto"
        autoComplete="off"
        onChange={setText}
      />
      <p role="status" className={count > 0 ? 'sr-only' : 'text-muted'}>
        {isError && <Trans>The search did not work. Please try again.</Trans>}
        {!isError && found && count === 0 && <Trans>Nothing found.</Trans>}
        {!isError && count > 0 && t`${count} conversations found`}
      </p>
      {found && count > 0 && (
        <ul className="-mx-3 flex flex-col gap-1">
          {found.map((one) => (
            <Found key={one.session_id} found={one} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Found({ found, onOpen }: { found: FoundConversation; onOpen: () => void }) {
  const { session_id, title, first_message, excerpt, updated_at } = found
  return (
    <li>
      <Link
        to="/chat"
        state={{ conversation: session_id }}
        onClick={onOpen}
        className="flex flex-col gap-0.5 rounded-control px-3 py-2.5 text-ink! no-underline! hover:bg-raised"
      >
        <span dir="auto" className="truncate font-semibold">
          {title ?? first_message}
        </span>
        {excerpt !== '' && (
          <span dir="auto" className="line-clamp-2 text-sm font-normal text-muted [overflow-wrap:anywhere]">
            {excerpt}
          </span>
        )}
        <RelativeTime timestamp={updated_at} className="text-xs font-normal text-muted" />
      </Link>
    </li>
  )
}
