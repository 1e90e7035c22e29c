import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { FollowedEmployer } from '@waymark/contract/job-search/followed-employers.ts'
import { jobLimits } from '@waymark/contract/job-tracking.ts'
import { ExternalLink } from 'lucide-react'
import { useId, useState, type SubmitEvent } from 'react'
import { ApiError } from '../../../lib/api-error.ts'
import { errorText } from '../../../lib/error-text.ts'
import { RelativeTime } from '../../../lib/relative-time.tsx'
import { useAction } from '../../../lib/use-action.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { controlClasses, describe, Field } from '../../../ui/fields/field.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { useFollowed, useFollowing } from './followed.api.ts'
import { ListDialog } from './list-dialog.tsx'

type Props = { open: boolean; onClose: () => void }

/** Employers whose new jobs are marked in the search. */
export function FollowedDialog({ open, onClose }: Props) {
  const { t } = useLingui()
  return (
    <ListDialog
      open={open}
      onClose={onClose}
      title={t`Employers you follow`}
      form={<FollowForm />}
      query={useFollowed(open)}
      empty={
        <Trans>
          You do not follow any employers yet. Their jobs are marked in the search, and new ones come with the emails of
          your saved searches.
        </Trans>
      }
      row={(followed) => <FollowedRow followed={followed} />}
    />
  )
}

function FollowForm() {
  const { t } = useLingui()
  const id = useId()
  const toast = useToast()
  const [url, setUrl] = useState('')
  const { follow } = useFollowing()
  const action = useAction(async () => {
    const { name } = await follow({ url: url.trim() })
    setUrl('')
    toast('success', t`You follow ${name} now.`)
  })
  const error =
    action.failure && failureText(action.failure.error, t`This employer could not be followed. Please try again.`)
  // What is wrong with an address says itself what is wanted.
  const hint = error ? undefined : t`The address of an employer’s careers page, or of any of its postings.`

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (url.trim() !== '') void action.run()
  }

  return (
    <form onSubmit={submit} noValidate className="mb-5 flex flex-col gap-2">
      <Field id={id} label={t`Careers page or job posting`} hint={hint} error={error}>
        <div className="flex flex-wrap gap-2">
          <input
            id={id}
            type="url"
            inputMode="url"
            autoComplete="off"
            value={url}
            maxLength={jobLimits.job_url}
            placeholder="https://"
            {...describe(id, { hint, error })}
            onChange={({ target }) => {
              setUrl(target.value)
              action.reset()
            }}
            className={`${controlClasses} min-w-48 flex-1`}
          />
          <BusyButton type="submit" busy={action.isBusy} busyText={t`Checking...`} disabled={url.trim() === ''}>
            <Trans>Follow</Trans>
          </BusyButton>
        </div>
      </Field>
    </form>
  )
}

/** The server says what is wrong with an address, and when no more fit. */
function failureText(error: Error, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise
  return error.fields['url'] ?? errorText(error, otherwise)
}

function FollowedRow({ followed }: { followed: FollowedEmployer }) {
  const { t } = useLingui()
  const toast = useToast()
  const { unfollow } = useFollowing()
  const { id, name, system, url, jobs } = followed
  const stop = useAction(() => unfollow(id), {
    onFailure: () => toast('error', t`This could not be changed. Please try again.`),
  })
  return (
    <div className="flex items-center justify-between gap-4">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <a href={url} target="_blank" rel="noopener noreferrer" className="font-semibold text-accent hover:underline">
          <bdi>{name}</bdi>
          {'\u00a0'}
          <ExternalLink aria-hidden className="inline size-3.5 align-[-0.1em]" />
        </a>
        <p className="text-sm text-muted">
          {system}
          {' · '}
          <Plural value={jobs} one="# job" other="# jobs" />
          {' · '}
          <ReadingState followed={followed} />
        </p>
      </div>
      <Button
        variant="quiet"
        aria-label={t`Stop following ${name}`}
        busy={stop.isBusy}
        onClick={() => void stop.run()}
        className="min-h-10! shrink-0"
      >
        <Trans>Unfollow</Trans>
      </Button>
    </div>
  )
}

function ReadingState({ followed: { read_at, problem } }: { followed: FollowedEmployer }) {
  if (problem !== null) return <Trans>could not be read the last time</Trans>
  if (read_at === null) return <Trans>being read</Trans>
  return (
    <Trans>
      read <RelativeTime timestamp={read_at} />
    </Trans>
  )
}
