import { nounBases, type Noun } from '@waymark/contract/define-endpoint.ts'
import {
  ConfigError,
  isLoopbackUrl,
  readDatabaseUrl,
  readMailFrom,
  readPublicUrl,
  readSmtpUrl,
  url,
} from './config-addresses.ts'
import { modelVariables, readModel } from './config-model.ts'
import { choice, flag, integer, positive } from './config-values.ts'
import type { ModelSettings } from './providers/ai/model-settings.ts'

/** Every environment variable, in the order of `.env.example` and docs/self-hosting.md (a test compares them). */
export const variables = [
  {
    name: 'NODE_ENV',
    fallback: '',
    meaning:
      'production listens on 0.0.0.0 and insists on mail and a captcha; development, or unset, is for your own machine.',
  },
  { name: 'PORT', fallback: '3000', meaning: 'Port to listen on.' },
  { name: 'HOST', fallback: '', meaning: 'Address to listen on; 127.0.0.1, in production 0.0.0.0.' },
  {
    name: 'PUBLIC_URL',
    fallback: '',
    meaning: 'Address under which people reach this installation, used in mails; http://localhost:PORT if empty.',
  },
  { name: 'DATA_DIR', fallback: '.data', meaning: 'Folder of the embedded database and of stored files.' },
  {
    name: 'DATABASE_URL',
    fallback: '',
    meaning: 'postgres:// address of a PostgreSQL 15 or newer, used instead of the embedded one.',
  },
  {
    name: 'SMTP_URL',
    fallback: '',
    meaning:
      'Mail server, smtp://user:password@host:587 (with a password, TLS is required beyond this machine) or smtps://…:465; if empty, mails stay in /dev/mailbox.',
  },
  { name: 'MAIL_FROM', fallback: 'Waymark <waymark@localhost>', meaning: 'Sender of all mails.' },
  {
    name: 'DEV_MAILBOX',
    fallback: 'false',
    meaning:
      'true keeps mails in /dev/mailbox in production too: for this machine only, and with the token that the start prints.',
  },
  {
    name: 'CAPTCHA_PROVIDER',
    fallback: 'altcha',
    meaning: 'altcha (self-hosted proof of work), recaptcha, or none (never in production).',
  },
  { name: 'RECAPTCHA_SITE_KEY', fallback: '', meaning: 'Site key, needed with CAPTCHA_PROVIDER=recaptcha.' },
  { name: 'RECAPTCHA_SECRET_KEY', fallback: '', meaning: 'Secret key, needed with CAPTCHA_PROVIDER=recaptcha.' },
  ...modelVariables,
  {
    name: 'FETCH_ALLOW',
    fallback: '',
    meaning:
      'host:port pairs, separated by commas, that reading a job page may also reach; for development and tests, refused in production.',
  },
  { name: 'ADZUNA_APP_ID', fallback: '', meaning: 'Free key of developer.adzuna.com; with both, Adzuna is searched.' },
  { name: 'ADZUNA_APP_KEY', fallback: '', meaning: 'The second part of it.' },
  { name: 'USAJOBS_KEY', fallback: '', meaning: 'Free key of developer.usajobs.gov; with both, USAJOBS is searched.' },
  { name: 'USAJOBS_EMAIL', fallback: '', meaning: 'The address that the key was given to.' },
  {
    name: 'FRANCE_TRAVAIL_ID',
    fallback: '',
    meaning: 'Free client id of francetravail.io; with both, France Travail is searched.',
  },
  { name: 'FRANCE_TRAVAIL_SECRET', fallback: '', meaning: 'The secret to it.' },
  {
    name: 'TRUST_PROXY',
    fallback: '0',
    meaning: 'Number of proxies in front whose X-Forwarded-For entries are believed.',
  },
  { name: 'RATE_LIMIT_FACTOR', fallback: '1', meaning: 'Multiplies every rate limit; benchmarks raise it.' },
  {
    name: 'METRICS_TOKEN',
    fallback: '',
    meaning:
      'Bearer token for /metrics and /dev/mailbox; if empty, /metrics answers only this machine, and in production the start prints a token for both.',
  },
  { name: 'LOG_LEVEL', fallback: '', meaning: 'debug, info, warn or error; warn, in production info.' },
  {
    name: 'API_BASE_ACCOUNTS',
    fallback: '',
    meaning: 'Where the web finds this group of endpoints, if a proxy serves it elsewhere (/api/auth).',
  },
  { name: 'API_BASE_CHAT', fallback: '', meaning: 'The same for the assistant (/).' },
  { name: 'API_BASE_JOB_TRACKING', fallback: '', meaning: 'The same for the board (/).' },
  { name: 'API_BASE_PROFILE', fallback: '', meaning: 'The same for the profile (/api/profile).' },
  { name: 'API_BASE_JOB_SEARCH', fallback: '', meaning: 'The same for job search (/api/search).' },
  { name: 'API_BASE_DOCUMENTS', fallback: '', meaning: 'The same for documents (/api/documents).' },
] as const satisfies readonly { name: string; fallback: string; meaning: string }[]

