import { Trans, useLingui } from '@lingui/react/macro'
import { letterTermMaxLength, letterWhyMaxLength, type LetterChoices } from '@waymark/contract/documents.ts'
import { askedTermsIn, type LetterTerm } from '@waymark/contract/letter-terms.ts'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import type { ReactNode } from 'react'
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useApplication } from '../application.api.ts'
import { useLetterDraft } from './letter-draft.ts'

/** How the next cover letter is written, and what only its sender can say. */
export function LetterChoice({ job_url }: { job_url: string }) {
  const { t } = useLingui()
  const { choices, set } = useLetterDraft(job_url)
  const posting = useApplication(job_url).data?.posting
  const asked = posting
    ? askedTermsIn(`${posting.description}\n${posting.requirements}\n${posting.benefits}`)
    : undefined
  const termHint = (term: LetterTerm) =>
    asked?.includes(term) ? t`The posting asks for it.` : t`Goes into the letter only if the posting asks for it.`
  const forms: Record<LetterChoices['form'], string> = {
    auto: t`Rows if you meet three requirements or more, otherwise sentences.`,
    rows: t`What the posting asks for, next to what you bring.`,
    prose: t`Sentences; lines that cannot become one stay as they are.`,
  }
  return (
    <div className="flex flex-col gap-4">
      <Labelled name={t`Tone`}>
        <SegmentedControl
          label={t`Tone`}
          value={choices.tone}
          options={[
            { value: 'plain', name: t`Plain` },
            { value: 'warm', name: t`Warm` },
            { value: 'formal', name: t`Formal` },
          ]}
          onChange={(tone) => set({ tone })}
        />
      </Labelled>
      <Labelled name={t`Length`}>
        <SegmentedControl
          label={t`Length`}
          value={choices.length}
          options={[
            { value: 'full', name: t`Standard` },
            { value: 'short', name: t`Short` },
          ]}
          onChange={(length) => set({ length })}
        />
      </Labelled>
      <Labelled name={t`Form`} hint={forms[choices.form]}>
        <SegmentedControl
          label={t`Form`}
          value={choices.form}
          options={[
            { value: 'auto', name: t`Automatic` },
            { value: 'rows', name: t`Rows` },
            { value: 'prose', name: t`Sentences` },
          ]}
          onChange={(form) => set({ form })}
        />
      </Labelled>
      <TextAreaField
        label={<Trans>Why this employer?</Trans>}
        hint={t`One or two sentences of your own. They go into the letter exactly as you write them; leave this empty to add nothing.`}
        value={choices.why ?? ''}
        max={letterWhyMaxLength}
        rows={2}
        onChange={(why) => set({ why })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={<Trans>Salary expectation</Trans>}
          hint={termHint('salary')}
          value={choices.salary ?? ''}
          maxLength={letterTermMaxLength}
          onChange={(salary) => set({ salary })}
        />
        <TextField
          label={<Trans>Earliest start</Trans>}
          hint={termHint('start')}
          value={choices.start ?? ''}
          maxLength={letterTermMaxLength}
          onChange={(start) => set({ start })}
        />
      </div>
      <p className="text-sm text-muted">
        <Trans>The next letter is written this way. Salutation, date and closing follow the employer’s country.</Trans>
      </p>
    </div>
  )
}

function Labelled({ name, hint, children }: { name: string; hint?: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <p aria-hidden className="text-[0.9375rem] font-semibold">
        {name}
      </p>
      {children}
      {hint && <p className="text-sm text-muted">{hint}</p>}
    </div>
  )
}
