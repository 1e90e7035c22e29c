import { Trans, useLingui } from '@lingui/react/macro'
import { RefreshCw } from 'lucide-react'
import { BusyButton } from '../../ui/busy-button.tsx'
import { useApplication } from './application.api.ts'
import type { DocumentLinks } from './documents.api.ts'
import { GenerationProgress } from './generation-progress.tsx'
import { useGeneration } from './use-generation.ts'
import { ProposedDocuments } from './versions/proposed-documents.tsx'

type Props = {
  job: { job_url: string; company_name: string }
  /** The name of the job, for those who hear the button alone. */
  name: string
  saveLinks: (links: DocumentLinks) => Promise<void>
}

/** Makes a job's CV and letter anew from the present profile; what differs is shown before it replaces anything. */
export function RegeneratePanel({ job, name, saveLinks }: Props) {
  const { t } = useLingui()
  const { data: application } = useApplication(job.job_url)
  const now = application?.job.generated_documents
  const { isBusy, step, failure, proposed, start } = useGeneration({ ...job, generated_documents: now }, saveLinks)
  return (
    <div className="flex flex-col gap-2">
      <BusyButton
        variant="quiet"
        busy={isBusy}
        busyText={t`Generating...`}
        Icon={RefreshCw}
        disabled={!application}
        onClick={() => start()}
      >
        <Trans>
          Regenerate <span className="sr-only">documents: {name}</span>
        </Trans>
      </BusyButton>
      {isBusy && <GenerationProgress step={step} />}
      {proposed && !isBusy && (
        <ProposedDocuments now={now} links={proposed.links} onUse={proposed.use} onKeep={() => void proposed.keep()} />
      )}
      {failure && (
        <p role="alert" className="font-medium text-danger">
          {failure.text}
        </p>
      )}
    </div>
  )
}
