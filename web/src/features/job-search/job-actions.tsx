import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { fitToCard } from '@waymark/contract/card-texts.ts'
import type { FoundJob } from '@waymark/contract/job-search/job-search.ts'
import { applyStatus } from '@waymark/contract/job-tracking.ts'
import { BellPlus, Bookmark, BookmarkCheck, ExternalLink, EyeOff } from 'lucide-react'
import { ApiError } from '../../lib/api-error.ts'
import { useAction } from '../../lib/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { addJob, recordApply, refreshJobs } from '../job-tracking/job-tracking.api.ts'
import { useFollowing } from './followed.api.ts'
import { useHiding } from './job-search.api.ts'

type Props = { job: FoundJob; isOnBoard: boolean; onHidden: () => void }

export function JobActions({ job, isOnBoard, onHidden }: Props) {
  const { t } = useLingui()
  const toast = useToast()
  const client = useQueryClient()
  const { hide, unhide } = useHiding()
  const { follow, unfollow } = useFollowing()
  const card = cardOf(job)

  /** The page is already opening when this runs: a link opens by itself. */
  async function record(): Promise<void> {
    try {
      await recordApply(card)
      void refreshJobs(client)
    } catch (error) {
      console.warn('An Apply was not recorded.', error)
      toast('error', t`The job was opened, but it could not be added to your board.`)
    }
  }

  const save = useAction(
    async () => {
      const { existed } = await addJob(client, { ...card, status: applyStatus })
      toast('success', existed ? t`This job is on your board already.` : t`Saved to your board.`)
    },
    { onFailure: () => toast('error', t`The job could not be saved to your board. Please try again.`) },
  )
  const hiding = useAction(
    async (kind: 'job' | 'employer') => {
      const hidden = await hide(kind, job.id)
      onHidden()
      toast('success', kind === 'job' ? t`This job is hidden.` : t`Jobs of ${job.company} are hidden.`, {
        label: t`Undo`,
        onAct: () => void unhide(hidden.id).catch((error: unknown) => console.warn(error)),
      })
    },
    { onFailure: () => toast('error', t`It could not be hidden. Please try again.`) },
  )

  const following = useAction(
    async () => {
      const { id, name } = await follow({ job_id: job.id })
      toast('success', t`You follow ${name} now.`, {
        label: t`Undo`,
        onAct: () => void unfollow(id).catch((error: unknown) => console.warn(error)),
      })
    },
    {
      onFailure: (error) =>
        toast(
          'error',
          (error instanceof ApiError && error.fields['url']) ||
            t`This employer could not be followed. Please try again.`,
        ),
    },
  )

  return (
    <div className="flex flex-wrap items-center gap-3">
      {job.job_url !== '' && (
        <a
          href={job.job_url}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => void record()}
          onAuxClick={(event) => event.button === 1 && void record()}
          className="inline-flex min-h-12 items-center gap-2 rounded-control bg-accent px-5 font-semibold text-on-accent shadow-soft transition-colors hover:bg-accent-strong"
        >
          <Trans>Apply Now</Trans>
          <ExternalLink aria-hidden className="size-4" />
        </a>
      )}
      <Button variant="quiet" busy={save.isBusy} disabled={isOnBoard} onClick={() => void save.run()}>
        {isOnBoard ? <BookmarkCheck aria-hidden className="size-4" /> : <Bookmark aria-hidden className="size-4" />}
        {isOnBoard ? <Trans>On your board</Trans> : <Trans>Save to board</Trans>}
      </Button>
      <div className="flex flex-wrap gap-x-5 gap-y-2 text-[0.9375rem]">
        <Button variant="text" busy={hiding.isBusy} onClick={() => void hiding.run('job')}>
          <EyeOff aria-hidden className="size-4" />
          <Trans>Hide this job</Trans>
        </Button>
        {job.company !== '' && (
          <Button variant="text" disabled={hiding.isBusy} onClick={() => void hiding.run('employer')}>
            <Trans>Hide this employer</Trans>
          </Button>
        )}
        {job.followed === false && (
          <Button variant="text" busy={following.isBusy} onClick={() => void following.run()}>
            <BellPlus aria-hidden className="size-4" />
            <Trans>Follow this employer</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}

/** A posting without an employer is filed under its page's host. */
function cardOf({ job_url, job_title, company, location, salary, source }: FoundJob) {
  const company_name = company.trim() === '' ? new URL(job_url).hostname : company
  return { job_url, ...fitToCard({ job_title, company_name, location, salary, source: source.name }) }
}
