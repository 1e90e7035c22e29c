import { createTransport } from 'nodemailer'
import type { Log } from '../../lib/log.ts'
import type { Mail } from './mail.ts'

type SmtpOptions = {
  url: string
  from: string
  log: Log
}

/** Sends through a mail server. Throws temporary failures, so that the queue retries. */
export function createSmtpMail({ url, from, log }: SmtpOptions): Mail {
  const transport = createTransport({
    ...smtpOptions(url),
    pool: true,
    maxConnections: 3,
    // A server that does not answer in 5 s is down; one that stalls gets 20 s.
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    dnsTimeout: 5000,
    socketTimeout: 20_000,
    // The queue retries; retrying here too would send twice.
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([a-z0-9.-]+)/i.exec(from)?.[1] ?? 'localhost'

  return {
    async send({ id, to, subject, text, html, unsubscribe_url }) {
      try {
        await transport.sendMail({
          from,
          // As an object it is not parsed: "a,b@example.org" stays one address.
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribe_url) },
        })
        return 'sent'
      } catch (error) {
        const failure = describe(error)
        if (!failure.permanent) throw failure.error
        log.warn(
          { mail: id, status: failure.status },
          'the mail server refused a recipient for good; this mail is not sent again',
        )
        return 'refused'
      }
    },
    close: () => transport.close(),
  }
}

function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  if (url === undefined) return {}
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** Where and how to connect. A password is never sent unencrypted beyond this machine. */
export function smtpOptions(url: string): {
  host: string
  port: number
  secure: boolean
  requireTLS?: boolean
  auth?: { user: string; pass: string }
} {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url)
  const secure = protocol === 'smtps:'
  const host = hostname.replace(/^\[|\]$/g, '')
  const isLoopback = host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
  const requireTLS = searchParams.get('requireTLS') === 'true' || (username !== '' && !isLoopback)
  return {
    host,
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    ...(requireTLS && !secure ? { requireTLS } : {}),
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
  }
}

/** A new error without the recipient, because failures go into the log and the queue's table. */
function describe(error: unknown): { permanent: boolean; status: number | undefined; error: Error } {
  const { code, command, responseCode } = (error ?? {}) as { code?: string; command?: string; responseCode?: number }
  const refusedRecipient = command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500
  // nodemailer refuses an address that no SMTP command can contain, without asking a server.
  const impossibleAddress = code === 'EENVELOPE' && responseCode === undefined
  return {
    permanent: refusedRecipient || impossibleAddress,
    status: responseCode,
    error: new Error(
      `The mail was not handed over (${[code, command, responseCode].filter(Boolean).join(', ') || 'unknown reason'}).`,
    ),
  }
}
