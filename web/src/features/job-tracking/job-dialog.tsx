import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { jobStatuses, type JobRecord, type JobStatus } from '@waymark/contract/job-tracking.ts'
import { useId, type ReactNode } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PopupSelectField } from '../../ui/popup-select-field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { statusOf } from './board.ts'
import { DeleteJob } from './delete-job.tsx'
import { DocumentsPanel } from './documents-panel.tsx'
import { JobHistory } from './job-history.tsx'
import { JobLink } from './job-link.tsx'
import { removeJob } from './job-tracking.api.ts'
import { statusName } from './status-texts.ts'

type Props = {
  job: JobRecord
  open: boolean
  onClose: () => void
  onMove: (job: JobRecord, status: JobStatus) => void
  /** It was about to be added a second time. */
  existed: boolean
  finalFocus: () => HTMLElement | null
}

/** All about one job on the board. */
export function JobDialog({ job, open, onClose, onMove, existed, finalFocus }: Props) {
  const { t } = useLingui()
  const client = useQueryClient()
  const say = useToast()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={job.job_title}
      description={job.company_name}
      finalFocus={finalFocus}
      footer={
        <DeleteJob
          onClose={onClose}
          onDelete={async () => {
            await removeJob(client, job.job_url)
            onClose()
            say('success', t`The job is deleted.`)
          }}
        />
      }
    >
      <div className="flex flex-col gap-7">
        <JobLink url={job.job_url} />
        {existed && (
          <Alert look="note">
            <Trans>This job was on your board already. It stays as it is.</Trans>
          </Alert>
        )}
        <PopupSelectField
          label={t`Status`}
          value={statusOf(job) ?? 'Viewed'}
          options={jobStatuses.map((value) => ({ value, label: statusName(value) }))}
          onChange={(status) => onMove(job, status)}
        />
        <Section title={<Trans>Application History</Trans>}>
          <JobHistory history={job.history} />
        </Section>
        <Section title={<Trans>Generate Documents</Trans>}>
          <DocumentsPanel key={job.job_url} job={job} />
        </Section>
      </div>
    </Dialog>
  )
}

function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="text-lg font-bold">
        {title}
      </h3>
      {children}
    </section>
  )
}
