import { expect, test } from 'vitest'
import { askedTermsIn } from './letter-terms.ts'

test.each([
  ['Please tell us your notice period and your salary expectations.', ['salary', 'start']],
  ['Send your CV to Steve Barlow stating when you could start.', ['start']],
  ['Ihre Bewerbung mit Gehaltsvorstellung und frühestem Eintrittstermin an Frau Dr. Petersen.', ['salary', 'start']],
  ['Bitte nennen Sie uns Ihren möglichen Starttermin.', ['start']],
  ['Merci d’indiquer vos prétentions salariales.', ['salary']],
  ['Dis-nous dans ton message quand tu peux commencer.', ['start']],
  ['Indique en su carta su disponibilidad y expectativas salariales.', ['salary', 'start']],
  ['Salary £44,500. We start in May.', []],
] as const)('“%s” asks for %s', (posting, asked) => {
  expect(askedTermsIn(posting)).toEqual(asked)
})
