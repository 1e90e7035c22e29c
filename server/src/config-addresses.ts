import type { VariableName } from './config.ts'

/** A wrong environment variable; the message names it and says what it may be. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

export function url(name: VariableName, text: string | undefined, protocols: readonly string[]): string | undefined {
  if (text === undefined) return undefined
  // The message does not repeat the value, which may hold a password.
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
    throw new ConfigError(
      `${name} is not an address this can use; it may be one that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
    )
  }
  return text
}

export function readPublicUrl(text: string | undefined): string | undefined {
  const address = url('PUBLIC_URL', text, ['http:', 'https:'])
  if (address !== undefined && /[?#]/.test(address))
    throw new ConfigError('PUBLIC_URL holds "?" or "#"; it may be an address and a path.')
  return address?.replace(/\/+$/, '')
}

export function isLoopbackUrl(address: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(new URL(address).hostname)
}

/** The value is never repeated in a message: it holds a password, like DATABASE_URL. */
export function readSmtpUrl(text: string | undefined): string | undefined {
  if (url('SMTP_URL', text, ['smtp:', 'smtps:']) === undefined || text === undefined) return undefined
  const { hostname, username, password } = new URL(text)
  if (hostname === '') throw new ConfigError('SMTP_URL names no host; it may be smtp://host:587 or smtps://host:465.')
  try {
    decodeURIComponent(username + password)
  } catch {
    throw new ConfigError(
      'SMTP_URL holds a "%" that starts no percent-encoding in its user or password; a "%" is written %25.',
    )
  }
  return text
}

export function readDatabaseUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  // postgres://user:password@/name?host=/folder, with an empty host, is usual but not a valid URL.
  const parsable = text.replace(/@(?=\/)/, '@no-host')
  url('DATABASE_URL', parsable, ['postgres:', 'postgresql:'])
  const { hostname, pathname, searchParams } = new URL(parsable)
  const host = searchParams.get('host') ?? hostname.replace(/^no-host$/, '')
  if (host === '' || pathname.length < 2) {
    throw new ConfigError(
      'DATABASE_URL names no host or no database; it may be postgres://user:password@host:5432/name or postgres:///name?host=/folder-of-the-socket.',
    )
  }
  return text
}

export function readMailFrom(text: string): string {
  const address = /<([^<>]*)>$/.exec(text)?.[1] ?? text
  if (/^[^\s@<>,;]+@[^\s@<>,;]+$/.test(address)) return text
  throw new ConfigError(`MAIL_FROM is "${text}"; it may be an address, or Name <address>.`)
}
