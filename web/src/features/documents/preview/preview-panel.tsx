import { Trans, useLingui } from '@lingui/react/macro'
import type { MadeDocument } from '@waymark/contract/job-application.ts'
import type { JobRecord } from '@waymark/contract/job-tracking.ts'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Choice } from '../../../ui/choice.tsx'
import { changesText } from '../../profile/version-changes.api.ts'
import { documentIn } from '../documents.api.ts'
import { EvidencePanel } from '../evidence/evidence-panel.tsx'
import { DocumentPages } from './document-pages.tsx'

type Kind = MadeDocument['kind']
type Props = {
  generated: JobRecord['generated_documents']
  documents: readonly MadeDocument[]
}

export function PreviewPanel({ generated, documents }: Props) {
  const { t } = useLingui()
  const ids: Record<Kind, string | undefined> = {
    resume: documentIn(generated?.cv_link),
    letter: documentIn(generated?.cover_letter_link),
  }
  const names: Record<Kind, string> = { resume: t`CV`, letter: t`Cover letter` }
  const kinds = (['resume', 'letter'] as const).filter((kind) => ids[kind] !== undefined)
  const [wanted, setWanted] = useState<Kind>('resume')
  const kind = kinds.includes(wanted) ? wanted : kinds[0]
  const id = kind && ids[kind]
  if (!kind || !id) return null
  const changes = documents.find((document) => document.id === id)?.profile_changes ?? []
  return (
    <div className="flex flex-col gap-4">
      {kinds.length > 1 && (
        <Choice
          label={t`Document`}
          value={kind}
          options={kinds.map((value) => ({ value, name: names[value] }))}
          onChange={setWanted}
        />
      )}
      {changes.length > 0 && (
        <Alert variant="note">
          <Trans>Your profile has changed since this was made. {changesText(changes)}.</Trans>
        </Alert>
      )}
      <details className="group rounded-control border border-line">
        <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 rounded-control px-4 py-2.5 text-[0.9375rem] font-semibold hover:bg-raised [&::-webkit-details-marker]:hidden">
          <ChevronRight
            aria-hidden
            className="size-5 shrink-0 text-muted transition-transform group-open:rotate-90 rtl:-scale-x-100"
          />
          <Trans>Edit it sentence by sentence, and see where each comes from</Trans>
        </summary>
        <div className="px-4 pt-1 pb-4">
          <EvidencePanel key={id} id={id} />
        </div>
      </details>
      <DocumentPages key={id} id={id} name={names[kind]} />
    </div>
  )
}
