import { t } from '@lingui/core/macro'
import type { Desk } from '@waymark/contract/desk.ts'
import type { CardInMessage } from '@waymark/contract/message-parts.ts'
import { datesOf } from '../../job-tracking/job-dates.api.ts'

type Sent = Desk['interviews'][number]['sent']
/** `step` says the next sensible thing to the assistant; `sent` are files of the application, `isOutdated` its documents. */
export type DeskItem = {
  key: string
  text: string
  card: CardInMessage
  step?: { label: string; message: string }
  sent?: Sent
  isOutdated?: boolean
}

/** What today asks for, the most pressing first. */
export function deskItems(desk: Desk, now: Date): DeskItem[] {
  return [
    ...desk.interviews.map(({ card, at, sent }) => ({
      text: dateText({ next_interview_at: at, follow_up_on: null }, now) || t`Interview`,
      card,
      step: preparation(card),
      sent,
    })),
    ...desk.offers.map((card) => ({ text: t`An offer is waiting for your answer`, card, step: negotiation(card) })),
    ...desk.follow_ups.map(({ card, day }) => ({
      text: dateText({ next_interview_at: null, follow_up_on: day }, now),
      card,
      step: followUp(card),
    })),
    ...desk.silent.map(({ card, days }) => ({ text: t`No answer for ${days} days`, card, step: followUp(card) })),
    ...desk.outdated.map((card) => ({
      text: t`Your profile has changed since its documents were generated`,
      card,
      isOutdated: true,
    })),
  ].map((item) => ({ ...item, key: `${item.text} ${item.card.id}` }))
}

const dateText = (dates: Parameters<typeof datesOf>[0], now: Date): string => datesOf(dates, now)[0]?.text ?? ''

const preparation = ({ company_name }: CardInMessage) => ({
  label: t`Prepare`,
  message: t`Please help me prepare for the interview at ${company_name}.`,
})

const negotiation = ({ company_name }: CardInMessage) => ({
  label: t`Negotiate`,
  message: t`How do I negotiate the offer from ${company_name}?`,
})

const followUp = ({ company_name }: CardInMessage) => ({
  label: t`Write a follow-up`,
  message: t`Please write a follow-up message to ${company_name}.`,
})
