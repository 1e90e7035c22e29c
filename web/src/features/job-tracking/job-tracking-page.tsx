import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { JobRecord, JobStatus } from '@waymark/contract/job-tracking.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useToast } from '../../ui/toast.tsx'
import { AddJobDialog } from './add-job-dialog.tsx'
import { columnsOf, statusOf } from './board.ts'
import { JobBoard } from './job-board.tsx'
import { JobDialog } from './job-dialog.tsx'
import { moveJob, refreshJobs, useJobs } from './job-tracking.api.ts'
import { statusName } from './status-texts.ts'

type Opened = { job_url: string; existed: boolean }

export function JobTrackingPage() {
  const { t } = useLingui()
  const client = useQueryClient()
  const say = useToast()
  const { data: jobs, isPending, isError, isFetching, refetch } = useJobs()
  const columns = useMemo(() => columnsOf(jobs ?? []), [jobs])
  const isEmpty = jobs !== undefined && columns.every((column) => column.jobs.length === 0)
  const [adding, setAdding] = useState<{ open: boolean; status: JobStatus }>({ open: false, status: 'Viewed' })
  const [opened, setOpened] = useState<Opened | null>(null)
  const { shown, isOpen } = useShownJob(jobs, opened)
  // Gone from the board, here or in another tab: it must not open again by itself when it comes back.
  if (opened && jobs && !isOpen) setOpened(null)
  const board = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // A window that was only covered stays visible to the browser: coming back to it is told by the focus alone.
    const refresh = () => void refreshJobs(client)
    window.addEventListener('focus', refresh)
    return () => window.removeEventListener('focus', refresh)
  }, [client])

  function move(job: JobRecord, status: JobStatus): void {
    const before = statusName(statusOf(job) ?? '')
    const after = statusName(status)
    moveJob(client, job, status).catch((error: unknown) => {
      console.warn('The move was not saved.', error)
      say('error', t`The move to ${after} could not be saved. The job is back in ${before}.`)
    })
  }

  const add = (status: JobStatus) => setAdding({ open: true, status })
  const findAddButton = (status: JobStatus) => board.current?.querySelector<HTMLElement>(`[data-add="${status}"]`)
  const findCard = (job_url: string) => board.current?.querySelector<HTMLElement>(`[data-job="${CSS.escape(job_url)}"]`)

  return (
    <div className="flex flex-col gap-6 pt-10">
      <title>{`${t`Job Tracking`} · Waymark`}</title>
      <header className="flex flex-col gap-1 px-6 sm:px-10">
        <h1 tabIndex={-1} className="text-[2rem] leading-tight font-bold tracking-[-0.02em]">
          <Trans>Job Tracking</Trans>
        </h1>
        <p className="text-muted">
          <Trans>Every application, from the first look to the answer.</Trans>
        </p>
      </header>
      {isPending ? (
        <p role="status" className="flex items-center gap-3 px-6 text-muted sm:px-10">
          <Spinner />
          <Trans>Loading jobs...</Trans>
        </p>
      ) : (
        <>
          {isError && (
            <div className="px-6 sm:px-10">
              <Alert look="error">
                <p>
                  {jobs === undefined ? (
                    <Trans>
                      Your jobs could not be loaded. Nothing is lost: they will be here when the connection is back.
                    </Trans>
                  ) : (
                    <Trans>The board could not be refreshed, so it may be out of date.</Trans>
                  )}
                </p>
                <Button look="quiet" busy={isFetching} onClick={() => void refetch()} className="mt-3">
                  <Trans>Retry</Trans>
                </Button>
              </Alert>
            </div>
          )}
          {isEmpty && <EmptyBoard onAdd={() => add('Viewed')} />}
          <JobBoard
            ref={board}
            columns={columns}
            onAdd={add}
            onOpen={(job_url) => setOpened({ job_url, existed: false })}
          />
        </>
      )}
      <AddJobDialog
        {...adding}
        onClose={() => setAdding({ ...adding, open: false })}
        onAdded={(job, existed) => {
          setAdding({ ...adding, open: false })
          if (existed) setOpened({ job_url: job.job_url, existed })
          else say('success', t`The job is on your board.`)
        }}
        // With the card that was there already open, the focus is in its dialog.
        finalFocus={() => opened === null && (findAddButton(adding.status) ?? board.current)}
      />
      {shown && (
        <JobDialog
          job={shown}
          open={isOpen}
          existed={opened?.existed === true}
          onMove={move}
          onClose={() => setOpened(null)}
          finalFocus={() => findCard(shown.job_url) ?? board.current}
        />
      )}
    </div>
  )
}

/** The job of the open dialog. One that is gone, or was closed, is kept while its dialog fades. */
function useShownJob(jobs: JobRecord[] | undefined, opened: Opened | null) {
  const current = opened ? jobs?.find((job) => job.job_url === opened.job_url) : undefined
  const [last, setLast] = useState(current)
  if (current && current !== last) setLast(current)
  return { shown: current ?? last, isOpen: current !== undefined }
}

function EmptyBoard({ onAdd }: { onAdd: () => void }) {
  return (
    <div className="mx-6 flex flex-col items-start gap-4 rounded-card border border-line bg-surface p-6 sm:mx-10 sm:flex-row sm:items-center sm:justify-between">
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
