import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { quotas, type QuotaKind, type QuotaUse } from '@waymark/contract/quotas.ts'
import { errorText } from '../../lib/error-text.ts'
import { sizeText } from '../../lib/size-text.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { fetchUsage } from './accounts.api.ts'

const names: Record<QuotaKind, MessageDescriptor> = {
  jobs: msg`Jobs, archived ones included`,
  job_bytes: msg`Text of all jobs`,
  postings: msg`Job postings`,
  posting_bytes: msg`Text of job postings`,
  documents: msg`CVs and letters`,
  applications: msg`Applications as they were sent`,
  profile_versions: msg`Versions of the profile`,
  conversations: msg`Conversations`,
  messages: msg`Messages`,
  message_bytes: msg`Text of conversations`,
  proposals: msg`Proposals by the assistant`,
  attachments: msg`Attached files`,
  attachment_bytes: msg`Size of attached files`,
  hidden_jobs: msg`Hidden jobs and employers`,
}

/** What the account did this month, and what it holds of what it may hold at most. */
export function AccountUsage() {
  const usage = useQuery({ queryKey: ['usage'], queryFn: ({ signal }) => fetchUsage(signal) })
  const { data } = usage
  return (
    <section aria-labelledby="usage" className="flex flex-col gap-4">
      <h2 id="usage" className="text-xl font-bold tracking-[-0.015em]">
        <Trans>What your account holds</Trans>
      </h2>
      {usage.isPending && <Skeleton label={<Trans>Loading...</Trans>} />}
      {usage.error && (
        <LoadFailure query={usage}>
          {errorText(usage.error, i18n._(msg`This could not be loaded. Please try again.`))}
        </LoadFailure>
      )}
      {data && (
        <>
          <p className="text-[0.9375rem] text-muted">
            <Trans>
              This month:{' '}
              <Plural
                value={data.this_month.messages}
                one="# answer from the assistant"
                other="# answers from the assistant"
              />
              , <Plural value={data.this_month.documents} one="# CV or letter" other="# CVs and letters" />.
            </Trans>
          </p>
          <table className="w-full text-[0.9375rem]">
            <thead className="sr-only">
              <tr>
                <th scope="col">
                  <Trans>What</Trans>
                </th>
                <th scope="col">
                  <Trans>Used, of the maximum</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {data.quotas.map((quota) => (
                <Row key={quota.kind} quota={quota} />
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  )
}

function Row({ quota: { kind, used, amount } }: { quota: QuotaUse }) {
  const [held, most] = [amountText(kind, used), amountText(kind, amount)]
  const isNearlyFull = used > amount * 0.9
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-2 pe-4 text-start font-normal">
        {i18n._(names[kind])}
      </th>
      <td
        className={`py-2 text-end whitespace-nowrap tabular-nums ${isNearlyFull ? 'font-semibold text-danger' : 'text-muted'}`}
      >
        <Trans>
          {held} of {most}
        </Trans>
      </td>
    </tr>
  )
}

function amountText(kind: QuotaKind, value: number): string {
  return quotas[kind].unit === 'items' ? i18n.number(value) : sizeText(value)
}
