import { useLingui } from '@lingui/react/macro'
import type { ClipboardEvent, ReactNode } from 'react'
import type { Choice } from './choices.ts'
import { classNames } from '../class-names.ts'
import { Combobox } from './combobox.tsx'
import { controlClasses, describe } from './field.tsx'

export const keepPhoneCharacters = (text: string) => text.replace(/[^\d\s-]/g, '')
export const newPhone = '+1 '

/** Splits a stored number (code, space, rest). Text without a code is all number. */
export function splitPhone(phone: string): { code: string; number: string } {
  const match = /^(\+\d{0,4})(?:\s(.*))?$/s.exec(phone)
  return match ? { code: match[1] ?? '', number: match[2] ?? '' } : { code: '', number: phone }
}

/** Parses "+49 151 234" or "(+1) 555-0100" to the stored form; null without plus sign and digits. Longest code wins. */
export function readInternational(text: string, codes: readonly string[]): string | null {
  const match = /^[\s(]*\+\s*(\d[\s\S]*)$/.exec(text)
  if (!match) return null
  const rest = (match[1] ?? '').replace(/^(\d+)\s*\)\s*/, '$1 ')
  const digits = /^\d+/.exec(rest)?.[0] ?? ''
  const isKnown = (length: number) => codes.includes(`+${digits.slice(0, length)}`)
  const isSeparate = digits.length <= 4 && /^[\s-]/.test(rest.slice(digits.length))
  const known = [4, 3, 2, 1].find((length) => length <= digits.length && isKnown(length))
  const length = isSeparate && isKnown(digits.length) ? digits.length : (known ?? (isSeparate ? digits.length : 0))
  return `+${digits.slice(0, length)} ${keepPhoneCharacters(rest.slice(length))
    .trim()
    .replace(/^-+\s*/, '')}`
}

export const isBlankPhone = (phone: string) => splitPhone(phone).number.trim() === ''

const typedCode = (text: string) => (/^\+?\d{1,4}$/.test(text) ? `+${text.replace('+', '')}` : null)

type Props = {
  id: string
  label: string
  value: string
  onChange: (value: string) => void
  codes: readonly Choice[]
  error?: string | undefined
  describedBy?: string
  children?: ReactNode
}

export function PhoneInput({ id, label, value, onChange, codes, error, describedBy, children }: Props) {
  const { t } = useLingui()
  const { code, number } = splitPhone(value === '' ? newPhone : value)
  const described = describe(id, { error, also: describedBy })
  const international = (text: string) =>
    readInternational(
      text,
      codes.map((choice) => choice.value),
    )
  const setNumber = (text: string) =>
    onChange(international(text) ?? `${code === '' ? '' : `${code} `}${keepPhoneCharacters(text)}`)
  /** A pasted number with its code replaces the whole one in the field. */
  function onPaste(event: ClipboardEvent<HTMLInputElement>): void {
    const pasted = international(event.clipboardData.getData('text/plain'))
    if (pasted === null) return
    event.preventDefault()
    onChange(pasted)
  }
  return (
    <div className="flex gap-2">
      <Combobox
        aria-label={t`${label}: country code`}
        value={code}
        choices={codes}
        // Several countries share a code, so the field shows the code and claims no country.
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
        onPaste={onPaste}
        onChange={(event) => setNumber(event.target.value)}
        className={classNames(controlClasses, 'min-w-0 tabular-nums')}
        {...described}
      />
      {children}
    </div>
  )
}
