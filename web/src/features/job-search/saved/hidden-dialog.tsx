import { Trans, useLingui } from '@lingui/react/macro'
import type { Hidden } from '@waymark/contract/job-search/hidden-jobs.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { useHidden, useHiding } from '../job-search.api.ts'
import { ListDialog } from './list-dialog.tsx'

type Props = { open: boolean; onClose: () => void }

export function HiddenDialog({ open, onClose }: Props) {
  const { t } = useLingui()
  return (
    <ListDialog
      open={open}
      onClose={onClose}
      title={t`Hidden jobs and employers`}
      query={useHidden(open)}
      empty={<Trans>Nothing is hidden. Jobs and employers that you hide in the search are listed here.</Trans>}
      row={(hidden) => <HiddenRow hidden={hidden} />}
    />
  )
}

function HiddenRow({ hidden: { id, kind, job_title, company } }: { hidden: Hidden }) {
  const { t } = useLingui()
  const toast = useToast()
  const { unhide } = useHiding()
  const show = useAction(() => unhide(id), {
    onFailure: () => toast('error', t`It could not be shown again. Please try again.`),
  })
  const name = kind === 'employer' ? company : job_title
  return (
    <div className="flex items-center justify-between gap-4">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-semibold">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-muted">
          {kind === 'employer' ? <Trans>All jobs of this employer</Trans> : <bdi>{company}</bdi>}
        </p>
      </div>
      <Button
        variant="quiet"
        aria-label={t`Show ${name} again`}
        busy={show.isBusy}
        onClick={() => void show.run()}
        className="min-h-11! shrink-0"
      >
        <Trans>Show again</Trans>
      </Button>
    </div>
  )
}
