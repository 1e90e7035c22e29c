import { i18n } from '@lingui/core'
import { Trans } from '@lingui/react/macro'
import { memo, useRef, useState, type ReactNode } from 'react'
import { localDateTime } from '../../../lib/relative-time.tsx'
import { Button } from '../../../ui/button.tsx'
import { LogoMark } from '../../../ui/page/logo.tsx'
import { Answer } from './answer.tsx'
import { useFocusNext } from '../../../ui/use-focus-next.ts'
import { AttachmentChip } from '../composer/attachment-chip.tsx'
import type { ChatMessage } from '../conversation.ts'
import { AnswerParts, type Saying } from '../parts/answer-parts.tsx'
import { MessageActions, type MessageHandlers } from './message-actions.tsx'
import { MessageEditor } from './message-editor.tsx'
import { withoutOfferedAgain } from './newest-offers.ts'

type Props = {
  message: ChatMessage
  /** Missing for a message that is being sent. */
  on?: MessageHandlers
}

export const UserMessage = memo(function UserMessage({ message, on }: Props) {
  const { id, content, attachment, timestamp, versions } = message
  const [isEditing, setEditing] = useState(false)
  const shown = useRef<HTMLDivElement>(null)
  const focusNext = useFocusNext()
  if (isEditing && on)
    return (
      <MessageEditor
        text={content}
        canBeEmpty={attachment !== undefined}
        isBusy={on.isBusy}
        onCancel={() => {
          setEditing(false)
          focusNext(() => shown.current?.querySelector<HTMLElement>('[data-edit]'))
        }}
        onSend={(text) => {
          setEditing(false)
          on.onEdit(id, text)
        }}
      />
    )
  return (
    <div ref={shown} data-message={id} className="group flex max-w-[min(85%,36rem)] flex-col items-end gap-2 self-end">
      <span className="sr-only">
        <Trans>You said:</Trans>
      </span>
      {attachment && <AttachmentChip {...attachment} />}
      {content && (
        <p
          dir="auto"
          className="max-w-full rounded-[1.25rem] rounded-ee-md bg-accent-soft px-4 py-2.5 text-start whitespace-pre-wrap text-ink [overflow-wrap:anywhere]"
        >
          {content}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-end gap-x-2">
        {on && <MessageActions id={id} text={content} versions={versions} on={on} onEdit={() => setEditing(true)} />}
        <Time timestamp={timestamp} />
      </div>
    </div>
  )
})

function Time({ timestamp }: { timestamp: string }) {
  const date = new Date(timestamp)
  if (Number.isNaN(date.getTime())) return null
  return (
    <time dateTime={timestamp} title={localDateTime(timestamp)} className="px-1 text-xs text-muted tabular-nums">
      {date.toLocaleTimeString(i18n.locale, { hour: 'numeric', minute: '2-digit' })}
    </time>
  )
}

type AnswerProps = Props & {
  saying: Saying
  offers: ReadonlyMap<string, string>
  isNewest: boolean
}

export const AssistantMessage = memo(function AssistantMessage({ message, on, saying, offers, isNewest }: AnswerProps) {
  const { id, content, parts, stopped, versions } = message
  return (
    <SystemMessage id={id}>
      {parts ? <AnswerParts parts={withoutOfferedAgain(message, offers)} saying={saying} /> : <Answer html={content} />}
      {stopped && (
        <p className="pt-1 text-sm text-muted">
          <Trans>You stopped this answer.</Trans>
        </p>
      )}
      {on && (
        <div className="-ml-2 flex flex-wrap items-center pt-1">
          <MessageActions id={id} html={content} versions={versions} on={on} canAskAgain={isNewest} />
        </div>
      )}
    </SystemMessage>
  )
})

/** An answer that never comes, with what was written of it. */
export function InterruptedMessage({ html, onAgain }: { html: string; onAgain: () => void }) {
  return (
    <SystemMessage>
      {html !== '' && <Answer html={html} />}
      <p className="pt-1 text-sm text-muted">
        <Trans>This answer was interrupted. Your message is kept.</Trans>
      </p>
      <div className="pt-2">
        <Button variant="text" onClick={onAgain}>
          <Trans>Ask again</Trans>
        </Button>
      </div>
    </SystemMessage>
  )
}

/** Not announced while it grows: the whole answer is, once it is there. */
export function UnfinishedMessage({ html }: { html: string }) {
  return (
    <div aria-live="off" aria-busy="true">
      <SystemMessage>
        <Answer html={html} />
      </SystemMessage>
    </div>
  )
}

export function SystemMessage({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div data-message={id} className="group flex min-w-0 gap-3 sm:gap-4">
      <LogoMark className="mt-0.5 size-7 shrink-0 sm:size-8" />
      <div className="min-w-0 flex-1 pt-0.5">
        <span className="sr-only">
          <Trans>The assistant said:</Trans>
        </span>
        {children}
      </div>
    </div>
  )
}
