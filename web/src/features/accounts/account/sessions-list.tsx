import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import { errorText } from '../../../lib/error-text.ts'
import { localDateTime, RelativeTime } from '../../../lib/relative-time.tsx'
import { useAction } from '../../../lib/use-action.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { sessionsKey, signOutElsewhere, signOutOf, useSessions, type OpenSession } from './account.api.ts'
import { deviceName } from './device-name.ts'

const everywhereElse = 'everywhere else'

export function SessionsList() {
  const { t } = useLingui()
  const client = useQueryClient()
  const toast = useToast()
  const list = useRef<HTMLUListElement>(null)
  const query = useSessions()
  const { data: sessions, isError } = query
  const [ending, setEnding] = useState<string>()
  const { run, isBusy, failure } = useAction(async (which: string) => {
    await (which === everywhereElse ? signOutElsewhere() : signOutOf(which))
    await client.invalidateQueries({ queryKey: sessionsKey })
  })

  async function end(which: string, done: string): Promise<void> {
    setEnding(which)
    if (!(await run(which))) return
    toast('success', done)
    // The pressed button is gone with its session.
    list.current?.focus()
  }

  if (!sessions)
    return isError ? (
      <LoadFailure query={query}>
        <Trans>This could not be loaded. Nothing is lost.</Trans>
      </LoadFailure>
    ) : (
      <Skeleton label={t`Loading...`} />
    )
  return (
    <>
      {failure && (
        <Alert key={failure.attempt} variant="error">
          {errorText(failure.error, t`That did not work; the list shows who is signed in. Please try again.`)}
        </Alert>
      )}
      <ul
        ref={list}
        tabIndex={-1}
        aria-labelledby="sessions"
        className="flex flex-col divide-y divide-line rounded-control outline-none"
      >
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={isBusy && ending === session.id}
            onEnd={(name) => void end(session.id, t`${name} is signed out.`)}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          variant="quiet"
          busy={isBusy && ending === everywhereElse}
          onClick={() => void end(everywhereElse, t`You are signed out everywhere else.`)}
          className="self-start"
        >
          <Trans>Sign out everywhere else</Trans>
        </Button>
      )}
    </>
  )
}

type RowProps = { session: OpenSession; isBusy: boolean; onEnd: (name: string) => void }

function SessionRow({ session, isBusy, onEnd }: RowProps) {
  const { device, network, created_at, last_seen_at, is_this_one } = session
  const name = deviceName(device)
  const since = localDateTime(created_at)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0">
      <MonitorSmartphone aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-52">
        <p
          className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold [overflow-wrap:anywhere]"
          title={device}
        >
          {name}
          {is_this_one && (
            <Badge tone="green">
              <Trans>This one</Trans>
            </Badge>
          )}
        </p>
        <p className="text-sm text-muted [overflow-wrap:anywhere]">
          {is_this_one ? (
            <Trans>In use now</Trans>
          ) : (
            <Trans>
              Last seen <RelativeTime timestamp={last_seen_at} />
            </Trans>
          )}
          {' · '}
          <Trans>signed in {since}</Trans>
          {network && (
            <>
              {' · '}
              <Trans>
                network <bdi>{network}</bdi>
              </Trans>
            </>
          )}
        </p>
      </div>
      {!is_this_one && (
        <Button variant="quiet" busy={isBusy} onClick={() => onEnd(name)} className="min-h-11! max-sm:ms-9">
          <Trans>
            Sign out <span className="sr-only">{name}</span>
          </Trans>
        </Button>
      )}
    </li>
  )
}
