import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Choice } from './choices.ts'
import { classNames } from '../class-names.ts'
import { Combobox } from './combobox.tsx'
import { controlClasses, describe } from './field.tsx'

/** Spec §5, §9: what a number keeps of what is typed, and the code a new one starts with. */
export const keepPhoneCharacters = (text: string) => text.replace(/[^\d\s-]/g, '')
export const newPhone = '+1 '

/** A stored number is its code, a space and the rest. Text from elsewhere without a code stays as it is. */
export function splitPhone(phone: string): { code: string; number: string } {
  const match = /^(\+\d{0,4})(?:\s(.*))?$/s.exec(phone)
  return match ? { code: match[1] ?? '', number: match[2] ?? '' } : { code: '', number: phone }
}

/** A code alone is no number. */
export const isBlankPhone = (phone: string) => splitPhone(phone).number.trim() === ''

/** A code that is typed, with or without its plus; codes that the list does not know are codes too. */
const typedCode = (text: string) => (/^\+?\d{1,4}$/.test(text) ? `+${text.replace('+', '')}` : null)

type Props = {
  id: string
  label: string
  value: string
  onChange: (value: string) => void
  /** What the code is chosen from. */
  codes: readonly Choice[]
  maxLength: number
  error?: string | undefined
  describedBy?: string
  children?: ReactNode
}

/** Dial code and number side by side. */
export function PhoneInput({ id, label, value, onChange, codes, maxLength, error, describedBy, children }: Props) {
  const { t } = useLingui()
  const { code, number } = splitPhone(value === '' ? newPhone : value)
  const described = describe(id, { error, also: describedBy })
  const setNumber = (text: string) => onChange(`${code === '' ? '' : `${code} `}${keepPhoneCharacters(text)}`)
  return (
    <div className="flex gap-2">
      <Combobox
        aria-label={t`${label}: country code`}
        value={code}
        choices={codes}
        // Several countries share a code: the field shows what is kept, and claims no country.
        shown={code}
        ownValue={typedCode}
        onChange={(next) => onChange(`${next} ${number}`)}
        placeholder={t`Code`}
        className="w-26 shrink-0 tabular-nums"
        listClassName="w-[min(20rem,calc(100vw-5rem))]"
        {...described}
      />
      <input
        aria-label={t`${label}: number`}
        value={number}
        inputMode="tel"
        autoComplete="off"
        maxLength={maxLength - code.length - 1}
        onChange={(event) => setNumber(event.target.value)}
        className={classNames(controlClasses, 'min-w-0 tabular-nums')}
        {...described}
      />
      {children}
    </div>
  )
}
