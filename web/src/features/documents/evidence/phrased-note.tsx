import { Trans } from '@lingui/react/macro'
import type { EvidenceSentence } from '@waymark/contract/document-edits.ts'

/** What stood in the place of a model's words, and what of the posting these bring out. */
export function PhrasedNote({ original, reason }: NonNullable<EvidenceSentence['phrased']>) {
  const before = original.join(' ')
  return (
    <div className="flex flex-col gap-1 text-sm [overflow-wrap:anywhere] text-muted">
      <p dir="auto">
        <Trans>Was: {before}</Trans>
      </p>
      {reason !== null && (
        <p dir="auto">
          <Trans>Phrased for: {reason}</Trans>
        </p>
      )}
    </div>
  )
}
