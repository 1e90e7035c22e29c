import { t } from '@lingui/core/macro'
import { attachmentLimits, hasAttachmentExtension } from '@waymark/contract/chat.ts'

export const attachmentAccept = attachmentLimits.extensions.join(',')

export function attachmentProblem(files: readonly File[]): string | null {
  const [file] = files
  if (!file || files.length > 1) return t`Please attach one file at a time.`
  if (!hasAttachmentExtension(file.name)) return t`File type not supported. Please upload PDF, DOC, or DOCX files only.`
  if (file.size <= attachmentLimits.bytes) return null
  const n = (file.size / 1_048_576).toFixed(2)
  return t`File size must not exceed 10MB. Current size: ${n}MB`
}
