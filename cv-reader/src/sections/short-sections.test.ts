import { describe, expect, test } from 'vitest'
import { type LineLook, makeLines } from '../testing/make-lines.ts'
import type { IndexedLine } from '../lines/line.ts'
import { readCertifications } from './certifications.ts'
import type { ReadValue } from '../facts/fields.ts'
import { readPublications } from './publications.ts'
import { readReferences } from './references.ts'
import { readTraining } from './training.ts'
import { rightEdges, type RightEdges } from '../lines/wrapped-lines.ts'

type Line = string | readonly [string, LineLook]
type Reader = (lines: readonly IndexedLine[], edges: RightEdges) => readonly object[]
/** How far the file's column reaches: lines of these tests end before it. */
const wide = makeLines('x'.repeat(100))

/** Entries with their values only. */
const read = (reader: Reader, ...given: Line[]) => {
  const lines = makeLines(...given)
  return reader(lines, rightEdges([...lines, ...wide])).map((entry) =>
    Object.fromEntries(Object.entries(entry as Record<string, ReadValue>).map(([field, { value }]) => [field, value])),
  )
}

describe('certifications', () => {
  test('"Certificate of" goes on in the next line, and a trade behind a comma is no issuer', () => {
    expect(
      read(
        readCertifications,
        'Certificate of',
        'Competence in Crane Operation, 2017',
        'ASE A5 Brakes, Automotive, 2019',
      ),
    ).toEqual([
      { certification_name: 'Certificate of Competence in Crane Operation', certification_date: '2017' },
      { certification_name: 'ASE A5 Brakes, Automotive', certification_date: '2019' },
    ])
  })

  test('entries whose year stands alone in their last line have as many lines, however narrow the column', () => {
    const lines = makeLines('Full-Stack Course', 'Code School', '2020', 'Cloud Certificate', 'Cloud Company', '2019')
    const names = readCertifications(lines, rightEdges(lines)).map((entry) => entry.certification_name?.value)
    expect(names).toStrictEqual(['Full-Stack Course', 'Cloud Certificate'])
  })

  test.each([
    [
      'ITIL 4 Foundation, AXELOS, 2022; PRINCE2 Practitioner, 2021; First Aid, 2020',
      ['ITIL 4 Foundation/AXELOS/2022', 'PRINCE2 Practitioner//2021', 'First Aid//2020'],
    ],
    ['HACCP Stufe 2, IHK Köln, 2019; Ersthelfer, DRK, 2021', ['HACCP Stufe 2/IHK Köln/2019', 'Ersthelfer/DRK/2021']],
    ['CompTIA A+ (2022); Network+ (2023)', ['CompTIA A+//2022', 'Network+//2023']],
    ['CACES 3, 2020 ; SST, 2021', ['CACES 3//2020', 'SST//2021']],
    ['PRL 60 h (2019); Carretillero, 2020; Carné B', ['PRL 60 h//2019', 'Carretillero//2020', 'Carné B//']],
    ['ITIL Foundation, AXELOS, 2022, PRINCE2, 2021', ['ITIL Foundation/AXELOS/2022', 'PRINCE2//2021']],
    ['Staplerschein; Ladungssicherung', ['Staplerschein//', 'Ladungssicherung//']],
    ['Reach Truck Licence (RTITB), 2017, renewed 2023', ['Reach Truck Licence (RTITB), renewed 2023//2017']],
    ['Scrum Master, 2020; renewed 2023', ['Scrum Master, renewed 2023//2020']],
    ['CISSP (2019; renewed 2022)', ['CISSP (2019; renewed 2022)//2019']],
    ['First Aid, 2020, St John Ambulance', ['First Aid/St John Ambulance/2020']],
  ])('%s: each certificate has its own issuer and year', (line, expected) => {
    const found = read(readCertifications, line).map((entry) =>
      ['certification_name', 'certification_organization', 'certification_date']
        .map((field) => entry[field] ?? '')
        .join('/'),
    )
    expect(found).toStrictEqual(expected)
  })

  test('what a narrow column broke at an "and" is one', () => {
    const names = ['CDL Class A with Hazmat (H)', 'and', 'Tanker (N) endorsements', 'TWIC Card']
    expect(read(readCertifications, ...names)).toMatchObject([
      { certification_name: 'CDL Class A with Hazmat (H) and Tanker (N) endorsements' },
      { certification_name: 'TWIC Card' },
    ])
  })

  test('an abbreviation in capitals is set like the line below it, which is another one', () => {
    expect(read(readCertifications, 'HCPC: PH 104 772', 'CSP member since 2013')).toMatchObject([
      { certification_name: 'HCPC: PH 104 772' },
      { certification_name: 'CSP member', certification_date: '2013' },
    ])
  })

  test.each([
    'Member, International Trademark Association (INTA)',
    'Mitglied, Deutscher Hausärzteverband',
    'Membre, Ordre des infirmiers',
  ])('%s keeps the body, without which it says nothing', (line) =>
    expect(read(readCertifications, line)).toStrictEqual([{ certification_name: line }]),
  )

  test('two of them side by side are read column by column: a row of several dates shows it', () => {
    expect(
      read(readCertifications, 'Full-Stack Course\tCloud Certificate', '2020\t2019', 'Code School\tCloud Company'),
    ).toMatchObject([
      { certification_name: 'Full-Stack Course', certification_date: '2020' },
      { certification_name: 'Cloud Certificate', certification_date: '2019' },
    ])
  })

  test.each([
    ['Certified ScrumMaster – Scrum Alliance (2019)'],
    ['Certified ScrumMaster, Scrum Alliance, 2019'],
    ['2019\tCertified ScrumMaster\tScrum Alliance'],
    ['Certified ScrumMaster | Scrum Alliance | March 2019'],
  ])('%s has a name, an organisation and a year', (line) => {
    expect(read(readCertifications, line)).toStrictEqual([
      {
        certification_name: 'Certified ScrumMaster',
        certification_organization: 'Scrum Alliance',
        certification_date: '2019',
      },
    ])
  })

  test.each([
    'CPA exam: FAR and AUD passed (2024), REG scheduled',
    'Wundexperte ICW (laufend)',
    'Reach truck licence, refresher booked for March 2026',
    'Habilitation électrique, prévue en mai 2026',
  ])('%s is kept whole and without a date: a part of it is still to come', (line) => {
    expect(read(readCertifications, line)).toStrictEqual([{ certification_name: line }])
  })

  test('subject and grades behind a comma are not an organisation', () => {
    expect(read(readCertifications, 'State Professional Certificate, Spanish 7-12, 2018')).toStrictEqual([
      { certification_name: 'State Professional Certificate, Spanish 7-12', certification_date: '2018' },
    ])
  })

  test('the registering body may come first', () => {
    expect(
      read(readCertifications, 'Nursing and Midwifery Council (NMC), Registered Nurse – Adult, since 2016'),
    ).toStrictEqual([
      {
        certification_name: 'Registered Nurse – Adult',
        certification_organization: 'Nursing and Midwifery Council (NMC)',
        certification_date: '2016',
      },
    ])
  })

  test('a grade behind a dash is part of the name', () => {
    expect(read(readCertifications, 'AWS Certified Developer – Associate')).toStrictEqual([
      { certification_name: 'AWS Certified Developer – Associate' },
    ])
  })

  test('lines below a name in its own look, or set apart by white space, belong to it', () => {
    const expected = [
      { certification_name: 'Green Belt', certification_organization: 'AEC', certification_date: '2018' },
      { certification_name: 'Safe Pass' },
    ]
    expect(
      read(readCertifications, ['Green Belt', { bold: true }], 'AEC', '2018', ['Safe Pass', { bold: true }]),
    ).toStrictEqual(expected)
    expect(read(readCertifications, 'Green Belt', 'AEC', '2018', ['Safe Pass', { gapAbove: 1 }])).toStrictEqual(
      expected,
    )
  })
})

