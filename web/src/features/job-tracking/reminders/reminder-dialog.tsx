import { Trans, useLingui } from '@lingui/react/macro'
import type { ReminderSettings } from '@waymark/contract/reminders.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useReminderChange } from './reminder-change.ts'
import { ReminderFeed } from './reminder-feed.tsx'
import { ReminderMails } from './reminder-mails.tsx'
import { ReminderZone } from './reminder-zone.tsx'
import { useReminders } from './reminders.api.ts'

type Props = { open: boolean; onClose: () => void; finalFocus?: () => HTMLElement | null | false }

export function ReminderDialog({ open, onClose, finalFocus }: Props) {
  const { t } = useLingui()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Reminders`}
      description={t`For the follow-ups and interviews on your board. Changes are saved at once.`}
      {...(finalFocus && { finalFocus })}
    >
      <Content />
    </Dialog>
  )
}

function Content() {
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
