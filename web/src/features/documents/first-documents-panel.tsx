import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { JobRecord } from '@waymark/contract/job-tracking.ts'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { matchQuery } from './application.api.ts'
import { DocumentButton } from './document-button.tsx'
import type { DocumentLinks } from './documents.api.ts'
import { GenerationProgress } from './generation-progress.tsx'
import { MatchNotesPanel } from './match/match-notes-panel.tsx'
import { useGeneration } from './use-generation.ts'
import { ProposedDocuments } from './versions/proposed-documents.tsx'

type Props = {
  job: Pick<JobRecord, 'job_url' | 'company_name' | 'generated_documents'>
  saveLinks: (links: DocumentLinks) => Promise<void>
  /** The job had documents, and the user keeps these. */
  onKeep: (links: DocumentLinks) => void
}

/** Makes a CV and a letter at once: they were asked for before there was a profile to make them from. */
export function FirstDocumentsPanel({ job, saveLinks, onKeep }: Props) {
  const { isBusy, isHeld, step, failure, proposed, start } = useGeneration(job, saveLinks)
  const { data: match } = useQuery({ ...matchQuery(job.job_url), enabled: isHeld })
  // Where the profile shows little of the posting, that is said before anything is written.
  const begin = useEffectEvent(() => proposed ?? start({ ask: true }))
  useEffect(() => void begin(), [])
  if (proposed && !isBusy) {
    const { cv_link = null, cover_letter_link = null } = job.generated_documents ?? {}
    return (
      <ProposedDocuments
        now={job.generated_documents}
        links={proposed.links}
        onUse={proposed.use}
        onKeep={() => {
          void proposed.keep()
          if (cv_link !== null && cover_letter_link !== null) onKeep({ cv_link, cover_letter_link })
        }}
      />
    )
  }
  if (isHeld && !isBusy)
    return (
      <div className="flex flex-col items-start gap-3">
        <MatchNotesPanel match={match} />
        <Button onClick={() => start()}>
          <Trans>Write them anyway</Trans>
        </Button>
      </div>
    )
  if (!failure || isBusy) return <GenerationProgress step={step} />
  return (
    <div className="flex flex-col items-start gap-3">
      <p role="alert" className="font-medium text-danger">
        {failure.text}
      </p>
      <Button variant="quiet" onClick={() => start()}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}

export function ReadyDocumentsPanel({ cv_link, cover_letter_link }: DocumentLinks) {
  const { t } = useLingui()
  return (
    <div className="flex flex-wrap gap-3">
      <DocumentButton link={cv_link} name={t`Download CV`} />
      <DocumentButton link={cover_letter_link} name={t`Download Cover Letter`} />
    </div>
  )
}
