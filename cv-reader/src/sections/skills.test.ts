import { describe, expect, test } from 'vitest'
import { type LineLook, makeLines } from '../testing/make-lines.ts'
import { readSkills } from './skills.ts'
import { rightEdges } from '../lines/wrapped-lines.ts'

type Line = string | readonly [string, LineLook]
const read = (...given: Line[]) => {
  const lines = makeLines(...given)
  return readSkills(lines, true, rightEdges(lines))
}
const skills = (...lines: Line[]) => read(...lines).skills.map(({ skill }) => skill.value)

describe('skills', () => {
  test.each([
    ['Java, Kotlin, SQL'],
    ['Java; Kotlin; SQL'],
    ['Java | Kotlin | SQL'],
    ['Java • Kotlin • SQL'],
    ['Java · Kotlin · SQL'],
    ['Java / Kotlin / SQL'],
    ['Java\tKotlin\tSQL'],
    ['Java – Kotlin – SQL'],
    ['Java, Kotlin and SQL'],
    ['Java (expert), Kotlin – 5 years, SQL ●●●○○'],
    ['Proficient in Java, Kotlin: 80 %, SQL (A2)'],
  ])('%s lists three', (line) => expect(skills(line)).toStrictEqual(['Java', 'Kotlin', 'SQL']))

  test('bullets and tags are one each', () => {
    expect(skills(['Java', { bullet: true }], ['Kotlin', { bullet: true }])).toStrictEqual(['Java', 'Kotlin'])
    expect(skills('Java', 'Machine Learning')).toStrictEqual(['Java', 'Machine Learning'])
  })

  test('a skill goes on in lower case where items stand further apart', () => {
    const tight = { gapAbove: 0.2 }
    const wide = { gapAbove: 0.5 }
    expect(
      skills('Triage and differential', ['diagnosis', tight], ['Manual therapy', wide], ['Staff appraisal', wide]),
    ).toStrictEqual(['Triage and differential diagnosis', 'Manual therapy', 'Staff appraisal'])
    expect(skills('PostgreSQL', ['npm', tight], ['Docker', tight], ['Redis', tight])).toStrictEqual([
      'PostgreSQL',
      'npm',
      'Docker',
      'Redis',
    ])
  })

  test('a line with a time from–to is an entry, and no skill; versions and times of each skill are none', () => {
    expect(skills('Calm', 'IT helper, Wesley School, Auckland (Feb 2025 - now)')).toStrictEqual(['Calm'])
    expect(skills('Java (2018 – 2022), Kotlin (2020 – now)')).toStrictEqual(['Java', 'Kotlin'])
    expect(skills(['Visual Studio 2005-2019', { bullet: true }], ['SQL', { bullet: true }])).toStrictEqual([
      'Visual Studio 2005-2019',
      'SQL',
    ])
  })

  test.each([
    ['Programming: Python, Java, C++ (2015 – 2023)', ['Python', 'Java', 'C++']],
    ['Python, Java, SQL (2018 – 2022)', ['Python', 'Java', 'SQL']],
    ['Stock control (2018 – 2022)', ['Stock control']],
    ['Schweißen, Löten, 2015 – 2019', ['Schweißen', 'Löten']],
  ])('the time behind %s says how long, and its items are skills', (line, found) =>
    expect(skills(line)).toStrictEqual(found),
  )

  test.each([
    'Verkäuferin, Edeka Nord (2015 – 2019)',
    'Welding, Harrow Works Ltd (2015 – 2019)',
    'Physics, Wesley College (2012 – 2014)',
    'Night nurse (2012 – 2014)',
  ])('%s is an entry for its employer, school or title', (line) => expect(skills(line)).toStrictEqual([]))

  test('a colon or dash within brackets cuts nothing', () => {
    expect(skills('Personio, MS Office (Excel: sehr gut), SAP')).toStrictEqual([
      'Personio',
      'MS Office (Excel: sehr gut)',
      'SAP',
    ])
    expect(skills('Office (Word – expert, Excel), SAP')).toStrictEqual(['Office (Word – expert, Excel)', 'SAP'])
  })

  test('names that hold marks stay whole', () => {
    expect(skills('C++, C#, .NET, CI/CD, HTML/CSS, AWS (EC2, S3), Node.js')).toStrictEqual([
      'C++',
      'C#',
      '.NET',
      'CI/CD',
      'HTML/CSS',
      'AWS (EC2, S3)',
      'Node.js',
    ])
  })

  test('the name of a group is no skill: before a colon, in the left cell, bold above a list', () => {
    expect(skills('Databases: MySQL, Oracle')).toStrictEqual(['MySQL', 'Oracle'])
    expect(skills('Databases\tMySQL, Oracle', 'Clouds\tAzure')).toStrictEqual(['MySQL', 'Oracle', 'Azure'])
    expect(skills(['Databases', { bold: true }], 'MySQL, Oracle')).toStrictEqual(['MySQL', 'Oracle'])
  })

  test('each cell may begin with the name of its own group, and a licence beside its name is no skill', () => {
    const { skills: grouped, languages } = read('Languages: Go, SQL\tInfra: Kubernetes, AWS', 'Data: Kafka, Redis')
    expect(grouped.map(({ skill, category }) => `${category?.value}/${skill.value}`)).toStrictEqual([
      'Languages/Go',
      'Languages/SQL',
      'Infra/Kubernetes',
      'Infra/AWS',
      'Data/Kafka',
      'Data/Redis',
    ])
    expect(languages).toStrictEqual([])
    const { skills: none, licences } = read('Führerschein\tKlasse B')
    expect(none).toStrictEqual([])
    expect(licences).toMatchObject([{ certification_name: { value: 'Führerschein: Klasse B' } }])
  })

  test('a comma within what somebody can do separates nothing', () => {
    const phrase = 'Client visits in English, Igbo and basic French'
    expect(skills([phrase, { bullet: true }], ['Filing', { bullet: true }])).toStrictEqual([phrase, 'Filing'])
    // A pattern that tries every way to cut a long line into words would not end.
    expect(skills(['word '.repeat(60).trim(), { bullet: true }])).toStrictEqual([])
  })

  test('levels in a cell or line of their own are no skills', () => {
    expect(skills('Java\tAdvanced', 'Kotlin', 'Sehr gut', 'SQL\t4/5')).toStrictEqual(['Java', 'Kotlin', 'SQL'])
  })

  test('sentences are left out, hobbies too', () => {
    expect(
      skills('I have worked with many teams in many places over the years.', 'Hobbies: Chess, Rowing'),
    ).toStrictEqual([])
  })

  test('a sentence with commas is none of a list', () => {
    expect(
      skills('I plan, budget and lead projects of all kinds, and have done so for many years, in many places.'),
    ).toStrictEqual([])
  })

  test('a list of commas that breaks within an item goes on', () => {
    expect(skills(['Planning, budgeting, supply chain', { right: 300 }], 'management, Excel')).toContain(
      'supply chain management',
    )
  })

  test('duplicates are one, whatever their case; the first one stays', () => {
    expect(skills('Java, JAVA, java')).toStrictEqual(['Java'])
  })

  test('the name of a group is the category of its skills, and a heading of the section is none', () => {
    const groups = (...lines: Line[]) =>
      read(...lines).skills.map(({ skill, category }) => [skill.value, category?.value])
    expect(groups('Languages: Java, Python', 'Skills: Git, Linux')).toStrictEqual([
      ['Java', 'Languages'],
      ['Python', 'Languages'],
      ['Git', undefined],
      ['Linux', undefined],
    ])
    expect(
      groups(['Databases', { bold: true }], 'MySQL, Oracle', ['Tools', { bold: true }], 'Git, Jira'),
    ).toStrictEqual([
      ['MySQL', 'Databases'],
      ['Oracle', 'Databases'],
      ['Git', 'Tools'],
      ['Jira', 'Tools'],
    ])
  })

  test('languages of programming are skills, human ones under their own label are not', () => {
    expect(skills('Languages: Java, Python')).toStrictEqual(['Java', 'Python'])
    expect(read('Languages: Ruby, Perl, Latin').languages).toStrictEqual([])
    expect(read('Languages: German (C1), English').languages.map(({ value }) => value)).toStrictEqual([
      'German (C1)',
      'English',
    ])
  })
})

