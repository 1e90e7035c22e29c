import { describe, expect, test } from 'vitest'
import { headingLook, makeLine, makeLines, nameLook } from './testing/make-lines.ts'
import { profileFromLines } from './profile-from-lines.ts'

const plainCv = makeLines(
  ['Ada Lovelace', nameLook],
  'ada@example.org | London, United Kingdom',
  ['Summary', headingLook],
  'Writes programs for engines that are not built yet.',
  ['Skills', headingLook],
  'Mathematics, French',
  ['Zzyzx', headingLook],
  'Nobody knows what this is',
  ['Languages', headingLook],
  'English, French',
)

describe('a CV is read', () => {
  test('every line went into a field, is a heading, or is unread: nothing disappears unseen', () => {
    const read = profileFromLines(plainCv)
    expect(read.personal_details.name?.value).toBe('Ada Lovelace')
    expect(read.profile_summary?.value).toBe('Writes programs for engines that are not built yet.')
    expect(read.skills.map(({ skill }) => skill?.value)).toStrictEqual(['Mathematics', 'French'])
    expect(read.personal_details.languages_known?.map(({ value }) => value)).toStrictEqual(['English', 'French'])
    expect(read.unread).toStrictEqual([6, 7])
  })

  test('what a template wants filled in is no value, and is unread', () => {
    const read = profileFromLines(
      makeLines(['{name}', nameLook], '<Email address>', ['Skills', headingLook], '{{ skill }}'),
    )
    expect(read).toMatchObject({ personal_details: {}, skills: [], unread: [0, 1, 3] })
  })

  test('a title under the name is the headline, projects are projects, and years stay years', () => {
    const read = profileFromLines(
      makeLines(
        ['Ada Lovelace', nameLook],
        'Software Engineer | Analytical Engines',
        'ada@example.org | London, United Kingdom',
        ['Experience', headingLook],
        ['Engineer, Babbage & Co', { bold: true }],
        '1990 – 1993',
        ['Wrote the first program', { bullet: true, left: 62 }],
        ['Projects', headingLook],
        ['Bernoulli Numbers\t1992', { bold: true }],
        ['Computed them by engine', { bullet: true, left: 62 }],
      ),
    )
    expect(read.personal_details.headline?.value).toBe('Software Engineer | Analytical Engines')
    expect(read.professional_experience).toMatchObject([{ from: { value: '1990' }, to: { value: '1993' } }])
    expect(read.projects).toMatchObject([
      {
        name: { value: 'Bernoulli Numbers' },
        from: { value: '1992' },
        description: [{ value: 'Computed them by engine' }],
      },
    ])
    expect(read.unread).toStrictEqual([])
  })

  test('a paragraph under the name without heading is the summary, but less sure', () => {
    const text = 'I write programs for engines that are not built yet, and explain them to people who are curious.'
    expect(profileFromLines(makeLines(['Ada Lovelace', nameLook], text)).profile_summary).toMatchObject({
      value: text,
      confidence: 'medium',
    })
  })

  test('a languages section without a human language lists programming languages', () => {
    expect(
      profileFromLines(makeLines(['Languages', headingLook], 'Java, C++')).skills.map(({ skill }) => skill?.value),
    ).toStrictEqual(['Java', 'C++'])
  })

  test('an empty file and one of nonsense say nothing', () => {
    expect(profileFromLines([])).toMatchObject({ personal_details: {}, skills: [], unread: [] })
    expect(profileFromLines([makeLine('~~~')])).toMatchObject({ personal_details: {}, skills: [], unread: [0] })
  })

  test('lines of 200,000 characters and 20,000 lines are left unread', () => {
    const long = ['a', '1', '@', ' x', 'a,', 'a - ', '(', '{{', '<a ', '+1 (', 'a\t', 'Ab ', '2010 - '].map((piece) =>
      makeLine(piece.repeat(200_000 / piece.length)),
    )
    const many = Array.from({ length: 20_000 }, (_, at) => makeLine(`Word ${at}`))
    for (const heading of ['Skills', 'Experience', 'Education', 'Publications', 'References', 'Certifications']) {
      const read = profileFromLines([makeLine(heading, headingLook), ...long, ...many])
      expect(read.unread).toContain(1)
    }
  })
})
