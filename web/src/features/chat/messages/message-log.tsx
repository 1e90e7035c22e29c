import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { ArrowDown } from 'lucide-react'
import { useAction } from '../../../lib/use-action.ts'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { loadOlderMessages } from '../chat.api.ts'
import type { ChatMessage, Conversation } from '../conversation.ts'
import { Desk } from '../desk/desk.tsx'
import { InterruptedMessage, UnfinishedMessage, UserMessage } from './message.tsx'
import type { MessageHandlers } from './message-actions.tsx'
import { MessageList } from './message-list.tsx'
import { questionOf, type Sending, type SendingState } from '../sending.ts'
import { FailedMessage } from './failed-message.tsx'
import { Thinking } from './thinking.tsx'
import { useLogScroll } from './use-log-scroll.ts'
import { Suggestions, Welcome } from './welcome.tsx'

// A shared array: an unchanged list does not render again with every letter typed.
const none: ChatMessage[] = []

type Props = {
  session_id: string
  conversation: Conversation | undefined
  sendings: readonly SendingState[]
  startsHere: boolean
  isThinking: boolean
  onSuggest: (text: string) => void
  on: Omit<MessageHandlers, 'isBusy'>
  onResend: (sending: Sending) => void
  onEdit: (sending: Sending) => void
}

export function MessageLog({ session_id, conversation, sendings, startsHere, isThinking, onSuggest, ...rest }: Props) {
  const { t } = useLingui()
  const client = useQueryClient()
  const older = useAction(() => loadOlderMessages(client, session_id))

  const known = conversation?.messages ?? none
  const sent = sendings.find(({ error }) => error === null)
  const messages = useMemo(() => withoutReplaced(known, sent?.sending.replaces), [known, sent?.sending.replaces])
  const latest = useRef({ onSuggest, on: rest.on })
  useLayoutEffect(() => {
    latest.current = { onSuggest, on: rest.on }
  })
  // The same while a message is typed, so that the list is not rendered again with every letter.
  const saying = useMemo(
    () => ({ isBusy: isThinking, onSay: (text: string) => latest.current.onSuggest(text) }),
    [isThinking],
  )
  const on = useMemo<MessageHandlers>(
    () => ({
      isBusy: isThinking,
      onEdit: (id, text) => latest.current.on.onEdit(id, text),
      onAgain: (id) => latest.current.on.onAgain(id),
      onVersion: (id) => latest.current.on.onVersion(id),
    }),
    [isThinking],
  )
  const hasOlder = conversation !== undefined && conversation.messages_total > known.length
  const pending = sent && !sent.sending.isAgain ? [questionOf(sent.sending)] : []
  const unfinished = sent ? sent.running?.html : conversation?.running?.html
  const failed = sendings.filter(({ error }) => error !== null)
  const interrupted =
    isThinking || failed.length > 0 || messages.at(-1)?.role !== 'user' ? undefined : conversation?.interrupted
  const isEmpty = conversation !== undefined && known.length + sendings.length === 0

  const { ref, contentRef, onScroll, toEnd, isAway } = useLogScroll({
    firstId: messages[0]?.id,
    last: pending.at(-1) ?? messages.at(-1),
    tail: `${isThinking} ${unfinished?.length ?? 0} ${failed.map(({ sending }) => sending.id).join(' ')}`,
    // After a failure only the button retries; scrolling would retry endlessly.
    onTop: () => hasOlder && !older.failure && void older.run(),
  })

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div
        ref={ref}
        onScroll={onScroll}
        role="log"
        aria-label={t`Messages of this conversation`}
        aria-live={older.isBusy ? 'off' : 'polite'}
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain outline-offset-[-2px]! [overflow-anchor:none]"
      >
        <div ref={contentRef} className="mx-auto flex min-h-full w-full max-w-3xl flex-col gap-6 px-4 py-6 sm:px-6">
          {hasOlder && (
            <div className="flex flex-col items-center gap-2">
              {older.failure && (
                <p role="alert" className="text-sm font-medium text-danger">
                  <Trans>Earlier messages could not be loaded.</Trans>
                </p>
              )}
              <Button
                variant="quiet"
                busy={older.isBusy}
                onClick={() => void older.run()}
                className="min-h-11! px-4! text-sm"
              >
                <Trans>Show earlier messages</Trans>
              </Button>
            </div>
          )}
          {(isEmpty || startsHere) && <Welcome isAlone={isEmpty} />}
          {isEmpty && <Desk onSay={onSuggest} />}
          {isEmpty && <Suggestions onChoose={onSuggest} />}
          <MessageList messages={messages} saying={saying} on={on} />
          {pending.map((question) => (
            <UserMessage key={question.id} message={question} />
          ))}
          {isThinking && (unfinished ? <UnfinishedMessage html={unfinished} /> : <Thinking />)}
          {interrupted && (
            <InterruptedMessage html={interrupted.html} onAgain={() => on.onAgain(interrupted.message_id)} />
          )}
          {failed.map(({ sending, error }) => (
            <FailedMessage
              key={sending.id}
              sending={sending}
              error={error}
              canResend={!isThinking}
              onResend={rest.onResend}
              onEdit={rest.onEdit}
            />
          ))}
        </div>
      </div>
      {isAway && (
        // Below the messages, not over them: on a phone it would lie on the buttons of a card.
        <button
          type="button"
          onClick={toEnd}
          className="mx-auto my-1.5 flex min-h-9 shrink-0 items-center gap-2 whitespace-nowrap rounded-full border border-line bg-surface px-4 text-sm font-semibold text-ink shadow-soft hover:bg-raised"
        >
          <ArrowDown aria-hidden className="size-4" />
          <Trans>To the newest message</Trans>
        </button>
      )}
    </div>
  )
}

/** What gives way to a message that is being sent goes at once, with all that followed it. */
function withoutReplaced(messages: readonly ChatMessage[], replaces: string | undefined): readonly ChatMessage[] {
  const at = replaces === undefined ? -1 : messages.findIndex(({ id }) => id === replaces)
  return at === -1 ? messages : messages.slice(0, at)
}