test.each([
  ['Allen-Bradley ControlLogix and', 'CompactLogix'],
  ['Siemens S7 und', 'TIA Portal'],
  ['Adobe Photoshop et', 'Illustrator'],
  ['Windows Server y', 'Active Directory'],
  ['Megger &', 'Fluke'],
])('"%s" above "%s" is one skill', (above, below) => {
  expect(skills('Excel', above, below, 'Word')).toContain(`${above} ${below}`)
})

test.each([
  ['Windows Server 2022 y Active Directory (laboratorio)', 'laboratorio'],
  ['Kubernetes-Cluster und Terraform-Module (Heimlabor)', 'Heimlabor'],
  ['Amazon Web Services and Google Cloud Platform (home lab)', 'home lab'],
  ['Administration Linux et supervision Centreon (en formation)', 'en formation'],
  ['SAP Materials Management and Business One (two days)', 'two days'],
])('%s: what limits two skills in one item stays with both', (item, limit) => {
  const found = skills(`${item}, Word`)
  expect(found).toHaveLength(3)
  expect(found.filter((skill) => skill.endsWith(`(${limit})`))).toHaveLength(2)
})

test.each([
  'Java (school)',
  'C (scolaire)',
  'SQL (basic level)',
  'Excel (very basic)',
  'R (Schulkenntnisse)',
  'Go (limited)',
  'Linux (nivel usuario)',
  'Excel (familiar)',
])('%s keeps its level, which limits it', (item) => {
  expect(skills(`Word, ${item}`)).toEqual(['Word', item])
})

test.each([
  'MS Excel (sehr gut), SAP SD/MM (gut), MS Dynamics (Grundkenntnisse)',
  'Python (advanced), Rust (basic)',
  'Excel (avancé), Access (notions)',
  'Photoshop (avanzado), InDesign (básico)',
])('beside the lowest level the higher ones are told too: %s', (line) => {
  expect(skills(line)).toEqual(line.split(', '))
})

test('years, marks, percentages and the levels of languages say no lowest level', () => {
  expect(skills('Python (expert), Rust (2 years), Go ●●○○')).toEqual(['Python', 'Rust', 'Go'])
  expect(skills('Python (expert), Java (10 years), Rust (basic)')).toEqual(['Python (expert)', 'Java', 'Rust (basic)'])
  expect(skills('Word (sehr gut), Excel (gut), Englisch (Grundkenntnisse)')).toEqual(['Word', 'Excel'])
})

test('a bracket at the start of a line belongs to the last skill of the line above', () => {
  const lines = makeLines('Excel, SAP, QGIS', '(autodidaktisch), MS Dynamics (kurze Schulung)')
  expect(readSkills(lines, true, rightEdges(lines)).skills.map(({ skill }) => skill.value)).toEqual([
    'Excel',
    'SAP',
    'QGIS (autodidaktisch)',
    'MS Dynamics (kurze Schulung)',
  ])
})
