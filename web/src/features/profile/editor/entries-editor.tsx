import { useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useCallback, useRef, useState, type ReactNode } from 'react'
import { createId } from '../../../lib/create-id.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useMoves } from '../../../ui/move-buttons.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { useFocusNext } from '../../../ui/use-focus-next.ts'
import { isSorted, nameOfEntry } from '../fields/profile-entries.ts'
import type { Entry } from '../fields/profile-fields.ts'
import { problemsBelow, type Problems } from '../fields/profile-problems.ts'
import type { EntriesSection } from '../fields/profile-sections.ts'
import { blankEntry } from '../fields/profile-tidy.ts'
import { EntryView } from '../sections/entry-view.tsx'
import { entryClasses } from '../sections/section-view.tsx'
import type { Jump } from '../sections/use-sections-view.ts'
import { EntryEditor } from './entry-editor.tsx'

const fieldSelector = 'input, select, textarea'

type Props = {
  section: EntriesSection
  entries: readonly Entry[]
  problems: Problems
  jump: Jump | null
  /** Save and Cancel for entries edited in place, below the last open one. */
  actionsInPlace: ReactNode
  onChange: (entries: Entry[]) => void
  /** Undoes a deletion, even after the section was saved. */
  onPutBack: (entry: Entry, index: number) => void
}

/** Edits a whole section with folded entries, so that a long career stays in view, or single entries in place. */
export function EntriesEditor({ section, entries, problems, jump, actionsInPlace, onChange, onPutBack }: Props) {
  const { t, i18n } = useLingui()
  const toast = useToast()
  const unnamed = i18n._(section.unnamed)
  const { list, move, spoken } = useMoves(entries, onChange, (entry) => nameOfEntry(section, entry) || unnamed)
  const addButton = useRef<HTMLButtonElement>(null)
  const isInPlace = Boolean(actionsInPlace)
  const [opened, setOpened] = useState<ReadonlySet<string | undefined>>(() => {
    if (isInPlace) return new Set()
    const blank = entries.filter((entry) => nameOfEntry(section, entry) === '')
    return new Set(entries.length === 1 ? [entries[0]?.id] : blank.map(({ id }) => id))
  })
  const open = useCallback((id: string | undefined) => setOpened((before) => new Set([...before, id])), [])
  const focusNext = useFocusNext()
  const focusEntry = (index: number, selector: string) =>
    focusNext(() => list.current?.children[index]?.querySelector<HTMLElement>(selector) ?? addButton.current)
  const focusField = (index: number) => focusEntry(index, fieldSelector)
  const openInPlace = useCallback(
    (id: string | undefined) => {
      open(id)
      focusNext(() => list.current?.querySelector<HTMLElement>(`[data-entry="${id}"] :is(${fieldSelector})`))
    },
    [open, focusNext, list],
  )

  const [seenJump, setSeenJump] = useState<Jump | null>(null)
  if (jump !== seenJump) {
    setSeenJump(jump)
    if (jump) open(jump.entryId ?? entries[0]?.id)
  }

  function insert(index: number, entry: Entry): void {
    onChange(entries.toSpliced(index, 0, entry))
    open(entry.id)
    focusField(index)
  }
  function remove(index: number, name: string): void {
    const entry = entries[index]
    if (!entry) return
    onChange(entries.toSpliced(index, 1))
    focusEntry(Math.min(index, entries.length - 2), 'button')
    toast('success', t`Deleted: ${name}`, { label: t`Undo`, onAct: () => onPutBack(entry, index) })
  }

  const shown = entries.map((entry, index) => {
    const inside = problemsBelow(problems, String(index))
    return { entry, index, inside, isOpen: opened.has(entry.id) || Object.keys(inside).length > 0 }
  })
  const lastOpen = shown.findLast(({ isOpen }) => isOpen)
  return (
    <div className="flex flex-col gap-4">
      {entries.length > 0 && (
        <ol ref={list} className={classNames('flex flex-col', !isInPlace && 'gap-3')}>
          {shown.map(({ entry, index, inside, isOpen }) => {
            const name = nameOfEntry(section, entry) || unnamed
            return (
              <li key={entry.id ?? index} data-entry={entry.id} className={isInPlace ? entryClasses : undefined}>
                {isInPlace && !isOpen ? (
                  <EntryView section={section} entry={entry} showsEmpty={false} onEdit={openInPlace} />
                ) : (
                  <EntryEditor
                    section={section}
                    entry={entry}
                    name={name}
                    problems={inside}
                    open={isOpen}
                    foldable={!isInPlace}
                    place={isInPlace || isSorted(section.key) ? null : { index, count: entries.length }}
                    onMove={move}
                    onToggle={() =>
                      opened.has(entry.id)
                        ? setOpened(new Set([...opened].filter((other) => other !== entry.id)))
                        : open(entry.id)
                    }
                    onChange={(next) => onChange(entries.with(index, next))}
                    onDuplicate={() => insert(index + 1, { ...entry, id: createId() })}
                    onRemove={() => remove(index, name)}
                  />
                )}
                {actionsInPlace && index === lastOpen?.index && <div className="mt-5">{actionsInPlace}</div>}
              </li>
            )
          })}
        </ol>
      )}
      {!lastOpen && actionsInPlace}
      <Button
        ref={addButton}
        variant="quiet"
        onClick={() => insert(entries.length, blankEntry(section.fields))}
        className="self-start border-dashed"
      >
        <Plus aria-hidden className="size-4" />
        {i18n._(section.add)}
      </Button>
      <span role="status" className="sr-only">
        {spoken}
      </span>
    </div>
  )
}
