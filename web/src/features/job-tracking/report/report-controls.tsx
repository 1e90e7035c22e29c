import { Trans, useLingui } from '@lingui/react/macro'
import { Printer } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { CheckField } from '../../../ui/fields/check-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { dayOfText, type PeriodName } from './report.ts'

export type ReportChoice = {
  period: PeriodName
  from: string
  to: string
  withOthers: boolean
  name: string
}

type Props = { choice: ReportChoice; onChange: (changes: Partial<ReportChoice>) => void; canPrint: boolean }

export function ReportControls({ choice, onChange, canPrint }: Props) {
  const { t } = useLingui()
  const [from, to] = [dayOfText(choice.from), dayOfText(choice.to)]
  const isBackwards = from !== null && to !== null && from > to
  return (
    <section
      aria-label={t`Contents of the report`}
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5 sm:p-7 print:hidden"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={t`Period`}
          value={choice.period}
          onChange={(period) => onChange({ period: period as PeriodName })}
          options={[
            { value: 'this-month', label: t`This month` },
            { value: 'last-month', label: t`Last month` },
            { value: 'three-months', label: t`Last 3 months` },
            { value: 'all', label: t`Everything` },
            { value: 'custom', label: t`From – to` },
          ]}
        />
        <TextField
          label={t`Name on the report`}
          dir="auto"
          autoComplete="name"
          maxLength={200}
          value={choice.name}
          onChange={(name) => onChange({ name })}
        />
        {choice.period === 'custom' && (
          <>
            <TextField
              label={t`From`}
              type="date"
              value={choice.from}
              onChange={(value) => onChange({ from: value })}
            />
            <TextField
              label={t`To`}
              type="date"
              value={choice.to}
              error={isBackwards ? t`This day is before the first one.` : undefined}
              onChange={(value) => onChange({ to: value })}
            />
          </>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <CheckField
          label={t`Also jobs that I did not apply for`}
          checked={choice.withOthers}
          onChange={(withOthers) => onChange({ withOthers })}
        />
        <Button disabled={!canPrint} onClick={() => window.print()} className="max-sm:w-full">
          <Printer aria-hidden className="size-5" />
          <Trans>Print</Trans>
        </Button>
      </div>
    </section>
  )
}
