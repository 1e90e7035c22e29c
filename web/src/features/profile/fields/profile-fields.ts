import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Decides how a field is shown, edited and tidied, and when it counts as empty. */
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
  /** Takes the full width of the form. */
  wide?: true
  autoComplete?: string
  /** Label of the control that adds an item. */
  adds?: MessageDescriptor
}

/** The personal details, or an entry of a list. */
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
