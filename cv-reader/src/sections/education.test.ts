import { expect, it } from 'vitest'
import { makeLines } from '../testing/make-lines.ts'
import { readEducation, type ReadSchool } from './education.ts'
import { rightEdges } from '../lines/wrapped-lines.ts'

const fields = ({ institution, degree_type, specialization, attendance, gpa }: ReadSchool) =>
  [institution, degree_type, specialization, attendance, gpa].map((field) => field?.value ?? '')

it.each([
  [
    ['Uppsala University\tUppsala, Sweden', 'Bachelor of Science in Physics\tSep 2012 – Jun 2016', 'GPA: 3.8/4.0'],
    ['Uppsala University', 'Bachelor of Science', 'Physics', '2012 - 2016', '3.8/4.0'],
  ],
  [['BS Computer Science - Reed College, 2016'], ['Reed College', 'BS', 'Computer Science', '2016', '']],
  [
    ['10/2015 – 09/2018\tM. Sc. Informatik, Universität Ulm, Note 1,3'],
    ['Universität Ulm', 'M. Sc.', 'Informatik', '2015 - 2018', '1,3'],
  ],
  [
    ['2010 – 2014\tGrado en Enfermería', 'Universidad de Granada'],
    ['Universidad de Granada', 'Grado', 'Enfermería', '2010 - 2014', ''],
  ],
  [
    ['LPC with LLM, Distinction, The University of Law, 2021 (part-time)'],
    ['The University of Law', 'LPC with LLM (Distinction)', '', '2021', ''],
  ],
  [['MChem Chemistry, Cardiff University, 2026'], ['Cardiff University', 'MChem Chemistry', '', '2026', '']],
  [['Thornhill College, 8 O levels, 1996'], ['Thornhill College', '8 O levels', '', '1996', '']],
  [
    ['Diplôme d’ingénieur ESTP Paris, spécialité bâtiment, 2013'],
    ['', 'Diplôme d’ingénieur ESTP Paris', 'spécialité bâtiment', '2013', ''],
  ],
  [['Master Design, Universität Ulm, 2009 – 2012'], ['Universität Ulm', 'Master', 'Design', '2009 - 2012', '']],
  [
    ['Licence d’Histoire, Université de Rennes, 2009 – 2012'],
    ['Université de Rennes', 'Licence', 'Histoire', '2009 - 2012', ''],
  ],
  [
    ['Licence Informatique, Université de Rennes, 2009 – 2012'],
    ['Université de Rennes', 'Licence', 'Informatique', '2009 - 2012', ''],
  ],
])('%s is a school, a degree, a field, years and a grade', (lines, expected) => {
  expect(readEducation(makeLines(...lines)).entries.map(fields)).toEqual([expected])
})

it('a degree that is expected is not finished, and the word is no part of its name', () => {
  const { entries } = readEducation(
    makeLines(
      ['BA Marketing, University of Exeter\tExpected 2027', { bold: true }],
      ['BSc Biology, University of Leeds\t2014 - 2017', { bold: true, gapAbove: 0.8 }],
    ),
  )
  expect(entries.map((entry) => [...fields(entry), entry.expected?.value])).toEqual([
    ['University of Exeter', 'BA', 'Marketing', '2027', '', 'true'],
    ['University of Leeds', 'BSc', 'Biology', '2014 - 2017', '', undefined],
  ])
})

it('courses and theses are left to be seen among what was not read', () => {
  const { entries, unread } = readEducation(
    makeLines(
      ['MSc Biology, University of Leeds\t2014 – 2015', { bold: true }],
      ['Thesis: Moss on northern walls', { bullet: true, left: 62 }],
    ),
  )
  expect(entries.map(fields)).toEqual([['University of Leeds', 'MSc', 'Biology', '2014 - 2015', '']])
  expect(unread).toEqual([1])
})

it('a table with a head is read by its columns', () => {
  const { entries, unread } = readEducation(
    makeLines(
      'Degree\tInstitution\tYear\tCGPA',
      'B.Tech in Civil Engineering\tLakeside College\t2016 - 2020\t8.1',
      'Higher Secondary\tSt. Mary\t2016\t91%',
    ),
  )
  expect(entries.map(fields)).toEqual([
    ['Lakeside College', 'B.Tech', 'Civil Engineering', '2016 - 2020', '8.1'],
    ['St. Mary', 'Higher Secondary', '', '2016', '91%'],
  ])
  expect(unread).toEqual([])
})

