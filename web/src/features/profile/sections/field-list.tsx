import { useLingui } from '@lingui/react/macro'
import { classNames } from '../../../ui/class-names.ts'
import { isEmptyField, textOf, type Entry, type Field } from '../fields/profile-fields.ts'
import { FieldValue } from './profile-field-value.tsx'

// Facts stand out from their labels; sentences in a heavier type would be tiring to read.
const isShortFact = (entry: Entry, { kind, name }: Field) =>
  kind !== 'lines' && kind !== 'area' && kind !== 'chips' && textOf(entry, name) !== ''

type Props = { entry: Entry; fields: readonly Field[]; showsEmpty: boolean }

export function FieldList({ entry, fields, showsEmpty }: Props) {
  const { i18n } = useLingui()
  const shown = fields.filter((field) => showsEmpty || !isEmptyField(entry, field))
  if (shown.length === 0) return null
  return (
    <dl className="grid grid-cols-1 gap-x-8 gap-y-4 @xl:grid-cols-2">
      {shown.map((field) => (
        <div key={field.name} className={classNames('min-w-0', field.wide && '@xl:col-span-2')}>
          <dt className="mb-0.5 text-sm text-muted">{i18n._(field.label)}</dt>
          <dd className={classNames(isShortFact(entry, field) && 'font-medium')}>
            <FieldValue entry={entry} field={field} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
