import { useLingui } from '@lingui/react/macro'
import { ArrowDownUp, BellRing, ChartNoAxesColumn, EllipsisVertical, Printer } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { lazyPage } from '../../../lib/navigation/lazy-page.tsx'
import { Menu } from '../../../ui/menu.tsx'

// Loaded on demand: most visits to the board open neither.
const CsvDialog = lazyPage(() => import('../csv/csv-dialog.tsx').then((file) => file.CsvDialog))
const ReminderDialog = lazyPage(() => import('../reminders/reminder-dialog.tsx').then((file) => file.ReminderDialog))

const actionClass =
  'inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-[0.9375rem] font-semibold text-muted transition-colors hover:bg-raised hover:text-ink'

export function BoardActions() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<'transfer' | 'reminders' | null>(null)
  // Stays mounted once opened, so that it can fade out.
  const [used, setUsed] = useState<readonly string[]>([])
  function open(which: 'transfer' | 'reminders'): void {
    setUsed((before) => [...before, which])
    setOpened(which)
  }
  const close = () => setOpened(null)
  const pages = [
    { label: t`Insights`, Icon: ChartNoAxesColumn, path: '/jobtracking/insights' },
    { label: t`Report`, Icon: Printer, path: '/jobtracking/report' },
  ]
  const dialogs = [
    { label: t`Import and export`, Icon: ArrowDownUp, onSelect: () => open('transfer') },
    { label: t`Reminders`, Icon: BellRing, onSelect: () => open('reminders') },
  ]
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-1 max-sm:hidden">
        {pages.map(({ label, Icon, path }) => (
          <Link key={path} to={path} className={actionClass}>
            <Icon aria-hidden className="size-5" />
            {label}
          </Link>
        ))}
        {dialogs.map(({ label, Icon, onSelect }) => (
          <button key={label} type="button" aria-haspopup="dialog" className={actionClass} onClick={onSelect}>
            <Icon aria-hidden className="size-5" />
            {label}
          </button>
        ))}
      </div>
      <Menu
        Icon={EllipsisVertical}
        label={t`More actions`}
        className="sm:hidden"
        items={[...pages.map(({ path, ...item }) => ({ ...item, onSelect: () => void navigate(path) })), ...dialogs]}
      />
      <Suspense>
        {used.includes('transfer') && <CsvDialog open={opened === 'transfer'} onClose={close} />}
        {used.includes('reminders') && <ReminderDialog open={opened === 'reminders'} onClose={close} />}
      </Suspense>
    </>
  )
}
