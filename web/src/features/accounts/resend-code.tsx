import { Trans, useLingui } from '@lingui/react/macro'
import { resendPauseS } from '@waymark/contract/accounts.ts'
import { useState } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { errorText } from '../../lib/error-text.ts'
import { session, useSession } from '../../lib/session.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { useSecondsLeft } from './use-seconds-left.ts'

type Props = {
  email: string
  send: () => Promise<void>
  onSent: () => void
}

export function ResendCode({ email, send, onSent }: Props) {
  const { t } = useLingui()
  const { codeSentAt } = useSession()
  const [isSent, setSent] = useState(false)
  const secondsLeft = useSecondsLeft((codeSentAt ?? 0) + resendPauseS * 1000)

  const { busy, error, attempt, submit } = useSubmit({
    validate: () => ({}),
    async send() {
      setSent(false)
      await send()
      setSent(true)
      onSent()
    },
    explain(failure) {
      // Another tab asked less than a minute ago: counts down the rest of the server's pause.
      const wait = failure instanceof ApiError ? failure.retryAfterS : undefined
      if (wait !== undefined && wait <= resendPauseS) {
        session.update({ codeSentAt: Date.now() - (resendPauseS - wait) * 1000 })
      }
      return errorText(failure, t`Failed to send a new code. Please try again.`)
    },
  })

  return (
    <div className="flex flex-col gap-4">
      {isSent && <Alert variant="success">{t`A new code is on its way to ${email}.`}</Alert>}
      {error && (
        <Alert key={attempt} variant="error">
          {error}
        </Alert>
      )}
      <p className="flex flex-wrap items-baseline gap-x-1.5 text-[0.9375rem] text-muted">
        <Trans>No mail? Look in the spam folder, or</Trans>
        <Button variant="text" busy={busy} disabled={secondsLeft > 0} onClick={() => void submit()}>
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
