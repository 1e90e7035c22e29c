import { Trans, useLingui } from '@lingui/react/macro'
import type { JobMatch } from '@waymark/contract/job-search/job-matches.ts'
import type { FoundJob } from '@waymark/contract/job-search/job-search.ts'
import { Fragment, useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { FoundByLine } from './found-by-line.tsx'
import { ResultItem } from './result-item.tsx'
import { writeSearch, type Search } from '../form/search-address.ts'
import { useSeenJobs } from './seen-jobs.ts'

type Props = {
  search: Search
  jobs: readonly FoundJob[]
  /** Around the chosen city. */
  km: number
  selected: string | undefined
  stages: ReadonlyMap<string, string>
  /** By the job's id; empty while unknown. */
  matches: ReadonlyMap<string, JobMatch>
  hasMore: boolean
  isLoadingMore: boolean
  hasMoreFailed: boolean
  onMore: () => void
  onSelect: (job: FoundJob) => void
  onDetail: () => void
}

/** Arrow keys move between results; the list's end loads more. */
export function ResultsList({
  search,
  jobs,
  km,
  selected,
  stages,
  matches,
  onMore,
  onSelect,
  onDetail,
  ...more
}: Props) {
  const { t } = useLingui()
  const seen = useSeenJobs()
  const list = useRef<HTMLUListElement>(null)

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>('button[data-job]') ?? [])]
    // The focus may be on a link of the result.
    const at = buttons.findIndex((button) => button.closest('li')?.contains(document.activeElement))
    const next = buttons[at + step]
    const job = jobs.find(({ id }) => id === next?.dataset['job'])
    event.preventDefault()
    if (!next || !job) return
    next.focus()
    next.scrollIntoView?.({ block: 'nearest' })
    onSelect(job)
  }

  return (
    <>
      <ul ref={list} aria-label={t`Jobs found`} onKeyDown={onKeyDown} className="flex flex-col gap-2.5">
        {jobs.map((job, at) => (
          <Fragment key={job.id}>
            {job.found_by !== (jobs[at - 1]?.found_by ?? 'all_words') && (
              <FoundByLine foundBy={job.found_by} isFirst={at === 0} km={job.distance_km === null ? undefined : km} />
            )}
            <ResultItem
              job={job}
              isSelected={job.id === selected}
              isSeen={seen.has(job.id)}
              stage={stages.get(job.job_url)}
              match={matches.get(job.id)}
              alikeAddress={writeSearch({ ...search, alike: job.id })}
              onSelect={() => onSelect(job)}
              onDetail={onDetail}
            />
          </Fragment>
        ))}
      </ul>
      {more.hasMore && !more.hasMoreFailed && <ListEnd key={jobs.length} onReached={onMore} />}
      <p role="status" className="flex justify-center gap-3 py-4 text-muted empty:hidden">
        {more.isLoadingMore && (
          <>
            <Spinner />
            <Trans>Loading more jobs...</Trans>
          </>
        )}
      </p>
      {more.hasMoreFailed && (
        <LoadFailure query={{ isFetching: more.isLoadingMore, refetch: onMore }}>
          <Trans>More jobs could not be loaded. Please try again.</Trans>
        </LoadFailure>
      )}
    </>
  )
}

function ListEnd({ onReached }: { onReached: () => void }) {
  const mark = useRef<HTMLDivElement>(null)
  const tell = useEffectEvent(onReached)
  useEffect(() => {
    if (!mark.current) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) tell()
    })
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [])
  return <div ref={mark} aria-hidden className="h-px" />
}
