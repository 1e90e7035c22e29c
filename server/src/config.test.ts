import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig, renderEnvExample, variables } from './config.ts'

const root = path.join(import.meta.dirname, '../..')

test('nothing is required; the address is 127.0.0.1:3000 and the data folder .data', () => {
  expect(readConfig({})).toMatchObject({
    production: false,
    host: '127.0.0.1',
    port: 3000,
    dataDir: '.data',
    devMailbox: true,
    captcha: { provider: 'altcha' },
    publicUrl: 'http://localhost:3000',
  })
})

test('FETCH_ALLOW is a list of host:port pairs, empty by default', () => {
  expect(readConfig({}).fetchAllow).toEqual([])
  expect(readConfig({ FETCH_ALLOW: '127.0.0.1:8080, [::1]:3000' }).fetchAllow).toEqual(['127.0.0.1:8080', '[::1]:3000'])
})

test('production listens on 0.0.0.0 and has no development mailbox unless asked', () => {
  expect(readConfig({ NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example' })).toMatchObject({
    production: true,
    host: '0.0.0.0',
    devMailbox: false,
    logLevel: 'info',
  })
  expect(readConfig({ NODE_ENV: 'production', DEV_MAILBOX: 'true' })).toMatchObject({ devMailbox: true })
})

test.each([
  [{}, true],
  [{ PUBLIC_URL: 'http://127.0.0.1:3000' }, true],
  [{ PUBLIC_URL: 'https://waymark.example' }, false],
  [{ PUBLIC_URL: 'http://192.168.0.9:3000' }, false],
  [{ NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example' }, false],
])('%j is somebody’s own machine: %s', (env, expected) => expect(readConfig(env).ownMachine).toBe(expected))

describe('a wrong value stops the start with one sentence that names the variable and what it may be', () => {
  const wrong: [Record<string, string>, RegExp][] = [
    [{ '\ufeffPORT': '3000' }, /^\.env is not plain UTF-8 text; save it without a byte-order mark/],
    [{ PORT: '80a' }, /^PORT is "80a"; it may be a whole number from 0 to 65535\.$/],
    [{ PORT: '70000' }, /^PORT/],
    [{ NODE_ENV: 'prod' }, /^NODE_ENV is "prod"; it may be production, development or empty\.$/],
    // Once made password hashes cheap: no variable does.
    [{ NODE_ENV: 'test' }, /^NODE_ENV is "test"/],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL .*postgres:\/\//],
    [{ SMTP_URL: 'mail.example' }, /^SMTP_URL .*smtp:\/\//],
    [{ CAPTCHA_PROVIDER: 'hcaptcha' }, /^CAPTCHA_PROVIDER is "hcaptcha"; it may be altcha, recaptcha, none\.$/],
    [{ CAPTCHA_PROVIDER: 'recaptcha' }, /^RECAPTCHA_SITE_KEY/],
    [{ CAPTCHA_PROVIDER: 'recaptcha', RECAPTCHA_SITE_KEY: 'a' }, /^RECAPTCHA_SECRET_KEY/],
    [
      { NODE_ENV: 'production', SMTP_URL: 'smtp://a', CAPTCHA_PROVIDER: 'none' },
      /^CAPTCHA_PROVIDER is "none"; in production/,
    ],
    [{ NODE_ENV: 'production' }, /^SMTP_URL is empty; in production/],
    [{ DEV_MAILBOX: 'yes' }, /^DEV_MAILBOX is "yes"; it may be true, false\.$/],
    [{ RATE_LIMIT_FACTOR: '0' }, /^RATE_LIMIT_FACTOR/],
    [{ TRUST_PROXY: '-1' }, /^TRUST_PROXY/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL/],
    [{ PUBLIC_URL: 'waymark.example' }, /^PUBLIC_URL/],
    [{ FETCH_ALLOW: 'localhost' }, /^FETCH_ALLOW holds "localhost"; it may be host:port pairs separated by commas\.$/],
    [
      { NODE_ENV: 'production', SMTP_URL: 'smtp://a', FETCH_ALLOW: '127.0.0.1:8080' },
      /^FETCH_ALLOW is set; in production it must be empty\.$/,
    ],
    [{ FETCH_ALLOW: 'localhost:70000' }, /^FETCH_ALLOW holds "localhost:70000"/],
    [{ API_BASE_CHAT: 'chat.example' }, /^API_BASE_CHAT/],
    [{ API_BASE_CHAT: '//chat.example' }, /^API_BASE_CHAT/],
    [{ API_BASE_CHAT: '/\\chat.example' }, /^API_BASE_CHAT/],
    [{ MAIL_FROM: 'rubbish' }, /^MAIL_FROM is "rubbish"; it may be an address, or Name <address>\.$/],
    [{ MAIL_FROM: 'Waymark <waymark>' }, /^MAIL_FROM/],
    [{ SMTP_URL: 'smtp://u:p%zz@host' }, /^SMTP_URL holds a "%" (?!.*p%zz)/],
    [{ SMTP_URL: 'smtp://' }, /^SMTP_URL names no host/],
    [{ DATABASE_URL: 'postgres://' }, /^DATABASE_URL names no host or no database/],
    [{ DATABASE_URL: 'postgres://u:p@host' }, /^DATABASE_URL names no host or no database/],
    [{ DATABASE_URL: 'postgres:///name' }, /^DATABASE_URL names no host or no database/],
    [{ DATABASE_URL: 'postgres://u:p@/name' }, /^DATABASE_URL names no host or no database/],
    [{ PUBLIC_URL: 'https://waymark.example/?a=b' }, /^PUBLIC_URL holds "\?" or "#"/],
    [{ PUBLIC_URL: 'https://waymark.example/#a' }, /^PUBLIC_URL holds "\?" or "#"/],
    [
      { AI_PROVIDER: 'chatty' },
      /^AI_PROVIDER is "chatty"; it may be built-in, openai, anthropic, google, ollama, openai-compatible\.$/,
    ],
    [{ AI_MODEL: 'gpt' }, /^AI_PROVIDER is built-in, but AI_MODEL or AI_API_KEY is set/],
    [{ AI_PROVIDER: 'openai', AI_API_KEY: 'k' }, /^AI_MODEL is empty; with AI_PROVIDER=openai/],
    [{ AI_PROVIDER: 'anthropic', AI_MODEL: 'm' }, /^AI_API_KEY is empty; with AI_PROVIDER=anthropic/],
    [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' }, /^AI_BASE_URL is empty; with AI_PROVIDER=openai-compatible/],
    [{ AI_PROVIDER: 'ollama', AI_MODEL: 'm', AI_BASE_URL: 'localhost' }, /^AI_BASE_URL .*http:\/\//],
    [{ AI_PROVIDER: 'ollama', AI_MODEL: 'm', AI_CONTEXT_TOKENS: '100' }, /^AI_CONTEXT_TOKENS is "100"/],
    [{ AI_PROVIDER: 'ollama', AI_MODEL: 'm', AI_PRICE_INPUT: '-1' }, /^AI_PRICE_INPUT is "-1"/],
  ]
  test.each(wrong)('%o', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence)
  })

  const right: Record<string, string>[] = [
    { MAIL_FROM: 'ada@example.org' },
    { MAIL_FROM: '"Ada, of Waymark" <ada@example.org>' },
    { SMTP_URL: 'smtp://u:p%25@[::1]:25' },
    { DATABASE_URL: 'postgres://u:p%25@host/name' },
    { DATABASE_URL: 'postgres:///name?host=/run/postgresql' },
    { DATABASE_URL: 'postgres://u:p@/name?host=/run/postgresql' },
    { FETCH_ALLOW: 'localhost:65535' },
    { PUBLIC_URL: 'https://waymark.example/here' },
    { API_BASE_CHAT: '/chat' },
    { AI_PROVIDER: 'built-in' },
    { AI_PROVIDER: 'ollama', AI_MODEL: 'llama3.2' },
    { AI_PROVIDER: 'google', AI_MODEL: 'gemini', AI_API_KEY: 'k', AI_PRICE_INPUT: '0.1', AI_PRICE_OUTPUT: '0.4' },
    { API_BASE_CHAT: 'https://chat.example' },
  ]
  test.each(right)('%o is fine', (env) => {
    expect(() => readConfig(env)).not.toThrow()
  })

  test('and never repeats a password', () => {
    expect(() => readConfig({ SMTP_URL: 'http://user:s3cret@mail.example' })).toThrow(/^(?!.*s3cret)/)
  })
})

describe('kept true', () => {
  test('.env.example is what config.ts says', () => {
    expect(readFileSync(path.join(root, '.env.example'), 'utf8')).toBe(renderEnvExample())
  })

  test('docs/self-hosting.md has one row for every variable and no other', () => {
    const rows = readFileSync(path.join(root, 'docs/self-hosting.md'), 'utf8').match(/^\| `[A-Z_]+` \|.*$/gm) ?? []
    expect(rows).toEqual(
      variables.map(({ name, fallback, meaning }) => `| \`${name}\` | ${fallback && `\`${fallback}\``} | ${meaning} |`),
    )
  })
})
