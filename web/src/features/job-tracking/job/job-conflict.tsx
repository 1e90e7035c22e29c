import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { localDateTime } from '../../../lib/relative-time.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { fieldName } from './draft-texts.ts'
import type { DraftField, JobDraft } from './job-draft.ts'
import type { JobDraftControl } from './use-job-draft.ts'

/** Shows both versions of fields that two tabs changed differently; the user decides which stays. */
export function JobConflict({ control: { conflict, draft, settle } }: { control: JobDraftControl }) {
  if (!conflict) return null
  const { fields, theirs } = conflict
  const canKeepBoth = fields.some((field) => field === 'notes' || field === 'contacts' || field === 'interviews')
  return (
    <Alert variant="error">
      <p className="font-semibold">
        <Trans>This job was changed in another tab or on another device at the same time.</Trans>
      </p>
      <div className="mt-3 flex flex-col gap-4 text-ink">
        {fields.map((field) => {
          const name = fieldName(field)
          return (
            <div key={field} className="flex flex-col gap-2">
              <Version field={field} title={<Trans>{name}, here</Trans>} draft={draft} />
              <Version field={field} title={<Trans>{name}, saved elsewhere</Trans>} draft={theirs} />
            </div>
          )
        })}
      </div>
      <p className="mt-4 flex flex-wrap gap-2">
        {canKeepBoth && (
          <Button onClick={() => settle('both')}>
            <Trans>Keep both</Trans>
          </Button>
        )}
        <Button variant="quiet" onClick={() => settle('mine')}>
          <Trans>Keep what is here</Trans>
        </Button>
        <Button variant="quiet" onClick={() => settle('theirs')}>
          <Trans>Take the other version</Trans>
        </Button>
      </p>
    </Alert>
  )
}

function Version({ field, title, draft }: { field: DraftField; title: ReactNode; draft: JobDraft }) {
  const text = textOf(field, draft)
  return (
    <figure>
      <figcaption className="text-sm text-muted">{title}</figcaption>
      <blockquote
        dir="auto"
        // It scrolls, and keyboards must reach it.
        tabIndex={0}
        className="max-h-32 overflow-y-auto rounded-control bg-surface px-3 py-2 whitespace-pre-wrap"
      >
        {text || <Trans>(empty)</Trans>}
      </blockquote>
    </figure>
  )
}

function textOf(field: DraftField, draft: JobDraft): string {
  if (field === 'contacts')
    return draft.contacts.map((contact) => Object.values(contact).filter(Boolean).join(', ')).join('\n')
  if (field === 'interviews')
    return draft.interviews.map(({ at, text }) => [at && localDateTime(at), text].filter(Boolean).join(', ')).join('\n')
  return draft[field] ?? ''
}
