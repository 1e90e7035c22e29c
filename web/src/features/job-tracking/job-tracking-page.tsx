import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { applyStatus, type JobRecord, type JobStatus } from '@waymark/contract/job-tracking.ts'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { usePreference } from '../../lib/preference.ts'
import { onWindow } from '../../lib/window-focus.ts'
import { useToast } from '../../ui/toast.tsx'
import { AddJobDialog } from './add/add-job-dialog.tsx'
import { filterJobs, noFilter, type BoardFilter } from './board/board-filter.ts'
import { BoardHeader } from './board/board-header.tsx'
import { BoardSkeleton } from './board/board-skeleton.tsx'
import { BoardToolbar } from './board/board-toolbar.tsx'
import { columnsOf } from './board/board.ts'
import { EmptyBoard } from './board/empty-board.tsx'
import { JobBoard } from './board/job-board.tsx'
import { JobDialog } from './job/job-dialog.tsx'
import { refreshJobs, useJobs } from './job-tracking.api.ts'
import { KeptDrafts } from './job/kept-drafts.tsx'
import { LoadProblem } from './board/load-problem.tsx'
import { useMove } from './use-move.ts'

type Opened = { job_url: string; existed: boolean }

const noJobs: JobRecord[] = []

export function JobTrackingPage() {
  const { t } = useLingui()
  const client = useQueryClient()
  const board = useJobs()
  const { data: jobs = noJobs, isPending, isError, isSuccess } = board
  const [filter, setFilter] = useState<BoardFilter>(noFilter)
  // The field updates at once; the board follows when it can.
  const shownFilter = useDeferredValue(filter)
  const columns = useMemo(() => columnsOf(filterJobs(jobs, shownFilter)), [jobs, shownFilter])
  const found = columns.reduce((sum, column) => sum + column.jobs.length, 0)
  const archivedTotal = useMemo(() => jobs.filter((job) => job.archived_at !== null).length, [jobs])
  const [adding, setAdding] = useState<{ open: boolean; status: JobStatus }>({ open: false, status: applyStatus })
  const [opened, setOpened] = useState<Opened | null>(null)
  const shown = useShownJob(jobs, opened)
  const area = useRef<HTMLDivElement>(null)
  const saveMove = useMove()
  const toast = useToast()

  const [isSearchOpen, setSearchOpen] = useState(false)
  const [isFitted, setFitted] = usePreference('fittedBoard')

  useEffect(() => onWindow('focus', () => void refreshJobs(client)), [client])

  const move = useCallback(
    (job: JobRecord, status: JobStatus, before?: string | null) => void saveMove(job, status, before),
    [saveMove],
  )
  const open = useCallback((job_url: string) => setOpened({ job_url, existed: false }), [])
  const opener = useRef<Element | null>(null)
  const add = useCallback((status: JobStatus) => {
    opener.current = document.activeElement
    setAdding({ open: true, status })
  }, [])
  const closeAdding = () => setAdding((before) => ({ ...before, open: false }))
  /** The button that opened the dialog, unless it is gone, or the browser gives no focus to pressed buttons. */
  const pressed = () =>
    opener.current instanceof HTMLButtonElement && opener.current.isConnected ? opener.current : undefined
  const findAddButton = (status: JobStatus) => area.current?.querySelector<HTMLElement>(`[data-add="${status}"]`)
  const findCard = (job_url: string) => area.current?.querySelector<HTMLElement>(`[data-job="${CSS.escape(job_url)}"]`)

  function added(job: JobRecord, existed: boolean): void {
    closeAdding()
    if (existed) return setOpened({ job_url: job.job_url, existed })
    // A new card hidden by the filter would look like a lost one.
    if (filterJobs([job], filter).length === 0) setFilter(noFilter)
    toast('success', t`The job is on your board.`)
  }

  return (
    // 101rem are the five columns with their gaps and padding; on large screens everything aligns with them.
    <div className="flex flex-col gap-2 pt-2 sm:gap-6 sm:pt-10">
      <title>{`${t`Job Tracking`} · Waymark`}</title>
      <BoardHeader onAdd={() => add(applyStatus)} isSearchOpen={isSearchOpen} onSearch={setSearchOpen} />
      {isPending ? (
        <BoardSkeleton />
      ) : (
        <>
          {isError && <LoadProblem query={board} />}
          {jobs.length > 0 && (
            <BoardToolbar
              filter={filter}
              onFilter={setFilter}
              found={found}
              archivedTotal={archivedTotal}
              isOpen={isSearchOpen || filter !== noFilter}
              isFitted={isFitted}
              onFit={setFitted}
            />
          )}
          {isSuccess && found === 0 && jobs.length === archivedTotal && !filter.archived && (
            <EmptyBoard onAdd={() => add(applyStatus)} />
          )}
          <JobBoard
            ref={area}
            columns={columns}
            isLoaded={board.data !== undefined}
            isFitted={isFitted}
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
        // When the existing card opens instead, its dialog takes the focus.
        finalFocus={() => opened === null && (pressed() ?? findAddButton(adding.status) ?? area.current)}
      />
      {shown && (
        <JobDialog
          job={shown.job}
          open={opened !== null}
          isGone={shown.isGone}
          existed={opened?.existed === true}
          onMove={move}
          onClose={() => setOpened(null)}
          finalFocus={() => findCard(shown.job.job_url) ?? area.current}
        />
      )}
    </div>
  )
}

/** Keeps showing a job that was deleted elsewhere, and the last one while the dialog closes. */
function useShownJob(jobs: JobRecord[], opened: Opened | null): { job: JobRecord; isGone: boolean } | undefined {
  const current = opened ? jobs.find((job) => job.job_url === opened.job_url) : undefined
  const [last, setLast] = useState(current)
  if (current && current !== last) setLast(current)
  const job = current ?? last
  return job && { job, isGone: opened?.job_url === job.job_url && !current }
}