it('a line full of pieces goes on to the date at the end of the next one', () => {
  const lines = makeLines(
    'M.S., Psychology, University of California, San',
    'Diego, CA (2009 – 2011)',
    'B.A., Sociology, Reed College (2005 – 2009)',
  )
  const { entries } = readEducation(lines, rightEdges(lines))
  expect(entries.map(({ institution }) => institution?.value)).toEqual(['University of California', 'Reed College'])
})

it('the city behind a state university’s comma is its campus, unless the state follows', () => {
  const school = (line: string) => readEducation(makeLines(line)).entries.map(({ institution }) => institution?.value)
  expect(school('B.A. Sociology, University of California, San Diego, 2009')).toEqual([
    'University of California, San Diego',
  ])
  expect(school('B.A. Sociology, University of California, San Diego, CA, 2009')).toEqual(['University of California'])
})

it('a number behind a city belongs to a university’s name', () => {
  const { entries } = readEducation(makeLines('Université Sorbonne Nouvelle – Paris 3 – Master Lettres (2014 – 2016)'))
  expect(entries[0]?.institution?.value).toBe('Université Sorbonne Nouvelle – Paris 3')
})

it('honours in brackets belong to the degree, and a campus to the university', () => {
  const lines = makeLines(
    'BSc (Hons) Adult Nursing, University of Salford, 2013 – 2016',
    'M.A., Spanish Linguistics, University at Albany, SUNY, May 2012',
    'NVQ Level 3 Professional Cookery, Cheshire College, 2009',
  )
  expect(readEducation(lines).entries.map((school) => fields(school).slice(0, 3))).toEqual([
    ['University of Salford', 'BSc (Hons)', 'Adult Nursing'],
    ['University at Albany, SUNY', 'M.A.', 'Spanish Linguistics'],
    ['Cheshire College', 'NVQ Level 3', 'Professional Cookery'],
  ])
})

it('how far somebody has come is no degree', () => {
  const lines = makeLines('Universidad Ricardo Prado – Psicología organizacional, noveno ciclo, 2021 - 2026 (en curso)')
  const [school] = readEducation(lines).entries
  expect(school && fields(school)).toEqual([
    'Universidad Ricardo Prado',
    '',
    'Psicología organizacional',
    '2021 - 2026',
    '',
  ])
  expect(school?.expected?.value).toBe('true')
})

it('a vocational training keeps what it is for', () => {
  const lines = makeLines('08/2007 – 07/2009\tAusbildung zum Fachlageristen (IHK), Spedition Harms, Hamburg')
  const [school] = readEducation(lines).entries
  expect(school && fields(school).slice(0, 3)).toEqual(['Spedition Harms', 'Ausbildung zum Fachlageristen (IHK)', ''])
})

it('a class of honours without a degree is the grade, and a grade beside a class is kept', () => {
  const [school] = readEducation(makeLines('University of Hull\t2010 – 2013', 'First Class Honours')).entries
  expect(school && fields(school)).toEqual(['University of Hull', '', '', '2010 - 2013', 'First Class Honours'])
  const [graded] = readEducation(makeLines('BSc Economics (2:1), University of Hull\t2010 – 2013', 'GPA: 3.6')).entries
  expect(graded && fields(graded)).toEqual(['University of Hull', 'BSc (2:1)', 'Economics', '2010 - 2013', '3.6'])
})

it('a degree in bold goes on in the next bold line above its school in a narrow column', () => {
  const lines = makeLines(
    ['MSc Advanced', { bold: true }],
    ['Musculoskeletal Practice', { bold: true }],
    'University of Hull',
    '2017 – 2020',
    ['BSc Physiotherapy', { bold: true }],
    'University of York',
    '2010 – 2013',
  )
  expect(readEducation(lines, rightEdges(lines)).entries.map((school) => fields(school).slice(0, 3))).toEqual([
    ['University of Hull', 'MSc', 'Advanced Musculoskeletal Practice'],
    ['University of York', 'BSc', 'Physiotherapy'],
  ])
})

it('in a list with one school in each line, what a full line leaves over belongs to it', () => {
  const lines = makeLines(
    '2021 – Qualification QualiPAC, Costic',
    ['2017 – BP Monteur en installations du génie climatique et sanitaire, CFA', { gapAbove: 0.5 }],
    ['BTP 44, Saint-Herblain', { gapAbove: 0.2 }],
    ['2015 – CAP Installateur sanitaire, CFA BTP 44', { gapAbove: 0.5 }],
  )
  const schools = readEducation(lines, rightEdges(lines)).entries.map(({ institution }) => institution?.value)
  expect(schools[1]).toBe('CFA BTP 44, Saint-Herblain')
})

