import { useLingui } from '@lingui/react/macro'
import { ArrowDownUp, BellRing, ChartNoAxesColumn, Printer } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { lazyPage } from '../../../lib/lazy-page.tsx'

// Most visits to the board open neither.
const CsvDialog = lazyPage(() => import('../csv/csv-dialog.tsx').then((file) => file.CsvDialog))
const ReminderDialog = lazyPage(() => import('../reminders/reminder-dialog.tsx').then((file) => file.ReminderDialog))

const actionClass =
  'inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-[0.9375rem] font-semibold text-muted transition-colors hover:bg-raised hover:text-ink'

/** What can be done with the board as a whole. */
export function BoardActions() {
  const { t } = useLingui()
  const [opened, setOpened] = useState<'transfer' | 'reminders' | null>(null)
  // Kept once it was opened, so that it can fade out.
  const [used, setUsed] = useState<readonly string[]>([])
  function open(which: 'transfer' | 'reminders'): void {
    setUsed((before) => [...before, which])
    setOpened(which)
  }
  const close = () => setOpened(null)
  return (
    <div className="-mx-3 flex flex-wrap items-center gap-x-1 sm:mx-0">
      <Link to="/jobtracking/insights" className={actionClass}>
        <ChartNoAxesColumn aria-hidden className="size-5" />
        {t`Insights`}
      </Link>
      <Link to="/jobtracking/report" className={actionClass}>
        <Printer aria-hidden className="size-5" />
        {t`Report`}
      </Link>
      <button type="button" aria-haspopup="dialog" className={actionClass} onClick={() => open('transfer')}>
        <ArrowDownUp aria-hidden className="size-5" />
        {t`Import and export`}
      </button>
      <button type="button" aria-haspopup="dialog" className={actionClass} onClick={() => open('reminders')}>
        <BellRing aria-hidden className="size-5" />
        {t`Reminders`}
      </button>
      <Suspense>
        {used.includes('transfer') && <CsvDialog open={opened === 'transfer'} onClose={close} />}
        {used.includes('reminders') && <ReminderDialog open={opened === 'reminders'} onClose={close} />}
      </Suspense>
    </div>
  )
}
