import { classNames } from '../../../ui/class-names.ts'
import { FieldEditor } from './field-editor.tsx'
import type { Entry, Field } from '../fields/profile-fields.ts'
import type { Problems } from '../fields/profile-problems.ts'

type Props = { entry: Entry; fields: readonly Field[]; problems: Problems; onChange: (entry: Entry) => void }

export function FieldsEditor({ entry, fields, problems, onChange }: Props) {
  return (
    <div className="grid grid-cols-1 items-start gap-x-6 gap-y-5 @xl:grid-cols-2">
      {fields.map((field) => (
        <div key={field.name} data-field={field.name} className={classNames('min-w-0', field.wide && '@xl:col-span-2')}>
          <FieldEditor
            entry={entry}
            field={field}
            problems={problems}
            onChange={(value) => onChange({ ...entry, [field.name]: value })}
          />
        </div>
      ))}
    </div>
  )
}
