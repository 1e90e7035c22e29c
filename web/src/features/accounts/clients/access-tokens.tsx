import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { AccessToken } from '@waymark/contract/account/access-tokens.ts'
import { KeyRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { localDateTime, RelativeTime } from '../../../lib/relative-time.tsx'
import { useAction } from '../../../lib/use-action.ts'
import { FailureAlert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { JoinedFacts } from '../../../ui/joined-facts.tsx'
import { LoadState } from '../../../ui/load-state.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { AccountRow } from '../account/account-row.tsx'
import { revoke, tokensKey, useTokens } from './clients.api.ts'
import { NewToken } from './new-token.tsx'

/** The keys of outside clients: made, seen in use, revoked. */
export function AccessTokens() {
  const { t } = useLingui()
  const client = useQueryClient()
  const toast = useToast()
  const list = useRef<HTMLUListElement>(null)
  const query = useTokens()
  const { data: tokens } = query
  const [ending, setEnding] = useState<string>()
  const revoking = useAction(async (id: string) => {
    await revoke(id)
    await client.invalidateQueries({ queryKey: tokensKey })
  })

  async function end({ id, name }: AccessToken): Promise<void> {
    setEnding(id)
    if (!(await revoking.run(id))) return
    toast('success', t`“${name}” is revoked and no longer has access.`)
    // The pressed button is gone with its token.
    list.current?.focus()
  }

  if (!tokens) return <LoadState query={query} />
  return (
    <>
      <FailureAlert failure={revoking.failure} text={t`The token was not revoked. Please try again.`} />
      {tokens.length > 0 && (
        <ul
          ref={list}
          tabIndex={-1}
          aria-labelledby="clients"
          className="flex flex-col divide-y divide-line rounded-control outline-none"
        >
          {tokens.map((token) => (
            <TokenRow
              key={token.id}
              token={token}
              isBusy={revoking.isBusy && ending === token.id}
              onRevoke={() => void end(token)}
            />
          ))}
        </ul>
      )}
      <NewToken />
    </>
  )
}

type RowProps = { token: AccessToken; isBusy: boolean; onRevoke: () => void }

function TokenRow({ token, isBusy, onRevoke }: RowProps) {
  const { t } = useLingui()
  const { name, scopes, created_at, expires_at, last_used_at } = token
  const made = localDateTime(created_at)
  const end = expires_at === null ? null : localDateTime(expires_at)
  const [now] = useState(() => Date.now())
  const hasEnded = expires_at !== null && Date.parse(expires_at) < now
  return (
    <AccountRow
      Icon={KeyRound}
      title={<bdi>{name}</bdi>}
      action={
        <Button variant="quiet" busy={isBusy} onClick={onRevoke} className="min-h-11!">
          <Trans>
            Revoke <span className="sr-only">{name}</span>
          </Trans>
        </Button>
      }
    >
      <JoinedFacts
        facts={[
          scopes.includes('propose') ? t`Reads and suggests changes` : t`Reads`,
          scopes.includes('contacts') && t`also contacts`,
          last_used_at === null ? (
            t`never used`
          ) : (
            <Trans key="used">
              used <RelativeTime timestamp={last_used_at} />
            </Trans>
          ),
          t`created ${made}`,
          end !== null && (hasEnded ? t`expired ${end}` : t`expires ${end}`),
        ]}
      />
    </AccountRow>
  )
}