export type VariableName = (typeof variables)[number]['name']
export type CaptchaProvider = 'altcha' | 'recaptcha' | 'none'
export type LogLevel = 'debug' | 'info' | 'warn' | 'error'

export type Config = {
  production: boolean
  /** Not in production, and under an address that only this machine can use. */
  ownMachine: boolean
  port: number
  host: string
  publicUrl: string
  dataDir: string
  databaseUrl: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  devMailbox: boolean
  captcha: { provider: 'altcha' | 'none' } | { provider: 'recaptcha'; siteKey: string; secretKey: string }
  /** Undefined where the built-in assistant answers alone. */
  model: ModelSettings | undefined
  fetchAllow: string[]
  sourceKeys: Readonly<Record<string, string>>
  trustedProxies: number
  rateLimitFactor: number
  metricsToken: string | undefined
  logLevel: LogLevel
  apiBases: Partial<Record<Noun, string>>
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads and checks the environment. Throws ConfigError on the first wrong value. */
export function readConfig(env: Environment = process.env): Config {
  const value = (name: VariableName): string => {
    const given = env[name]?.trim()
    return given ? given : (variables.find((variable) => variable.name === name)?.fallback ?? '')
  }
  // Node takes a byte-order mark for a part of the first name.
  const unreadable = Object.keys(env).find((name) => /[\ufeff\ufffd]/.test(name))
  if (unreadable !== undefined)
    throw new ConfigError('.env is not plain UTF-8 text; save it without a byte-order mark, one NAME=value on a line.')

  const optional = (name: VariableName): string | undefined => value(name) || undefined

  const nodeEnv = value('NODE_ENV')
  if (!['', 'production', 'development'].includes(nodeEnv)) {
    throw new ConfigError(`NODE_ENV is "${nodeEnv}"; it may be production, development or empty.`)
  }
  const production = nodeEnv === 'production'
  const port = integer('PORT', value('PORT'), 0, 65_535)
  const smtpUrl = readSmtpUrl(optional('SMTP_URL'))
  const devMailboxAsked = flag('DEV_MAILBOX', value('DEV_MAILBOX'))
  const captcha = readCaptcha(value, optional, production)
  if (production && !smtpUrl && !devMailboxAsked) {
    throw new ConfigError('SMTP_URL is empty; in production it must name a mail server, or DEV_MAILBOX must be true.')
  }
  const publicUrl = readPublicUrl(optional('PUBLIC_URL')) ?? `http://localhost:${port}`
  return {
    production,
    ownMachine: !production && isLoopbackUrl(publicUrl),
    port,
    host: value('HOST') || (production ? '0.0.0.0' : '127.0.0.1'),
    publicUrl,
    dataDir: value('DATA_DIR'),
    databaseUrl: readDatabaseUrl(optional('DATABASE_URL')),
    smtpUrl,
    mailFrom: readMailFrom(value('MAIL_FROM')),
    devMailbox: !production || devMailboxAsked,
    captcha,
    model: readModel(value, optional),
    fetchAllow: readFetchAllow(value('FETCH_ALLOW'), production),
    sourceKeys: readSourceKeys(optional),
    trustedProxies: integer(
      'TRUST_PROXY',
      value('TRUST_PROXY')
        .replace(/^false$/, '0')
        .replace(/^true$/, '1'),
      0,
      10,
    ),
    rateLimitFactor: positive('RATE_LIMIT_FACTOR', value('RATE_LIMIT_FACTOR')),
    metricsToken: optional('METRICS_TOKEN'),
    logLevel: choice('LOG_LEVEL', value('LOG_LEVEL') || (production ? 'info' : 'warn'), [
      'debug',
      'info',
      'warn',
      'error',
    ]),
    apiBases: readApiBases(optional),
  }
}

function readCaptcha(
  value: (name: VariableName) => string,
  optional: (name: VariableName) => string | undefined,
  production: boolean,
): Config['captcha'] {
  const provider = choice('CAPTCHA_PROVIDER', value('CAPTCHA_PROVIDER'), ['altcha', 'recaptcha', 'none'])
  if (provider === 'none' && production) {
    throw new ConfigError('CAPTCHA_PROVIDER is "none"; in production it may be altcha or recaptcha.')
  }
  if (provider !== 'recaptcha') return { provider }
  const siteKey = optional('RECAPTCHA_SITE_KEY')
  const secretKey = optional('RECAPTCHA_SECRET_KEY')
  if (!siteKey)
    throw new ConfigError('RECAPTCHA_SITE_KEY is empty; with CAPTCHA_PROVIDER=recaptcha it must hold the site key.')
  if (!secretKey)
    throw new ConfigError('RECAPTCHA_SECRET_KEY is empty; with CAPTCHA_PROVIDER=recaptcha it must hold the secret key.')
  return { provider, siteKey, secretKey }
}

function readFetchAllow(text: string, production: boolean): string[] {
  const places = text
    .split(',')
    .map((place) => place.trim().toLowerCase())
    .filter(Boolean)
  if (production && places.length > 0) throw new ConfigError('FETCH_ALLOW is set; in production it must be empty.')
  for (const place of places) {
    const port = Number(/^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\]):(\d{1,5})$/.exec(place)?.[1])
    if (!(port >= 1 && port <= 65_535))
      throw new ConfigError(`FETCH_ALLOW holds "${place}"; it may be host:port pairs separated by commas.`)
  }
  return places
}

