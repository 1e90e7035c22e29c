import { useLingui } from '@lingui/react/macro'
import { Pencil } from 'lucide-react'
import { memo } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { JoinedFacts } from '../../../ui/joined-facts.tsx'
import { nameOfEntry } from '../fields/profile-entries.ts'
import { isEmptyField, textOf, type Entry } from '../fields/profile-fields.ts'
import type { EntriesSection } from '../fields/profile-sections.ts'
import { FieldList } from './field-list.tsx'
import { FieldValue, Period } from './profile-field-value.tsx'

type Props = {
  section: EntriesSection
  entry: Entry
  showsEmpty: boolean
  onEdit?: ((id: string | undefined) => void) | undefined
}

function headNames({ headline, subline, time }: EntriesSection): Set<string | null> {
  return new Set([headline, ...subline, ...(time === 'period' ? ['from', 'to'] : [time])])
}

/** Not rendered again while another entry is typed in. */
export const EntryView = memo(function EntryView({ section, entry, showsEmpty, onEdit }: Props) {
  const { t, i18n } = useLingui()
  const { headline, subline, time, fields } = section
  const inHead = headNames(section)
  const name = nameOfEntry(section, entry) || i18n._(section.unnamed)
  const title = textOf(entry, headline)
  const sublines = subline.map((part) => textOf(entry, part)).filter((text) => text !== name)
  const timeField = fields.find((field) => field.name === time)
  return (
    <article className="flex flex-col gap-4">
      <header className="flex items-start gap-x-3">
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-6 gap-y-0.5">
          <div className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
            <h3 className="font-semibold">
              {/* A name in another direction keeps its place at the line's start. */}
              <bdi>{title || name}</bdi>
            </h3>
            <p className="empty:hidden">
              <JoinedFacts facts={sublines} />
            </p>
          </div>
          <p className="text-[0.9375rem] tabular-nums empty:hidden">
            {time === 'period' && <Period entry={entry} />}
            {timeField && !isEmptyField(entry, timeField) && <FieldValue entry={entry} field={timeField} />}
          </p>
        </div>
        {onEdit && (
          <IconButton
            Icon={Pencil}
            label={t`Edit ${name}`}
            data-edit-entry={entry.id}
            onClick={() => onEdit(entry.id)}
            className="-my-2.5 -mr-2.5 [&_svg]:size-4"
          />
        )}
      </header>
      <FieldList
        entry={entry}
        fields={fields.filter((field) => !inHead.has(field.name) || (showsEmpty && isEmptyField(entry, field)))}
        showsEmpty={showsEmpty}
      />
    </article>
  )
})
