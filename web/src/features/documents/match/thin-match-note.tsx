import { Trans } from '@lingui/react/macro'
import { isThinMatch } from '@waymark/contract/documents.ts'
import { Alert } from '../../../ui/alert.tsx'
import type { Match } from '../application.api.ts'

/** Enough to act on, few enough to read. */
const named = 3

/** Warns before documents are written that the profile shows little of the posting, and what would help. */
export function ThinMatchNote({ match }: { match: Match | null | undefined }) {
  if (!match || !isThinMatch(match.requirements)) return null
  const shown = match.requirements.filter(({ status }) => status === 'have').length
  const asked = match.requirements.length
  const missing = match.requirements.filter(({ status }) => status === 'missing')
  const helpful = [...missing.filter(({ kind }) => kind === 'required'), ...missing].slice(0, named)
  const list = [...new Set(helpful.map(({ text }) => text))].join(' · ')
  return (
    <Alert variant="note">
      <p className="font-semibold">
        <Trans>
          Your profile shows {shown} of {asked} things that this posting asks for.
        </Trans>
      </p>
      {list !== '' && (
        <p dir="auto" className="mt-1">
          <Trans>If you have done any of this, add it to your profile: {list}</Trans>
        </p>
      )}
    </Alert>
  )
}
