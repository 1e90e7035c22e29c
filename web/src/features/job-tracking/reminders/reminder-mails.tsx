import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { CheckField } from '../../../ui/fields/check-field.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { ReminderChange } from './reminder-change.ts'
import { ReminderFailure } from './reminder-failure.tsx'
import { browserZone } from './reminder-zones.ts'

type Props = { mails: boolean; zone: string | null; control: ReminderChange }

/** Nothing is mailed until this is switched on. */
export function ReminderMails({ mails, zone, control }: Props) {
  const [wanted, setWanted] = useState(mails)
  function set(next: boolean): void {
    if (control.busy) return
    setWanted(next)
    // Reminders go out at nine in the morning in the user's time zone, not in UTC.
    void control.change('mails', { mails: next, ...(next && zone === null && { time_zone: browserZone() }) })
  }
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-lg font-bold">
        <Trans>By email</Trans>
      </h3>
      <div className="flex items-center gap-3">
        <CheckField
          label={<Trans>Email me about what I have planned</Trans>}
          checked={control.busy === 'mails' ? wanted : mails}
          onChange={set}
        />
        {control.busy === 'mails' && <Spinner />}
      </div>
      <ReminderFailure control={control} part="mails" />
      <ul className="flex list-disc flex-col gap-1 ps-5 text-[0.9375rem] text-muted">
        <li>
          <Trans>Follow-ups: at 9:00 on their day.</Trans>
        </li>
        <li>
          <Trans>Interviews: at 9:00 the day before, or two hours ahead if you enter them later than that.</Trans>
        </li>
        <li>
          <Trans>Every email has a link that turns all of them off.</Trans>
        </li>
      </ul>
    </section>
  )
}
