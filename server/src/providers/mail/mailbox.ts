import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db.ts'
import type { Mail, OutgoingMail } from './mail.ts'
import { createMailboxStore } from './mailbox-store.ts'

type MailboxOptions = {
  db: Db
  clock: Clock
  publicUrl: string
  print: (line: string) => void
  printCode: boolean
}

/** Keeps mails in the database, where /dev/mailbox shows them: the driver that needs no network. */
export function createMailboxMail({ db, clock, publicUrl, print, printCode }: MailboxOptions): Mail {
  const store = createMailboxStore(db)
  return {
    async send(mail) {
      const { to, subject, text, html } = mail
      await store.add({ to, subject, text, html, sent_at: clock.now() })
      await store.deleteOld()
      const code = codeIn(mail)
      const line = `Mail for ${oneLine(to)}: "${oneLine(subject)}"${code ? `, code ${code}` : ''}`
      print(`${printCode ? line : 'A mail'} — open ${publicUrl}/dev/mailbox`)
      return 'sent'
    },
    close: () => undefined,
  }
}

/** Mails with an unsubscribe link contain no code, but may contain a job title in capitals. */
export function codeIn({ text, unsubscribe_url }: Pick<OutgoingMail, 'text' | 'unsubscribe_url'>): string | undefined {
  return unsubscribe_url === undefined ? /\b[A-Z0-9]{6}\b/.exec(text)?.[0] : undefined
}

/** Escape sequences in an address must not reach a terminal. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ')
}
