import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { renderMailBody } from '../../../providers/mail/mail-body.ts'
import { mintCode } from '../code.ts'
import { greetingName, mailTexts } from './mail-texts.ts'

const texts = mailTexts.en
const hostileName = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...'ABCXYZ0189 .&<>"\'/@:w\r\n\u202e'), minLength: 1, maxLength: 40 }),
  fc.stringMatching(/^[A-Z0-9]{1,20}$/),
)

function mailsFor(name: string, code: string) {
  const about = { name: greetingName(name), link: 'http://localhost:3000/login' }
  return [texts.verification({ ...about, code }), texts.reset({ ...about, code })].map(({ subject, blocks }) => ({
    subject,
    ...renderMailBody('en', subject, blocks),
  }))
}

describe('account mails', () => {
  test('the code is the only run of six capitals and digits in a mail, whatever the name', () => {
    fc.assert(
      fc.property(hostileName, (name) => {
        const code = mintCode()
        for (const { subject, text, html } of mailsFor(name, code)) {
          expect(subject).not.toMatch(/[A-Z0-9]{6}/)
          expect(text.match(/[A-Z0-9]{6,}/g)).toEqual([code])
          expect(html.match(/[A-Z0-9]{6,}/g)).toEqual([code])
        }
      }),
      { numRuns: 500 },
    )
  })

  test('no name brings markup, line breaks or links into a mail', () => {
    fc.assert(
      fc.property(hostileName, (name) => {
        const [plain] = mailsFor('Ada', 'ABC234')
        const [mail] = mailsFor(name, 'ABC234')
        expect(mail?.text.split('\n')).toHaveLength(plain?.text.split('\n').length ?? 0)
        expect(mail?.html.match(/</g)).toHaveLength(plain?.html.match(/</g)?.length ?? 0)
      }),
      { numRuns: 500 },
    )
  })

  test('names of people are greeted, names made to look like something else are not', () => {
    for (const name of ["Seán O'Brien", 'J.R.R. Tolkien', 'Ana-María', 'Dr. Li', '李小龍', 'ABCDE', 'X Æ A-12'])
      expect(greetingName(name)).toBe(name)
    for (const name of [
      'ABCDEF',
      'X 123456 Y',
      'www evil',
      'evil.example',
      'http://a',
      'a@b.c',
      'evil。example',
      '10.0.0.1',
    ])
      expect(greetingName(name)).toBeUndefined()
    expect(greetingName('Ada\r\nBcc: x y')).toBeUndefined()
    expect(greetingName('Ada\r\nLovelace\u202e')).toBe('Ada Lovelace')
  })
})
