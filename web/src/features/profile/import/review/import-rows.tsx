import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Plus } from 'lucide-react'
import { edit } from '../plan/import-decisions.ts'
import { ImportRow } from './import-row.tsx'
import type { Group, Row } from '../plan/import-proposal.ts'
import { useImportReview } from './import-review.ts'
import { isListField } from '../../fields/profile-fields.ts'

/** Every value is in the profile already, so there is nothing to decide. */
const isQuiet = (row: Row) => !row.isEdited && row.leaves.every(({ state }) => state === 'same')

/** Fields without news share one line below the others. */
export function ImportRows({ group, disabled }: { group: Group; disabled: boolean }) {
  const { t, i18n } = useLingui()
  const { decisions, decide } = useImportReview()
  const quiet = group.rows.filter(isQuiet)
  const shown = group.rows.filter((row) => !isQuiet(row))
  return (
    <div className="divide-y divide-line">
      {shown.map((row) => (
        <ImportRow key={row.path} group={group} row={row} disabled={disabled} />
      ))}
      {quiet.length > 0 && (
        <p className="flex gap-2 px-4 py-3 text-sm text-muted sm:px-5">
          <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
          <span>
            <Trans>The same in your profile:</Trans> {quiet.map(({ field }) => i18n._(field.label)).join(', ')}
          </span>
        </p>
      )}
      {group.missing.length > 0 && !disabled && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 text-sm text-muted sm:px-5">
          <Trans>Not in the file:</Trans>
          {group.missing.map((row) => {
            const label = i18n._(row.field.label)
            return (
              <button
                key={row.path}
                type="button"
                aria-label={t`Fill in ${label}`}
                onClick={() => decide(edit(decisions, row, isListField(row.field) ? [] : ''))}
                className="inline-flex min-h-6 items-center gap-1 underline underline-offset-4 hover:text-ink"
              >
                <Plus aria-hidden className="size-3.5" />
                {label}
              </button>
            )
          })}
        </p>
      )}
    </div>
  )
}
