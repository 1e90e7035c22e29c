import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { SourceHealth } from '@waymark/contract/job-search/job-sources.ts'
import { ArrowLeft } from 'lucide-react'
import { RelativeTime } from '../../../lib/relative-time.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Link, OutsideLink } from '../../../ui/link.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Unfold } from '../../../ui/unfold.tsx'
import { useSources } from '../job-search.api.ts'
import { problemSentence } from './source-problem.ts'

const states: Record<SourceHealth['state'], { name: MessageDescriptor; tone: Tone }> = {
  ok: { name: msg`Working`, tone: 'green' },
  reading: { name: msg`Being read`, tone: 'blue' },
  waiting: { name: msg`Waiting`, tone: 'grey' },
  failing: { name: msg`Failing`, tone: 'red' },
  unchecked: { name: msg`Not checked`, tone: 'grey' },
  needs_key: { name: msg`Needs a key`, tone: 'grey' },
  off: { name: msg`Switched off`, tone: 'grey' },
}

const idleReasons: Partial<Record<SourceHealth['state'], MessageDescriptor>> = {
  unchecked: msg`Built from its documentation, and read once whoever runs this installation has checked it.`,
  needs_key: msg`Read once whoever runs this installation has a key from it.`,
}

export function SourcesPage() {
  const { t } = useLingui()
  const list = useSources()
  const { data: sources } = list
  const failing = sources?.filter(({ state }) => state === 'failing').length ?? 0
  return (
    <div className="mx-auto flex w-full max-w-5xl page-space flex-col gap-6">
      <title>{`${t`Sources of jobs`} · Waymark`}</title>
      <header className="flex flex-col items-start gap-1">
        <Link to="/jobsearch" className="mb-3 inline-flex items-center gap-1.5 text-[0.9375rem]">
          <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />
          <Trans>Back to the search</Trans>
        </Link>
        <h1 tabIndex={-1} className="text-[2rem] leading-tight font-bold tracking-[-0.02em]">
          <Trans>Sources of jobs</Trans>
        </h1>
        <p className="max-w-[65ch] text-muted">
          <Trans>
            This installation reads postings from these places, keeps them for its search, and links back to each.
            Whoever runs it chooses them. Names of places come from GeoNames (CC BY 4.0).
          </Trans>
        </p>
      </header>
      {list.isError && (
        <LoadFailure query={list}>
          <Trans>The sources could not be loaded. Please try again.</Trans>
        </LoadFailure>
      )}
      {failing > 0 && (
        <Alert variant="note">
          <Plural
            value={failing}
            one="# source is failing at the moment. It is tried again automatically."
            other="# sources are failing at the moment. They are tried again automatically."
          />
        </Alert>
      )}
      {list.isPending && <Skeleton label={t`Loading sources...`} />}
      <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface empty:hidden">
        {sources?.map((source) => (
          <SourceRow key={source.id} source={source} />
        ))}
      </ul>
    </div>
  )
}

function SourceRow({ source }: { source: SourceHealth }) {
  const { name, employer, url, terms_url, state, last_run_at, last_success_at, postings, problem } = source
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-5 py-4">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          {employer ? `${employer} · ` : ''}
          <OutsideLink href={url} className="inline-block">
            {name}
          </OutsideLink>
        </p>
        <p className="mt-1 text-sm text-muted">
          {last_success_at ? (
            <>
              <Plural value={postings} one="# posting" other="# postings" />
              {', '}
              <RelativeTime timestamp={last_success_at} />
              {' · '}
            </>
          ) : null}
          {state === 'failing' && last_run_at && (
            <>
              <Trans>
                tried <RelativeTime timestamp={last_run_at} />
              </Trans>
              {' · '}
            </>
          )}
          <OutsideLink href={terms_url} className="inline-block py-0.5 font-normal">
            <Trans>Terms</Trans>
          </OutsideLink>
        </p>
        {idleReasons[state] && <p className="mt-1 text-sm text-muted">{i18n._(idleReasons[state])}</p>}
        {problem && state === 'failing' && (
          <Unfold isSmall title={<span className="text-danger">{i18n._(problemSentence(problem))}</span>}>
            <code className="[overflow-wrap:anywhere]">{problem}</code>
          </Unfold>
        )}
      </div>
      <Badge tone={states[state].tone}>{i18n._(states[state].name)}</Badge>
    </li>
  )
}
