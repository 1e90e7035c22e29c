import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { JobRecord, JobStatus } from '@waymark/contract/job-tracking.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { useApplication } from '../../documents/application.api.ts'
import type { DocumentLinks } from '../../documents/documents.api.ts'
import { DocumentsPanel } from '../../documents/documents-panel.tsx'
import { MatchPanel } from '../../documents/match/match-panel.tsx'
import { PostingPanel } from '../../documents/posting/posting-panel.tsx'
import { PreviewPanel } from '../../documents/preview/preview-panel.tsx'
import { KeepSentPanel } from '../../documents/sent/keep-sent-panel.tsx'
import { SentPanel } from '../../documents/sent/sent-panel.tsx'
import { ArchiveJob } from '../job/archive-job.tsx'
import { DeleteJob } from '../job/delete-job.tsx'
import { JobHistory } from '../job/job-history.tsx'
import { JobNotebook } from '../job/job-notebook.tsx'
import { removeJob, saveDocumentLinks } from '../job-tracking.api.ts'
import { useMove } from '../use-move.ts'
import { JobPageCard } from './job-page-card.tsx'
import { JobPageHeader } from './job-page-header.tsx'

type Part = 'posting' | 'match' | 'documents'

/** Two columns side by side, or one of three parts on a small screen. */
export function JobPageContent({ job, isGone }: { job: JobRecord; isGone: boolean }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const move = useMove()
  const application = useApplication(job.job_url)
  const [part, setPart] = useState<Part>('posting')
  const [stateSlot, setStateSlot] = useState<HTMLElement | null>(null)
  const toBoard = () => void navigate('/jobtracking')

  const saveLinks = (links: DocumentLinks) => saveDocumentLinks(client, job.job_url, links)
  const moveTo = (status: JobStatus) => void move(job, status)

  return (
    <>
      <JobPageHeader job={job} isGone={isGone} onMove={moveTo} />
      <SegmentedControl
        label={t`Parts of this page`}
        // Below the bar with the menu, which stays at the top too.
        className="sticky top-16 z-10 lg:hidden"
        value={part}
        options={[
          { value: 'posting', name: <Trans>Posting</Trans> },
          { value: 'match', name: <Trans>Match</Trans> },
          { value: 'documents', name: <Trans>Documents</Trans> },
        ]}
        onChange={setPart}
      />
      {/* The keyboard reaches nothing below the bar of parts. */}
      <div className="grid items-start gap-6 max-lg:[&_*]:scroll-mt-16 lg:grid-cols-[5fr_6fr]">
        <div className="flex min-w-0 flex-col gap-6 max-lg:contents">
          <JobPageCard title={<Trans>Match</Trans>} isShown={part === 'match'}>
            <MatchPanel job_url={job.job_url} />
          </JobPageCard>
          <JobPageCard title={<Trans>Posting</Trans>} isShown={part === 'posting'}>
            {application.isPending && <Skeleton label={<Trans>Loading the posting...</Trans>} />}
            {application.data && (
              <PostingPanel
                job_url={job.job_url}
                posting={application.data.posting}
                others={application.data.other_postings}
              />
            )}
            {application.isError && !application.data && (
              <LoadFailure query={application}>
                <Trans>The posting could not be loaded. Nothing is lost.</Trans>
              </LoadFailure>
            )}
          </JobPageCard>
          <JobPageCard title={<Trans>Notes, people and dates</Trans>} isShown={part === 'posting'}>
            <div className="flex flex-col gap-6">
              <JobNotebook job={job} onMove={moveTo} stateSlot={stateSlot} />
              <div ref={setStateSlot} />
            </div>
          </JobPageCard>
          <JobPageCard title={<Trans>Application History</Trans>} isShown={part === 'posting'}>
            <JobHistory history={job.history} />
          </JobPageCard>
        </div>
        <div className="flex min-w-0 flex-col gap-6 max-lg:contents">
          {/* First, because before an interview it is what the employer has read. */}
          {application.data && application.data.sent.length > 0 && (
            <JobPageCard title={<Trans>What you sent</Trans>} isShown={part === 'documents'}>
              <SentPanel rounds={application.data.sent} />
            </JobPageCard>
          )}
          {!isGone && (
            <JobPageCard title={<Trans>Documents</Trans>} isShown={part === 'documents'}>
              <DocumentsPanel
                isBesidePages
                job={job}
                saveLinks={saveLinks}
                hasEdits={application.data?.documents.some(({ edits }) => edits > 0) ?? false}
              />
              {application.data && <KeepSentPanel job={job} rounds={application.data.sent} />}
              <PreviewPanel
                generated={job.generated_documents}
                documents={application.data?.documents ?? []}
                posting={application.data?.posting ?? null}
                saveLinks={saveLinks}
              />
            </JobPageCard>
          )}
        </div>
      </div>
      {!isGone && (
        <footer className="border-t border-line pt-5">
          <DeleteJob
            isGone={isGone}
            beside={<ArchiveJob job={job} onDone={toBoard} />}
            onDelete={async () => {
              await removeJob(client, job.job_url)
              toBoard()
              toast('success', t`The job is deleted.`)
            }}
          />
        </footer>
      )}
    </>
  )
}
