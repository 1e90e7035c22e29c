import { Trans, useLingui } from '@lingui/react/macro'
import { profileLimits, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ChipsField } from '../../../ui/fields/chips-field.tsx'
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx'
import { EntriesEditor } from './entries-editor.tsx'
import { FieldsEditor } from './fields-editor.tsx'
import type { Entry } from '../fields/profile-fields.ts'
import type { Problems } from '../fields/profile-problems.ts'
import type { Section } from '../fields/profile-sections.ts'
import { skillsFromTexts } from '../fields/profile-tidy.ts'
import type { Jump } from '../sections/use-sections-view.ts'

type Props = {
  section: Section
  value: unknown
  problems: Problems
  /** Counts up with every attempt to save while something is wrong. */
  attempt: number
  /** The user opened it just now, so it may take the focus. */
  takesFocus: boolean
  /** The field that the user is led to. */
  jump: Jump | null
  onChange: (value: unknown) => void
  onPutBack: (entry: Entry, index: number) => void
  onSave: () => void
  onCancel: () => void
}

/** A section as it is edited: a copy, until Save hands it over. */
export function SectionEditor({ section, problems, attempt, takesFocus, jump, onSave, onCancel, ...rest }: Props) {
  const { i18n } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const title = i18n._(section.title)

  useEffect(() => {
    const first =
      (within = '') =>
      (kind: string) =>
        form.current?.querySelector<HTMLElement>(`${within} ${kind}`)
    const entry = jump?.entryId === undefined ? '' : `[data-entry="${jump.entryId}"]`
    const find = first(jump?.field === undefined ? entry : `${entry} [data-field="${jump.field}"]`)
    // A field before any button: the first button may be one that removes something.
    if (takesFocus || jump) (find(':is(input, select, textarea)') ?? find('button') ?? first()('button'))?.focus()
  }, [takesFocus, jump])
  useEffect(() => {
    if (attempt === 0) return
    // Nothing wrong in the copy: it was mended, and only waits to be saved.
    const next = form.current?.querySelector('[aria-invalid="true"]') ?? form.current?.querySelector('[type="submit"]')
    if (next instanceof HTMLElement) next.focus()
  }, [attempt])

  /** Enter goes on to the next field: a form of many fields is not done with the first. With Ctrl or Cmd it saves. */
  function onKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
    const { target } = event
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault()
      onSave()
    } else if (target instanceof HTMLInputElement && target.type !== 'checkbox') {
      event.preventDefault()
      const controls = [
        ...event.currentTarget.querySelectorAll<HTMLElement>('input, select, textarea, [type="submit"]'),
      ]
      controls[controls.indexOf(target) + 1]?.focus()
    }
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={title}
      className="flex flex-col gap-6"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      <Fields section={section} problems={problems} jump={jump} title={title} {...rest} />
      <div className="flex flex-wrap items-center justify-end gap-3">
        <p className="min-w-0 flex-1 basis-56 text-sm text-muted">
          <Trans>Save keeps this section in your draft. “Save All Changes” then stores the whole profile.</Trans>
        </p>
        <Button variant="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit">
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  )
}

type FieldsProps = Pick<Props, 'section' | 'value' | 'problems' | 'jump' | 'onChange' | 'onPutBack'> & { title: string }

function Fields({ section, value, problems, jump, onChange, onPutBack, title }: FieldsProps) {
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
          maxItems={profileLimits.entries}
          error={Object.values(problems)[0]}
          wrong={new Set(Object.keys(problems).map((path) => Number(path.split('.')[0])))}
          onChange={(texts) => onChange(skillsFromTexts(texts, skills))}
        />
      )
    }
    case 'entries':
      return <EntriesEditor {...{ section, problems, jump, onChange, onPutBack }} entries={value as Entry[]} />
  }
}
