import { Trans } from '@lingui/react/macro'
import { jobLimits, type JobDetails, type JobRecord, type JobStatus } from '@waymark/contract/job-tracking.ts'
import { createPortal } from 'react-dom'
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx'
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
  const details = useJobDetails(job.job_url)
  if (details.data) return <Notebook job={job} details={details.data} onMove={onMove} stateSlot={stateSlot} />
  if (details.isPending) return <NotebookSkeleton />
  return (
    <LoadFailure query={details}>
      <Trans>Notes, contacts and dates could not be loaded. Nothing is lost.</Trans>
    </LoadFailure>
  )
}

function NotebookSkeleton() {
  return (
    <Skeleton label={<Trans>Loading notes...</Trans>}>
      <SkeletonBlock className="h-12 w-56" />
      <SkeletonBlock className="mt-6 h-36" />
    </Skeleton>
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
