import { Trans } from '@lingui/react/macro'
import type { LetterChoices } from '@waymark/contract/documents.ts'
import type { KeptPosting } from '@waymark/contract/job-application.ts'
import { askedTermsIn } from '@waymark/contract/letter-terms.ts'
import { Alert } from '../../../ui/alert.tsx'

/** What the posting wants to be told of pay and start, where the letter says nothing of it. */
export function UnsaidTerms({ letter, posting }: { letter: LetterChoices; posting: KeptPosting | null }) {
  if (!posting) return null
  const text = [posting.description, posting.requirements, posting.benefits].join('\n')
  const unsaid = askedTermsIn(text).filter((term) => (letter[term] ?? '').trim() === '')
  if (unsaid.length === 0) return null
  return (
    <Alert variant="note">
      {unsaid.length > 1 ? (
        <Trans>The posting asks for your salary expectation and your earliest start; this letter says neither.</Trans>
      ) : unsaid[0] === 'salary' ? (
        <Trans>The posting asks for your salary expectation; this letter does not say it.</Trans>
      ) : (
        <Trans>The posting asks when you can start; this letter does not say it.</Trans>
      )}{' '}
      <Trans>Enter it under “Tone and form of the letter” and generate the letter again.</Trans>
    </Alert>
  )
}
