import { useLingui } from '@lingui/react/macro'
import { Plus, Trash2 } from 'lucide-react'
import { useId, useRef } from 'react'
import { Button } from '../button.tsx'
import { FieldGroup } from './field-group.tsx'
import { FieldError } from './field.tsx'
import { IconButton } from '../icon-button.tsx'
import type { Choice } from './choices.ts'
import { Orderable } from '../orderable.tsx'
import { newPhone, PhoneInput } from './phone-field.tsx'
import { useFocusNext } from '../use-focus-next.ts'

type Props = {
  label: string
  items: readonly string[]
  onChange: (items: string[]) => void
  codes: readonly Choice[]
  error?: string | undefined
  errors?: Readonly<Record<number, string>>
}

export function PhonesField({ label, items, onChange, codes, error, errors = {} }: Props) {
  const { t } = useLingui()
  const id = useId()
  const rows = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const focusNext = useFocusNext()
  const setFocusAt = (index: number) =>
    focusNext(() => rows.current?.children[index]?.querySelector<HTMLElement>('input:not([role])') ?? addButton.current)

  function add(): void {
    onChange([...items, newPhone])
    setFocusAt(items.length)
  }
  function remove(index: number): void {
    onChange(items.toSpliced(index, 1))
    setFocusAt(Math.max(0, index - 1))
  }

  return (
    <FieldGroup id={id} label={label} error={error}>
      <Orderable
        items={items}
        onChange={onChange}
        beside={
          <Button ref={addButton} variant="text" onClick={add} className="text-[0.9375rem]">
            <Plus aria-hidden className="size-4" />
            {t`Add a number`}
          </Button>
        }
      >
        <div ref={rows} className="flex flex-col gap-2 empty:hidden">
          {items.map((item, index) => {
            const name = `${label} ${index + 1}`
            const rowId = `${id}-${index}`
            return (
              <div key={index}>
                <PhoneInput
                  id={rowId}
                  label={name}
                  value={item}
                  codes={codes}
                  error={errors[index]}
                  onChange={(value) => onChange(items.with(index, value))}
                >
                  <IconButton
                    Icon={Trash2}
                    label={t`Remove ${name}`}
                    onClick={() => remove(index)}
                    className="mt-1 -ml-1"
                  />
                </PhoneInput>
                {errors[index] && <FieldError id={`${rowId}-error`} text={errors[index]} className="mt-1.5" />}
              </div>
            )
          })}
        </div>
      </Orderable>
    </FieldGroup>
  )
}
