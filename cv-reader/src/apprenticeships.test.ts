import { expect, test } from 'vitest'
import { profileFromLines } from './profile-from-lines.ts'
import { makeCv } from './testing/make-cv.ts'

const read = (text: string) => profileFromLines(makeCv(`! Toni Berg\ntoni@berg.example\n${text}`))

const schoolsOf = (text: string) =>
  read(text).education.map(({ institution, degree_type, specialization, attendance }) =>
    [institution, degree_type, specialization, attendance].map((field) => field?.value ?? '-').join(' | '),
  )

test.each([
  [
    '# Ausbildung\n2015 – 2018\nTischlerin\nTischlerei Holz GmbH, Köln',
    'Tischlerei Holz GmbH | - | Tischlerin | 2015 - 2018',
  ],
  ['# Ausbildung\nMechatroniker\nBosch\n2010 – 2013', 'Bosch | - | Mechatroniker | 2010 - 2013'],
  [
    '# Apprenticeship\nElectrician\nBrown & Sons Ltd, Leeds\n2012 – 2016',
    'Brown & Sons Ltd | - | Electrician | 2012 - 2016',
  ],
  ['# Apprentissage\nBoulanger\n2010 – 2012\nBoulangerie Morel', 'Boulangerie Morel | - | Boulanger | 2010 - 2012'],
  ['# Formación\nPeluquera\nAcademia Lola\n2008 – 2010', 'Academia Lola | - | Peluquera | 2008 - 2010'],
  ['# Ausbildung\nFriseurin\n2009 – 2012', '- | - | Friseurin | 2009 - 2012'],
  ['# Ausbildung\n2009 – 2012\tSchreiner', '- | - | Schreiner | 2009 - 2012'],
  [
    '# Berufsausbildung\nKauffrau im Einzelhandel\nKaufhaus Schmidt oHG\n08/2011 – 07/2014',
    'Kaufhaus Schmidt oHG | Kauffrau im Einzelhandel | - | 2011 - 2014',
  ],
  ['# Ausbildung\n2012 – 2015\nKoch, Hotel Royal, Bonn', 'Hotel Royal | - | Koch | 2012 - 2015'],
  [
    '# Education\n1999 – 2003\tPlumber\nLeeds College of Building',
    'Leeds College of Building | - | Plumber | 1999 - 2003',
  ],
])('a trade is what was learnt, and no school: %j', (cv, school) => {
  expect(schoolsOf(cv)).toEqual([school])
})

test('a trade between schools takes neither their names nor their dates', () => {
  expect(
    schoolsOf(`# Ausbildung
Industriemechaniker
2004 – 2008
Nordwerke AG
Mittlere Reife
1998 – 2004
Realschule Gifhorn`),
  ).toEqual([
    'Nordwerke AG | - | Industriemechaniker | 2004 - 2008',
    'Realschule Gifhorn | Mittlere Reife | - | 1998 - 2004',
  ])
})

test('a trade without a school is not sure, and in a single year it is a certificate', () => {
  const [school] = read('# Ausbildung\nFriseurin\n2009 – 2012').education
  expect(school?.specialization?.confidence).toBe('medium')
  const { education, certifications } = read('# Education\nRegistered Nurse, 2009')
  expect(education).toEqual([])
  expect(certifications.map(({ certification_name }) => certification_name?.value)).toEqual(['Registered Nurse'])
})

const others = '# Berufserfahrung\n2001 – 2019\tBäcker, Bäckerei Huber GmbH\n# Kenntnisse\nBacken, Kneten\n# Lehre\n'

test('“Lehre” holds what was learnt, unless it is what was taught', () => {
  expect(schoolsOf(`${others}1998 – 2001\tBäcker`)).toEqual(['- | - | Bäcker | 1998 - 2001'])
  expect(schoolsOf(`${others}2016 – 2018\tSeminar Statistik\n2018 – 2019\tDozentin, Universität Köln`)).toEqual([])
})
