import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { isGroupTaken, isSectionTaken, take } from '../plan/import-decisions.ts'
import { ImportEntry } from './import-entry.tsx'
import type { Proposal } from '../plan/import-proposal.ts'
import { useImportReview } from './import-review.ts'
import { ImportRows } from './import-rows.tsx'

export function ImportSection({ proposal }: { proposal: Proposal }) {
  const { i18n } = useLingui()
  const id = useId()
  const { decisions, decide } = useImportReview()
  const { section, groups } = proposal
  const title = i18n._(section.title)
  const isTaken = isSectionTaken(decisions, proposal)
  const count = groups.length
  const hasNews = groups.some(({ state }) => state !== 'same')
  return (
    <section aria-labelledby={`${id}-title`} className="mb-9">
      <header className="sticky top-0 z-10 -mx-1 mb-2 flex items-center gap-3 bg-surface px-1 py-2">
        {hasNews && (
          <input
            type="checkbox"
            checked={isTaken}
            aria-labelledby={`${id}-take ${id}-title`}
            onChange={(event) => decide(take(decisions, section.key, event.target.checked))}
            className="size-6 shrink-0 accent-accent"
          />
        )}
        <span id={`${id}-take`} hidden>
          <Trans>Import</Trans>
        </span>
        <h3 id={`${id}-title`} className="text-lg font-bold tracking-[-0.01em]">
          {title}
        </h3>
        {section.shape === 'entries' && <span className="text-sm text-muted tabular-nums">{groups.length}</span>}
        {!isTaken && (
          <span className="ml-auto text-sm text-muted">
            <Trans>Left out</Trans>
          </span>
        )}
      </header>
      {isTaken && (
        <div
          className={classNames(
            section.shape === 'entries' ? 'flex flex-col gap-4' : 'rounded-card border border-line',
          )}
        >
          {section.shape === 'entries'
            ? groups.map((group) => <ImportEntry key={group.path} proposal={proposal} group={group} />)
            : groups.map((group) => (
                <ImportRows key={group.path} group={group} disabled={!isGroupTaken(decisions, proposal, group)} />
              ))}
        </div>
      )}
      {!isTaken && section.shape === 'entries' && (
        <p className="text-[0.9375rem] text-muted">
          <Plural value={count} one="One entry is left out." other="# entries are left out." />
        </p>
      )}
    </section>
  )
}
