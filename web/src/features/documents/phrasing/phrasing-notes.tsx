import { Trans, useLingui } from '@lingui/react/macro'
import type { DocumentPhrasing, PhrasingFailure } from '@waymark/contract/documents.ts'
import type { JobRecord } from '@waymark/contract/job-tracking.ts'
import { runtimeConfig } from '../../../lib/config.ts'
import { Alert } from '../../../ui/alert.tsx'
import { useApplication } from '../application.api.ts'
import { documentIn } from '../documents.api.ts'

type Props = { job: Pick<JobRecord, 'job_url' | 'generated_documents'> }

/** What the connected language model did for the documents of a job, or why it did nothing. */
export function PhrasingNotes({ job }: Props) {
  return runtimeConfig().model === undefined ? null : <NotesOfBoth {...job} />
}

function NotesOfBoth({ job_url, generated_documents }: Props['job']) {
  const { t } = useLingui()
  const { data } = useApplication(job_url)
  const links = { resume: generated_documents?.cv_link, letter: generated_documents?.cover_letter_link }
  const names = { resume: t`CV`, letter: t`Cover letter` }
  const notes = (['resume', 'letter'] as const).flatMap((kind) => {
    const id = documentIn(links[kind])
    const phrasing = id && data?.documents.find((document) => document.id === id)?.phrasing
    return phrasing ? [{ kind, phrasing }] : []
  })
  if (notes.length === 0) return null
  const list = (
    <ul className="flex flex-col gap-1 text-sm [overflow-wrap:anywhere]">
      {notes.map(({ kind, phrasing }) => (
        <li key={kind}>
          <span className="font-semibold">{names[kind]}: </span>
          <Note {...phrasing} />
        </li>
      ))}
    </ul>
  )
  return notes.some(({ phrasing }) => phrasing.failure !== null) ? (
    <Alert variant="note">{list}</Alert>
  ) : (
    <div className="text-muted">{list}</div>
  )
}

function Note({ by, kept, refused, failure }: DocumentPhrasing) {
  const { t } = useLingui()
  const reasons: Record<PhrasingFailure, string> = {
    setup: t`it refuses the key or the settings of this installation`,
    busy: t`it is overloaded`,
    away: t`it cannot be reached`,
    slow: t`it took too long`,
    garbled: t`its answer could not be read`,
    endless: t`its answer had no end`,
    empty: t`it said nothing`,
    declined: t`it declined to answer this`,
    too_long: t`this is too long for it`,
    budget: t`your share for today is used up`,
    crowded: t`too many answers are being written at the moment`,
    language: t`its words could not be checked in the language of your profile`,
    unchecked: t`its words could not be checked`,
  }
  const reason = failure && reasons[failure]
  return (
    <>
      {(kept > 0 || refused > 0 || reason === null) && (
        <Trans>
          Phrased by {by}, checked against your profile: {kept} kept, {refused} refused.
        </Trans>
      )}{' '}
      {reason !== null && kept === 0 && (
        <Trans>
          In the words of your profile, without {by}: {reason}.
        </Trans>
      )}
      {reason !== null && kept > 0 && <Trans>The rest is in the words of your profile: {reason}.</Trans>}
    </>
  )
}
