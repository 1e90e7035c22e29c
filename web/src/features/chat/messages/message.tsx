import { i18n } from '@lingui/core'
import { Trans } from '@lingui/react/macro'
import { memo, type ReactNode } from 'react'
import { localDateTime } from '../../../lib/relative-time.tsx'
import { LogoMark } from '../../../ui/page/logo.tsx'
import { Answer } from './answer.tsx'
import { AttachmentChip } from '../composer/attachment-chip.tsx'
import type { ChatMessage } from '../conversation.ts'
import { AnswerParts, type Saying } from '../parts/answer-parts.tsx'

type Props = { message: ChatMessage }

export const UserMessage = memo(function UserMessage({ message: { id, content, attachment, timestamp } }: Props) {
  return (
    <div data-message={id} className="flex max-w-[min(85%,36rem)] flex-col items-end gap-2 self-end">
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
      <Time timestamp={timestamp} />
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

type AnswerProps = Props & { saying?: Saying | undefined }

export const AssistantMessage = memo(function AssistantMessage({ message, saying }: AnswerProps) {
  const { id, content, parts } = message
  return (
    <SystemMessage id={id}>
      {parts ? <AnswerParts parts={parts} saying={saying} /> : <Answer html={content} />}
    </SystemMessage>
  )
})

export function SystemMessage({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div data-message={id} className="flex min-w-0 gap-3 sm:gap-4">
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
