import { Trans, useLingui } from '@lingui/react/macro'
import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx'
import { EntriesEditor } from './entries-editor.tsx'
import { FieldsEditor } from './fields-editor.tsx'
import type { Entry } from '../fields/profile-fields.ts'
import type { Problems } from '../fields/profile-problems.ts'
import type { Section } from '../fields/profile-sections.ts'
import { SkillsEditor } from './skills-editor.tsx'
import type { Jump } from '../sections/use-sections-view.ts'

type Props = {
  section: Section
  value: unknown
  problems: Problems
  attempt: number
  /** The user has just opened it, so it may take the focus. */
  takesFocus: boolean
  jump: Jump | null
  onChange: (value: unknown) => void
  onPutBack: (entry: Entry, index: number) => void
  onSave: () => void
  onSaveAll: () => void
  onCancel: () => void
}

export function SectionEditor(props: Props) {
  const { section, problems, attempt, takesFocus, jump, onSave, onSaveAll, onCancel, ...rest } = props
  const { i18n } = useLingui()
  const [isInPlace] = useState(jump?.inPlace === true)
  const form = useRef<HTMLFormElement>(null)
  const title = i18n._(section.title)

  useEffect(() => {
    if (!takesFocus && !jump) return
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    const entry = jump?.entryId === undefined ? '' : `[data-entry="${jump.entryId}"]`
    const place = jump?.field === undefined ? entry : `${entry} [data-field="${jump.field}"]`
    // Fields come before buttons: the first button may remove something.
    const target = find(`${place} :is(input, select, textarea)`) ?? find(`${place} button`) ?? find('button')
    target?.focus()
  }, [takesFocus, jump])
  useEffect(() => {
    if (attempt === 0) return
    const next = form.current?.querySelector('[aria-invalid="true"]') ?? form.current?.querySelector('[type="submit"]')
    if (next instanceof HTMLElement) next.focus()
  }, [attempt])

  /** Enter submits from single-line fields by itself; these two also save from text areas and lists. */
  function onKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
    const isShortcut = (event.ctrlKey || event.metaKey) && (event.key === 'Enter' || event.key.toLowerCase() === 's')
    if (!isShortcut || event.defaultPrevented || event.nativeEvent.isComposing) return
    event.preventDefault()
    onSave()
  }

  const actions = (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-4">
      <p className="min-w-0 flex-1 basis-56 text-sm text-pretty text-muted">
        <Trans>“Save” keeps this section in your draft. “Save all” also stores the whole profile.</Trans>
      </p>
      <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1 max-sm:*:px-3 sm:gap-3">
        <Button variant="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button variant="quiet" onClick={onSaveAll}>
          <Trans>Save all</Trans>
        </Button>
        <Button type="submit" aria-keyshortcuts="Control+S">
          <Trans>Save</Trans>
        </Button>
      </div>
    </div>
  )
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
      <Fields
        section={section}
        problems={problems}
        jump={jump}
        title={title}
        actionsInPlace={isInPlace ? actions : null}
        {...rest}
      />
      {!isInPlace && actions}
    </form>
  )
}

type FieldsProps = Pick<Props, 'section' | 'value' | 'problems' | 'jump' | 'onChange' | 'onPutBack'> & {
  title: string
  actionsInPlace: ReactNode
}

function Fields({ section, value, problems, jump, actionsInPlace, onChange, onPutBack, title }: FieldsProps) {
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
          isCounted
          error={problems['']}
          onChange={onChange}
        />
      )
    case 'chips':
      return (
        <SkillsEditor
          section={section}
          skills={value as ProfileDocument['skills']}
          problems={problems}
          onChange={onChange}
        />
      )
    case 'entries':
      return (
        <EntriesEditor
          {...{ section, problems, jump, actionsInPlace, onChange, onPutBack }}
          entries={value as Entry[]}
        />
      )
  }
}
