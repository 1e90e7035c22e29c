import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { KeptPosting, MadeDocument } from '@waymark/contract/job-application.ts'
import type { JobRecord } from '@waymark/contract/job-tracking.ts'
import { useState } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { DisclosureBar } from '../../../ui/disclosure-bar.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { changesText } from '../../profile/version-changes.api.ts'
import { documentIn, type DocumentLinks } from '../documents.api.ts'
import { EvidencePanel } from '../evidence/evidence-panel.tsx'
import { LanguageNote } from '../letter/language-note.tsx'
import { UnsaidTerms } from '../letter/unsaid-terms.tsx'
import { WhySlot } from '../letter/why-slot.tsx'
import { MachineReading } from '../proof/machine-reading.tsx'
import { EarlierVersions } from '../versions/earlier-versions.tsx'
import { DocumentPages } from './document-pages.tsx'

type Kind = MadeDocument['kind']
type Props = {
  generated: JobRecord['generated_documents']
  documents: readonly MadeDocument[]
  posting: KeptPosting | null
  saveLinks: (links: DocumentLinks) => Promise<void>
}

export function PreviewPanel({ generated, documents, posting, saveLinks }: Props) {
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
  const shown = documents.find((document) => document.id === id)
  const changes = shown?.profile_changes ?? []
  const kept = shown?.kept ?? 0
  const earlier = documents.filter((document) => document.kind === kind && document.id !== id)
  const summary = changesText(changes)
  const { cv_link, cover_letter_link } = generated ?? {}
  const use =
    cv_link && cover_letter_link
      ? ({ url }: MadeDocument) =>
          saveLinks(kind === 'resume' ? { cv_link: url, cover_letter_link } : { cv_link, cover_letter_link: url })
      : undefined
  return (
    <div className="flex flex-col gap-4">
      {kinds.length > 1 && (
        <SegmentedControl
          label={t`Document`}
          value={kind}
          options={kinds.map((value) => ({ value, name: names[value] }))}
          onChange={setWanted}
        />
      )}
      {changes.length > 0 && (
        <Alert variant="note">
          <Trans>Your profile has changed since this was generated. {summary}.</Trans>
        </Alert>
      )}
      {kept > 0 && (
        <Alert variant="note">
          <Plural
            value={kept}
            one="# sentence of yours has no place in this version. It is kept below, where you edit each sentence."
            other="# sentences of yours have no place in this version. They are kept below, where you edit each sentence."
          />
        </Alert>
      )}
      {shown && <LanguageNote document={shown} posting={posting} />}
      {shown?.letter && <UnsaidTerms letter={shown.letter} posting={posting} />}
      {shown?.letter && <WhySlot key={`why-${id}`} id={id} why={shown.letter.why} posting={posting} />}
      <DisclosureBar
        key={id}
        label={t`What to do with this document`}
        parts={[
          { id: 'sentences', name: <Trans>Edit its sentences</Trans>, content: <EvidencePanel id={id} /> },
          { id: 'reading', name: <Trans>What a machine reads</Trans>, content: <MachineReading id={id} /> },
          ...(earlier.length > 0
            ? [
                {
                  id: 'versions',
                  name: <Trans>Other versions</Trans>,
                  content: <EarlierVersions id={id} name={names[kind]} earlier={earlier} onUse={use} />,
                },
              ]
            : []),
        ]}
      />
      <DocumentPages key={`pages-${id}`} id={id} name={names[kind]} />
    </div>
  )
}
