import type { WholeFile } from '@waymark/contract/define-endpoint.ts'
import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { exportFormats } from '@waymark/contract/profile.ts'
import { waymarkFormat, waymarkFormatVersion } from '@waymark/cv-reader/structured/waymark-export.ts'
import { safeNamePart } from '../../lib/safe-file-name.ts'
import { toJsonResume } from './json-resume-export.ts'

export type ExportFormat = (typeof exportFormats)[number]

export function exportProfileAs(format: ExportFormat, profile: ProfileDocument, exportedAt: string): WholeFile {
  const content =
    format === 'json-resume'
      ? toJsonResume(profile, exportedAt)
      : { format: waymarkFormat, format_version: waymarkFormatVersion, exported_at: exportedAt, profile }
  const kind = format === 'json-resume' ? 'JSON Resume' : 'profile'
  return {
    bytes: Buffer.from(`${JSON.stringify(content, null, 2)}\n`),
    media_type: 'application/json',
    name: `${[safeNamePart(profile.personal_details.name), kind].filter(Boolean).join(' - ')}.json`,
  }
}
