import { Trans, useLingui } from '@lingui/react/macro'
import { ApiError } from '../../../lib/api-error.ts'
import { serverText } from '../../../lib/error-text.ts'
import { Button } from '../../../ui/button.tsx'
import { SystemMessage, UserMessage } from './message.tsx'
import { questionOf, type Sending } from '../sending.ts'

/** The server refuses this message or its file: resending it unchanged would fail again. */
const refusals = [413, 415, 422]
/** A limit of the user's own, which passes with time. */
const quota = 429

type Props = {
  sending: Sending
  error: Error | null
  canResend: boolean
  onResend: (sending: Sending) => void
  onEdit: (sending: Sending) => void
}

export function FailedMessage({ sending, error, canResend, onResend, onEdit }: Props) {
  const { t } = useLingui()
  const status = error instanceof ApiError ? error.status : 0
  const isRefusal = refusals.includes(status)
  const text =
    ((isRefusal || status === quota) && serverText(error)) ||
    t`The system is currently overloaded. Please try again later.`
  return (
    <div className="flex flex-col gap-6">
      {!sending.isAgain && <UserMessage message={questionOf(sending)} />}
      <SystemMessage>
        <p className="text-danger">{text}</p>
        <div className="flex flex-wrap gap-x-5 gap-y-2 pt-2">
          {!isRefusal && canResend && (
            <Button variant="text" onClick={() => onResend(sending)}>
              <Trans>Send again</Trans>
            </Button>
          )}
          {!sending.isAgain && (
            <Button variant="text" onClick={() => onEdit(sending)}>
              <Trans>Edit message</Trans>
            </Button>
          )}
        </div>
      </SystemMessage>
    </div>
  )
}
