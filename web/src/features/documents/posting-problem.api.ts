import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PostingProblem } from '@waymark/contract/errors.ts'
import { ApiError } from '../../lib/api-error.ts'

const sentences: Record<PostingProblem, MessageDescriptor> = {
  not_found: msg`There is no posting at this address any more. If you still have its text, paste it.`,
  sign_in: msg`This page is only shown to people who sign in there. Open it yourself and paste its text.`,
  needs_browser: msg`This page shows its text only in a browser. Open it yourself and paste its text.`,
  list: msg`This page is a list of jobs, not one posting. Open the posting itself and use its address.`,
  no_address: msg`This job has no web address. Paste its posting, if you have one.`,
}

/** Why a posting could not be read, where the server knows. */
export function postingProblem(error: unknown): string | undefined {
  const reason = error instanceof ApiError ? error.reason : undefined
  return reason && i18n._(sentences[reason])
}