const sourceKeyNames = [
  'ADZUNA_APP_ID',
  'ADZUNA_APP_KEY',
  'USAJOBS_KEY',
  'USAJOBS_EMAIL',
  'FRANCE_TRAVAIL_ID',
  'FRANCE_TRAVAIL_SECRET',
] as const satisfies readonly VariableName[]

function readSourceKeys(optional: (name: VariableName) => string | undefined): Record<string, string> {
  const keys: Record<string, string> = {}
  for (const name of sourceKeyNames) {
    const key = optional(name)
    if (key !== undefined) keys[name] = key
  }
  return keys
}

function readApiBases(optional: (name: VariableName) => string | undefined): Config['apiBases'] {
  const bases: Config['apiBases'] = {}
  for (const noun of Object.keys(nounBases) as Noun[]) {
    const name = `API_BASE_${noun.toUpperCase().replaceAll('-', '_')}` as VariableName
    const base = optional(name)
    if (base === undefined) continue
    // Browsers read "//x" and "/\x" as another site.
    if (!/^\/(?![/\\])/.test(base)) url(name, base, ['http:', 'https:'])
    bases[noun] = base
  }
  return bases
}

export function renderEnvExample(): string {
  const lines = variables.flatMap(({ name, fallback, meaning }) => [`# ${meaning}`, `# ${name}=${fallback}`, ''])
  return ['# Nothing here is required. Copy to .env and uncomment what you change.', '', ...lines].join('\n')
}
