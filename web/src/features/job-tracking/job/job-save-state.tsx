import { Trans } from '@lingui/react/macro'
import { Check, CloudOff } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { JobDraftControl } from './use-job-draft.ts'

/** Screen readers hear the outcome, not every key. */
export function JobSaveState({ control: { state, conflict, save } }: { control: JobDraftControl }) {
  const isWaiting = state === 'saving' && !conflict
  return (
    <div className={classNames('flex items-center text-sm text-muted', state !== 'idle' && 'min-h-6')}>
      {isWaiting && <Trans>Saving...</Trans>}
      <div role="status" className="flex items-center gap-2">
        {conflict ? (
          <Trans>Not saved until you have chosen a version.</Trans>
        ) : (
          <>
            {state === 'saved' && (
              <>
                <Check aria-hidden className="size-4 shrink-0 text-accent" />
                <Trans>All changes are saved.</Trans>
              </>
            )}
            {state === 'too-long' && (
              <>
                <CloudOff aria-hidden className="size-4 shrink-0 text-danger" />
                <Trans>What is too long is not saved yet. It is kept in this tab.</Trans>
              </>
            )}
            {state === 'failed' && (
              <>
                <CloudOff aria-hidden className="size-4 shrink-0 text-danger" />
                <span>
                  <Trans>Not saved yet. Your changes are kept in this tab.</Trans>
                </span>
                <Button variant="text" onClick={() => void save()} className="shrink-0">
                  <Trans>Try again</Trans>
                </Button>
              </>
            )}
          </>
        )}
      </div>
    </div>
  )
}
