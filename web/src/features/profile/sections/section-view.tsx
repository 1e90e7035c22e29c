import { useLingui } from '@lingui/react/macro'
import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { Fragment } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { textOf, type Entry, type Field } from '../fields/profile-fields.ts'
import { Chips, FieldValue, NotSpecified, Period } from './profile-field-value.tsx'
import type { EntriesSection, Section } from '../fields/profile-sections.ts'

/** How much a section holds: its entries, or 1 for a text. Personal details always hold something. */
export function countOf(section: Section, document: ProfileDocument): number {
  const value = document[section.key]
  if (typeof value === 'string') return value === '' ? 0 : 1
  return Array.isArray(value) ? value.length : 1
}

/** A section as it is read. */
export function SectionView({ section, document }: { section: Section; document: ProfileDocument }) {
  const { i18n } = useLingui()
  if (countOf(section, document) === 0) return <p className="text-muted">{i18n._(section.empty)}</p>
  switch (section.shape) {
    case 'details':
      return <FieldList entry={document.personal_details as Entry} fields={section.fields} />
    case 'text':
      return (
        <p dir="auto" className="max-w-[68ch] whitespace-pre-line [overflow-wrap:anywhere]">
          {document.profile_summary}
        </p>
      )
    case 'chips':
      return <Chips items={document.skills.map(({ skill }) => skill)} />
    case 'entries':
      return (
        <ol className="flex flex-col">
          {document[section.key].map((entry, index) => (
            <li key={entry.id ?? index} className="border-t border-line py-6 first:border-t-0 first:pt-1 last:pb-0">
              <EntryView section={section} entry={entry as Entry} />
            </li>
          ))}
        </ol>
      )
  }
}

function EntryView({ section, entry }: { section: EntriesSection; entry: Entry }) {
  const { headline, subline, time, fields } = section
  const inHead = new Set([headline, ...subline, ...(time === 'period' ? ['from', 'to'] : [time])])
  const find = (name: string) => fields.find((field) => field.name === name)
  const timeField = time ? find(time) : undefined
  return (
    <article className="flex flex-col gap-4">
      <header className="flex flex-wrap items-baseline gap-x-6 gap-y-0.5">
        <div className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
          <h3 className="font-semibold">
            <HeadText entry={entry} field={find(headline)} />
          </h3>
          <p className="text-muted">
            {subline.map((name, index) => (
              <Fragment key={name}>
                {index > 0 && ' · '}
                <HeadText entry={entry} field={find(name)} />
              </Fragment>
            ))}
          </p>
        </div>
        {time && (
          <p className="text-[0.9375rem] text-muted tabular-nums">
            {time === 'period' ? <Period entry={entry} /> : timeField && <FieldValue entry={entry} field={timeField} />}
          </p>
        )}
      </header>
      <FieldList entry={entry} fields={fields.filter((field) => !inHead.has(field.name))} />
    </article>
  )
}

/** A name without its label, as on a CV; a missing one says what is missing. */
function HeadText({ entry, field }: { entry: Entry; field: Field | undefined }) {
  const { i18n } = useLingui()
  if (!field) return null
  const text = textOf(entry, field.name)
  // A name in another direction keeps its place at the line's start.
  if (text) return <bdi>{text}</bdi>
  return (
    <span className="font-normal">
      {i18n._(field.label)}: <NotSpecified />
    </span>
  )
}

function FieldList({ entry, fields }: { entry: Entry; fields: readonly Field[] }) {
  const { i18n } = useLingui()
  if (fields.length === 0) return null
  return (
    <dl className="grid grid-cols-1 gap-x-8 gap-y-5 @xl:grid-cols-2">
      {fields.map((field) => (
        <div key={field.name} className={classNames('min-w-0', field.wide && '@xl:col-span-2')}>
          <dt className="mb-0.5 text-sm font-medium text-muted">{i18n._(field.label)}</dt>
          <dd>
            <FieldValue entry={entry} field={field} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
