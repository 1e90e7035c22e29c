import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/button.tsx'

export function EmptyBoard({ onAdd }: { onAdd: () => void }) {
  return (
    <div className="mx-4 flex flex-col items-start gap-4 rounded-card border border-line bg-surface p-6 sm:mx-10 sm:flex-row sm:items-center sm:justify-between">
      <div>
        <p className="text-lg font-bold">
          <Trans>Your board is empty</Trans>
        </p>
        <p className="text-muted">
          <Trans>Add a job that you have seen, and move it along as things happen.</Trans>
        </p>
      </div>
      <Button onClick={onAdd} className="shrink-0">
        <Trans>Add your first job</Trans>
      </Button>
    </div>
  )
}
