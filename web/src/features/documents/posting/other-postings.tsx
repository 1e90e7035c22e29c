import { Trans } from '@lingui/react/macro'
import type { KeptPosting, OtherPosting } from '@waymark/contract/job-application.ts'
import { localDateTime } from '../../../lib/relative-time.tsx'
import { Button } from '../../../ui/button.tsx'
import { Unfold } from '../../../ui/unfold.tsx'
import { PostingText } from './posting-text.tsx'

export function PostingDate({ posting }: { posting: Pick<KeptPosting, 'source' | 'read_at'> }) {
  const time = localDateTime(posting.read_at)
  return posting.source === 'pasted' ? <Trans>Pasted: {time}</Trans> : <Trans>Read: {time}</Trans>
}

type Props = { others: readonly OtherPosting[]; isBusy: boolean; onChoose: (id: string) => void }

/** What else was read or pasted for the job, each under its date. Choosing one puts the text of now among them. */
export function OtherPostings({ others, isBusy, onChoose }: Props) {
  if (others.length === 0) return null
  return (
    <section className="flex flex-col gap-1">
      <h3 className="text-[0.9375rem] font-bold text-muted">
        <Trans>Kept besides</Trans>
      </h3>
      {others.map(({ id, posting }) => (
        <Unfold key={id} title={<PostingDate posting={posting} />}>
          <div className="flex flex-col gap-4">
            <PostingText posting={posting} />
            <Button variant="quiet" className="self-start" disabled={isBusy} onClick={() => onChoose(id)}>
              <Trans>Go by this text</Trans>
            </Button>
          </div>
        </Unfold>
      ))}
    </section>
  )
}
