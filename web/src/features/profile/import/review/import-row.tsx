import { Trans, useLingui } from '@lingui/react/macro'
import { MapPin, Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { edit, restore, take } from '../plan/import-decisions.ts'
import type { Group, Row } from '../plan/import-proposal.ts'
import { useImportReview } from './import-review.ts'
import { SourceLines } from './import-source.tsx'
import { ImportValues } from './import-values.tsx'
import { FieldEditor } from '../../editor/field-editor.tsx'
import { isListField, type FieldValue } from '../../fields/profile-fields.ts'
import { problemsBelow } from '../../fields/profile-problems.ts'

type RowProps = {
  group: Group
  row: Row
  disabled: boolean
}

export function ImportRow({ group, row, disabled }: RowProps) {
  const { t, i18n } = useLingui()
  const { reading, decisions, problems, decide, lookAt } = useImportReview()
  const [editing, setEditing] = useState(row.isEdited && row.leaves.every(({ value }) => value === ''))
  const [showsLines, setShowsLines] = useState(false)
  const editor = useRef<HTMLDivElement>(null)
  const editButton = useRef<HTMLButtonElement>(null)
  const label = i18n._(row.field.label)
  const lines = [...new Set(row.leaves.flatMap((leaf) => leaf.lines))]
  const partial = row.leaves[0]?.partial ?? ''
  const asks = partial !== '' && !isListField(row.field)
  const showsEditor = editing || asks

  useEffect(() => {
    if (editing) editor.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [editing])

  /** Correcting a value of a left-out entry takes the entry in. */
  function changed(value: FieldValue) {
    const next = edit(decisions, row, value)
    return disabled ? take(next, group.path, true) : next
  }
  function done(): void {
    setEditing(false)
    requestAnimationFrame(() => editButton.current?.focus())
  }

  const where = lines.length > 0 && (
    <button
      type="button"
      aria-expanded={showsLines}
      onClick={() => setShowsLines(!showsLines)}
      className="inline-flex min-h-11 items-center gap-1.5 text-sm text-muted underline underline-offset-4 lg:hidden"
    >
      <MapPin aria-hidden className="size-3.5" />
      {showsLines ? <Trans>Hide the lines</Trans> : <Trans>Show where</Trans>}
    </button>
  )
  const values = row.leaves.map(({ value }) => value)
  const value = isListField(row.field) ? values : (values[0] ?? '')
  const name = row.field.name
  return (
    <div
      role="group"
      aria-label={label}
      onMouseEnter={() => lookAt(lines)}
      onFocus={() => lookAt(lines)}
      className="px-4 py-2.5 transition-colors first:rounded-t-card last:rounded-b-card hover:bg-raised/60 sm:px-5"
    >
      {showsEditor ? (
        <div ref={editor} className={asks ? 'flex flex-wrap items-start gap-x-5 gap-y-2' : 'flex flex-col gap-3'}>
          <div className={classNames(asks && 'min-w-0 flex-[3] basis-72')}>
            <FieldEditor
              entry={{ [name]: value }}
              field={row.field}
              problems={Object.fromEntries(
                Object.entries(problemsBelow(problems, row.path)).map(([path, text]) => [
                  path === '' ? name : `${name}.${path.replace(/\.skill$/, '')}`,
                  text,
                ]),
              )}
              onChange={(next) => decide(changed(next))}
            />
          </div>
          {asks && (
            <p
              data-path={row.path}
              tabIndex={-1}
              className="min-w-0 flex-[2] basis-48 text-sm @lg:pt-8 text-pretty text-muted"
            >
              <Trans>The file says “{partial}”. Fill in what it means, or the field stays empty.</Trans>
            </p>
          )}
          {!asks && (
            <div className="flex flex-wrap gap-x-5 gap-y-2">
              <Button variant="text" onClick={done}>
                <Trans>Done</Trans>
              </Button>
              {row.isEdited && (
                <Button variant="text" onClick={() => decide(restore(decisions, row))}>
                  <Trans>Back to what was read</Trans>
                </Button>
              )}
            </div>
          )}
        </div>
      ) : (
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <ImportValues
              group={group}
              row={row}
              label={label}
              disabled={disabled}
              where={where}
              onEdit={() => setEditing(true)}
            />
          </div>
          <IconButton
            ref={editButton}
            Icon={Pencil}
            label={t`Edit ${label}`}
            onClick={() => setEditing(true)}
            className="-my-2 -mr-2 [&_svg]:size-4"
          />
        </div>
      )}
      {showsEditor && where}
      {showsLines && (
        <div className="lg:hidden">
          <SourceLines reading={reading} lines={lines} />
        </div>
      )}
    </div>
  )
}
