import { Trans, useLingui } from '@lingui/react/macro'
import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { ChipsField } from '../../ui/chips-field.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { EntriesEditor } from './entries-editor.tsx'
import { FieldsEditor } from './fields-editor.tsx'
import type { Entry } from './profile-fields.ts'
import type { Problems } from './profile-problems.ts'
import type { Section } from './profile-sections.ts'
import { skillsFromTexts } from './profile-tidy.ts'

type Props = {
  section: Section
  value: unknown
  problems: Problems
  /** Counts up with every attempt to save while something is wrong. */
  attempt: number
  /** The user opened it just now, so it may take the focus. */
  takesFocus: boolean
  onChange: (value: unknown) => void
  onSave: () => void
  onCancel: () => void
}

/** A section as it is edited: a copy, until Save hands it over. */
export function SectionEditor({ section, value, problems, attempt, takesFocus, onChange, onSave, onCancel }: Props) {
  const { i18n } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const title = i18n._(section.title)

  useEffect(() => {
    const first = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    // A field before any button: the first button may be one that removes something.
    if (takesFocus) (first('input, select, textarea') ?? first('button'))?.focus()
  }, [takesFocus])
  useEffect(() => {
    if (attempt === 0) return
    // Nothing wrong in the copy: it was mended, and only waits to be saved.
    const next = form.current?.querySelector('[aria-invalid="true"]') ?? form.current?.querySelector('[type="submit"]')
    if (next instanceof HTMLElement) next.focus()
  }, [attempt])

  return (
    <form
      ref={form}
      noValidate
      aria-label={title}
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      <Fields section={section} value={value} problems={problems} onChange={onChange} title={title} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit">
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  )
}

type FieldsProps = Pick<Props, 'section' | 'value' | 'problems' | 'onChange'> & { title: string }

function Fields({ section, value, problems, onChange, title }: FieldsProps) {
  const { i18n } = useLingui()
  switch (section.shape) {
    case 'details':
      return <FieldsEditor entry={value as Entry} fields={section.fields} problems={problems} onChange={onChange} />
    case 'text':
      return (
        <TextAreaField
          label={title}
          value={value as string}
          max={section.max}
          rows={8}
          error={problems['']}
          onChange={onChange}
        />
      )
    case 'chips': {
      const skills = value as ProfileDocument['skills']
      return (
        <ChipsField
          label={title}
          items={skills.map(({ skill }) => skill)}
          newLabel={i18n._(section.adds)}
          maxLength={section.max}
          error={Object.values(problems)[0]}
          wrong={new Set(Object.keys(problems).map((path) => Number(path.split('.')[0])))}
          onChange={(texts) => onChange(skillsFromTexts(texts, skills))}
        />
      )
    }
    case 'entries':
      return <EntriesEditor section={section} entries={value as Entry[]} problems={problems} onChange={onChange} />
  }
}
