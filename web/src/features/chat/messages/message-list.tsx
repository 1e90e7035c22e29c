import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { Fragment, memo } from 'react'
import { AssistantMessage, UserMessage } from './message.tsx'
import type { ChatMessage } from '../conversation.ts'
import type { Saying } from '../parts/answer-parts.tsx'
import type { MessageHandlers } from './message-actions.tsx'
import { newestOffers } from './newest-offers.ts'

const dayMs = 86_400_000
const dayOf = (timestamp: string | number) => new Date(timestamp).toDateString()

function dayText(timestamp: string): string {
  if (dayOf(timestamp) === dayOf(Date.now())) return t`Today`
  if (dayOf(timestamp) === dayOf(Date.now() - dayMs)) return t`Yesterday`
  return new Date(timestamp).toLocaleDateString(i18n.locale, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  })
}

type Props = { messages: readonly ChatMessage[]; saying: Saying; on: MessageHandlers }

export const MessageList = memo(function MessageList({ messages, saying, on }: Props) {
  const [first] = messages
  const offers = newestOffers(messages)
  const spansDays = first !== undefined && dayOf(first.timestamp) !== dayOf(Date.now())
  return messages.map((message, index) => {
    const isNewDay = spansDays && dayOf(message.timestamp) !== dayOf(messages[index - 1]?.timestamp ?? '')
    const isNewest = index === messages.length - 1
    return (
      <Fragment key={message.id}>
        {isNewDay && <p className="self-center text-sm text-muted">{dayText(message.timestamp)}</p>}
        {message.role === 'user' ? (
          <UserMessage message={message} on={on} />
        ) : (
          <AssistantMessage message={message} on={on} saying={saying} offers={offers} isNewest={isNewest} />
        )}
      </Fragment>
    )
  })
})
