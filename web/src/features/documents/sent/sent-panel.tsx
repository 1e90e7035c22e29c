import { i18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SentRound } from '@waymark/contract/job-application.ts'
import { Unfold } from '../../../ui/unfold.tsx'
import { DocumentButton } from '../document-button.tsx'
import { PostingText } from '../posting/posting-text.tsx'
import { MachineReading } from '../proof/machine-reading.tsx'
import { DocumentPages } from '../preview/document-pages.tsx'

const dayText = (time: string) => new Date(time).toLocaleDateString(i18n.locale, { dateStyle: 'medium' })

/** Copies of what went out with each application, whatever has changed since. */
export function SentPanel({ rounds }: { rounds: readonly SentRound[] }) {
  return rounds.map((round) => <Round key={round.sent_at} round={round} />)
}

function Round({ round: { sent_at, posting, documents } }: { round: SentRound }) {
  const { t } = useLingui()
  const day = dayText(sent_at)
  const names = { resume: t`CV`, letter: t`Cover letter` }
  return (
    <section className="flex flex-col gap-3 not-last:border-b not-last:border-line not-last:pb-5">
      <h3 className="text-[0.9375rem] font-bold">
        <Trans>Sent on {day}</Trans>
      </h3>
      {documents.length === 0 && (
        <p className="text-[0.9375rem] text-muted">
          <Trans>No documents had been generated here by then.</Trans>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {documents.map(({ id, kind, url }) => (
          <DocumentButton
            key={id}
            link={url}
            name={kind === 'resume' ? t`Download CV` : t`Download Cover Letter`}
            // The documents of today, in the card below, have the strong button.
            variant="quiet"
          />
        ))}
      </div>
      <div className="flex flex-col">
        {documents.map(({ id, kind }) => (
          <Unfold
            key={id}
            title={
              kind === 'resume' ? <Trans>The CV at that time</Trans> : <Trans>The cover letter at that time</Trans>
            }
          >
            <Unfold title={<Trans>What a machine reads</Trans>}>
              <MachineReading id={id} />
            </Unfold>
            <DocumentPages id={id} name={names[kind]} />
          </Unfold>
        ))}
        {posting && (
          <Unfold title={<Trans>The posting at that time</Trans>}>
            <PostingText posting={posting} />
          </Unfold>
        )}
      </div>
    </section>
  )
}
