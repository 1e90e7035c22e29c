import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { ErrorCode } from '@waymark/contract/errors.ts'
import { importLimits } from '@waymark/contract/profile-import.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { serverText } from '../../../lib/error-text.ts'

export const importAccept = importLimits.extensions.join(',')

/** A test compares the English messages with the contract's. */
export const refusalTexts = {
  file_missing: msg`Please choose a file.`,
  import_type: msg`This kind of file cannot be imported. Please choose a PDF, DOC or DOCX file, a JSON Resume, a Waymark export, or the ZIP of your LinkedIn data.`,
  file_password: msg`This file is protected by a password. Please remove the password and choose it again.`,
  file_macros: msg`This document contains macros. Please save it without them, as a DOCX or PDF file, and choose it again.`,
  file_damaged: msg`This file is damaged or incomplete. Please save or export it again.`,
  file_no_text: msg`There is no readable text in this file; it may be a scan or a picture. Please choose a file whose text can be selected.`,
  file_too_complex: msg`This file takes too much time or memory to read. Please save it again as a simple PDF or DOCX file.`,
  import_empty: msg`Nothing in this file could be recognised as part of a CV. Nothing was changed.`,
} satisfies Partial<Record<ErrorCode, MessageDescriptor>>

function tooLargeText({ size }: File): string {
  const megabytes = (size / 1_048_576).toFixed(2)
  return t`File size must not exceed 10MB. Current size: ${megabytes}MB`
}

/** Why these files cannot be imported, as far as the browser can tell; null if nothing is wrong. */
export function fileProblem(files: readonly File[]): string | null {
  const [file] = files
  if (!file) return i18n._(refusalTexts.file_missing)
  if (files.length > 1) return t`Please choose one file at a time.`
  const name = file.name.toLowerCase()
  if (!importLimits.extensions.some((extension) => name.endsWith(extension))) return i18n._(refusalTexts.import_type)
  if (file.size > importLimits.bytes) return tooLargeText(file)
  return file.size === 0 ? i18n._(refusalTexts.file_damaged) : null
}

export function refusalText(error: unknown, file: File): string {
  if (!(error instanceof ApiError)) return t`The file could not be read. Please try again.`
  // A proxy in front of the server may refuse a file without our error code.
  if (error.status === 413) return tooLargeText(file)
  if (error.code === 'connection')
    return t`The server could not be reached, so the file was not read. Please check your connection and try again.`
  const known = error.code in refusalTexts ? refusalTexts[error.code as keyof typeof refusalTexts] : undefined
  return (known ? i18n._(known) : serverText(error)) || t`The file could not be read. Please try again.`
}

/** Cut to the 255 characters that the list of versions holds, keeping the extension. */
export const keptFileName = (name: string) => (name.length > 255 ? `${name.slice(0, 200)}…${name.slice(-20)}` : name)
