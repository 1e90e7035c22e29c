import { Trans } from '@lingui/react/macro'
import { FileUp } from 'lucide-react'

export function DropHint() {
  return (
    <div className="pointer-events-none absolute inset-3 z-10 grid place-content-center rounded-card border-2 border-dashed border-accent bg-accent-soft/95">
      <p className="flex flex-col items-center gap-3 px-6 text-center text-lg font-semibold text-accent-strong">
        <FileUp aria-hidden className="size-8" />
        <Trans>Drop your file here</Trans>
        <span className="text-[0.9375rem] font-normal text-ink">
          <Trans>PDF, DOC or DOCX, up to 10 MB</Trans>
        </span>
      </p>
    </div>
  )
}
