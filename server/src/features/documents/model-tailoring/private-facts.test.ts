import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { expect, test } from 'vitest'
import { makeProfile } from '../../../testing/make-profile.ts'
import { hasNoContacts, publicLines } from './private-facts.ts'

const whole = makeProfile()
const profile: ProfileDocument = {
  ...whole,
  personal_details: {
    ...whole.personal_details,
    mobile_numbers: ['+49 151 234', '+48 600 100 200'],
    address: 'Lange Straße 12a, 10115 Berlin',
  },
  references: [
    {
      id: 'ref1',
      name: 'Jan Nowak',
      title: 'Director',
      company: 'Baltic Pay',
      mobile: '030 / 555 12 34',
      email: 'jan@baltic.example',
    },
  ],
}
const isPublic = publicLines(profile)

test.each([
  'Answered the phone +49 151 234 at night.',
  'Answered the phone 0049151234 at night.',
  'Answered the phone 0151/234 at night.',
  'Answered the phone +49 (0) 151-234 at night.',
  'On call under 600.100.200 every week.',
  'On call under 0048 600 100 200 every week.',
  'On call under 600100200 every week.',
  'On call under ٦٠٠١٠٠٢٠٠ every week.',
  'The team was reached under 040 123 45 67 around the clock.',
  'Customers called +1 (212) 555-0199 first.',
])('a phone number is one in any spelling: %s', (line) => {
  expect(isPublic(line)).toBe(false)
})

test.each([
  'Answered mails to Maja.Kowalska@Example.org within a day.',
  'Answered mails to maja.kowalska (at) example.org within a day.',
  'Answered mails to maja.kowalska [at] example [dot] org within a day.',
  'Answered mails to maja.kowalska at example dot org within a day.',
  'Took over the inbox of sales@baltic.example in spring.',
])('so is an e-mail address: %s', (line) => {
  expect(isPublic(line)).toBe(false)
})

test.each([
  'Reported every week to Jan Nowak, the technical director.',
  'Reported every week to NOWAK, JAN in the head office.',
  'Reported every week to Mr Nowak in the head office.',
  'Asked under 030-5551234 for figures of the quarter.',
  'Asked under +49 30 5551234 for figures of the quarter.',
])('and a referee: %s', (line) => {
  expect(isPublic(line)).toBe(false)
})

test.each([
  'Date of birth: 1988-04-02',
  'Wrote a diary since 2 April 1988 and ever after.',
  'Wrote a diary since April 2nd, 1988 and ever after.',
  'Wrote a diary since 02.04.1988 and ever after.',
  'Wrote a diary since 4/2/88 and ever after.',
  'Wrote a diary since 2. April 1988 and ever after.',
  'Wrote a diary since 2 kwietnia 1988 and ever after.',
  'Wrote a diary since 19880402 and ever after.',
  'Founder of a club, born 1988 in a small town.',
  'Married, and mother of two children since then.',
  'Als Mutter verheiratet und jeden Tag im Büro.',
  'Estado civil: casada, dos hijos y un perro.',
  'Moved the office to Lange Strasse 12a in a weekend.',
  'Moved the office to 10115 Berlin in a weekend.',
])('and birth date, marital status and address: %s', (line) => {
  expect(isPublic(line)).toBe(false)
})

test.each([
  'Cut deployment time from 45 to 6 minutes by rebuilding the CI/CD pipeline.',
  'Moved 38 PostgreSQL databases to a new data centre in two nights with 4 minutes of downtime.',
  'Grew revenue from 1,200,000 to 3,400,000 euros between 2016 and 2021.',
  'Found a rounding error that had cost merchants 0.02 % of 1988 payments in April.',
  'Set up single sign-on for 14 teams, and 99.95 % availability in 2019-2021.',
  'Kept ISO 27001 and PCI DSS 3.2.1 for 12 markets, will be audited in January.',
  'Ran the network of 10.0.0.0/8 and 192.168.0.0/16 in Berlin.',
])('everything else may be sent: %s', (line) => {
  expect(isPublic(line)).toBe(true)
})

test('what a posting asks for is sent without the contacts of anybody', () => {
  expect(hasNoContacts('5 years of Kubernetes')).toBe(true)
  expect(hasNoContacts('Questions: Ms Berg, 0151/2345678')).toBe(false)
  expect(hasNoContacts('Write to jobs (at) fjord.example')).toBe(false)
})
