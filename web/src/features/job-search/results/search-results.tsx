import { Trans, useLingui } from '@lingui/react/macro'
import { searchLimits, type FoundJob } from '@waymark/contract/job-search/job-search.ts'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { ApiError } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx'
import { useFailureToast } from '../../../ui/use-failure-toast.ts'
import { useJobs } from '../../job-tracking/job-tracking.api.ts'
import { JobDetail } from '../job/job-detail.tsx'
import { useFirstReading, useFoundJobs, useJobMatches, withoutRepeats } from '../job-search.api.ts'
import { ResultsList } from './results-list.tsx'
import { markSeen } from './seen-jobs.ts'
import type { Search } from '../form/search-address.ts'
import { OnlySamples } from '../sources/sources-note.tsx'
import { AlikeLine, LeftOutLine, TypedPlaceLine } from '../form/typed-place-line.tsx'

type Props = {
  search: Search
  selected: string | undefined
  onSelect: (id: string | undefined) => void
}

/** Results beside the chosen one; on a phone one or the other. */
export function SearchResults({ search, selected, onSelect }: Props) {
  const { t } = useLingui()
  const found = useFoundJobs(search)
  const jobs = useMemo(() => withoutRepeats(found.data?.pages ?? []), [found.data])
  const matches = useJobMatches(found.data?.pages ?? [])
  const stages = useStages()
  const job = jobs.find(({ id }) => id === selected)
  // With nothing to show, the list says so itself and offers to try again.
  const isTooOften = found.error instanceof ApiError && found.error.code === 'too_many_requests'
  const tooOften = t`Too many searches in a short time. Please wait a minute, then try again.`
  const failure = isTooOften ? tooOften : t`The search failed. Please try again.`
  const failureText = jobs.length > 0 ? failure : null
  useFailureToast(found.isFetchNextPageError ? null : found.error, failureText)
  const typed = found.data?.pages[0]?.typed_place
  const leftOut = found.data?.pages[0]?.left_out ?? []
  const { hasRealJobs } = useFirstReading()
  const isNothingFound = found.isSuccess && jobs.length === 0
  const offersJobs = jobs.length > 0 || found.isPending
  const list = useKeptScroll(JSON.stringify(search), jobs.length > 0)

  const shown = useRef(selected)
  useEffect(() => {
    const left = shown.current
    shown.current = selected
    // The job is gone, and with it what was pressed there: the keyboard continues in the list.
    if (selected !== undefined || left === undefined || document.activeElement !== document.body) return
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>('button[data-job]') ?? [])]
    const button = buttons.find(({ dataset }) => dataset['job'] === left) ?? buttons[0]
    button?.focus()
  }, [selected, list])

  const alike = useRef(search.alike)
  useEffect(() => {
    const left = alike.current
    alike.current = search.alike
    // The link that was pressed is gone: the keyboard continues at the way back, and behind it at the job it came from.
    if (left === search.alike || document.activeElement !== document.body) return
    const target = search.alike === '' ? `button[data-job="${left}"]` : 'a[data-all]'
    list.current?.querySelector<HTMLElement>(target)?.focus()
  }, [search.alike, list])

  const detail = useRef<HTMLElement>(null)
  function select({ id }: FoundJob): void {
    markSeen(id)
    onSelect(id)
  }

  return (
    <div className="grid min-h-0 gap-6 lg:grid-cols-[minmax(18rem,1fr)_2fr]">
      <section
        ref={list}
        aria-label={t`Results`}
        className={classNames(
          'min-w-0 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto lg:pe-1',
          job && 'max-lg:hidden',
        )}
      >
        {found.isPending && <ResultsSkeleton />}
        {found.isError && jobs.length === 0 && (
          <LoadFailure query={found}>{isTooOften ? tooOften : <Trans>The search failed.</Trans>}</LoadFailure>
        )}
        {typed && <TypedPlaceLine search={search} typed={typed} />}
        {leftOut.length > 0 && <LeftOutLine words={leftOut} />}
        {isNothingFound && (
          <p role="status" className="rounded-card border border-dashed border-line p-10 text-center text-muted">
            <Trans>No jobs found. Try adjusting your search criteria.</Trans>
            {hasRealJobs === false && (
              <span className="mt-2 block text-sm">
                <OnlySamples />
              </span>
            )}
          </p>
        )}
        {search.alike !== '' && <AlikeLine search={search} />}
        <ResultsList
          search={search}
          km={Number(search.km) || searchLimits.radius_km}
          jobs={jobs}
          selected={selected}
          stages={stages}
          matches={matches}
          hasMore={found.hasNextPage}
          hasMoreFailed={found.isFetchNextPageError}
          isLoadingMore={found.isFetchingNextPage}
          onMore={() => void found.fetchNextPage()}
          onSelect={select}
          onDetail={() => detail.current?.focus()}
        />
      </section>
      <section
        ref={detail}
        tabIndex={-1}
        aria-label={t`Job details`}
        className={classNames('min-w-0', !job && 'max-lg:hidden')}
      >
        <div className="lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto">
          {job ? (
            <>
              <Button variant="text" className="mb-4 lg:hidden" onClick={() => onSelect(undefined)}>
                <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />
                <Trans>Back to the results</Trans>
              </Button>
              <JobDetail
                key={job.id}
                job={job}
                stage={stages.get(job.job_url)}
                match={matches.get(job.id)}
                // The answer may arrive when another job has been opened.
                onHidden={() => shown.current === job.id && onSelect(undefined)}
              />
            </>
          ) : (
            offersJobs && (
              <p className="rounded-card border border-dashed border-line p-10 text-center text-muted">
                <Trans>Select a job to view details</Trans>
              </p>
            )
          )}
        </div>
      </section>
    </div>
  )
}

function ResultsSkeleton() {
  return (
    <Skeleton label={<Trans>Searching...</Trans>} isLabelHidden>
      <div className="flex flex-col gap-2.5">
        {[1, 2, 3, 4].map((row) => (
          <SkeletonBlock key={row} className="h-32" />
        ))}
      </div>
    </Skeleton>
  )
}

/** Stages on the board by the job's address; empty while the board is unknown. */
function useStages(): ReadonlyMap<string, string> {
  const { data: jobs } = useJobs()
  return useMemo(
    () => new Map((jobs ?? []).map(({ job_url, history }) => [job_url, history.at(-1)?.status ?? ''])),
    [jobs],
  )
}

/** Scroll positions of this visit's lists. */
const scrolls = new Map<string, number>()

function useKeptScroll(key: string, isReady: boolean) {
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = list.current
    if (!element || !isReady) return
    element.scrollTop = scrolls.get(key) ?? 0
    const note = () => void scrolls.set(key, element.scrollTop)
    element.addEventListener('scroll', note, { passive: true })
    return () => element.removeEventListener('scroll', note)
  }, [key, isReady])
  return list
}
