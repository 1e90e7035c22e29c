import { expect, test } from 'vitest'
import { profileFromLines } from '../profile-from-lines.ts'
import { headingLook, makeLine, nameLook } from '../testing/make-lines.ts'

type Given = string | readonly [string, object]
const certificationsOf = (...lines: Given[]) =>
  profileFromLines(
    [['Mira Example', nameLook] as const, 'mira@example.org', ...lines].map((line, index) =>
      typeof line === 'string'
        ? makeLine(line, { top: 50 + 14 * index })
        : makeLine(line[0], { top: 50 + 14 * index, ...line[1] }),
    ),
  ).certifications.map(({ certification_name: name, certification_date: date }) =>
    [name?.value, date?.value].filter((text) => text !== undefined),
  )

test.each(['Führerscheine', 'Registration', 'Permis', 'Licencias', 'Driving licence', 'Licenses & Registrations'])(
  'a section called %s holds certifications',
  (heading) => {
    expect(certificationsOf([heading, headingLook], 'Staplerschein, 2014')).toStrictEqual([['Staplerschein', '2014']])
  },
)

test('a bare class is kept with the heading that says what it is', () => {
  expect(certificationsOf(['Führerschein', headingLook], 'Klasse B, BE')).toStrictEqual([
    ['Führerschein: Klasse B, BE'],
  ])
})

test('what stands behind the name of a licence is kept with the name', () => {
  const lines = ['Welding, level 3', 'Driving Licence: full, clean']
  expect(certificationsOf(['Qualifications', headingLook], ...lines).flat()).toContain('Driving Licence: full, clean')
  expect(certificationsOf(['Driving licence', headingLook], 'Full UK, own car')).toStrictEqual([
    ['Driving licence: Full UK, own car'],
  ])
})

test.each([
  ['12 High Street, Leeds LS1 4AB | NMC PIN 12I3456E', 'NMC PIN 12I3456E'],
  ['Führerschein: Klasse B', 'Führerschein: Klasse B'],
  ['Lille · Permis B, véhicule personnel', 'Permis B, véhicule personnel'],
  ['Carnet de conducir B', 'Carnet de conducir B'],
])('%s in the header names a licence', (line, name) => expect(certificationsOf(line)).toStrictEqual([[name]]))

test('two licences with a comma between them are two', () => {
  expect(certificationsOf(['Sonstiges', headingLook], 'Führerschein Klasse B und BE, Staplerschein')).toStrictEqual([
    ['Führerschein Klasse B und BE'],
    ['Staplerschein'],
  ])
})

test('the fact behind a licence is not its class', () => {
  expect(certificationsOf('Driving licence | Leeds | 07700 900123')).toStrictEqual([['Driving licence']])
  expect(certificationsOf('Führerschein', 'Klasse B')).toStrictEqual([['Führerschein: Klasse B']])
})

test('a licence among the skills is not a skill', () => {
  expect(certificationsOf(['Skills', headingLook], 'Phonics, Full clean driving licence, SIMS')).toStrictEqual([
    ['Full clean driving licence'],
  ])
})

test('a year until which something is valid is not the year in which it was earned', () => {
  expect(certificationsOf(['Licences', headingLook], 'ADR tanks and packages, valid to 2027')).toStrictEqual([
    ['ADR tanks and packages, valid to 2027'],
  ])
})

test('a licence with an expiry among the schools is a certificate, and no degree of a year to come', () => {
  const read = profileFromLines([
    makeLine('Mira Example', nameLook),
    ...[
      'Qualifications and education',
      'BSc Applied Biology and Ecology with a Placement Year, University of Leeds, 2011',
      'MSc Urban Renewal, University of Leeds, 2013',
      'Class 1 (C+E) licence, Driver CPC to Sept 2049, digi card',
      'Gas engineer registration, valid until May 2048',
      'Crane operator card',
      'Expires 05/2047',
    ].map((text, index) => makeLine(text, { top: 80 + 14 * index, ...(index === 0 && headingLook) })),
  ])
  expect(read.education.map(({ institution, attendance }) => [institution?.value, attendance?.value])).toStrictEqual([
    ['University of Leeds', '2011'],
    ['University of Leeds', '2013'],
  ])
  expect(
    read.certifications.map(({ certification_name: name, certification_date: date }) => [name?.value, date?.value]),
  ).toStrictEqual([
    ['Class 1 (C+E) licence', undefined],
    ['Driver CPC to Sept 2049', undefined],
    ['digi card', undefined],
    ['Gas engineer registration, valid until May 2048', undefined],
    ['Crane operator card', undefined],
  ])
})

test.each([
  ['NMC Registered Nurse Adult (PIN available on request)', 'NMC Registered Nurse Adult (PIN available on request)'],
  ['NMC registered nurse, PIN available on request', 'NMC registered nurse'],
  ['GDC no. 12345', 'GDC no. 12345'],
  ['RN license #884512', 'RN license #884512'],
  ['Approbation', 'Approbation'],
  [
    'Inscription à l’Ordre des infirmiers (numéro sur demande)',
    'Inscription à l’Ordre des infirmiers (numéro sur demande)',
  ],
  ['Colegiada nº 12345 (disponible bajo petición)', 'Colegiada nº 12345 (disponible bajo petición)'],
])('%s is a registration, whatever of it comes on request', (line, name) =>
  expect(certificationsOf(['Registration', headingLook], line)).toStrictEqual([[name]]),
)

test('references and copies on request are no certificates', () => {
  const lines = ['References available on request', 'Copies of certificates (available on request)', 'First aid']
  expect(certificationsOf(['Registration', headingLook], ...lines)).toStrictEqual([['First aid']])
})
