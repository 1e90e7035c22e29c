import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { Desk as DeskContent } from '@waymark/contract/desk.ts'
import { useFirstSteps } from '../../../lib/first-steps.ts'
import { useClock } from '../../../lib/relative-time.tsx'
import { Link } from '../../../ui/link.tsx'
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx'
import { RegeneratePanel } from '../../documents/regenerate-panel.tsx'
import { SentFilesPanel } from '../../documents/sent/sent-files-panel.tsx'
import { saveDocumentLinks } from '../../job-tracking/job-tracking.api.ts'
import { jobPageAddress } from '../../job-tracking/job-page.api.ts'
import { rereadDesk, useDesk } from '../chat.api.ts'
import { Beginning } from './beginning.tsx'
import { FirstDocuments } from './first-documents.tsx'
import { deskItems, type DeskItem } from './desk-items.ts'

type Props = { onSay: (text: string) => void }

/** What today asks for, or where to begin. */
export function Desk({ onSay }: Props) {
  const { t } = useLingui()
  const { data, isError } = useDesk()
  const now = useClock()
  const steps = useFirstSteps()
  if (isError)
    return (
      <p role="status" className="text-[0.9375rem] text-muted">
        <Trans>What is due today could not be loaded.</Trans>
      </p>
    )
  if (!data)
    return (
      <Skeleton label={<Trans>Loading what is due today...</Trans>} isLabelHidden>
        <SkeletonBlock className="h-40 rounded-card!" />
      </Skeleton>
    )
  const items = deskItems(data, now)
  const isNothing = items.length === 0 && data.news.length === 0
  return (
    <>
      {!isNothing && (
        <section aria-label={t`Today`} className="flex flex-col gap-3">
          <h2 className="font-bold">
            <Trans>Today</Trans>
          </h2>
          <ul className="overflow-hidden rounded-card border border-line bg-surface">
            {items.map((item) => (
              <Item key={item.key} item={item} onSay={onSay} />
            ))}
            {data.news.map((search) => (
              <News key={search.id} search={search} />
            ))}
          </ul>
        </section>
      )}
      {steps && !data.profile_empty ? (
        <FirstDocuments key={steps.address} steps={steps} />
      ) : (
        (data.profile_empty || data.board_empty) && (
          <Beginning hasProfile={!data.profile_empty} hasJobs={!data.board_empty} />
        )
      )}
    </>
  )
}

const row = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line px-4 py-3 not-first:border-t'

function News({ search: { name, address, count } }: { search: DeskContent['news'][number] }) {
  return (
    <li className={row}>
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold">
          <Plural value={count} one="A new job in a saved search" other="# new jobs in a saved search" />
        </p>
        <Link to={address} className="text-[0.9375rem] [overflow-wrap:anywhere]">
          <bdi>{name}</bdi>
        </Link>
      </div>
    </li>
  )
}

function Item({ item: { text, card, step, sent = [], isOutdated }, onSay }: { item: DeskItem } & Props) {
  const client = useQueryClient()
  return (
    <li className={row}>
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold">{text}</p>
        <Link to={jobPageAddress(card.id)} className="text-[0.9375rem] [overflow-wrap:anywhere]">
          <bdi>{card.job_title}</bdi>, <bdi>{card.company_name}</bdi>
        </Link>
      </div>
      <SentFilesPanel files={sent} />
      {isOutdated && (
        <RegeneratePanel
          job={card}
          name={`${card.job_title}, ${card.company_name}`}
          saveLinks={async (links) => {
            await saveDocumentLinks(client, card.job_url, links)
            await rereadDesk(client)
          }}
        />
      )}
      {step && (
        <button
          type="button"
          onClick={() => onSay(step.message)}
          className="min-h-11 shrink-0 rounded-full border border-control bg-surface px-4 text-[0.9375rem] font-semibold transition-colors hover:border-accent hover:text-accent-strong"
        >
          {step.label}
        </button>
      )}
    </li>
  )
}
