import { Trans } from '@lingui/react/macro'
import { jobLimits, type JobDetails, type JobRecord, type JobStatus } from '@waymark/contract/job-tracking.ts'
import { createPortal } from 'react-dom'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx'
import { fieldName } from './draft-texts.ts'
import { JobConflict } from './job-conflict.tsx'
import { JobContacts } from './job-contacts.tsx'
import { JobDates } from './job-dates.tsx'
import { useJobDetails } from './job-details.api.ts'
import { InterviewOffer } from './interview-offer.tsx'
import { statusOf } from '../board/board.ts'
import { JobFacts } from './job-facts.tsx'
import { JobSaveState } from './job-save-state.tsx'
import { useJobDraft } from './use-job-draft.ts'

type Props = {
  job: JobRecord
  onMove: (status: JobStatus) => void
  /** Where the dialog shows the saving state, always in sight. */
  stateSlot: HTMLElement | null
}

export function JobNotebook({ job, onMove, stateSlot }: Props) {
  const { data, isPending, refetch, isFetching } = useJobDetails(job.job_url)
  if (data) return <Notebook job={job} details={data} onMove={onMove} stateSlot={stateSlot} />
  if (isPending)
    return (
      <p role="status" className="flex items-center gap-3 text-muted">
        <Spinner />
        <Trans>Loading notes...</Trans>
      </p>
    )
  return (
    <Alert variant="error">
      <p>
        <Trans>Notes, contacts and dates could not be loaded. Nothing is lost.</Trans>
      </p>
      <Button variant="text" busy={isFetching} onClick={() => void refetch()} className="mt-1">
        <Trans>Retry</Trans>
      </Button>
    </Alert>
  )
}

function Notebook({ job, details, onMove, stateSlot }: Props & { details: JobDetails }) {
  const control = useJobDraft(job, details)
  const { draft, change } = control
  return (
    <>
      <JobConflict control={control} />
      <JobDates draft={draft} change={change} moveOffer={<InterviewOffer status={statusOf(job)} onMove={onMove} />} />
      <TextAreaField
        label={fieldName('notes')}
        value={draft.notes}
        max={jobLimits.notes}
        rows={5}
        onChange={(notes) => change({ notes })}
      />
      <JobContacts contacts={draft.contacts} onChange={(contacts) => change({ contacts })} />
      <JobFacts draft={draft} change={change} />
      {stateSlot && createPortal(<JobSaveState control={control} />, stateSlot)}
    </>
  )
}
