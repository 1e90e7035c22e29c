import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Proposal, ProposalChange } from '@waymark/contract/proposals.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { errorText } from '../../../lib/error-text.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { MatchNotesPanel, useNeededWord } from '../../documents/match/match-notes-panel.tsx'
import { SameOpeningPanel } from '../../job-tracking/add/same-opening-panel.tsx'
import { sameOpeningsQuery } from '../../job-tracking/add/same-openings.api.ts'
import { changeProposal, rereadConversations } from '../chat.api.ts'
import { fieldName, kindName, outcomeText, valueText } from './proposal-texts.ts'
import { decide, type Decision } from './proposals.api.ts'

/** A change that waits for the user's click, or what became of it. */
export function ProposalCard({ proposal }: { proposal: Proposal }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const deciding = useAction(
    async (decision: Decision) => {
      await decide(client, proposal, decision)
    },
    {
      onFailure: (error) => {
        if (!(error instanceof ApiError)) return
        if (error.code === 'proposal_stale') void changeProposal(client, { ...proposal, status: 'stale' })
        if (error.code === 'proposal_decided') void rereadConversations(client)
      },
    },
  )
  const { status, kind, subject, job_url, opening, changes, can_undo, not_found } = proposal
  const words = not_found.join(', ')
  // New documents are told of as beside the job: what the user should know stands there before they are asked for.
  const { match, isReading } = useNeededWord(status === 'open' && kind === 'generate_documents' ? job_url : null)
  const isNew = status === 'open' && opening && job_url !== null
  const { data: same = [] } = useQuery(sameOpeningsQuery(isNew ? { ...opening, job_url } : undefined))
  const failed = deciding.failure && status !== 'stale'

  const addText = same.length > 0 ? t`Add it nevertheless` : t`Confirm`
  const confirmText = match ? t`Write them anyway` : addText

  return (
    <section aria-label={kindName(kind)} className="rounded-card border border-line bg-surface p-4 shadow-soft">
      <p className="text-sm font-semibold text-muted">{kindName(kind)}</p>
      <p className="mt-0.5 font-bold [overflow-wrap:anywhere]">
        <bdi>{subject}</bdi>
      </p>
      {changes.length > 0 && (
        <dl className="mt-3 flex flex-col gap-3">
          {changes.map((change) => (
            <Change key={change.field} change={change} />
          ))}
        </dl>
      )}
      {status === 'open' && words !== '' && (
        <div className="mt-3">
          <Alert variant="note">
            <Trans>
              Not found in your messages, your attached CV or your profile: {words}. Confirm only if it is true.
            </Trans>
          </Alert>
        </div>
      )}
      {match && (
        <div className="mt-3 flex flex-col gap-3">
          <MatchNotesPanel match={match} />
        </div>
      )}
      {same.length > 0 && (
        <div className="mt-3">
          <SameOpeningPanel jobs={same} />
        </div>
      )}
      {status === 'open' ? (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button
            busy={deciding.isBusy}
            disabled={isReading}
            onClick={() => void deciding.run('confirm')}
            className="min-h-11!"
          >
            {confirmText}
          </Button>
          <Button
            variant="quiet"
            disabled={deciding.isBusy}
            onClick={() => void deciding.run('decline')}
            className="min-h-11!"
          >
            <Trans>Decline</Trans>
          </Button>
        </div>
      ) : (
        <p role="status" className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
          {outcomeText(proposal)}
          {status === 'confirmed' && can_undo && (
            <Button variant="text" busy={deciding.isBusy} onClick={() => void deciding.run('undo')}>
              <Trans>Undo</Trans>
            </Button>
          )}
        </p>
      )}
      {failed && (
        <p role="alert" key={deciding.failure?.attempt} className="mt-3 font-medium text-danger">
          {errorText(deciding.failure?.error, t`This could not be done. Please try again.`)}
        </p>
      )}
    </section>
  )
}

function Change({ change }: { change: ProposalChange }) {
  const [before, after] = [valueText(change, change.before), valueText(change, change.after)]
  return (
    <div>
      <dt className="text-sm text-muted">{fieldName(change.field)}</dt>
      <dd className="flex flex-col gap-1 whitespace-pre-wrap [overflow-wrap:anywhere]">
        {before !== '' && (
          <del className="text-muted">
            <span className="sr-only">
              <Trans>Before:</Trans>{' '}
            </span>
            <bdi>{before}</bdi>
          </del>
        )}
        {after !== '' && (
          <ins className="font-semibold no-underline">
            <span className="sr-only">
              <Trans>After:</Trans>{' '}
            </span>
            <bdi>{after}</bdi>
          </ins>
        )}
      </dd>
    </div>
  )
}
