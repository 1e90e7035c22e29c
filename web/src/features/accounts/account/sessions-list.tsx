import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import { localDateTime, RelativeTime } from '../../../lib/relative-time.tsx'
import { useAction } from '../../../lib/use-action.ts'
import { FailureAlert } from '../../../ui/alert.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { JoinedFacts } from '../../../ui/joined-facts.tsx'
import { LoadState } from '../../../ui/load-state.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { sessionsKey, signOutElsewhere, signOutOf, useSessions, type OpenSession } from './account.api.ts'
import { AccountRow } from './account-row.tsx'
import { deviceName } from './device-name.ts'

const everywhereElse = 'everywhere else'

export function SessionsList() {
  const { t } = useLingui()
  const client = useQueryClient()
  const toast = useToast()
  const list = useRef<HTMLUListElement>(null)
  const query = useSessions()
  const { data: sessions } = query
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

  if (!sessions) return <LoadState query={query} />
  return (
    <>
      <FailureAlert failure={failure} text={t`That did not work; the list shows who is signed in. Please try again.`} />
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
  const { t } = useLingui()
  const { device, network, created_at, last_seen_at, is_this_one } = session
  const name = deviceName(device)
  const since = localDateTime(created_at)
  return (
    <AccountRow
      Icon={MonitorSmartphone}
      title={
        <>
          <span title={device}>{name}</span>
          {is_this_one && (
            <Badge tone="green">
              <Trans>This one</Trans>
            </Badge>
          )}
        </>
      }
      action={
        !is_this_one && (
          <Button variant="quiet" busy={isBusy} onClick={() => onEnd(name)} className="min-h-11!">
            <Trans>
              Sign out <span className="sr-only">{name}</span>
            </Trans>
          </Button>
        )
      }
    >
      <JoinedFacts
        facts={[
          is_this_one ? (
            t`In use now`
          ) : (
            <Trans key="seen">
              Last seen <RelativeTime timestamp={last_seen_at} />
            </Trans>
          ),
          t`signed in ${since}`,
          network && t`network ${network}`,
        ]}
      />
    </AccountRow>
  )
}
