import { Trans } from '@lingui/react/macro'
import { Alert } from '../../../ui/alert.tsx'
import type { ReminderChange, ReminderPart } from './reminder-change.ts'

export function ReminderFailure({ control: { failure }, part }: { control: ReminderChange; part: ReminderPart }) {
  if (failure?.part !== part) return null
  return (
    <Alert key={failure.attempt} variant="error">
      <Trans>This was not saved. The settings shown still apply.</Trans>{' '}
      {failure.reason || <Trans>Please try again.</Trans>}
    </Alert>
  )
}
