import { Trans, useLingui } from '@lingui/react/macro'
import { resendPauseS } from '@waymark/contract/accounts.ts'
import { useState } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { errorText } from '../../lib/error-text.ts'
import { session, useSession } from '../../lib/session.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { useSecondsLeft } from './use-seconds-left.ts'

type Props = { email: string; send: () => Promise<void> }
type Outcome = { variant: 'success' | 'error'; text: string } | null

/** "No code?": asks for another one, at most once a minute. */
export function ResendCode({ email, send }: Props) {
  const { t } = useLingui()
  const { codeSentAt } = useSession()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>(null)
  const secondsLeft = useSecondsLeft((codeSentAt ?? 0) + resendPauseS * 1000)

  async function resend(): Promise<void> {
    setBusy(true)
    setOutcome(null)
    try {
      await send()
      setOutcome({ variant: 'success', text: t`A new code is on its way to ${email}.` })
    } catch (error) {
      // Another tab asked less than a minute ago: count down what is left of the server's pause.
      const wait = error instanceof ApiError ? error.retryAfterS : undefined
      if (wait !== undefined && wait <= resendPauseS) {
        session.update({ codeSentAt: Date.now() - (resendPauseS - wait) * 1000 })
      }
      setOutcome({ variant: 'error', text: errorText(error, t`Failed to send a new code. Please try again.`) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="flex flex-col gap-4">
      {outcome && <Alert variant={outcome.variant}>{outcome.text}</Alert>}
      <p className="flex flex-wrap items-baseline gap-x-1.5 text-[0.9375rem] text-muted">
        <Trans>No mail? Look in the spam folder, or</Trans>
        <Button variant="text" busy={busy} disabled={secondsLeft > 0} onClick={() => void resend()}>
          {secondsLeft > 0 ? (
            <span className="tabular-nums">
              <Trans>send a new code in {secondsLeft} s</Trans>
            </span>
          ) : (
            <Trans>send a new code</Trans>
          )}
        </Button>
      </p>
    </div>
  )
}
