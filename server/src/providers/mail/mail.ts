import type { Config } from '../../config.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db.ts'
import type { Log } from '../../lib/log.ts'
import { codeIn, createMailboxMail } from './mailbox.ts'
import { createSmtpMail } from './smtp.ts'

/** A mail with other content has another `id`. `unsubscribe_url` takes a POST without a session (RFC 8058). */
export type OutgoingMail = {
  id: string
  to: string
  subject: string
  text: string
  html: string
  unsubscribe_url?: string
}

export type Mail = {
  /** Resolves to `refused` if the recipient can never be reached; throws if a retry may help. */
  send(mail: OutgoingMail): Promise<'sent' | 'refused'>
  close(): void
}

type MailDeps = {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'production' | 'devMailbox'>
  db: Db
  clock: Clock
  log: Log
  print: (line: string) => void
}

/** The mail server of SMTP_URL, copied to the development mailbox if there is one, or else that mailbox. */
export function chooseMail({ config, db, clock, log, print }: MailDeps): Mail {
  const mailbox = createMailboxMail({ db, clock, print, publicUrl: config.publicUrl, printCode: !config.production })
  if (config.smtpUrl === undefined) return mailbox
  const server = createSmtpMail({ url: config.smtpUrl, from: config.mailFrom, log })
  return config.devMailbox ? keepCopies(server, mailbox, log) : server
}

/** Copies are kept even if the server refuses; they hold no code, which is for its recipient alone. */
function keepCopies(server: Mail, mailbox: Mail, log: Log): Mail {
  return {
    async send(mail) {
      const note = (error: unknown) => log.warn({ err: error, mail: mail.id }, 'a mail has no copy in the mailbox')
      const [outcome] = await Promise.all([server.send(mail), mailbox.send(withoutCode(mail)).catch(note)])
      return outcome
    },
    close: () => server.close(),
  }
}

function withoutCode(mail: OutgoingMail): OutgoingMail {
  const code = codeIn(mail)
  if (code === undefined) return mail
  const hidden = (text: string) => text.replaceAll(code, '······')
  return { ...mail, text: hidden(mail.text), html: hidden(mail.html) }
}
