import { expect, test } from 'vitest'
import { beginsWithFamilyCare, beginsWithLeave, namesLeave } from './leave-words.ts'

test.each([
  'Parental leave and family care',
  'Elternzeit',
  'On maternity leave',
  '2 years of parental leave',
  'Conge parental',
  'Sabbatical (travel)',
  'Baja por maternidad',
  'Maternidad 2019',
  'Unemployment',
])('%s names leave', (text) => expect([namesLeave(text), beginsWithLeave(text)]).toEqual([true, true]))

test.each(['Sprachaufenthalt England', 'Career break travelling'])('%s begins with it', (text) =>
  expect([namesLeave(text), beginsWithLeave(text)]).toEqual([false, true]),
)

test.each(['Sabbatical Officer', 'Unemployment Advisor', 'Chef (furloughed 2020)', 'Enfermera de maternidad'])(
  '%s is a job',
  (text) => expect([namesLeave(text), beginsWithLeave(text)]).toEqual([false, false]),
)

test('care within the family is told from work in care', () => {
  expect(['Caring for my mother', 'Kindererziehung', 'Proche aidante'].map(beginsWithFamilyCare)).toEqual([
    true,
    true,
    true,
  ])
  expect(beginsWithFamilyCare('Care Assistant')).toBe(false)
})

test('each language joins its own words only', () => {
  const joined = ['Caring for two elderly parents', 'Pflege und Betreuung meiner Mutter', 'Cuidado de mi madre']
  const mixed = ['Caring for meine Mutter', 'Pflege elderly parents', 'Cuidado de notre maison']
  expect(joined.map(beginsWithFamilyCare)).toEqual([true, true, true])
  expect(mixed.map(beginsWithFamilyCare)).toEqual([false, false, false])
})

test.each(['Hausmann', 'Karenz & Partner Steuerberatung', 'Auszeit Wellness', 'Unemployment & Benefits Officer'])(
  '%s may be an employer or a job',
  (text) => expect(beginsWithLeave(text)).toBe(false),
)
