import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { JobRecord } from '@waymark/contract/job-tracking.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { keepFirstSteps, type FirstSteps } from '../../../lib/first-steps.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import type { DocumentLinks } from '../../documents/documents.api.ts'
import { FirstDocumentsPanel, ReadyDocumentsPanel } from '../../documents/first-documents-panel.tsx'
import { postingProblem } from '../../documents/posting-problem.api.ts'
import { readJobPosting } from '../../job-tracking/job/job-details.api.ts'
import { addJob, saveDocumentLinks } from '../../job-tracking/job-tracking.api.ts'
import { jobPageAddress } from '../../job-tracking/job-page.api.ts'
import { rereadDesk } from '../chat.api.ts'

/** From the address of a posting to a card, a CV and a letter, without a press in between. */
export function FirstDocuments({ steps: { address, ready } }: { steps: FirstSteps }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [job, setJob] = useState<JobRecord>()
  const adding = useAction(async () => {
    const { job_title, company_name, ...more } = await readJobPosting(address)
    // A page without them is no posting that a card could be made of.
    if (job_title === '' || company_name === '') throw new Error('The posting names no job or no employer.')
    const added = await addJob(client, { ...more, job_title, company_name, job_url: address, status: 'Viewed' })
    setJob(added.job)
  })
  const begin = useEffectEvent(() => void (ready ?? adding.run()))
  useEffect(() => begin(), [])

  async function finish({ id, job_title, company_name }: JobRecord, links: DocumentLinks): Promise<void> {
    keepFirstSteps({ address, ready: { id, job_title, company_name, ...links } })
    await rereadDesk(client)
  }

  async function saveLinks(of: JobRecord, links: DocumentLinks): Promise<void> {
    await saveDocumentLinks(client, of.job_url, links)
    await finish(of, links)
  }

  const shown = ready ?? job
  return (
    <section
      aria-label={t`Your first documents`}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5"
    >
      <h2 className="font-bold">
        <Trans>Your CV and cover letter</Trans>
      </h2>
      {shown && (
        <Link to={jobPageAddress(shown.id)} className="[overflow-wrap:anywhere]">
          <bdi>{shown.job_title}</bdi>, <bdi>{shown.company_name}</bdi>
        </Link>
      )}
      {adding.failure && (
        <Alert variant="error">
          {postingProblem(adding.failure.error) ??
            t`This page could not be read as a job posting. Please paste another address, or add the job on the board.`}
        </Alert>
      )}
      {ready && <ReadyDocumentsPanel {...ready} />}
      {!ready && job && (
        <FirstDocumentsPanel
          job={job}
          saveLinks={(links) => saveLinks(job, links)}
          onKeep={(links) => void finish(job, links)}
        />
      )}
      {!ready && !job && !adding.failure && (
        <p role="status" className="text-muted">
          <Trans>Reading the job posting</Trans>
        </p>
      )}
      {(ready || adding.failure) && (
        <Button
          variant="text"
          className="self-start"
          onClick={() => {
            keepFirstSteps(null)
            void rereadDesk(client)
          }}
        >
          {ready ? <Trans>Done</Trans> : <Trans>Use another address</Trans>}
        </Button>
      )}
    </section>
  )
}
