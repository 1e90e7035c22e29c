import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { matchQuery } from './application.api.ts'
import { DocumentButton } from './document-button.tsx'
import type { DocumentLinks } from './documents.api.ts'
import { GenerationProgress } from './generation-progress.tsx'
import { ProfileLanguageNote } from './letter/language-note.tsx'
import { ThinMatchNote } from './match/thin-match-note.tsx'
import { useGeneration } from './use-generation.ts'

type Props = {
  job: { job_url: string; company_name: string }
  saveLinks: (links: DocumentLinks) => Promise<void>
}

/** Makes a CV and a letter at once: they were asked for before there was a profile to make them from. */
export function FirstDocumentsPanel({ job, saveLinks }: Props) {
  const { isBusy, isHeld, step, failure, start } = useGeneration(job, saveLinks)
  const { data: match } = useQuery({ ...matchQuery(job.job_url), enabled: isHeld })
  // Where the profile shows little of the posting, that is said before anything is written.
  const begin = useEffectEvent(() => start({ ask: true }))
  useEffect(() => begin(), [])
  if (isHeld && !isBusy)
    return (
      <div className="flex flex-col items-start gap-3">
        <ThinMatchNote match={match} />
        <ProfileLanguageNote match={match} />
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
