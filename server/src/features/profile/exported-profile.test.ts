import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { emptyProfile, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import { exportProfile, saveProfile } from '@waymark/contract/profile.ts'
import { pathOf } from '@waymark/contract/define-endpoint.ts'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { readJson } from '@waymark/cv-reader/structured/json-file.ts'
import { sharedTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { makeProfile } from '../../testing/make-profile.ts'
import { testOnRealData } from '@waymark/cv-reader/testing/real-data.ts'
import { addUser } from '../../testing/add-user.ts'
import { exportProfileAs, type ExportFormat } from './exported-profile.ts'
import { toImportedProfile } from './imported-profile.ts'

const at = '2026-11-21T10:00:00.000Z'
function readBack(format: ExportFormat, profile: ProfileDocument) {
  const reading = readJson(Buffer.from(exportProfileAs(format, profile, at).bytes), true)
  if ('unreadable' in reading) throw new Error(reading.unreadable)
  return toImportedProfile(reading)
}
const parse = (format: ExportFormat, profile: ProfileDocument) =>
  JSON.parse(Buffer.from(exportProfileAs(format, profile, at).bytes).toString()) as Record<string, unknown>

const words = fc.string({ unit: 'grapheme', maxLength: 30 })
const month = fc.constantFrom('', '2020-01', '1999-12', '2007')
const nasty: fc.Arbitrary<ProfileDocument> = fc.record({
  personal_details: fc.record({
    name: words,
    date_of_birth: fc.constantFrom('', '1990-02-28'),
    marital_status: fc.constantFrom('Single', 'Married', 'Widowed'),
    nationality: words,
    languages_known: fc.array(words.filter(Boolean), { maxLength: 3 }),
    mobile_numbers: fc.array(words.filter(Boolean), { maxLength: 3 }),
    email: fc.constantFrom('', 'a@b.example'),
    address: words,
    present_location: words,
    links: fc.array(words.filter(Boolean), { maxLength: 3 }),
    headline: words,
  }),
  profile_summary: words,
  professional_experience: fc.array(
    fc.record({
      id: fc.uuid(),
      company: words,
      location: words,
      from: month,
      to: fc.constantFrom('', '2021-05', 'present', 'Present (part-time)'),
      title: words,
      responsibilities: fc.array(words.filter(Boolean), { maxLength: 3 }),
      notable_achievements: fc.array(words.filter(Boolean), { maxLength: 3 }),
    }),
    { maxLength: 3 },
  ),
  volunteer_experience: fc.constant([]),
  projects: fc.array(
    fc.record({
      id: fc.uuid(),
      name: words,
      role: words,
      link: words,
      from: month,
      to: fc.constantFrom('', '2021-05', '2022', 'present'),
      description: fc.array(words.filter(Boolean), { maxLength: 2 }),
      skills: fc.array(words.filter(Boolean), { maxLength: 2 }),
    }),
    { maxLength: 2 },
  ),
  education: fc.array(
    fc.record({
      id: fc.uuid(),
      institution: words,
      attendance: fc.constantFrom('', '2009 - 2013', '2009', 'since 2009', '2009–2013', 'evenings'),
      degree_type: words,
      specialization: words,
      gpa: words,
      expected: fc.boolean(),
    }),
    { maxLength: 2 },
  ),
  skills: fc.array(fc.record({ id: fc.uuid(), skill: words, category: words }), { maxLength: 4 }),
  training: fc.constant(makeProfile().training),
  publications: fc.constant(makeProfile().publications),
  certifications: fc.constant(makeProfile().certifications),
  references: fc.constant(makeProfile().references),
})

describe('Waymark’s own file holds all of it', () => {
  test('any profile comes back exactly as it was, ids, blanks and all', () => {
    fc.assert(
      fc.property(nasty, (profile) => {
        expect(readBack('waymark', profile).content).toEqual(profile)
      }),
    )
  })

  test('it says what it is and of when', () => {
    expect(parse('waymark', makeProfile())).toEqual({
      format: 'waymark-profile',
      format_version: 1,
      exported_at: at,
      profile: makeProfile(),
    })
  })

  test('a marital status in it was read; of a file changed by hand, what is unknown is named and the rest is read', () => {
    const { fields } = readBack('waymark', makeProfile())
    expect(fields['personal_details.marital_status']).toEqual({ confidence: 'high', lines: [] })
    const profile = {
      personal_details: {
        name: 'Ada',
        marital_status: 'It is complicated',
        star_sign: 'Leo',
        languages_known: [7, 'English'],
      },
      skills: [{ id: 'not an id!', skill: 'Tea', level: 9 }, 'text'],
      hobbies: ['Chess'],
    }
    const reading = readJson(Buffer.from(JSON.stringify({ format: 'waymark-profile', profile, note: 'x' })), true)
    if ('unreadable' in reading) throw new Error(reading.unreadable)
    const { content, not_taken_over } = toImportedProfile(reading)
    expect(content['personal_details']).toEqual({
      ...emptyProfile().personal_details,
      name: 'Ada',
      languages_known: ['English'],
    })
    expect(content['skills']).toEqual([
      { skill: 'Tea', category: '' },
      { skill: '', category: '' },
    ])
    expect(not_taken_over.toSorted()).toEqual(['hobbies', 'note', 'personal_details.star_sign', 'skills.level'])
  })
})

describe('a JSON Resume, out and in again', () => {
  /** Without what JSON Resume cannot or must not hold: ids; what the file of a public CV does not tell of a person. */
  const public_ = (profile: ProfileDocument) => ({
    ...profile,
    personal_details: {
      ...profile.personal_details,
      date_of_birth: '',
      marital_status: 'Single',
      nationality: '',
    },
    references: profile.references.map(({ name }) => ({ name, title: '', company: '', mobile: '', email: '' })),
  })
  const withoutIds = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value, (key, one: unknown) => (key === 'id' ? undefined : one)))

  test('nothing that has a place is lost', () => {
    const [school] = makeProfile().education
    const profile = makeProfile({
      education: [school!, { ...school!, id: 'edu2', attendance: '2025 - 2028', expected: true }],
      skills: ['Go', 'Rust', 'Grafana'].map((skill, index) => ({ skill, category: index < 2 ? 'Languages' : '' })),
    })
    expect(withoutIds(readBack('json-resume', profile).content)).toEqual(withoutIds(public_(profile)))
  })

  test('nothing of what must not be published is in it', () => {
    const text = JSON.stringify(parse('json-resume', makeProfile()))
    for (const secret of ['1988-04-02', 'Married', 'jan.nowak@example.org', '600999888', 'CTO'])
      expect(text).not.toContain(secret)
  })

  test.each([
    ['2020-01', ''],
    ['2020-01', 'present'],
    ['2020-01', 'Present (part-time)'],
    ['', 'present'],
    ['', ''],
    ['', '2021-05'],
    ['2018', '2020'],
  ])('a job from "%s" to "%s" is neither begun nor ended by the way', (from, to) => {
    const job = {
      ...makeProfile().professional_experience[0],
      from,
      to,
    } as ProfileDocument['professional_experience'][0]
    const { content } = readBack('json-resume', makeProfile({ professional_experience: [job] }))
    expect((content as ProfileDocument).professional_experience[0]).toMatchObject({ from, to })
  })

  test.each(['2009 - 2013', '2009', 'since 2009', '2009–2013', '', 'evenings'])('attendance "%s"', (attendance) => {
    const [school] = makeProfile().education
    const { content } = readBack('json-resume', makeProfile({ education: [{ ...school!, attendance }] }))
    expect((content as ProfileDocument).education[0]?.attendance).toBe(attendance)
  })

  test('links keep their way of being written, and an address without its scheme gets one for other programs', () => {
    const links = ['https://a.example', 'github.com/maja', 'ask me']
    const profile = makeProfile({ personal_details: { ...makeProfile().personal_details, links } })
    const basics = parse('json-resume', profile)['basics'] as { profiles: { url?: string }[] }
    expect(basics.profiles.map(({ url }) => url)).toEqual(['https://a.example', 'https://github.com/maja', undefined])
    expect((readBack('json-resume', profile).content as ProfileDocument).personal_details.links).toEqual(links)
  })

  testOnRealData(
    'any profile’s JSON Resume is valid against the schema, and the official sample is read',
    60_000,
    (folder) => {
      const file = (...name: string[]) => readFileSync(path.join(folder, 'vectors/jsonresume', ...name), 'utf8')
      const schema = z.fromJSONSchema(JSON.parse(file('schema.json')) as Parameters<typeof z.fromJSONSchema>[0])
      expect(schema.safeParse({ work: [{ startDate: 'x' }] }).success).toBe(false)
      fc.assert(fc.property(nasty, (profile) => void schema.parse(parse('json-resume', profile))))
      const sample = readJson(Buffer.from(file('sample.resume.json')), true)
      if ('unreadable' in sample) throw new Error(sample.unreadable)
      const { content, problems } = toImportedProfile(sample)
      expect((content as ProfileDocument).personal_details.name).toBe('Richard Hendriks')
      expect(problems).toEqual({})
      for (const name of readdirSync(path.join(folder, 'vectors/jsonresume/test'))) {
        for (const resume of Object.values(JSON.parse(file('test', name)) as object))
          expect(() => readJson(Buffer.from(JSON.stringify(resume)), true)).not.toThrow()
      }
    },
  )
})

