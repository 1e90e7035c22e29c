import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { ReminderChange } from './reminder-change.ts'
import { ReminderFailure } from './reminder-failure.tsx'

type Props = { url: string | null; control: ReminderChange }
type Asking = 'renew' | 'remove'

export function ReminderFeed({ url, control }: Props) {
  return (
    <section className="flex flex-col items-stretch gap-3">
      <h3 className="text-lg font-bold">
        <Trans>In your calendar</Trans>
      </h3>
      <p className="text-muted">
        <Trans>
          Your calendar can show every follow-up and interview, and keep up with your board by itself. Whoever knows the
          address can read them, so keep it to yourself.
        </Trans>
      </p>
      <ReminderFailure control={control} part="feed" />
      {url === null ? <CreateFeed control={control} /> : <Feed url={url} control={control} />}
    </section>
  )
}

function CreateFeed({ control }: { control: ReminderChange }) {
  const { t } = useLingui()
  return (
    <BusyButton
      variant="quiet"
      busy={control.busy === 'feed'}
      busyText={t`Creating the address...`}
      onClick={() => void control.change('feed', { feed: 'renew' })}
      className="self-start"
    >
      <Trans>Create a calendar address</Trans>
    </BusyButton>
  )
}

function Feed({ url, control }: { url: string; control: ReminderChange }) {
  const { t } = useLingui()
  const field = useRef<HTMLDivElement>(null)
  const [copied, setCopied] = useState<'yes' | 'by-hand' | null>(null)
  const [asking, setAsking] = useState<Asking | null>(null)
  const buttons = useRef<HTMLDivElement>(null)
  const cancel = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (asking) cancel.current?.focus()
  }, [asking])

  async function copy(): Promise<void> {
    try {
      // Undefined if the page was served over plain HTTP, as on a home network.
      await navigator.clipboard.writeText(url)
      setCopied('yes')
    } catch {
      field.current?.querySelector('input')?.select()
      setCopied('by-hand')
    }
  }
  async function act(feed: Asking): Promise<void> {
    if (!(await control.change('feed', { feed }))) return
    leave(feed)
    setCopied(null)
  }
  function leave(feed: Asking): void {
    setAsking(null)
    // The buttons return with the next render.
    requestAnimationFrame(() => buttons.current?.querySelector<HTMLElement>(`[data-act="${feed}"]`)?.focus())
  }

  return (
    <>
      <div ref={field} className="flex flex-wrap items-end gap-3">
        <div className="min-w-56 flex-1">
          <TextField label={t`Calendar address`} value={url} onChange={() => undefined} readOnly dir="ltr" />
        </div>
        <Button variant="quiet" onClick={() => void copy()}>
          <Trans>Copy</Trans>
        </Button>
      </div>
      <p role="status" className="text-[0.9375rem] font-medium empty:hidden">
        {copied === 'yes' && <Trans>The address is copied.</Trans>}
        {copied === 'by-hand' && <Trans>The address is selected: press Ctrl+C, or ⌘C on a Mac.</Trans>}
      </p>
      <p className="text-[0.9375rem] text-muted">
        <Trans>
          In Google Calendar choose “Other calendars”, then “From URL”; in Apple Calendar “File”, then “New Calendar
          Subscription”; in Outlook “Add calendar”, then “Subscribe from web”. Paste the address there; calendars read
          it again every few hours.
        </Trans>
      </p>
      {asking === null ? (
        <div ref={buttons} className="flex flex-wrap gap-x-6 gap-y-2">
          <Button variant="text" data-act="renew" onClick={() => setAsking('renew')}>
            <Trans>Renew the address</Trans>
          </Button>
          <Button variant="text" data-act="remove" onClick={() => setAsking('remove')}>
            <Trans>Remove it</Trans>
          </Button>
        </div>
      ) : (
        <div
          role="group"
          aria-label={t`Are you sure?`}
          className="flex flex-col gap-3 rounded-control border border-line p-4"
        >
          <p>
            {asking === 'renew' ? (
              <Trans>The old address stops working at once. Every calendar that uses it needs the new one.</Trans>
            ) : (
              <Trans>
                The address stops working at once. Calendars that use it get nothing more. Dates on your board stay.
              </Trans>
            )}
          </p>
          <div className="flex flex-wrap gap-3">
            {/* The harmless answer has the focus. */}
            <Button ref={cancel} variant="quiet" onClick={() => leave(asking)}>
              <Trans>Cancel</Trans>
            </Button>
            <BusyButton busy={control.busy === 'feed'} busyText={t`Saving...`} onClick={() => void act(asking)}>
              {asking === 'renew' ? <Trans>Renew now</Trans> : <Trans>Remove now</Trans>}
            </BusyButton>
          </div>
        </div>
      )}
    </>
  )
}
