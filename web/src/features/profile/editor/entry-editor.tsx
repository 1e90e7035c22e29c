import { useLingui } from '@lingui/react/macro'
import { ChevronDown, CopyPlus, Trash2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { MoveButtons } from '../../../ui/move-buttons.tsx'
import { FieldsEditor } from './fields-editor.tsx'
import { textOf, type Entry } from '../fields/profile-fields.ts'
import type { Problems } from '../fields/profile-problems.ts'
import type { EntriesSection } from '../fields/profile-sections.ts'

type Props = {
  section: EntriesSection
  entry: Entry
  name: string
  problems: Problems
  open: boolean
  foldable: boolean
  place: { index: number; count: number } | null
  onMove: ComponentProps<typeof MoveButtons>['onMove']
  onToggle: () => void
  onChange: (entry: Entry) => void
  onDuplicate: () => void
  onRemove: () => void
}

export function EntryEditor({
  section,
  entry,
  name,
  problems,
  open,
  foldable,
  place,
  onMove,
  onToggle,
  onChange,
  ...rest
}: Props) {
  const { t } = useLingui()
  const subline = section.subline.map((part) => textOf(entry, part)).find(Boolean) ?? ''
  const isMovable = place !== null && place.count > 1
  const names = (
    <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
      <bdi className="font-semibold">{name}</bdi>
      {subline && subline !== name && (
        <span className="block text-sm text-muted">
          <bdi>{subline}</bdi>
        </span>
      )}
    </span>
  )
  return (
    <div className="rounded-control border border-line">
      <div className="flex flex-wrap items-center justify-end pr-1.5">
        {foldable ? (
          <button
            type="button"
            aria-expanded={open}
            onClick={onToggle}
            className={classNames(
              'flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-control px-4 py-2 text-left',
              isMovable ? 'basis-60' : 'basis-40',
            )}
          >
            <ChevronDown
              aria-hidden
              className={classNames('size-4 shrink-0 text-muted transition-transform', !open && '-rotate-90')}
            />
            {names}
          </button>
        ) : (
          <div className="flex min-h-14 min-w-0 flex-1 basis-40 items-center px-4 py-2">{names}</div>
        )}
        <div className="flex">
          {isMovable && <MoveButtons name={name} {...place} onMove={onMove} />}
          <IconButton Icon={CopyPlus} label={t`Duplicate ${name}`} onClick={rest.onDuplicate} />
          <IconButton Icon={Trash2} label={t`Remove ${name}`} onClick={rest.onRemove} />
        </div>
      </div>
      {open && (
        <div className="px-4 pt-2 pb-5">
          <FieldsEditor entry={entry} fields={section.fields} problems={problems} onChange={onChange} />
        </div>
      )}
    </div>
  )
}
