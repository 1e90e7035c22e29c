import { Trans, useLingui } from '@lingui/react/macro'
import { generationSteps, type GenerationStep } from './documents.api.ts'

export function GenerationProgress({ step = 'posting' }: { step?: GenerationStep | undefined }) {
  const { t } = useLingui()
  const words: Record<GenerationStep, string> = {
    posting: t`Reading the job posting`,
    resume: t`Writing your CV`,
    letter: t`Writing your cover letter`,
    'resume-pdf': t`Laying out your CV`,
    'letter-pdf': t`Laying out your cover letter`,
  }
  const number = generationSteps.indexOf(step) + 1
  return (
    <div className="flex flex-col gap-2">
      <div aria-hidden className="flex gap-1.5">
        {generationSteps.map((one, index) => (
          <span key={one} className={`h-1 flex-1 rounded-full ${index < number ? 'bg-accent' : 'bg-line'}`} />
        ))}
      </div>
      <p role="status" className="text-sm text-muted">
        {words[step]} · <Trans>step {number} of 5</Trans>
      </p>
      <p className="text-sm text-muted">
        <Trans>This may take a few minutes. You can close this window meanwhile.</Trans>
      </p>
    </div>
  )
}
