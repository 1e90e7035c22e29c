import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { DocumentButton } from './document-button.tsx'
import type { DocumentLinks } from './documents.api.ts'
import { GenerationProgress } from './generation-progress.tsx'
import { useGeneration } from './use-generation.ts'

type Props = {
  job: { job_url: string; company_name: string }
  saveLinks: (links: DocumentLinks) => Promise<void>
}

/** Makes a CV and a letter at once: they were asked for before there was a profile to make them from. */
export function FirstDocumentsPanel({ job, saveLinks }: Props) {
  const { isBusy, step, failure, start } = useGeneration({ ...job, hasLetter: false }, saveLinks)
  const begin = useEffectEvent(() => start())
  useEffect(() => begin(), [])
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