test('a course has its place and year; a list of courses on one line is one each, and only a guess', () => {
  expect(read(readTraining, 'First Aid Course, Red Cross, 2021')).toStrictEqual([
    { training_name: 'First Aid Course', training_institution: 'Red Cross', date: '2021' },
  ])
  const lines = makeLines('Algorithms, Databases, Compilers')
  expect(readTraining(lines, rightEdges(lines)).map(({ training_name }) => training_name?.confidence)).toStrictEqual([
    'low',
    'low',
    'low',
  ])
})

describe('publications', () => {
  test('the title of a reference is what stands in quotation marks', () => {
    expect(read(readPublications, 'A. Lovelace, “Notes on the Engine,” Memoirs, 1843. Again 1989.')).toMatchObject([
      { publication_title: 'Notes on the Engine' },
    ])
  })

  test('a reference in the style of psychologists has authors, a year, a title and a source', () => {
    expect(
      read(readPublications, 'Example, M., & Muster, K. (2023). Seeds of forty gardens (1.1.0). Zenodo.'),
    ).toStrictEqual([
      {
        publication_title: 'Seeds of forty gardens (1.1.0)',
        publication_organization: 'Zenodo',
        publication_date: '2023',
        publication_description: 'Example, M., & Muster, K.',
      },
    ])
  })

  test('names of authors and addresses begin no publication, groups of them neither', () => {
    expect(
      read(
        readPublications,
        'Sketch of the Analytical Engine',
        'Ada Lovelace, Charles Babbage',
        'https://example.org/1',
      ),
    ).toStrictEqual([{ publication_title: 'Sketch of the Analytical Engine' }])
  })
})

describe('references', () => {
  test('a person has a title, a company, a number and an address', () => {
    const expected = {
      name: 'Mary Somerville',
      title: 'Head of Science',
      company: 'Acme Ltd.',
      mobile: '+44 20 7946 0000',
      email: 'mary@example.org',
    }
    expect(
      read(readReferences, 'Mary Somerville', 'Head of Science, Acme Ltd.', '+44 20 7946 0000 | mary@example.org'),
    ).toStrictEqual([expected])
  })

  test('"available upon request" names nobody, and is nobody’s company', () => {
    const [person] = read(readReferences, 'Mary Somerville', 'Head of Science', 'Further ones upon request')
    expect(person).toStrictEqual({ name: 'Mary Somerville', title: 'Head of Science' })
    for (const text of ['References available upon request', 'Auf Anfrage', 'Disponibles sur demande'])
      expect(read(readReferences, text)).toStrictEqual([])
  })
})
