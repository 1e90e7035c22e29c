import { useLingui } from '@lingui/react/macro'
import { ChevronDown, Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { FieldsEditor } from './fields-editor.tsx'
import { textOf, type Entry } from './profile-fields.ts'
import { below, type Problems } from './profile-problems.ts'
import type { EntriesSection } from './profile-sections.ts'
import { blankEntry } from './profile-tidy.ts'

type Props = {
  section: EntriesSection
  entries: readonly Entry[]
  problems: Problems
  onChange: (entries: Entry[]) => void
}

/** The entries of a section, each folded to its name until it is opened: a long career stays in view. */
export function EntriesEditor({ section, entries, problems, onChange }: Props) {
  const { i18n } = useLingui()
  const list = useRef<HTMLOListElement>(null)
  const only = entries.length === 1 ? entries[0]?.id : undefined
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(only ? [only] : []))
  const [focusLast, setFocusLast] = useState(false)

  useEffect(() => {
    if (!focusLast) return
    list.current?.querySelector<HTMLElement>(':scope > li:last-child :is(input, select, textarea)')?.focus()
    setFocusLast(false)
  }, [focusLast])

  function add(): void {
    const entry = blankEntry(section.fields)
    onChange([...entries, entry])
    setOpened(new Set([...opened, entry.id ?? '']))
    setFocusLast(true)
  }
  function toggle(id: string): void {
    const next = new Set(opened)
    if (!next.delete(id)) next.add(id)
    setOpened(next)
  }

  return (
    <div className="flex flex-col gap-4">
      {entries.length > 0 && (
        <ol ref={list} className="flex flex-col gap-3">
          {entries.map((entry, index) => {
            const inside = below(problems, String(index))
            const id = entry.id ?? String(index)
            return (
              <EntryEditor
                key={id}
                section={section}
                entry={entry}
                problems={inside}
                open={opened.has(id) || Object.keys(inside).length > 0}
                onToggle={() => toggle(id)}
                onChange={(next) => onChange(entries.with(index, next))}
                onRemove={() => onChange(entries.toSpliced(index, 1))}
              />
            )
          })}
        </ol>
      )}
      <Button look="quiet" onClick={add} className="self-start border-dashed">
        <Plus aria-hidden className="size-4" />
        {i18n._(section.add)}
      </Button>
    </div>
  )
}

type EntryProps = {
  section: EntriesSection
  entry: Entry
  problems: Problems
  open: boolean
  onToggle: () => void
  onChange: (entry: Entry) => void
  onRemove: () => void
}

function EntryEditor({ section, entry, problems, open, onToggle, onChange, onRemove }: EntryProps) {
  const { t, i18n } = useLingui()
  const headline = textOf(entry, section.headline)
  const subline = section.subline.map((part) => textOf(entry, part)).find(Boolean) ?? ''
  const name = headline || subline || i18n._(section.unnamed)
  return (
    <li className="rounded-control border border-line">
      <div className="flex items-center gap-1 pr-1.5">
        <button
          type="button"
          aria-expanded={open}
          onClick={onToggle}
          className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-control px-4 py-2 text-left"
        >
          <ChevronDown
            aria-hidden
            className={classNames('size-4 shrink-0 text-muted transition-transform', !open && '-rotate-90')}
          />
          <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
            <bdi className="font-semibold">{name}</bdi>
            {headline && subline && <span className="block text-sm text-muted">{subline}</span>}
          </span>
        </button>
        <IconButton Icon={Trash2} label={t`Remove ${name}`} onClick={onRemove} />
      </div>
      {open && (
        <div className="px-4 pt-2 pb-5">
          <FieldsEditor entry={entry} fields={section.fields} problems={problems} onChange={onChange} />
        </div>
      )}
    </li>
  )
}
