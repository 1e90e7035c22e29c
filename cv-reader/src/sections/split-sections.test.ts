import { describe, expect, test } from 'vitest'
import { headingLook, type LineLook, makeLines, nameLook } from '../testing/make-lines.ts'
import { splitSections } from './split-sections.ts'

const sectionsOf = (...lines: readonly (string | readonly [string, LineLook])[]) => {
  const { header, sections } = splitSections(makeLines(...lines))
  return {
    header: header.map(({ text }) => text),
    ...Object.fromEntries(
      sections.map(({ kinds, lines: own }, at) => [kinds.join('+') || `unnamed ${at}`, own.map(({ text }) => text)]),
    ),
  }
}

describe('a CV taken apart at its headings', () => {
  test('bold titles of entries are no headings: they stand at another edge, and dates below each', () => {
    const heading: LineLook = { bold: true, left: 56, gapAbove: 1 }
    const title: LineLook = { bold: true, gapAbove: 1 }
    const found = sectionsOf(
      ['Skills', heading],
      'Mathematics',
      ['Experience', heading],
      ['Senior Engineer', title],
      'Jan 2020 – Dec 2021',
      ['Engineer', title],
      'Jan 2018 – Dec 2019',
      ['Education', heading],
      'Home',
    )
    expect(Object.keys(found)).toStrictEqual(['header', 'skills', 'experience', 'education'])
  })

  test.each([
    ['Cascade Drinks', 'Hill Freight', 'Seaside Hotel'],
    ['Nordbau', 'Stahlwerk Ost', 'Gasthof Adler'],
    ['Dupont Logistique', 'Café du Port', 'Leroy'],
    ['Acme', 'Initech', 'Globex'],
    ['Bar Sol', 'Transportes Vega', 'Hotel Mar'],
  ])('employers set like the headings of another column are none: %s', (...names) => {
    const side: LineLook = { size: 12, gapAbove: 1 }
    const beside: LineLook = { block: 1, left: 200 }
    const jobs = names.flatMap((name): (readonly [string, LineLook])[] => [
      [name, { ...beside, size: 12, gapAbove: 1.4 }],
      ['Driver', { ...beside, size: 11, gapAbove: 0.4 }],
      ['March 2016 - May 2019', { ...beside, gapAbove: 0.4 }],
    ])
    const found = sectionsOf(
      ['Contact', side],
      'ada@example.org',
      ['Languages', side],
      'English',
      ['Skills', side],
      'Customer service',
      ['Ada Lovelace', { ...beside, size: 24 }],
      ['Experience', { ...beside, size: 15, gapAbove: 1.4 }],
      ...jobs,
      ['Education', { ...beside, size: 15, gapAbove: 1.4 }],
      ['Hill School', beside],
    )
    expect(found).toMatchObject({ experience: jobs.map(([text]) => text) })
  })

  test.each([
    ['Clinical experience', 'Nurse Assistant, Wesley Hospital (Feb 2022 – Mar 2024)'],
    ['TEACHING EXPERIENCE', 'Teacher, Wesley School (Feb 2022 – Mar 2024)'],
    ['Unterrichtserfahrung', '09/2018 – 07/2023\tLehrerin, Gymnasium Soltau'],
    ['Expérience en restauration', 'Chef de partie, Le Bistrot (mars 2019 – juin 2023)'],
    ['Experiencia docente', 'Profesor, Academia Lingua (septiembre 2018 – junio 2022)'],
  ])('%s in bold above a dated line begins a section of work', (name, job) => {
    const found = sectionsOf(
      'Ada Lovelace',
      ['Skills', { bold: true }],
      ['Calm with customers', { bullet: true }],
      [name, { bold: true }],
      job,
      ['Looked after everybody who came, as well as could be done in a day', { bullet: true }],
    )
    expect(found).toMatchObject({ skills: ['Calm with customers'], experience: [job, expect.any(String)] })
  })

  test.each([
    ['without a dated line below', 'Clinical experience', 'Wound care'],
    ['that names a field of work', 'Customer experience', 'Acme Ltd (Jan 2019 – Mar 2022)'],
  ])('a bold line %s begins none', (_, name, below) => {
    const found = sectionsOf(['Skills', { bold: true }], 'Calm', [name, { bold: true }], below)
    expect(Object.keys(found)).not.toContain('experience')
  })

  test.each([
    ['Duisburg, 15. November 2026', 'Ada Lovelace'],
    ['Fait à Lille, le 3 mai 2026', 'Ada Lovelace'],
    ['Madrid, a 3 de mayo de 2026', 'ADA LOVELACE'],
  ])('%s and the name below it are a signature', (place, name) => {
    const found = sectionsOf(['Ada Lovelace', nameLook], 'ada@example.org', ['Skills', headingLook], 'SAP', place, name)
    expect(found).toMatchObject({ skills: ['SAP'] })
  })

  test('a last line that is not the name is no signature, nor is a birth date', () => {
    const found = sectionsOf(
      'Ada Lovelace',
      'Née à Lille, le 3 mai 1990',
      ['Skills', headingLook],
      'SAP',
      'Adobe Illustrator',
    )
    expect(found).toStrictEqual({
      header: ['Ada Lovelace', 'Née à Lille, le 3 mai 1990'],
      skills: ['SAP', 'Adobe Illustrator'],
    })
  })

  test('the last word of a paragraph is no heading, whatever it means in another language', () => {
    const found = sectionsOf(
      'Experience\tRaised the number of users and their',
      ['engagement.', { left: 200 }],
      ['Education\tReed College', { gapAbove: 1 }],
    )
    expect(Object.keys(found)).toStrictEqual(['header', 'experience', 'education'])
  })

  test('a list set in columns below one heading stays one section', () => {
    const lines = makeLines(
      ['Projects', { ...headingLook, top: 20 }],
      ['An engine of brass and a table of its many numbers, printed', { top: 40 }],
      ['Skills', { ...headingLook, block: 1, top: 60 }],
      ['Mathematics', { block: 1, top: 80 }],
      ['Tables', { block: 1, top: 94 }],
      ['References', { ...headingLook, block: 1, top: 120 }],
      ['Upon request', { block: 1, top: 140 }],
      ['Steam', { block: 2, left: 200, top: 80 }],
      ['Brass', { block: 2, left: 200, top: 94 }],
    )
    const skills = splitSections(lines).sections.find(({ kinds }) => kinds.includes('skills'))
    expect(skills?.lines.map(({ text }) => text)).toStrictEqual(['Mathematics', 'Tables', 'Steam', 'Brass'])
  })

  test('what stands above the first heading is the header; a heading is no line of its section', () => {
    expect(
      sectionsOf(
        ['Ada Lovelace', nameLook],
        ['Skills', headingLook],
        'Mathematics',
        ['Education', headingLook],
        'Home',
      ),
    ).toStrictEqual({
      header: ['Ada Lovelace'],
      skills: ['Mathematics'],
      education: ['Home'],
    })
  })

  test('a word that names a section is none within text, in a list, or where the headings stand out more', () => {
    const read = sectionsOf(
      ['Skills', headingLook],
      ['Languages', { bold: true }],
      'Experience with engines of all kinds is what I bring along',
      ['Training', { bullet: true }],
      ['Education', headingLook],
      'Home',
    )
    expect(Object.keys(read)).toStrictEqual(['header', 'skills', 'education'])
    expect(read).toHaveProperty('skills.length', 3)
  })

  test('a heading in unknown words that looks like the others starts a section of its own', () => {
    const read = sectionsOf(
      ['Skills', headingLook],
      'Java',
      ['Zzyzx Qux', headingLook],
      'Nobody knows what that is',
      ['Education', headingLook],
      'Home',
    )
    expect(read).toStrictEqual({
      header: [],
      skills: ['Java'],
      'unnamed 1': ['Nobody knows what that is'],
      education: ['Home'],
    })
  })

  test('headings without any look of their own count where nothing looks like a heading', () => {
    expect(sectionsOf('Ada Lovelace', 'Skills', 'Java', 'Education', 'Home')).toStrictEqual({
      header: ['Ada Lovelace'],
      skills: ['Java'],
      education: ['Home'],
    })
  })

  test('a name in the left margin starts a section in its own row', () => {
    expect(sectionsOf('Skills\tJava', '\tKotlin', 'Education\tHome')).toStrictEqual({
      header: [],
      skills: ['Java', '\tKotlin'],
      education: ['Home'],
    })
  })

  test('a name before a colon is a section where sections have no lines of their own', () => {
    expect(sectionsOf('Ada Lovelace', 'Skills: Java, C', 'Languages: English')).toStrictEqual({
      header: ['Ada Lovelace'],
      skills: ['Java, C'],
      languages: ['English'],
    })
  })

  test('a name before a colon within a job belongs to the job', () => {
    const read = sectionsOf(
      ['Experience', headingLook],
      'Engineer, Acme',
      'Skills: Java, C',
      ['Education', headingLook],
      'Home',
    )
    expect(read).toHaveProperty('experience', ['Engineer, Acme', 'Skills: Java, C'])
  })

  test('a heading that is broken over two lines is one', () => {
    const read = sectionsOf(
      ['PROFESSIONAL', headingLook],
      ['EXPERIENCE', { ...headingLook, gapAbove: 0.2 }],
      'Acme',
      ['SKILLS', headingLook],
      'Java',
    )
    expect(read).toStrictEqual({ header: [], experience: ['Acme'], skills: ['Java'] })
  })

  test('a column on the next page goes on with the section above it, not with the sidebar read last', () => {
    const read = sectionsOf(
      ['Experience', { ...headingLook, left: 50 }],
      ['Engineer for many years at Acme in London', { left: 50 }],
      ['Skills', { ...headingLook, left: 400, block: 1 }],
      ['Java', { left: 400, block: 1 }],
      ['Programmer for some years at Bolts in York', { left: 50, block: 2, page: 2 }],
    )
    expect(read).toHaveProperty('experience', [
      'Engineer for many years at Acme in London',
      'Programmer for some years at Bolts in York',
    ])
    expect(read).toHaveProperty('skills', ['Java'])
  })

  test('how to reach somebody in the foot of a page is no part of the last section', () => {
    const read = sectionsOf(['Certificates', headingLook], 'Green Belt', ['Bilbao', { gapAbove: 9 }], 'ada@example.org')
    expect(read).toStrictEqual({ header: ['Bilbao', 'ada@example.org'], certifications: ['Green Belt'] })
  })
})
