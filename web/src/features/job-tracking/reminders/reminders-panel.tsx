import { Trans } from '@lingui/react/macro'
import type { ReminderSettings } from '@waymark/contract/reminders.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useReminderChange } from './reminder-change.ts'
import { ReminderFeed } from './reminder-feed.tsx'
import { ReminderMails } from './reminder-mails.tsx'
import { ReminderZone } from './reminder-zone.tsx'
import { useReminders } from './reminders.api.ts'

/** Mails, time zone and calendar address; in the board's dialog and on the account page. */
export function RemindersPanel() {
  const { data, isPending, isFetching, refetch } = useReminders()
  if (data) return <Settings settings={data} />
  if (isPending)
    return (
      <p role="status" className="flex items-center gap-3 text-muted">
        <Spinner />
        <Trans>Loading reminders...</Trans>
      </p>
    )
  return (
    <Alert variant="error">
      <p>
        <Trans>Your reminders could not be loaded. They stay as they are.</Trans>
      </p>
      <Button variant="text" busy={isFetching} onClick={() => void refetch()} className="mt-1">
        <Trans>Retry</Trans>
      </Button>
    </Alert>
  )
}

function Settings({ settings: { mails, time_zone, feed_url } }: { settings: ReminderSettings }) {
  const control = useReminderChange()
  return (
    <div className="flex flex-col gap-8">
      <ReminderMails mails={mails} zone={time_zone} control={control} />
      <ReminderZone zone={time_zone} control={control} />
      <ReminderFeed url={feed_url} control={control} />
    </div>
  )
}
