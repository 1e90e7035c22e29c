import type { MailBlock } from '../../../providers/mail/mail-body.ts'
import type { Reminder } from './reminder-times.ts'

/** One reminder as a text tells it: everything on one line, `when` in the reader's language and time zone. */
export type Told = Pick<Reminder, 'kind'> & { title: string; company: string; when: string; note: string }
/** `more`: how many are due besides those that are told. */
type Around = { board: string; stop: string; more: number }

export type ReminderTexts = {
  mail(reminders: readonly Told[], around: Around): { subject: string; blocks: MailBlock[] }
  calendarName: string
  calendarEntry(kind: Reminder['kind'], job: { title: string; company: string }): string
  /** The page behind a mail's last link. */
  stop: { title: string; question: string; button: string; done: string; unknown: string }
}

const en: ReminderTexts = {
  mail: (reminders, { board, stop, more }) => ({
    subject: subjectOf(reminders, more),
    blocks: [
      ...reminders.map((reminder) => ({ text: sentenceOf(reminder) })),
      ...(more > 0 ? [{ text: `${more} more are due.` }] : []),
      { link: board, label: 'Open your board' },
      { text: 'You get this mail because you switched reminders on.' },
      { link: stop, label: 'Stop these mails' },
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

function subjectOf(reminders: readonly Told[], more: number): string {
  const [first, second] = reminders
  if (!first || second) return `${reminders.length + more} reminders from your board`
  return en.calendarEntry(first.kind, first)
}

function sentenceOf({ kind, title, company, when, note }: Told): string {
  const job = `${title}, ${company}`
  if (kind === 'follow_up') return `You wanted to follow up on ${job} on ${when}.`
  return `Your interview for ${job} is on ${when}.${note === '' ? '' : ` You noted: ${note}`}`
}

const catalogues: Readonly<Record<string, ReminderTexts>> = { en }

/** The texts to write in, and their own language; one that is not written yet falls back to English. */
export function reminderTextsFor(wished: string | null): { language: string; texts: ReminderTexts } {
  const texts = catalogues[wished ?? 'en']
  return texts ? { language: wished ?? 'en', texts } : { language: 'en', texts: en }
}
