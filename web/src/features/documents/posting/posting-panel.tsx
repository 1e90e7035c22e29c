import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { KeptPosting, OtherPosting } from '@waymark/contract/job-application.ts'
import { hasAddress } from '@waymark/contract/job-tracking.ts'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../lib/api-error.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Alert } from '../../../ui/alert.tsx'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { chooseJobPosting, keepJobPosting, readPostingAgain } from '../application.api.ts'
import { PostingPaste } from '../posting-paste.tsx'
import { OtherPostings, PostingDate } from './other-postings.tsx'
import { PostingText } from './posting-text.tsx'
import { readingProblem } from './reading-problem.ts'

type Props = { job_url: string; posting: KeptPosting | null; others: readonly OtherPosting[] }

export function PostingPanel({ job_url, posting, others }: Props) {
  const { t } = useLingui()
  const client = useQueryClient()
  const panel = useRef<HTMLDivElement>(null)
  const [isPasting, setPasting] = useState(false)
  const [found, setFound] = useState<'same' | 'other'>()
  function keepFocus(): void {
    // What was pressed is gone now, and would take the focus with it; the user may have moved on meanwhile.
    const { activeElement, body } = document
    if (activeElement === body || panel.current?.contains(activeElement)) panel.current?.focus({ preventScroll: true })
  }
  const { run, isBusy, failure } = useAction(async (text?: string) => {
    await keepJobPosting(client, job_url, text)
    keepFocus()
    setPasting(false)
  })
  const again = useAction(async () => setFound(await readPostingAgain(client, job_url)))
  const choosing = useAction(async (id: string) => {
    await chooseJobPosting(client, job_url, id)
    keepFocus()
    setFound(undefined)
  })
  const failed = failure ?? again.failure ?? choosing.failure
  useEffect(() => {
    if (isPasting) panel.current?.querySelector('textarea')?.focus()
  }, [isPasting])
  const isUnreadable = failure?.error instanceof ApiError && failure.error.status === 422
  const paste = <PostingPaste initial="" submitText={t`Keep this text`} onSubmit={(text) => void run(text)} />

  return (
    <div ref={panel} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      {failed && (
        <Alert key={failed.attempt} variant="error">
          {readingProblem(failed.error)}
        </Alert>
      )}
      {posting ? (
        <>
          <PostingText posting={posting} />
          <p className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-4 text-sm text-muted">
            <span>
              <PostingDate posting={posting} />
            </span>
            {hasAddress(job_url) && (
              <Button variant="text" disabled={again.isBusy} onClick={() => void again.run()}>
                {again.isBusy ? <Trans>Reading the page...</Trans> : <Trans>Read it again</Trans>}
              </Button>
            )}
            <Button variant="text" onClick={() => setPasting(!isPasting)}>
              <Trans>Paste another text</Trans>
            </Button>
          </p>
          {found && !again.isBusy && !failed && (
            <Alert variant="note">
              {found === 'same' ? (
                <Trans>The page still says the same.</Trans>
              ) : (
                <Trans>
                  The page says something else now. It is kept below; the text above stays, and match and documents go
                  by it unless you choose the other one.
                </Trans>
              )}
            </Alert>
          )}
          {isPasting && paste}
          <OtherPostings others={others} isBusy={choosing.isBusy} onChoose={(id) => void choosing.run(id)} />
        </>
      ) : (
        <>
          <p className="text-muted">
            {hasAddress(job_url) ? (
              <Trans>The posting has not been read yet. Once it is, it stays here even when its page is gone.</Trans>
            ) : (
              <Trans>This job has no web address. Paste its posting, if you have one.</Trans>
            )}
          </p>
          <div className="flex flex-wrap gap-3">
            {hasAddress(job_url) && (
              <BusyButton busy={isBusy} busyText={t`Reading the page...`} onClick={() => void run()}>
                <Trans>Read it now</Trans>
              </BusyButton>
            )}
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
