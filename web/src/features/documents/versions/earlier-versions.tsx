import { Trans, useLingui } from '@lingui/react/macro'
import type { MadeDocument } from '@waymark/contract/job-application.ts'
import type { ReactNode } from 'react'
import { localDateTime } from '../../../lib/relative-time.tsx'
import { useAction } from '../../../lib/use-action.ts'
import { FailureAlert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Unfold } from '../../../ui/unfold.tsx'
import { useEvidence } from '../application.api.ts'
import { DocumentButton } from '../document-button.tsx'
import { DocumentPages } from '../preview/document-pages.tsx'
import { differencesBetween } from './version-differences.ts'

type Props = {
  /** The version that the job has now. */
  id: string
  name: string
  earlier: readonly MadeDocument[]
  /** Lets the job have another version. */
  onUse: ((document: MadeDocument) => Promise<void>) | undefined
}

/** The other versions of a document, earlier ones and newer ones that were not taken, each with what it says differently. */
export function EarlierVersions({ id, name, earlier, onUse }: Props) {
  return (
    <div className="flex flex-col">
      {earlier.map((document) => (
        <Unfold key={document.id} isSmall title={localDateTime(document.created_at)}>
          <EarlierVersion now={id} name={name} document={document} onUse={onUse} />
        </Unfold>
      ))}
    </div>
  )
}

type VersionProps = { now: string; document: MadeDocument } & Pick<Props, 'name' | 'onUse'>

function EarlierVersion({ now, name, document, onUse }: VersionProps) {
  const { t } = useLingui()
  const { run, isBusy, failure } = useAction(async () => onUse?.(document))
  return (
    <div className="flex flex-col gap-4">
      <Differences now={now} then={document.id} />
      <FailureAlert failure={failure} text={t`That could not be saved. Please try again.`} />
      <div className="flex flex-wrap gap-3">
        <DocumentButton link={document.url} name={t`Download this version`} variant="quiet" />
        {onUse && (
          <Button variant="quiet" busy={isBusy} onClick={() => void run()}>
            <Trans>Use this version</Trans>
          </Button>
        )}
      </div>
      <DocumentPages id={document.id} name={name} />
    </div>
  )
}

function Differences({ now, then }: { now: string; then: string }) {
  const [own, other] = [useEvidence(then), useEvidence(now)]
  if (own.isPending || other.isPending) return <Skeleton label={<Trans>Comparing the versions...</Trans>} />
  if (!own.data || !other.data)
    return (
      <LoadFailure query={own.data ? other : own}>
        <Trans>The versions could not be compared.</Trans>
      </LoadFailure>
    )
  const { onlyHere, onlyThere } = differencesBetween(own.data, other.data)
  if (onlyHere.length + onlyThere.length === 0)
    return (
      <p className="text-sm text-muted">
        <Trans>Both versions say the same; order and design may differ.</Trans>
      </p>
    )
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Texts title={<Trans>Only in this version</Trans>} texts={onlyHere} />
      <Texts title={<Trans>Only in the current version</Trans>} texts={onlyThere} />
    </div>
  )
}

function Texts({ title, texts }: { title: ReactNode; texts: readonly string[] }) {
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <h4 className="text-sm font-bold">{title}</h4>
      {texts.length === 0 && (
        <p className="text-sm text-muted">
          <Trans>Nothing</Trans>
        </p>
      )}
      <ul className="flex list-disc flex-col gap-1.5 ps-5 text-sm">
        {texts.map((text) => (
          <li key={text} dir="auto" className="[overflow-wrap:anywhere]">
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
