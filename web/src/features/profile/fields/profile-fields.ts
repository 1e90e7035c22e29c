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
  | 'links'
  | 'phone'
  | 'phones'
  | 'month'
  | 'last-month'
  | 'year'
  | 'years'

export type Field<Name extends string = string> = {
  name: Name
  kind: FieldKind
  label: MessageDescriptor
  max: number
  wide?: true
  autoComplete?: string
  adds?: MessageDescriptor
}

export type Entry = { id?: string | undefined; [field: string]: string | string[] | undefined }

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

export const isEmptyField = (entry: Entry, field: Field) =>
  isListField(field) ? listOf(entry, field.name).length === 0 : textOf(entry, field.name) === ''

export const addLine = msg`Add a line`
