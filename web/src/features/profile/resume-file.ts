import { t } from '@lingui/core/macro'

/** A profile itself may have at most this much, so a file for one has no reason to be larger. */
const maxBytes = 1_048_576

/** A file that is no JSON Resume; its message is for the user. */
export class ResumeFileError extends Error {
  override name = 'ResumeFileError'
}

const parts = [
  'basics',
  'work',
  'volunteer',
  'education',
  'skills',
  'languages',
  'publications',
  'certificates',
  'references',
]

/** Reads a chosen file as far as a browser can judge it. */
export async function readResumeFile(file: File): Promise<Record<string, unknown>> {
  if (file.size > maxBytes) throw new ResumeFileError(t`This file is too large. A JSON Resume has at most 1 MB.`)
  let content: unknown
  try {
    content = JSON.parse(await file.text())
  } catch {
    throw new ResumeFileError(t`This file is not JSON. Please choose a JSON Resume, a file that ends in .json.`)
  }
  if (typeof content !== 'object' || content === null || !parts.some((part) => part in content)) {
    throw new ResumeFileError(
      t`This file is JSON, but not a JSON Resume: none of its parts (basics, work, education and so on) is there.`,
    )
  }
  return content as Record<string, unknown>
}
