import { sql, type Generated } from 'kysely'
import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db.ts'
import type { Mail } from './mail.ts'

export type MailboxTables = {
  mailbox: { id: Generated<number>; to: string; subject: string; text: string; html: string; sent_at: Date }
}

/** Enough for a long day of trying things out, or a whole test run. */
const kept = 500

type MailboxOptions = {
  db: Db
  clock: Clock
  /** Address under which this installation is reached; the line on the console names its mailbox page. */
  publicUrl: string
  /** Writes one line to the console. */
  print: (line: string) => void
  /** Whether that line holds address, subject and code: outside production only. */
  printCode: boolean
}

/** Keeps mails in the database, where /dev/mailbox shows them: the driver that needs no network. */
export function createMailboxMail({ db: database, clock, publicUrl, print, printCode }: MailboxOptions): Mail {
  const db = database.withTables<MailboxTables>()
  return {
    async send({ to, subject, text, html, unsubscribe_url }) {
      await db.insertInto('mailbox').values({ to, subject, text, html, sent_at: clock.now() }).execute()
      await deleteOldMails(database)
      // What can be unsubscribed from holds no code, but may hold a job's title in capitals.
      const code = unsubscribe_url === undefined ? /\b[A-Z0-9]{6}\b/.exec(text)?.[0] : undefined
      const mail = `Mail for ${oneLine(to)}: "${oneLine(subject)}"${code ? `, code ${code}` : ''}`
      print(`${printCode ? mail : 'A mail'} — open ${publicUrl}/dev/mailbox`)
      return 'sent'
    },
    close: () => undefined,
  }
}

/** Keeps the newest 500 mails. */
export async function deleteOldMails(database: Db): Promise<void> {
  const db = database.withTables<MailboxTables>()
  const oldest = db.selectFrom('mailbox').select('id').orderBy('id', 'desc').offset(kept).limit(1)
  await db
    .deleteFrom('mailbox')
    .where('id', '<=', sql<number>`(${oldest})`)
    .execute()
}

/** Escape sequences in an address must not reach a terminal. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ')
}
