import { Trans } from '@lingui/react/macro'
import type { ReminderSettings } from '@waymark/contract/reminders.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useReminderChange } from './reminder-change.ts'
import { ReminderFeed } from './reminder-feed.tsx'
import { ReminderMails } from './reminder-mails.tsx'
import { ReminderZone } from './reminder-zone.tsx'
import { useReminders } from './reminders.api.ts'

/** Mails, time zone and calendar address; in the board's dialog and on the account page. */
export function RemindersPanel() {
  const reminders = useReminders()
  if (reminders.data) return <Settings settings={reminders.data} />
  if (reminders.isPending) return <Skeleton label={<Trans>Loading reminders...</Trans>} />
  return (
    <LoadFailure query={reminders}>
      <Trans>Your reminders could not be loaded. They stay as they are.</Trans>
    </LoadFailure>
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
