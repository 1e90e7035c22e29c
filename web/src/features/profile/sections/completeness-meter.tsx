import { Trans, useLingui } from '@lingui/react/macro'
import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { ChevronDown, CircleCheck, Plus } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { completenessOf, type Place } from './profile-completeness.ts'

type Props = { document: ProfileDocument; onGo: (place: Place) => void }

export function CompletenessMeter({ document, onGo }: Props) {
  const { t, i18n } = useLingui()
  const id = useId()
  const [open, setOpen] = useState(false)
  const { percent, gaps } = useMemo(() => completenessOf(document), [document])

  if (gaps.length === 0) {
    return (
      <p className="flex items-center gap-2.5 text-[0.9375rem] text-muted">
        <CircleCheck aria-hidden className="size-5 shrink-0 text-accent" />
        <Trans>Your profile has everything that a good CV is made from.</Trans>
      </p>
    )
  }
  const count = gaps.length
  return (
    <section aria-labelledby={`${id}-title`} className="rounded-card border border-line bg-surface px-5 py-4 md:px-7">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <h2 id={`${id}-title`} className="text-[0.9375rem] font-semibold tabular-nums">
          <Trans>Your profile is {percent}% complete</Trans>
        </h2>
        <div
          role="meter"
          aria-labelledby={`${id}-title`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          className="h-2 min-w-40 flex-1 overflow-hidden rounded-full bg-raised"
        >
          <div className="h-full rounded-full bg-accent transition-[width]" style={{ width: `${percent}%` }} />
        </div>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`${id}-gaps`}
          onClick={() => setOpen(!open)}
          className="flex min-h-11 items-center gap-1.5 rounded-sm text-[0.9375rem] font-semibold text-accent md:hidden"
        >
          {t`${count} missing`}
          <ChevronDown aria-hidden className={classNames('size-4 transition-transform', open && 'rotate-180')} />
        </button>
      </div>
      <div id={`${id}-gaps`} className={classNames('mt-3', !open && 'max-md:hidden')}>
        <ul aria-label={t`Still missing`} className="flex flex-wrap gap-2">
          {gaps.map((gap) => (
            <li key={`${gap.key}-${gap.field}`}>
              <button
                type="button"
                onClick={() => onGo(gap)}
                className="flex min-h-9 items-center pointer-coarse:min-h-11 gap-1.5 rounded-full border border-line bg-surface px-3 text-[0.9375rem] transition-colors hover:border-accent hover:text-accent"
              >
                <Plus aria-hidden className="size-4 text-accent" />
                {i18n._(gap.label)}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
