import { Trans, useLingui } from '@lingui/react/macro'
import type { JobRecord } from '@waymark/contract/job-tracking.ts'
import type { ReactNode } from 'react'
import { useAction } from '../../../lib/use-action.ts'
import { FailureAlert } from '../../../ui/alert.tsx'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useEvidence } from '../application.api.ts'
import { documentIn, type DocumentLinks } from '../documents.api.ts'
import { changesBetween, isNothing } from './proposed-changes.ts'

type Props = {
  now: JobRecord['generated_documents']
  links: DocumentLinks
  onUse: () => Promise<void>
  onKeep: () => void
}

/** What new documents would change, before they take the place of those that the job has. */
export function ProposedDocuments({ now, links, onUse, onKeep }: Props) {
  const { t } = useLingui()
  const { run, isBusy, failure } = useAction(onUse)
  return (
    <section aria-label={t`What would change`} className="flex flex-col gap-4 rounded-card bg-raised p-4">
      <p className="text-[0.9375rem]">
        <Trans>
          The new documents are written. This is what they would change; until you use them, your documents stay as they
          are.
        </Trans>
      </p>
      <Changes name={<Trans>CV</Trans>} before={now?.cv_link} after={links.cv_link} />
      <Changes name={<Trans>Cover letter</Trans>} before={now?.cover_letter_link} after={links.cover_letter_link} />
      <FailureAlert failure={failure} text={t`That could not be saved. Please try again.`} />
      <div className="flex flex-wrap gap-3">
        <BusyButton busy={isBusy} busyText={t`Saving...`} onClick={() => void run()}>
          <Trans>Use the new ones</Trans>
        </BusyButton>
        <Button variant="quiet" disabled={isBusy} onClick={onKeep}>
          <Trans>Keep the ones I have</Trans>
        </Button>
      </div>
    </section>
  )
}

function Changes({ name, before, after }: { name: ReactNode; before: string | null | undefined; after: string }) {
  const [now, then] = [documentIn(before), documentIn(after)]
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <h4 className="text-[0.9375rem] font-bold">{name}</h4>
      {now && then ? (
        <Compared now={now} then={then} />
      ) : (
        <p className="text-sm text-muted">
          <Trans>There is none yet to compare it with.</Trans>
        </p>
      )}
    </section>
  )
}

function Compared({ now, then }: { now: string; then: string }) {
  const [own, other] = [useEvidence(now), useEvidence(then)]
  if (own.isPending || other.isPending) return <Skeleton label={<Trans>Comparing the versions...</Trans>} />
  if (!own.data || !other.data)
    return (
      <LoadFailure query={own.data ? other : own}>
        <Trans>The versions could not be compared.</Trans>
      </LoadFailure>
    )
  const changes = changesBetween(own.data, other.data)
  if (isNothing(changes))
    return (
      <p className="text-sm text-muted">
        <Trans>Says the same.</Trans>
      </p>
    )
  return (
    <div className="flex flex-col gap-3">
      <Lines title={<Trans>In other words or order</Trans>}>
        {changes.changed.map(({ before, after }) => (
          <li key={before} dir="auto" className="[overflow-wrap:anywhere]">
            <del className="text-muted">{before}</del> <ins className="no-underline">→ {after}</ins>
          </li>
        ))}
      </Lines>
      <Lines title={<Trans>Would be added</Trans>}>{itemsOf(changes.added)}</Lines>
      <Lines title={<Trans>Would be left out</Trans>}>{itemsOf(changes.removed)}</Lines>
      <Lines title={<Trans>Would stand at another place</Trans>}>{itemsOf(changes.moved)}</Lines>
    </div>
  )
}

const itemsOf = (texts: readonly string[]) =>
  texts.map((text) => (
    <li key={text} dir="auto" className="[overflow-wrap:anywhere]">
      {text}
    </li>
  ))

function Lines({ title, children }: { title: ReactNode; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <section className="flex min-w-0 flex-col gap-1">
      <h5 className="text-sm font-bold text-muted">{title}</h5>
      <ul className="flex list-disc flex-col gap-1 ps-5 text-sm">{children}</ul>
    </section>
  )
}
