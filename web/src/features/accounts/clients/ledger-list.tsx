import { i18n } from '@lingui/core'
import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { DataKind, LedgerEntry } from '@waymark/contract/account/ledger.ts'
import { localDateTime } from '../../../lib/relative-time.tsx'
import { Button } from '../../../ui/button.tsx'
import { LoadState } from '../../../ui/load-state.tsx'
import { useLedger } from './clients.api.ts'
import { deedText } from './ledger-texts.ts'

/** What was read or sent, by the hour. */
export function LedgerList() {
  const { t } = useLingui()
  const query = useLedger()
  const { data, isFetching, hasNextPage, fetchNextPage } = query
  if (!data) return <LoadState query={query} />
  const entries = data.pages.flat()
  if (entries.length === 0)
    return (
      <p className="text-muted">
        <Trans>Nothing has been read or sent.</Trans>
      </p>
    )
  return (
    <>
      <div tabIndex={0} role="group" aria-labelledby="ledger" className="max-h-96 overflow-auto rounded-control">
        <table className="w-full table-fixed border-collapse text-start text-sm">
          <thead className="sticky top-0 bg-surface text-muted">
            <tr>
              {[t`Who and when`, t`What, and the data`, t`Times`].map((title) => (
                <th
                  key={title}
                  scope="col"
                  className="border-b border-line py-2 pe-4 text-start font-semibold first:w-[38%] last:w-[21%] last:pe-0"
                >
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <Row key={`${entry.hour} ${entry.via} ${entry.recipient} ${entry.what}`} entry={entry} />
            ))}
          </tbody>
        </table>
      </div>
      {hasNextPage && (
        <Button variant="quiet" busy={isFetching} onClick={() => void fetchNextPage()} className="self-start">
          <Trans>Show earlier</Trans>
        </Button>
      )}
    </>
  )
}

function Row({
  entry: { hour, recipient, what, kinds, calls, tokens_in, tokens_out, cost_usd },
}: {
  entry: LedgerEntry
}) {
  const cell = 'border-b border-line py-2 pe-4 align-top [overflow-wrap:anywhere] last:pe-0'
  const used = tokens_in + tokens_out
  return (
    <tr className="last:*:border-b-0">
      <td className={cell}>
        <bdi className="block">{recipient}</bdi>
        <span className="text-muted">{localDateTime(hour)}</span>
      </td>
      <td className={cell}>
        <span className="block">{deedText(what)}</span>
        <span className="text-muted">{kinds.map(kindName).join(', ')}</span>
      </td>
      <td className={`${cell} tabular-nums`}>
        {calls.toLocaleString(i18n.locale)}
        {used > 0 && <span className="block text-muted">{translate`${used.toLocaleString(i18n.locale)} tokens`}</span>}
        {cost_usd !== null && <span className="block text-muted">{usd(cost_usd)}</span>}
      </td>
    </tr>
  )
}

/** Answers cost fractions of a cent. */
const usd = (amount: number): string =>
  amount.toLocaleString(i18n.locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 4 })

function kindName(kind: DataKind): string {
  return {
    profile: translate`profile`,
    board: translate`job board`,
    attached_cv: translate`attached CV`,
    postings: translate`postings`,
    documents: translate`documents`,
    message: translate`messages`,
  }[kind]
}
