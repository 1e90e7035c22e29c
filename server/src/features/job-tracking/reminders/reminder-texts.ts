import type { Catalogue } from '../../../lib/languages.ts'
import type { MailBlock } from '../../../providers/mail/mail-body.ts'
import type { Reminder } from './reminder-times.ts'

export type ReminderDetails = Pick<Reminder, 'kind'> & { title: string; company: string; when: string; note: string }
type MailExtras = { boardUrl: string; stopUrl: string; unlisted: number }

export type ReminderTexts = {
  mail(reminders: readonly ReminderDetails[], extras: MailExtras): { subject: string; blocks: MailBlock[] }
  calendarName: string
  calendarEntry(kind: Reminder['kind'], job: { title: string; company: string }): string
  stop: { title: string; question: string; button: string; done: string; unknown: string }
}

const en: ReminderTexts = {
  mail: (reminders, { boardUrl, stopUrl, unlisted }) => ({
    subject: subjectOf(reminders, unlisted),
    blocks: [
      ...reminders.map((reminder) => ({ text: sentenceOf(reminder) })),
      ...(unlisted > 0 ? [{ text: `${unlisted} more are due.` }] : []),
      { link: boardUrl, label: 'Open your board' },
      { text: 'You get this mail because you switched reminders on.' },
      { link: stopUrl, label: 'Stop these mails' },
    ],
  }),
  calendarName: 'Waymark',
  calendarEntry: (kind, { title, company }) =>
    `${kind === 'interview' ? 'Interview' : 'Follow up'}: ${title}, ${company}`,
  stop: {
    title: 'Reminders by mail',
    question: 'Stop the mails that remind you of follow-ups and interviews? Your board keeps every date.',
    button: 'Stop these mails',
    done: 'You will get no more reminders by mail. You can switch them on again on your board.',
    unknown: 'This link is not complete. Please open it from the mail again, or switch reminders off on your board.',
  },
}

function subjectOf(reminders: readonly ReminderDetails[], unlisted: number): string {
  const [first, second] = reminders
  if (!first || second) return `${reminders.length + unlisted} reminders from your board`
  return en.calendarEntry(first.kind, first)
}

function sentenceOf({ kind, title, company, when, note }: ReminderDetails): string {
  const job = `${title}, ${company}`
  if (kind === 'follow_up') return `You wanted to follow up on ${job} on ${when}.`
  return `Your interview for ${job} is on ${when}.${note === '' ? '' : ` You noted: ${note}`}`
}

export const reminderTexts: Catalogue<ReminderTexts> = { en }
