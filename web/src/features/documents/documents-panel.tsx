import { Trans, useLingui } from '@lingui/react/macro'
import type { JobRecord } from '@waymark/contract/job-tracking.ts'
import { FileText, RefreshCw } from 'lucide-react'
import { ApiError } from '../../lib/api-error.ts'
import { localDateTime } from '../../lib/relative-time.tsx'
import { Alert } from '../../ui/alert.tsx'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Link } from '../../ui/link.tsx'
import { DocumentButton } from './document-button.tsx'
import { GenerationProgress } from './generation-progress.tsx'
import { PostingPaste } from './posting-paste.tsx'
import { useGeneration } from './use-generation.ts'

/** Makes the CV and the cover letter for one job, and hands them out (spec §4, Document generation). */
export function DocumentsPanel({ job }: { job: JobRecord }) {
  const { t } = useLingui()
  const { busy, step, text, failure, start } = useGeneration(job)
  const documents = job.generated_documents
  const isGenerated = documents !== undefined && (documents.cv_link !== null || documents.cover_letter_link !== null)
  const code = failure?.cause instanceof ApiError ? failure.cause.code : undefined
  return (
    <div className="flex flex-col gap-4">
      {!isGenerated && (
        <p className="text-[0.9375rem] text-muted">
          <Trans>Made for this job from what your profile says, and from nothing else.</Trans>
        </p>
      )}
      {failure && (
        <Alert variant="error">
          {failure.text}
          {code === 'profile_empty' && (
            <p className="mt-1">
              <Link to="/profile">
                <Trans>Go to your profile</Trans>
              </Link>
            </p>
          )}
        </Alert>
      )}
      {(code === 'posting_unreadable' || code === 'url_refused') && (
        <PostingPaste initial={text ?? ''} onSubmit={start} />
      )}
      <div className="@container">
        {/* Side by side only where both names fit on one line. */}
        <div className="grid gap-3 @md:grid-cols-2">
          {isGenerated && documents.cv_link && <DocumentButton link={documents.cv_link} name={t`Download CV`} />}
          {isGenerated && documents.cover_letter_link && (
            <DocumentButton link={documents.cover_letter_link} name={t`Download Cover Letter`} />
          )}
          <BusyButton
            key="generate"
            variant={isGenerated ? 'quiet' : 'primary'}
            busy={busy}
            busyText={t`Generating CV and Cover Letter...`}
            Icon={isGenerated ? RefreshCw : FileText}
            className="@md:col-span-2"
            onClick={() => start()}
          >
            {isGenerated ? t`Regenerate Documents` : t`Generate CV and Cover Letter`}
          </BusyButton>
        </div>
      </div>
      {busy && <GenerationProgress step={step} />}
      {isGenerated && !busy && (
        <p className="text-sm text-muted">
          <Trans>Generated: {localDateTime(documents.generated_at)}</Trans>
        </p>
      )}
    </div>
  )
}
