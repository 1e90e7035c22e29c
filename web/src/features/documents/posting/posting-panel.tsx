import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { KeptPosting } from '@waymark/contract/job-application.ts'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../lib/api-error.ts'
import { localDateTime } from '../../../lib/relative-time.tsx'
import { useAction } from '../../../lib/use-action.ts'
import { Alert } from '../../../ui/alert.tsx'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { keepJobPosting } from '../application.api.ts'
import { PostingPaste } from '../posting-paste.tsx'
import { PostingText } from './posting-text.tsx'
import { readingProblem } from './reading-problem.ts'

type Props = { job_url: string; posting: KeptPosting | null }

export function PostingPanel({ job_url, posting }: Props) {
  const { t } = useLingui()
  const client = useQueryClient()
  const panel = useRef<HTMLDivElement>(null)
  const [isPasting, setPasting] = useState(false)
  const { run, isBusy, failure } = useAction(async (text?: string) => {
    await keepJobPosting(client, job_url, text)
    // What was pressed is gone now, and would take the focus with it; the user may have moved on meanwhile.
    const { activeElement, body } = document
    if (activeElement === body || panel.current?.contains(activeElement)) panel.current?.focus({ preventScroll: true })
    setPasting(false)
  })
  useEffect(() => {
    if (isPasting) panel.current?.querySelector('textarea')?.focus()
  }, [isPasting])
  const time = localDateTime(posting?.read_at ?? '')
  const isUnreadable = failure?.error instanceof ApiError && failure.error.status === 422
  const paste = <PostingPaste initial="" submitText={t`Keep this text`} onSubmit={(text) => void run(text)} />

  return (
    <div ref={panel} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      {failure && (
        <Alert key={failure.attempt} variant="error">
          {readingProblem(failure.error)}
        </Alert>
      )}
      {posting ? (
        <>
          <PostingText posting={posting} />
          <p className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-4 text-sm text-muted">
            <span>{posting.source === 'pasted' ? <Trans>Pasted: {time}</Trans> : <Trans>Read: {time}</Trans>}</span>
            <Button variant="text" onClick={() => setPasting(!isPasting)}>
              <Trans>Paste another text</Trans>
            </Button>
          </p>
          {isPasting && paste}
        </>
      ) : (
        <>
          <p className="text-muted">
            <Trans>The posting has not been read yet. Once it is, it stays here even when its page is gone.</Trans>
          </p>
          <div className="flex flex-wrap gap-3">
            <BusyButton busy={isBusy} busyText={t`Reading the page...`} onClick={() => void run()}>
              <Trans>Read it now</Trans>
            </BusyButton>
            {!isPasting && !isUnreadable && (
              <Button variant="quiet" disabled={isBusy} onClick={() => setPasting(true)}>
                <Trans>Paste its text</Trans>
              </Button>
            )}
          </div>
          {(isPasting || isUnreadable) && paste}
        </>
      )}
    </div>
  )
}
