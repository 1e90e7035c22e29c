import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { JobRecord } from '@waymark/contract/job-tracking.ts'
import { FileText, RefreshCw } from 'lucide-react'
import { useRef, useState } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { localDateTime } from '../../lib/relative-time.tsx'
import { Alert } from '../../ui/alert.tsx'
import { BusyButton } from '../../ui/busy-button.tsx'
import { DisclosureBar } from '../../ui/disclosure-bar.tsx'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { Link } from '../../ui/link.tsx'
import { matchQuery } from './application.api.ts'
import { DocumentButton } from './document-button.tsx'
import type { DocumentLinks } from './documents.api.ts'
import { GenerationProgress } from './generation-progress.tsx'
import { ProfileLanguageNote } from './letter/language-note.tsx'
import { LetterChoice } from './letter/letter-choice.tsx'
import { LookChoice } from './look/look-choice.tsx'
import { ResumeChoiceFields } from './look/resume-choice-fields.tsx'
import { ThinMatchNote } from './match/thin-match-note.tsx'
import { OtherFormats } from './other-formats.tsx'
import { usePhrasingChoice } from './phrasing/phrasing-choice.ts'
import { PhrasingChoiceField } from './phrasing/phrasing-choice-field.tsx'
import { PhrasingNotes } from './phrasing/phrasing-notes.tsx'
import { postingProblem } from './posting-problem.api.ts'
import { PostingPaste } from './posting-paste.tsx'
import { ProposedDocuments } from './versions/proposed-documents.tsx'
import { useGeneration } from './use-generation.ts'

type Props = {
  job: Pick<JobRecord, 'job_url' | 'company_name' | 'generated_documents'>
  /** Stores the links with the job. Generation takes minutes, so it may be called when the panel is gone. */
  saveLinks: (links: DocumentLinks) => Promise<void>
  /** The user changed sentences of the documents that are there. */
  hasEdits?: boolean
  /** The documents stand beside it, and say of themselves that they are in another language. */
  isBesidePages?: boolean
}

/** Generates the CV and the cover letter for one job, and offers them for download. */
export function DocumentsPanel({ job, saveLinks, hasEdits = false, isBesidePages = false }: Props) {
  const { t } = useLingui()
  const [keepEdits, setKeepEdits] = useState(true)
  const [phrase, choosePhrase] = usePhrasingChoice(job.job_url)
  const panel = useRef<HTMLDivElement>(null)
  const { isBusy, isHeld, step, text, failure, proposed, start } = useGeneration(job, saveLinks)
  const documents = job.generated_documents
  const isGenerated = documents !== undefined && (documents.cv_link !== null || documents.cover_letter_link !== null)
  // Before anything was generated the posting may not have been read: then generating asks for it.
  const { data: match } = useQuery({ ...matchQuery(job.job_url), enabled: isGenerated })
  const time = localDateTime(documents?.generated_at ?? '')
  const problem = postingProblem(failure?.cause)
  const code = failure?.cause instanceof ApiError ? failure.cause.code : undefined
  function generate(posting?: string): void {
    // What was pressed is disabled or gone while it runs, and would take the focus with it.
    panel.current?.focus({ preventScroll: true })
    // A refusal goes along, should it still be on its way; “on” may be out of date, so the server's choice decides.
    // Whoever has seen the match has been told.
    const ask = !isGenerated && (match == null || posting !== undefined)
    start({ text: posting, keepEdits, phrase: phrase === false ? false : undefined, ask })
  }
  return (
    <div ref={panel} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      {!isGenerated && (
        <p className="text-[0.9375rem] text-muted">
          <Trans>Written for this job, using only what your profile says.</Trans>
        </p>
      )}
      <ThinMatchNote match={match} />
      {!(isGenerated && isBesidePages) && <ProfileLanguageNote match={match} />}
      {failure && (
        <Alert variant="error">
          {failure.text}
          {code === 'profile_empty' && (
            <p className="mt-1">
              <Link to="/profile">
                <Trans>Go to your profile</Trans>
              </Link>
            </p>
          )}
        </Alert>
      )}
      {problem && <p className="text-[0.9375rem]">{problem}</p>}
      {(code === 'posting_unreadable' || code === 'url_refused') && (
        <PostingPaste initial={text ?? ''} onSubmit={generate} />
      )}
      <div className="@container">
        {/* Side by side only where both names fit on one line. */}
        <div className="grid gap-3 @[29rem]:grid-cols-2">
          {isGenerated && documents.cv_link && <DocumentButton link={documents.cv_link} name={t`Download CV`} />}
          {isGenerated && documents.cover_letter_link && (
            <DocumentButton link={documents.cover_letter_link} name={t`Download Cover Letter`} variant="quiet" />
          )}
          {isGenerated && !isBusy && (
            <p className="self-center text-sm text-muted">
              <Trans>Generated: {time}</Trans>
            </p>
          )}
          <BusyButton
            key="generate"
            variant={isGenerated ? 'text' : 'primary'}
            busy={isBusy}
            busyText={t`Generating CV and Cover Letter...`}
            Icon={isGenerated ? RefreshCw : FileText}
            className={
              isGenerated
                ? `min-h-11 justify-self-start ${isBusy ? '@[29rem]:col-span-2' : '@[29rem]:justify-self-end'}`
                : 'px-3! @[29rem]:col-span-2'
            }
            disabled={isBusy}
            onClick={() => generate()}
          >
            {isGenerated ? t`Regenerate Documents` : isHeld ? t`Write them anyway` : t`Generate CV and Cover Letter`}
          </BusyButton>
        </div>
      </div>
      {isGenerated && hasEdits && !isBusy && (
        <CheckField label={t`Keep my changes when regenerating`} checked={keepEdits} onChange={setKeepEdits} />
      )}
      {!isBusy && phrase !== undefined && <PhrasingChoiceField isOn={phrase} choose={choosePhrase} />}
      {!isBusy && (
        <DisclosureBar
          label={t`How the documents are made`}
          parts={[
            { id: 'letter', name: t`Tone and form of the letter`, content: <LetterChoice job_url={job.job_url} /> },
            {
              id: 'design',
              name: isGenerated ? t`Design and other files` : t`Design`,
              content: (
                <div className="flex flex-col gap-5">
                  <LookChoice />
                  <ResumeChoiceFields />
                  {isGenerated && <OtherFormats cvLink={documents.cv_link} letterLink={documents.cover_letter_link} />}
                </div>
              ),
            },
          ]}
        />
      )}
      {isBusy && <GenerationProgress step={step} />}
      {proposed && !isBusy && (
        <ProposedDocuments
          now={documents}
          links={proposed.links}
          onUse={async () => {
            await proposed.use()
            panel.current?.focus({ preventScroll: true })
          }}
          onKeep={() => {
            panel.current?.focus({ preventScroll: true })
            void proposed.keep()
          }}
        />
      )}
      {isGenerated && !isBusy && <PhrasingNotes job={job} />}
    </div>
  )
}
