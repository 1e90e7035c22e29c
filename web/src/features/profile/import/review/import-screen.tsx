import { Trans, useLingui } from '@lingui/react/macro'
import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { useRef, useState } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { FullDialog } from '../../../../ui/full-dialog.tsx'
import { ImportCloseDialog } from './import-close-dialog.tsx'
import { hasDecisions, type Decisions } from '../plan/import-decisions.ts'
import { ImportFooter } from './import-footer.tsx'
import { ImportLeftovers } from './import-leftovers.tsx'
import { ImportModeChoice } from './import-mode-choice.tsx'
import { ImportReviewProvider } from './import-review.ts'
import { ImportSection } from './import-section.tsx'
import { SourcePane, type SourcePaneHandle } from './import-source.tsx'
import type { Review } from '../import-storage.ts'
import { ImportUncheckedDialog } from './import-unchecked-dialog.tsx'
import { ImportWarnings } from './import-warnings.tsx'
import { isEmptyProfile } from '../../fields/profile-document.ts'
import { sections } from '../../fields/profile-sections.ts'
import { useImportPlan } from '../plan/use-import-plan.ts'

export type ImportScreenProps = {
  review: Review
  mine: ProfileDocument
  /** The result joins other unsaved changes, so it is not saved at once. */
  isUnsaved: boolean
  onDecide: (decisions: Decisions) => void
  onClose: () => void
  onFinish: (document: ProfileDocument) => void
}

export function ImportScreen({ review, mine, isUnsaved, onDecide, onClose, onFinish }: ImportScreenProps) {
  const { i18n } = useLingui()
  const { reading, decisions } = review
  const { fileName } = reading
  const plan = useImportPlan(reading, mine, decisions)
  const [asking, setAsking] = useState(false)
  const [leavingOut, setLeavingOut] = useState(false)
  const { dates, entries, first } = plan.unchecked
  const body = useRef<HTMLDivElement>(null)
  const source = useRef<SourcePaneHandle>(null)
  const hasLines = reading.lines.length > 0
  const unread = sections.filter(
    ({ key }) => !plan.proposals.some(({ section, groups }) => section.key === key && groups.length > 0),
  )

  /** Scrolls to a value or entry, and returns the control that changes it. */
  function find(path: string): HTMLElement | null {
    const place = body.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)
    place?.scrollIntoView({ block: 'center' })
    const row = place?.closest('[role="group"]') ?? place
    return (
      place?.querySelector<HTMLElement>('input:checked, input') ??
      row?.querySelector<HTMLElement>('input, select, textarea, button') ??
      null
    )
  }
  const jump = (path: string) => find(path)?.focus({ preventScroll: true })

  return (
    <FullDialog
      open
      onClose={() => (hasDecisions(decisions) ? setAsking(true) : onClose())}
      title={
        <Trans>
          Check what was read from <bdi>{fileName}</bdi>
        </Trans>
      }
      description={<Trans>Nothing is saved yet. Untick or change what is not right.</Trans>}
      header={!isEmptyProfile(mine) && <ImportModeChoice decisions={decisions} onDecide={onDecide} />}
      footer={
        <ImportFooter
          taken={plan.taken}
          toCheck={plan.toCheck}
          kept={plan.kept}
          problems={Object.keys(plan.problems)}
          isUnsaved={isUnsaved}
          onJump={jump}
          onCancel={() => (hasDecisions(decisions) ? setAsking(true) : onClose())}
          onFinish={() => (dates + entries > 0 ? setLeavingOut(true) : onFinish(plan.result()))}
        />
      }
    >
      <ImportReviewProvider
        value={{
          reading,
          decisions,
          problems: plan.problems,
          isComparing: decisions.mode === 'merge' && !isEmptyProfile(mine),
          isKnown: plan.isKnown,
          decide: onDecide,
          lookAt: (lines) => source.current?.show(lines),
        }}
      >
        <div className={classNames('grid lg:h-full', hasLines && 'lg:grid-cols-[minmax(0,1fr)_minmax(24rem,40%)]')}>
          <div
            ref={body}
            className="@container min-w-0 px-5 lg:scroll-pt-16 lg:overflow-y-auto lg:overscroll-contain pb-8 sm:px-8"
          >
            <div className={classNames('pt-4', !hasLines && 'mx-auto max-w-[56rem]')}>
              <ImportWarnings reading={reading} lost={decisions.mode === 'replace' ? plan.lost() : null} />
              {plan.proposals.map(
                (proposal) =>
                  proposal.groups.length > 0 && <ImportSection key={proposal.section.key} proposal={proposal} />,
              )}
              {unread.length > 0 && (
                <p className="mb-9 text-[0.9375rem] text-muted">
                  <Trans>Nothing was read for:</Trans> {unread.map(({ title }) => i18n._(title)).join(', ')}.
                </p>
              )}
              <ImportLeftovers />
            </div>
          </div>
          {hasLines && <SourcePane reading={reading} ref={source} />}
        </div>
      </ImportReviewProvider>
      <ImportUncheckedDialog
        open={leavingOut}
        dates={dates}
        entries={entries}
        onStay={() => setLeavingOut(false)}
        finalFocus={() => (first === undefined ? null : find(first))}
        onImport={() => onFinish(plan.result())}
      />
      <ImportCloseDialog
        open={asking}
        onStay={() => setAsking(false)}
        onLeave={() => {
          setAsking(false)
          onClose()
        }}
      />
    </FullDialog>
  )
}