describe('GET /api/profile/export/:format', () => {
  let app: TestApp
  beforeAll(async () => void (app = await sharedTestApp()))
  const download = (token: string, format: string) =>
    fetch(app.url + pathOf(exportProfile).replace(':format', format), { headers: { authorization: token } })

  test('is a download named after its owner, of the newest version', async () => {
    const { token } = await addUser(app)
    await app.call(saveProfile, { data: makeProfile() }, { token })
    const reply = await download(token, 'waymark')
    expect(reply.headers.get('content-type')).toBe('application/json')
    expect(reply.headers.get('content-disposition')).toContain(`filename="Maja Kowalska - profile.json"`)
    expect(((await reply.json()) as { profile: object }).profile).toEqual(makeProfile())
    const resume = await download(token, 'json-resume')
    expect(resume.headers.get('content-disposition')).toContain(`filename="Maja Kowalska - JSON Resume.json"`)
    expect(await resume.json()).toMatchObject({
      basics: { name: 'Maja Kowalska' },
      meta: { lastModified: expect.any(String) },
    })
  })

  test('a new user gets the empty profile; another format is 400', async () => {
    const { token } = await addUser(app)
    const reply = await download(token, 'waymark')
    expect(reply.headers.get('content-disposition')).toContain('filename="profile.json"')
    expect(await reply.json()).toMatchObject({ profile: emptyProfile() })
    expect((await download(token, 'pdf')).status).toBe(404)
  })
})
