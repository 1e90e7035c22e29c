import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { JobRecord, JobStatus } from '@waymark/contract/job-tracking.ts'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { Spinner } from '../../ui/spinner.tsx'
import { useToast } from '../../ui/toast.tsx'
import { AddJobDialog } from './add/add-job-dialog.tsx'
import { BoardActions } from './board/board-actions.tsx'
import { filterJobs, noFilter, type BoardFilter } from './board/board-filter.ts'
import { BoardToolbar } from './board/board-toolbar.tsx'
import { columnsOf, statusOf } from './board/board.ts'
import { EmptyBoard } from './board/empty-board.tsx'
import { JobBoard } from './board/job-board.tsx'
import { JobDialog } from './job/job-dialog.tsx'
import { moveJob, refreshJobs, useJobs } from './job-tracking.api.ts'
import { KeptDrafts } from './job/kept-drafts.tsx'
import { LoadProblem } from './board/load-problem.tsx'
import { statusName } from './status-texts.ts'

type Opened = { job_url: string; existed: boolean }

const noJobs: JobRecord[] = []

export function JobTrackingPage() {
  const { t } = useLingui()
  const client = useQueryClient()
  const { data: jobs = noJobs, isPending, isError, isFetching, isSuccess, refetch } = useJobs()
  const [filter, setFilter] = useState<BoardFilter>(noFilter)
  // Typing goes first, the board follows.
  const shownFilter = useDeferredValue(filter)
  const columns = useMemo(() => columnsOf(filterJobs(jobs, shownFilter)), [jobs, shownFilter])
  const found = columns.reduce((sum, column) => sum + column.jobs.length, 0)
  const archivedTotal = useMemo(() => jobs.filter((job) => job.archived_at !== null).length, [jobs])
  const [adding, setAdding] = useState<{ open: boolean; status: JobStatus }>({ open: false, status: 'Viewed' })
  const [opened, setOpened] = useState<Opened | null>(null)
  const shown = useShownJob(jobs, opened)
  const board = useRef<HTMLDivElement>(null)
  const move = useMove()
  const toast = useToast()

  useEffect(() => {
    // A window that was only covered stays visible to the browser: coming back to it is told by the focus alone.
    const refresh = () => void refreshJobs(client)
    window.addEventListener('focus', refresh)
    return () => window.removeEventListener('focus', refresh)
  }, [client])

  const open = useCallback((job_url: string) => setOpened({ job_url, existed: false }), [])
  const add = useCallback((status: JobStatus) => setAdding({ open: true, status }), [])
  const closeAdding = () => setAdding((before) => ({ ...before, open: false }))
  const findAddButton = (status: JobStatus) => board.current?.querySelector<HTMLElement>(`[data-add="${status}"]`)
  const findCard = (job_url: string) => board.current?.querySelector<HTMLElement>(`[data-job="${CSS.escape(job_url)}"]`)

  function added(job: JobRecord, existed: boolean): void {
    closeAdding()
    if (existed) return setOpened({ job_url: job.job_url, existed })
    // A new card out of sight would look like a lost one.
    if (filterJobs([job], filter).length === 0) setFilter(noFilter)
    toast('success', t`The job is on your board.`)
  }

  return (
    // As wide as the five columns with the gaps and the room beside them: on large screens all begin at one line.
    <div className="flex flex-col gap-4 pt-6 sm:gap-6 sm:pt-10">
      <title>{`${t`Job Tracking`} · Waymark`}</title>
      <header className="mx-auto flex w-full max-w-[101rem] flex-wrap items-end justify-between gap-x-6 gap-y-3 px-6 sm:px-10">
        <div className="flex flex-col gap-1">
          <h1 tabIndex={-1} className="text-[2rem] leading-tight font-bold tracking-[-0.02em]">
            <Trans>Job Tracking</Trans>
          </h1>
          <p className="text-muted max-sm:hidden">
            <Trans>Every application, from the first look to the answer.</Trans>
          </p>
        </div>
        <BoardActions />
      </header>
      {isPending ? (
        <p role="status" className="flex items-center gap-3 px-6 text-muted sm:px-10">
          <Spinner />
          <Trans>Loading jobs...</Trans>
        </p>
      ) : (
        <>
          {isError && <LoadProblem isOutdated={jobs !== noJobs} isBusy={isFetching} onRetry={() => void refetch()} />}
          {jobs.length > 0 && (
            <div className="mx-auto w-full max-w-[101rem] px-6 sm:px-10">
              <BoardToolbar filter={filter} onFilter={setFilter} found={found} archivedTotal={archivedTotal} />
            </div>
          )}
          {isSuccess && found === 0 && jobs.length === archivedTotal && !filter.archived && (
            <EmptyBoard onAdd={() => add('Viewed')} />
          )}
          <JobBoard
            ref={board}
            columns={columns}
            isFiltered={shownFilter.text.trim() !== '' || shownFilter.archived}
            onAdd={add}
            onOpen={open}
            onMove={move}
          />
          {isSuccess && <KeptDrafts jobs={jobs} opened={opened?.job_url} />}
        </>
      )}
      <AddJobDialog
        {...adding}
        jobs={jobs}
        onClose={closeAdding}
        onAdded={added}
        onShow={({ job_url }) => {
          closeAdding()
          open(job_url)
        }}
        // With the card that was there already open, the focus is in its dialog.
        finalFocus={() => opened === null && (findAddButton(adding.status) ?? board.current)}
      />
      {shown && (
        <JobDialog
          job={shown.job}
          open={opened !== null}
          isGone={shown.isGone}
          existed={opened?.existed === true}
          onMove={move}
          onClose={() => setOpened(null)}
          finalFocus={() => findCard(shown.job.job_url) ?? board.current}
        />
      )}
    </div>
  )
}

/** Moves a card; a move that could not be saved is taken back, and said. */
function useMove() {
  const { t } = useLingui()
  const client = useQueryClient()
  const toast = useToast()
  return useCallback(
    (job: JobRecord, status: JobStatus, before?: string | null): void => {
      const from = statusName(statusOf(job) ?? '')
      const to = statusName(status)
      moveJob(client, job, status, before).catch((error: unknown) => {
        console.warn('The move was not saved.', error)
        toast('error', t`The move to ${to} could not be saved. The job is back in ${from}.`)
      })
    },
    [client, toast, t],
  )
}

/** The job of the open dialog. One that was deleted elsewhere, or was closed, is kept while it is looked at. */
function useShownJob(jobs: JobRecord[], opened: Opened | null): { job: JobRecord; isGone: boolean } | undefined {
  const current = opened ? jobs.find((job) => job.job_url === opened.job_url) : undefined
  const [last, setLast] = useState(current)
  if (current && current !== last) setLast(current)
  const job = current ?? last
  return job && { job, isGone: opened?.job_url === job.job_url && !current }
}
