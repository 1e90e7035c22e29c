import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { messageMaxLength } from '@waymark/contract/chat.ts'
import type { Story } from '@waymark/contract/stories.ts'
import { useRef, useState } from 'react'
import { errorText } from '../../../lib/error-text.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Link } from '../../../ui/link.tsx'
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx'
import { readDraft, writeDraft } from '../chat-storage.ts'
import { removeStory, saveStory, useStories } from './stories.api.ts'

/** What was told in practice rounds, to read again before an interview, to improve and to delete. */
export function StoriesPage() {
  const { t } = useLingui()
  const query = useStories()
  const { data, isPending, isError } = query
  const heading = useRef<HTMLHeadingElement>(null)
  // Written for the user, who sends it.
  const wish = t`Practise an interview with me`
  return (
    <div className="mx-auto flex w-full max-w-3xl page-space flex-col gap-6">
      <title>{`${t`Interview stories`} · Waymark`}</title>
      <header>
        <h1 ref={heading} tabIndex={-1} className="text-[2rem] leading-tight font-bold tracking-[-0.02em]">
          <Trans>Interview stories</Trans>
        </h1>
        <p className="mt-2 text-muted">
          <Trans>What you answered in practice rounds. Later rounds and interview preparation come back to it.</Trans>
        </p>
      </header>
      {isPending && (
        <Skeleton label={<Trans>Loading stories...</Trans>}>
          <SkeletonBlock className="h-40 rounded-card" />
        </Skeleton>
      )}
      {isError && (
        <LoadFailure query={query}>
          <Trans>Your stories could not be loaded.</Trans>
        </LoadFailure>
      )}
      {data?.length === 0 && (
        <p className="rounded-card border border-dashed border-line p-10 text-center text-muted">
          <Trans>
            No stories yet.{' '}
            <Link to="/chat" state={{ newChat: 1 }} onClick={() => readDraft('new') || writeDraft('new', wish)}>
              Ask the assistant for a practice round
            </Link>
            : it keeps what you answer.
          </Trans>
        </p>
      )}
      <ul className="flex flex-col gap-4 empty:hidden">
        {data?.map((story) => (
          <li key={story.id}>
            <StoryCard story={story} onRemoved={() => heading.current?.focus()} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function StoryCard({ story: { id, question, answer }, onRemoved }: { story: Story; onRemoved: () => void }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [text, setText] = useState(answer)
  const [isAsking, setAsking] = useState(false)
  const saving = useAction(() => saveStory(client, id, text.trim()))
  const removing = useAction(() => removeStory(client, id))
  const isChanged = text.trim() !== answer && text.trim() !== ''
  const failure = saving.failure ?? removing.failure

  async function remove(): Promise<void> {
    if (await removing.run()) onRemoved()
  }

  return (
    <section aria-label={question} className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <h2 className="font-bold" dir="auto">
        {question}
      </h2>
      <TextAreaField label={t`Your answer`} value={text} max={messageMaxLength} onChange={setText} />
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" disabled={!isChanged} busy={saving.isBusy} onClick={() => void saving.run()}>
          <Trans>Save</Trans>
        </Button>
        {isAsking ? (
          <>
            <Button variant="quiet" busy={removing.isBusy} onClick={() => void remove()}>
              <Trans>Delete for good</Trans>
            </Button>
            <Button variant="text" onClick={() => setAsking(false)}>
              <Trans>Keep it</Trans>
            </Button>
          </>
        ) : (
          <Button variant="text" onClick={() => setAsking(true)}>
            <Trans>Delete</Trans>
          </Button>
        )}
      </div>
      {failure && (
        <Alert key={failure.attempt} variant="error">
          {errorText(failure.error, t`This could not be done. Please try again.`)}
        </Alert>
      )}
    </section>
  )
}
