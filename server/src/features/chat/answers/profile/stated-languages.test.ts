import { describe, expect, test } from 'vitest'
import { understand } from '../../../../lib/intents/understand.ts'
import { profileChangesIn, saysNew } from './profile-words.ts'
import { statedLanguages, statesLanguage } from './stated-languages.ts'

const texts = (message: string) => statedLanguages(message).map(({ text }) => text)

test.each([
  ['I speak Spanish B2 now', ['Spanish (B2)']],
  ['my spanish is now at b2 level, please add it to my languages', ['Spanish (B2)']],
  ['hablo español B2', ['Español (B2)']],
  [
    'I speak fluent spanish and a bit of Portuguese, put that in my profile',
    ['Spanish (fluent)', 'Portuguese (a bit)'],
  ],
  ['je parle maintenant espagnol niveau B1, ajoute le', ['Espagnol (B1)']],
  ['Spanisch kann ich nicht, aber Türkisch ist meine Muttersprache, trag das ein', ['Türkisch (Muttersprache)']],
  ['I do not speak French', []],
  ['add Kubernetes to my skills', []],
])('"%s" names %j', (message, expected) => expect(texts(message)).toEqual(expected))

test.each([
  'I speak Spanish B2 now',
  'hablo español B2',
  'ich kann jetzt auch Englisch B1',
  'Türkisch ist meine Muttersprache',
])('"%s" is a statement for the profile', (message) => expect(statesLanguage(message)).toBe(true))
test.each(['Find me jobs with Spanish', 'I know what I want', 'Do you speak German?'])('"%s" is none', (message) =>
  expect(statesLanguage(message)).toBe(false),
)

describe('other changes of the profile', () => {
  test.each([
    ['ahora vivo en Arequipa, cámbialo', 'es', 'present_location', 'Arequipa'],
    ['I moved to Berlin, Germany', 'en', 'present_location', 'Berlin, Germany'],
    ['my phone is now 856-555-0123', 'en', 'phone', '856-555-0123'],
    ['take Yoruba out of my languages', 'en', 'language', 'Yoruba'],
  ] as const)('"%s"', (message, language, field, value) => {
    expect(profileChangesIn(message, language, undefined)).toMatchObject([{ field, value }])
  })

  test('"it" is no skill', () => {
    expect(profileChangesIn('please add it to my skills', 'en', undefined)).toEqual([])
  })
})

test.each([
  ['ajoute vs code à mes compétences', 'fr', 'vs code'],
  ['ajoute C en compétence', 'fr', 'C'],
  ['ajoute lm studio à mes compétences', 'fr', 'lm studio'],
  ['füge son go zu meinen Kenntnissen hinzu', 'de', 'son go'],
  ['añade pal a mis habilidades', 'es', 'pal'],
] as const)('a skill is proposed as it was written: %s', (message, language, value) => {
  const understood = understand(message, {
    jobs: [],
    now: new Date('2026-11-22T09:00:00Z'),
    timeZone: 'UTC',
    usualLanguages: [language],
  })
  const said = understood.kind === 'answer' ? (understood.wishes[0]?.text ?? '') : ''
  expect(profileChangesIn(said, language, undefined)).toEqual([{ field: 'skill', value, isRemoval: false }])
})

test('several changes keep their spelling', () => {
  const values = profileChangesIn('ajoute vs code à mes compétences et ajoute lm studio', 'fr', undefined)
  expect(values.map(({ value }) => value)).toEqual(['vs code', 'lm studio'])
})

describe('skills that are named together', () => {
  test.each([
    ['move Skagen to Applied and add Python and Kubernetes to my skills', 'en', ['Python', 'Kubernetes']],
    ['add Python, SQL and forklift reversing to my skills', 'en', ['Python', 'SQL', 'forklift reversing']],
    ['füge Python und Excel zu meinen Kenntnissen hinzu', 'de', ['Python', 'Excel']],
    ['ajoute Python et Excel à mes compétences', 'fr', ['Python', 'Excel']],
    ['añade Python y Excel a mis habilidades', 'es', ['Python', 'Excel']],
    ['add Python and then show me jobs', 'en', ['Python']],
    ['drop Python and keep SQL', 'en', ['Python']],
    ['add Python and no Java', 'en', ['Python']],
    ['add Python and forget SQL to my profile', 'en', ['Python']],
    ['füge Python hinzu und behalte SQL', 'de', ['Python']],
    ['add research and development to my skills', 'en', ['research and development']],
    ['add Python to my skills and move Skagen to Applied', 'en', ['Python']],
    ['add the till course from 2019 and welding to my skills', 'en', ['welding']],
    ['füge den Kurs von 2019 und Schweißen zu meinen Kenntnissen hinzu', 'de', ['Schweißen']],
  ] as const)('"%s" adds %j', (message, language, skills) => {
    expect(profileChangesIn(message, language, undefined).map(({ value }) => value)).toEqual(skills)
  })
})

test.each([
  ['my number is now 07911 123456', 'en', 'phone', '07911 123456'],
  ['ive moved, my address is 12 Park Lane, Leeds now', 'en', 'address', '12 Park Lane, Leeds'],
  ['neue adresse ist Rosenweg 5, 50667 Köln', 'de', 'address', 'Rosenweg 5, 50667 Köln'],
  ['ma nouvelle adresse c’est 12 rue des Lilas, 59000 Lille', 'fr', 'address', '12 rue des Lilas, 59000 Lille'],
  ['he cambiado de direccion: Calle Nueva 5, 41001 Sevilla', 'es', 'address', 'Calle Nueva 5, 41001 Sevilla'],
] as const)('a new number or address is read: %s', (message, language, field, value) => {
  expect(profileChangesIn(message, language, undefined)).toEqual([{ field, value, isRemoval: false }])
  expect(saysNew(message) || message.startsWith('ive moved')).toBe(true)
})

test.each([
  ['my address is wrong', 'en'],
  ['add number 3', 'en'],
  ['füg die zweite hinzu', 'de'],
  ['schreib noch rein dass ich ab januar kann', 'de'],
  [`my address is ${'a '.repeat(50_000)}`, 'en'],
] as const)('nothing is read from: %.40s', (message, language) =>
  expect(profileChangesIn(message, language, undefined)).toEqual([]),
)