it.each([
  [['2009 – 2012\tAusbildung zum Kaufmann im Einzelhandel', 'Elektro Brandt, Unna (Note: 2,1)'], 'Elektro Brandt'],
  [['2010 – 2013\tBerufsausbildung Mechatroniker', 'Bosch, Stuttgart'], 'Bosch'],
  [['2010 – 2013\tUmschulung zur Pflegefachkraft', 'Caritas, Trier'], 'Caritas'],
  [['2010 – 2013\tApprenticeship in Joinery', 'Hartwell Joinery, Ripon'], 'Hartwell Joinery'],
  [['2010 – 2013\tApprentissage de menuisier', 'Menuiserie Duval, Caen'], 'Menuiserie Duval'],
])('who learns a trade learns it at a company, whatever it is called: %s', (lines, company) => {
  const [school] = readEducation(makeLines(...lines)).entries
  expect(school?.institution?.value).toBe(company)
  expect(`${school?.degree_type?.value} ${school?.specialization?.value ?? ''}`.trim()).not.toContain(company)
})

it.each([
  [
    ['2010 – 2013\tAusbildung zur Erzieherin', 'Fachschule für Sozialpädagogik, Köln'],
    'Fachschule für Sozialpädagogik',
  ],
  [['2010 – 2013\tApprenticeship, Electrical Installation', 'Leeds City College'], 'Leeds City College'],
  [['2010 – 2013\tAusbildung Gesundheits- und Krankenpflege', 'Klinikum Kassel'], 'Klinikum Kassel'],
  [['2010 – 2013\tAusbildung zum Tischler', 'Dortmund'], undefined],
  [['2010 – 2013\tAusbildung zum Fachinformatiker', 'Fachrichtung Systemintegration'], undefined],
])('a school of a trade, a place and a special field are no company: %s', (lines, school) => {
  expect(readEducation(makeLines(...lines)).entries.map(({ institution }) => institution?.value)).toEqual([school])
})

it('an apprenticeship keeps the whole name of its trade, and how it was passed', () => {
  const lines = makeLines(
    ['2006 – 2009\tAusbildung zum Kaufmann im Einzelhandel', { bold: true }],
    'Elektro Brandt, Unna',
    ['2010 – 2013\tLehre zur Bürokauffrau, Lehrabschluss mit gutem Erfolg', { bold: true, gapAbove: 0.8 }],
    'Stadtwerke Salzburg',
  )
  expect(readEducation(lines).entries.map((school) => fields(school).slice(1, 3))).toEqual([
    ['Ausbildung zum Kaufmann im Einzelhandel', ''],
    ['Lehre zur Bürokauffrau (Lehrabschluss mit gutem Erfolg)', ''],
  ])
})

it.each([
  [['2020 – 2025\tBachiller en Psicología', 'Universidad de Lima'], 'Bachiller', 'Psicología'],
  [['2026\tDiplomado en Gestión del Talento Humano, PUCP'], 'Diplomado', 'Gestión del Talento Humano'],
  [['3 A Levels: Biology, Psychology, English', 'Ashfield School, 2011'], '3 A Levels', 'Biology, Psychology, English'],
  [['Three A-Levels: Physics, Maths, Art\t2011', 'Elm Park School'], 'Three A-Levels', 'Physics, Maths, Art'],
  [['A Levels: Physics, Maths, Art\t2011', 'Elm Park School'], 'A Levels', 'Physics, Maths, Art'],
  [['5 Highers: Physics, Maths, Art', 'Elm Park Academy, 2011'], '5 Highers', 'Physics, Maths, Art'],
])('%s is a degree with its subjects', (lines, degree, field) => {
  const [school] = readEducation(makeLines(...lines)).entries
  expect(school && fields(school).slice(1, 3)).toEqual([degree, field])
})

it('levels of other kinds are no school certificate', () => {
  const lines = makeLines('Level 3 Maths, Elm Park College, 2011')
  expect(readEducation(lines).entries.map(({ degree_type }) => degree_type?.value)).toEqual([undefined])
})

it('subjects below a school that a degree announces are its degree', () => {
  const lines = makeLines('Hill School – September 2022 to July 2024', 'A levels: Maths (B), Physics (C)')
  const [school] = readEducation(lines).entries
  expect(school && fields(school).slice(0, 3)).toEqual(['Hill School', 'A levels', 'Maths (B), Physics (C)'])
})
