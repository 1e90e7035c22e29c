import type { Config } from '../../config.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db.ts'
import type { Log } from '../../lib/log.ts'
import { createMailboxMail } from './mailbox.ts'
import { createSmtpMail } from './smtp.ts'

/** One mail to one person. `id` names this very text: a mail sent again with other content has another id. */
export type OutgoingMail = { id: string; to: string; subject: string; text: string; html: string }

export type Mail = {
  /**
   * Hands the mail over.
   * @returns `refused` when the recipient can never be reached, so that trying again is pointless
   * @throws when trying again later may help
   */
  send(mail: OutgoingMail): Promise<'sent' | 'refused'>
  close(): void
}

type MailSurroundings = {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'production'>
  db: Db
  clock: Clock
  log: Log
  print: (line: string) => void
}

/** The configured driver: a mail server where SMTP_URL names one, else the development mailbox. */
export function chooseMail({ config, db, clock, log, print }: MailSurroundings): Mail {
  if (config.smtpUrl !== undefined) return createSmtpMail({ url: config.smtpUrl, from: config.mailFrom, log })
  return createMailboxMail({ db, clock, print, publicUrl: config.publicUrl, printCode: !config.production })
}
