import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { Badge } from '../../../../ui/badge.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Select } from '../../../../ui/fields/select-field.tsx'
import {
  chooseEntryMerge,
  entryMergeOf,
  entryMerges,
  isGroupTaken,
  take,
  type EntryMerge,
} from '../plan/import-decisions.ts'
import { nameOf, timeOf, type Group, type Proposal } from '../plan/import-proposal.ts'
import { useImportReview } from './import-review.ts'
import { ImportRows } from './import-rows.tsx'
import { Period } from '../../sections/profile-field-value.tsx'

const entryMergeTexts: Record<EntryMerge, MessageDescriptor> = {
  fill: msg`Keep mine, add what it lacks`,
  theirs: msg`Use the file’s version`,
  mine: msg`Keep mine as it is`,
  new: msg`Add as a separate entry`,
}

type Props = { proposal: Proposal; group: Group }

export function ImportEntry({ proposal, group }: Props) {
  const { t, i18n } = useLingui()
  const id = useId()
  const { decisions, decide, isComparing, isKnown } = useImportReview()
  const { section } = proposal
  const { headline, subline } = nameOf(section, group)
  const name = headline || (section.shape === 'entries' ? i18n._(section.unnamed) : '')
  const how = entryMergeOf(decisions, group)
  const isTaken = isGroupTaken(decisions, proposal, group)
  const time = timeOf(group)
  // A doubtful entry stays open, so that it can be looked at.
  const isOpen = decisions.taken[group.path] !== false && how !== 'mine'

  const title = (
    <span className="min-w-0 [overflow-wrap:anywhere]">
      <bdi className="font-semibold">{name}</bdi>
      {subline && (
        <>
          {' · '}
          <bdi>{subline}</bdi>
        </>
      )}
      {section.shape === 'entries' && section.time === 'period' && (time['from'] || time['to']) && (
        <span className="block text-sm text-muted tabular-nums">
          <Period entry={time} />
        </span>
      )}
    </span>
  )
  if (group.state === 'same')
    return (
      <article
        aria-labelledby={`${id}-name`}
        className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line px-4 py-3 sm:px-5"
      >
        <h4 id={`${id}-name`} className="min-w-0 flex-1 basis-60 font-normal">
          {title}
        </h4>
        <p className="flex items-center gap-1.5 text-sm text-muted">
          <Check aria-hidden className="size-4 text-accent" />
          <Trans>Already in your profile</Trans>
        </p>
      </article>
    )
  return (
    <article
      aria-labelledby={`${id}-name`}
      // Otherwise every tick would lay out a long career.
      className="rounded-card border border-line [contain-intrinsic-size:auto_24rem] [content-visibility:auto]"
    >
      <header
        data-path={group.path}
        className={classNames(
          'flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5',
          isOpen && 'border-b border-line',
        )}
      >
        <div className="flex min-w-0 flex-1 basis-60 items-start gap-3">
          <input
            id={`${id}-box`}
            type="checkbox"
            checked={isTaken && how !== 'mine'}
            aria-labelledby={`${id}-take ${id}-name`}
            onChange={(event) => decide(taking(event.target.checked))}
            className="size-6 shrink-0 accent-accent"
          />
          <span id={`${id}-take`} hidden>
            <Trans>Import</Trans>
          </span>
          <h4 id={`${id}-name`} className="min-w-0 font-normal">
            <label htmlFor={`${id}-box`} className="block cursor-pointer">
              {title}
            </label>
          </h4>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {isKnown(group.path) ? (
            <>
              <Badge tone="blue">
                <Trans>In your profile, with differences</Trans>
              </Badge>
              <Select
                value={how}
                aria-label={t`What to do with ${name}`}
                options={entryMerges.map((one) => ({ value: one, label: i18n._(entryMergeTexts[one]) }))}
                onChange={(next) => decide(chooseEntryMerge(decisions, group, next as EntryMerge))}
                className="w-72 max-w-full"
              />
            </>
          ) : (
            isComparing && (
              <Badge tone="green">
                <Trans>New</Trans>
              </Badge>
            )
          )}
        </div>
        {!isTaken && decisions.taken[group.path] === undefined && (
          <p className="w-full text-sm text-muted">
            <Trans>This may not be an entry at all. Tick it if it is one.</Trans>
          </p>
        )}
      </header>
      {isOpen && <ImportRows group={group} disabled={!isTaken} />}
    </article>
  )

  /** Ticking an entry that was kept as it is merges it after all. */
  function taking(isWanted: boolean) {
    const base = isWanted && how === 'mine' ? chooseEntryMerge(decisions, group, 'fill') : decisions
    return take(base, group.path, isWanted)
  }
}
