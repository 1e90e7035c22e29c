import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { FoundJob } from '@waymark/contract/job-search/job-search.ts'
import { applyStatus, type JobRecord } from '@waymark/contract/job-tracking.ts'
import { Bookmark, BookmarkCheck, ExternalLink, EyeOff } from 'lucide-react'
import { useRef, useState } from 'react'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { useFocusInside } from '../../../ui/use-focus-inside.ts'
import { SameOpeningPanel } from '../../job-tracking/add/same-opening-panel.tsx'
import { listSameOpenings } from '../../job-tracking/add/same-openings.api.ts'
import { cardOf, useRecordApply } from '../../job-tracking/found-jobs.api.ts'
import { addJob } from '../../job-tracking/job-tracking.api.ts'
import { FollowButton } from './follow-button.tsx'
import { useHiding } from '../job-search.api.ts'

type Props = { job: FoundJob; isOnBoard: boolean; onHidden: () => void }

export function JobActions({ job, isOnBoard, onHidden }: Props) {
  const { t } = useLingui()
  const toast = useToast()
  const client = useQueryClient()
  const { hide, unhide } = useHiding()
  const recordApply = useRecordApply()
  const { company } = job
  const card = cardOf({ ...job, company_name: company, source: job.source.name })
  // The page is already opening when this runs: a link opens by itself.
  const record = () => void recordApply(card)

  const [same, setSame] = useState<readonly JobRecord[]>([])
  const save = useAction(
    async () => {
      const found = same.length > 0 ? [] : await listSameOpenings(card)
      setSame(found)
      if (found.length > 0) return
      const { existed } = await addJob(client, { ...card, status: applyStatus })
      toast('success', existed ? t`This job is on your board already.` : t`Saved to your board.`)
    },
    { onFailure: () => toast('error', t`The job could not be saved to your board. Please try again.`) },
  )
  const showing = useAction(unhide, {
    onFailure: () => toast('error', t`It could not be shown again. Please try again.`),
  })
  const hiding = useAction(
    async (kind: 'job' | 'employer') => {
      const hidden = await hide(kind, job.id)
      onHidden()
      toast('success', kind === 'job' ? t`This job is hidden.` : t`Jobs of ${company} are hidden.`, {
        label: t`Undo`,
        onAct: () => void showing.run(hidden.id),
      })
    },
    { onFailure: () => toast('error', t`It could not be hidden. Please try again.`) },
  )

  const actions = useRef<HTMLDivElement>(null)
  const focusInside = useFocusInside(actions)
  const hasPage = job.job_url !== ''
  return (
    <div ref={actions} {...focusInside} className="flex flex-wrap items-center gap-3">
      {hasPage && !job.source.is_sample && (
        <a
          href={job.job_url}
          target="_blank"
          rel="noopener noreferrer"
          onClick={record}
          onAuxClick={(event) => event.button === 1 && record()}
          className="inline-flex min-h-12 items-center gap-2 rounded-control bg-accent px-5 font-semibold text-on-accent shadow-soft transition-colors hover:bg-accent-strong"
        >
          <Trans>Apply Now</Trans>
          <ExternalLink aria-hidden className="size-4" />
        </a>
      )}
      {isOnBoard && (
        <p className="inline-flex min-h-12 items-center gap-2 px-2 font-semibold text-muted">
          <BookmarkCheck aria-hidden className="size-4" />
          <Trans>On your board</Trans>
        </p>
      )}
      {hasPage && !isOnBoard && (
        <Button variant="quiet" busy={save.isBusy} onClick={() => void save.run()}>
          <Bookmark aria-hidden className="size-4" />
          {same.length > 0 ? <Trans>Save it nevertheless</Trans> : <Trans>Save to board</Trans>}
        </Button>
      )}
      <div className="flex flex-wrap gap-x-5 gap-y-2 text-[0.9375rem]">
        <Button variant="text" busy={hiding.isBusy} onClick={() => void hiding.run('job')}>
          <EyeOff aria-hidden className="size-4" />
          <Trans>Hide this job</Trans>
        </Button>
        {company !== '' && (
          <Button variant="text" disabled={hiding.isBusy} onClick={() => void hiding.run('employer')}>
            <Trans>Hide this employer</Trans>
          </Button>
        )}
        {job.followed === false && <FollowButton jobId={job.id} />}
      </div>
      <div className="basis-full empty:hidden">
        <SameOpeningPanel jobs={same} />
      </div>
    </div>
  )
}
