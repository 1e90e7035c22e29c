import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { JobRecord, JobStatus } from '@waymark/contract/job-tracking.ts'
import { useId, useState, type ReactNode } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Link } from '../../../ui/link.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { ArchiveJob } from './archive-job.tsx'
import { DeleteJob } from './delete-job.tsx'
import { DocumentsPanel } from '../../documents/documents-panel.tsx'
import { JobHistory } from './job-history.tsx'
import { JobLink } from './job-link.tsx'
import { jobPageAddress } from '../page/job-page-address.ts'
import { JobNotices } from './job-notices.tsx'
import { JobNotebook } from './job-notebook.tsx'
import { removeJob, saveDocumentLinks } from '../job-tracking.api.ts'
import { StatusField } from './status-field.tsx'

type Props = {
  job: JobRecord
  open: boolean
  onClose: () => void
  onMove: (job: JobRecord, status: JobStatus) => void
  isGone: boolean
  /** The user was about to add it a second time. */
  existed: boolean
  finalFocus: () => HTMLElement | null
}

export function JobDialog({ job, open, onClose, onMove, isGone, existed, finalFocus }: Props) {
  const { t } = useLingui()
  const client = useQueryClient()
  const toast = useToast()
  const [stateSlot, setStateSlot] = useState<HTMLElement | null>(null)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      wide
      title={job.job_title}
      description={job.company_name}
      finalFocus={finalFocus}
      footer={
        <DeleteJob
          onClose={onClose}
          isGone={isGone}
          beside={<ArchiveJob job={job} isNarrow onDone={onClose} />}
          onDelete={async () => {
            await removeJob(client, job.job_url)
            onClose()
            toast('success', t`The job is deleted.`)
          }}
        >
          <div
            ref={setStateSlot}
            className="order-first flex w-full lg:order-none lg:w-auto lg:flex-1 lg:justify-end max-lg:-mb-3 max-lg:has-[.min-h-6]:mb-0"
          />
        </DeleteJob>
      }
    >
      <div className="flex flex-col gap-6">
        <div className="flex flex-col gap-2">
          <JobLink url={job.job_url} />
          {!isGone && (
            <Link to={jobPageAddress(job.id)} className="w-fit text-[0.9375rem]">
              <Trans>Open the whole job</Trans>
            </Link>
          )}
        </div>
        {existed && (
          <Alert variant="note">
            <Trans>This job was on your board already. It stays as it is.</Trans>
          </Alert>
        )}
        <JobNotices job={job} isGone={isGone} />
        <div className="grid gap-x-10 gap-y-7 md:grid-cols-[minmax(0,1fr)_19rem]">
          <div className="flex min-w-0 flex-col gap-6">
            {!isGone && <StatusField job={job} onMove={(status) => onMove(job, status)} />}
            <JobNotebook key={job.job_url} job={job} onMove={(status) => onMove(job, status)} stateSlot={stateSlot} />
          </div>
          <div className="flex min-w-0 flex-col gap-7">
            {!isGone && (
              <Section title={<Trans>Generate Documents</Trans>}>
                <DocumentsPanel
                  key={job.job_url}
                  job={job}
                  saveLinks={(links) => saveDocumentLinks(client, job.job_url, links)}
                />
              </Section>
            )}
            <Section title={<Trans>Application History</Trans>}>
              <JobHistory history={job.history} />
            </Section>
          </div>
        </div>
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
