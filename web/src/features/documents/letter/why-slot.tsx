import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { letterWhyMaxLength } from '@waymark/contract/documents.ts'
import type { KeptPosting } from '@waymark/contract/job-application.ts'
import { useState } from 'react'
import { errorText } from '../../../lib/error-text.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx'
import { changeWhySlot } from '../application.api.ts'
import { employerFacts } from './employer-facts.ts'

type Props = {
  /** The letter. */
  id: string
  /** Empty while the slot is open; null where the user wants none. */
  why: string | null
  posting: KeptPosting | null
}

/** Asks for the one thing that a letter cannot take from the profile; until it is answered, nothing prints. */
export function WhySlot({ id, why, posting }: Props) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [words, setWords] = useState('')
  const { run, isBusy, failure } = useAction((change: Parameters<typeof changeWhySlot>[2]) =>
    changeWhySlot(client, id, change),
  )
  const problem = failure && (
    <Alert key={failure.attempt} variant="error">
      {errorText(failure.error, t`That could not be saved. Please try again.`)}
    </Alert>
  )
  if (why === null)
    return (
      <div className="flex flex-col items-start gap-2">
        {problem}
        <Button variant="text" busy={isBusy} onClick={() => void run({ action: 'undo' })}>
          <Trans>Say why this employer</Trans>
        </Button>
      </div>
    )
  if (why !== '') return problem
  const text = words.trim()
  const facts = posting ? employerFacts(posting) : []
  return (
    <form
      noValidate
      className="flex flex-col gap-3 rounded-card bg-raised p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (text !== '' && text.length <= letterWhyMaxLength) void run({ action: 'edit', text })
      }}
    >
      {problem}
      <TextAreaField
        label={<Trans>Why this employer?</Trans>}
        hint={t`Only you can say this. Write one or two sentences; they go into the letter as they are.`}
        value={words}
        max={letterWhyMaxLength}
        rows={2}
        onChange={setWords}
      />
      {facts.length > 0 && (
        <div className="flex flex-col gap-1.5 text-sm text-muted">
          <p>
            <Trans>The posting says of the employer:</Trans>
          </p>
          <ul dir="auto" className="list-disc ps-5">
            {facts.map((fact) => (
              <li key={fact} className="[overflow-wrap:anywhere]">
                {fact}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy} disabled={text === '' || text.length > letterWhyMaxLength}>
          <Trans>Put it in the letter</Trans>
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={() => void run({ action: 'leave_out' })}>
          <Trans>Leave it out</Trans>
        </Button>
      </div>
    </form>
  )
}
