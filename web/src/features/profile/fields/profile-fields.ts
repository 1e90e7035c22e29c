import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type FieldKind =
  | 'text'
  | 'area'
  | 'email'
  | 'date'
  | 'marital-status'
  | 'nationality'
  | 'chips'
  | 'lines'
  | 'link'
  | 'links'
  | 'phone'
  | 'phones'
  | 'month'
  | 'last-month'
  | 'year'
  | 'years'
  | 'check'

export type Field<Name extends string = string> = {
  name: Name
  kind: FieldKind
  label: MessageDescriptor
  max: number
  wide?: true
  autoComplete?: string
  adds?: MessageDescriptor
}

export type FieldValue = string | string[] | boolean
export type Entry = { id?: string | undefined; [field: string]: FieldValue | undefined }

const listKinds: ReadonlySet<FieldKind> = new Set(['chips', 'lines', 'links', 'phones'])
export const isListField = (field: Field) => listKinds.has(field.kind)

export function textOf(entry: Entry, name: string): string {
  const value = entry[name]
  return typeof value === 'string' ? value : ''
}

export function listOf(entry: Entry, name: string): string[] {
  const value = entry[name]
  return Array.isArray(value) ? value : []
}

/** An import writes a set flag as the text `true`. */
export const isChecked = (entry: Entry, name: string): boolean => entry[name] === true || entry[name] === 'true'

export function isEmptyField(entry: Entry, field: Field): boolean {
  if (field.kind === 'check') return !isChecked(entry, field.name)
  return isListField(field) ? listOf(entry, field.name).length === 0 : textOf(entry, field.name) === ''
}

export const addLine = msg`Add a line`
