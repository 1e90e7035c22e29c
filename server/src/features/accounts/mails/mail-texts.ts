import type { Catalogue } from '../../../lib/languages.ts'
import type { MailBlock } from '../../../providers/mail/mail-body.ts'

type About = { name: string | undefined; link: string | undefined }
type MailText = { subject: string; blocks: MailBlock[] }
export type MailTexts = {
  verification(about: About & { code: string }): MailText
  reset(about: About & { code: string }): MailText
  alreadyRegistered(about: About): MailText
}

const en: MailTexts = {
  verification: ({ name, code, link }) => ({
    subject: 'Your Waymark verification code',
    blocks: [
      { text: hello(name) },
      { text: 'Enter this code to verify your email address and finish creating your Waymark account:' },
      { code },
      { text: 'The code works once and is valid for 10 minutes. Letter case does not matter.' },
      {
        text: link
          ? 'Enter it on the page where you signed up. If you closed that page, open this one:'
          : 'Enter it on the page where you signed up. If you closed that page, sign in with your password, and you are asked for the code.',
      },
      ...linkTo(link, 'Enter the code'),
      {
        text: 'Not you? Then somebody typed your address. Do not pass the code on and ignore this mail: without the code no account is made.',
      },
    ],
  }),
  reset: ({ name, code, link }) => ({
    subject: 'Your Waymark password reset code',
    blocks: [
      { text: hello(name) },
      { text: 'Enter this code to choose a new password for your Waymark account:' },
      { code },
      { text: 'The code works once and is valid for 10 minutes. Letter case does not matter.' },
      ...linkTo(link, 'Enter the code'),
      { text: 'Not you? Then ignore this mail: your password stays as it is. Never pass the code on.' },
    ],
  }),
  alreadyRegistered: ({ name, link }) => ({
    subject: 'You already have a Waymark account',
    blocks: [
      { text: hello(name) },
      {
        text: 'Somebody, probably you, tried to create a Waymark account with this email address. You have one already, and nothing was changed.',
      },
      { text: 'Sign in with your password. If you forgot it, choose "Forgot password?" on the sign-in page.' },
      ...linkTo(link, 'Sign in'),
      { text: 'Not you? Then there is nothing to do.' },
    ],
  }),
}

export const mailTexts: Catalogue<MailTexts> = { en }

export function looksLikeCode(text: string): boolean {
  return /[A-Z0-9]{6}/.test(text)
}

/** A safe name for a greeting: anybody can register anybody's address under a name that is a link or a code. */
export function greetingName(name: string): string | undefined {
  const plain = name
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const linkLike = /[@/\\:]|www|\p{L}[.。．｡]\p{L}{2}|\p{N}\.\p{N}/iu
  return plain === '' || linkLike.test(plain) || looksLikeCode(plain) ? undefined : plain
}

function hello(name: string | undefined): string {
  return name === undefined ? 'Hello,' : `Hello ${name},`
}

function linkTo(link: string | undefined, label: string): MailBlock[] {
  return link === undefined ? [] : [{ link, label }]
}
