import { useLingui } from '@lingui/react/macro'
import type { CardInMessage } from '@waymark/contract/message-parts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Link } from '../../../ui/link.tsx'
import { jobPageAddress } from '../../job-tracking/job-page.api.ts'
import { statusName, statusTone } from '../../job-tracking/job-status.api.ts'

/** Jobs of the user's board, each leading to its page. */
export function BoardCards({ cards }: { cards: readonly CardInMessage[] }) {
  const { t } = useLingui()
  return (
    <ul aria-label={t`Jobs on your board`} className="flex flex-col gap-2">
      {cards.map(({ id, job_title, company_name, status }) => (
        <li
          key={id}
          className="flex items-center justify-between gap-x-4 rounded-card border border-line bg-surface px-4 py-3"
        >
          <div className="min-w-0">
            <Link to={jobPageAddress(id)} className="[overflow-wrap:anywhere]">
              <bdi>{job_title}</bdi>
            </Link>
            <p className="text-[0.9375rem] text-muted [overflow-wrap:anywhere]">
              <bdi>{company_name}</bdi>
            </p>
          </div>
          <span className="shrink-0">
            <Badge tone={statusTone(status)}>{statusName(status)}</Badge>
          </span>
        </li>
      ))}
    </ul>
  )
}
