import { emptyProfile, profileLimits, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import { generateResume, scrapeJob } from '@waymark/contract/documents.ts'
import { getProfileVersion, listProfileVersions, loadProfile, saveProfile } from '@waymark/contract/profile.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { makeProfile as makeWholeProfile } from '../../testing/make-profile.ts'
import { addUser } from '../../testing/add-user.ts'
import { createProfileRepository } from './profile.repository.ts'

let app: TestApp
let token: string
beforeAll(async () => void (app = await createTestApp()))
beforeEach(async () => void ({ token } = await addUser(app)))
afterAll(() => app.close())

const experience = {
  company: 'Acme',
  location: 'Oslo',
  from: '2020-01',
  to: 'Present',
  title: 'Engineer',
  responsibilities: ['Ran the line'],
  notable_achievements: [],
}
const project = { name: '', role: '', link: '', from: '', to: '', description: [], skills: [] }
const makeProfile = (more: Partial<ProfileDocument> = {}): ProfileDocument => ({
  ...emptyProfile(),
  profile_summary: 'Summary',
  ...more,
})
const save = (data: object, version?: number) =>
  app.call(saveProfile, { data, ...(version === undefined ? {} : { version }) }, { token })
const load = async () =>
  (await app.call(loadProfile, undefined, { token })).body['data'] as {
    content: ProfileDocument
    version: number
    saved_at: string | null
  }

test('a new user gets the whole empty profile at version 0, marital status Single', async () => {
  expect(await load()).toEqual({ content: emptyProfile(), version: 0, saved_at: null })
  expect((await load()).content.personal_details.marital_status).toBe('Single')
})

test('the whole profile is saved and loaded again as it was', async () => {
  const profile = makeProfile({
    personal_details: {
      ...emptyProfile().personal_details,
      name: 'زينب Żółć',
      email: 'a@b.example',
      mobile_numbers: ['+1 555 0100'],
      links: ['https://a.example'],
    },
    skills: [{ id: 'skill-1', skill: 'TypeScript', category: '' }],
  })
  expect((await save(profile)).body).toEqual({ success: true, version: 1 })
  expect(await load()).toEqual({ content: profile, version: 1, saved_at: app.clock.now().toISOString() })
})

test('a bare token opens profile calls too', async () => {
  const response = await fetch(`${app.url}/api/profile/load`, { headers: { authorization: token } })
  expect(response.status).toBe(200)
})

test('a document without links is whole', async () => {
  const { links: _, ...personal_details } = emptyProfile().personal_details
  expect((await save({ ...makeProfile(), personal_details })).status).toBe(200)
  expect((await load()).content.personal_details.links).toEqual([])
})

describe('entries carry a stable id', () => {
  test('entries without one get one, and keep it from then on', async () => {
    await save(
      makeProfile({
        professional_experience: [experience],
        skills: ['A', 'B'].map((skill) => ({ skill, category: '' })),
      }),
    )
    const first = (await load()).content
    const ids = [...first.professional_experience, ...first.skills].map((entry) => entry.id)
    expect(ids.every((id) => typeof id === 'string' && id.length > 0)).toBe(true)
    expect(new Set(ids).size).toBe(3)
    await save({ ...first, skills: [...first.skills].reverse() })
    expect((await load()).content.skills.map((skill) => skill.id)).toEqual(
      first.skills.map((skill) => skill.id).reverse(),
    )
  })

  test('of two entries with one id the second gets a new one', async () => {
    await save(
      makeProfile({
        skills: [
          { id: 'same', skill: 'A', category: '' },
          { id: 'same', skill: 'B', category: '' },
        ],
      }),
    )
    const [a, b] = (await load()).content.skills
    expect(a?.id).toBe('same')
    expect(b?.id).not.toBe('same')
  })
})

test('dated sections are kept newest first, empty dates last', async () => {
  const jobs = ['2019-05', '', '2023-11', '2021-02'].map((from) => ({ ...experience, from }))
  const certificates = ['2001', '', '2020'].map((certification_date) => ({
    certification_name: 'C',
    certification_date,
    certification_organization: '',
  }))
  await save(makeProfile({ professional_experience: jobs, certifications: certificates }))
  const { content } = await load()
  expect(content.professional_experience.map((entry) => entry.from)).toEqual(['2023-11', '2021-02', '2019-05', ''])
  expect(content.certifications.map((entry) => entry.certification_date)).toEqual(['2020', '2001', ''])
})

describe('a save that comes too late', () => {
  test('is 409 profile_changed when it names a version that is no longer the newest', async () => {
    await save(makeProfile())
    await save(makeProfile({ profile_summary: 'Other tab' }), 1)
    const late = await save(makeProfile({ profile_summary: 'This tab' }), 1)
    expect([late.status, late.body['code']]).toEqual([409, 'profile_changed'])
    expect((await load()).content.profile_summary).toBe('Other tab')
  })

  test('wins when it names none', async () => {
    await save(makeProfile())
    expect((await save(makeProfile({ profile_summary: 'Mine' }))).body['version']).toBe(2)
    expect((await load()).content.profile_summary).toBe('Mine')
  })

  test('of ten at once with the same version exactly one succeeds', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => save(makeProfile(), 0)))
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
    expect(replies.filter((reply) => reply.status === 409)).toHaveLength(9)
  })
})

test('the last 50 versions can be looked at, older ones are gone', async () => {
  for (let index = 1; index <= 53; index++) await save(makeProfile({ profile_summary: `Version ${index}` }))
  const { body } = await app.call(listProfileVersions, undefined, { token })
  const versions = (body['versions'] as { version: number }[]).map(({ version }) => version)
  expect(versions).toEqual(Array.from({ length: 50 }, (_, index) => 53 - index))
  const find = (version: string) => app.call(getProfileVersion, undefined, { token, params: { version } })
  expect((await find('4')).body['data']).toMatchObject({ version: 4, content: { profile_summary: 'Version 4' } })
  expect((await find('3')).status).toBe(404)
  for (const wrong of ['x', '0', '0x1', '1e1', '-1', '1.5', '2147483648', '3000000000'])
    expect([wrong, (await find(wrong)).status]).toEqual([wrong, 404])
  expect((await find('2147483647')).status).toBe(404)
})

test('a profile that was saved before a list field was added is loaded whole, saved again, and makes documents', async () => {
  const person = await addUser(app)
  const { links: _, ...personal_details } = makeWholeProfile().personal_details
  const { notable_achievements: __, ...job } = makeWholeProfile().professional_experience[0] ?? {}
  const old = JSON.stringify({ ...makeWholeProfile(), personal_details, professional_experience: [job] })
  await sql`insert into profile_versions (user_id, version, content, saved_at)
    select id, 1, ${old}::jsonb, now() from users where email = ${person.email}`.execute(app.db)
  const { content } = (await app.call(loadProfile, undefined, person)).body['data'] as { content: ProfileDocument }
  expect(content.personal_details.links).toEqual([])
  expect(content.professional_experience).toEqual([{ ...job, notable_achievements: [] }])
  expect((await app.call(saveProfile, { data: content, version: 1 }, person)).status).toBe(200)
  const posting = { url: 'https://acme.example/old', text: 'Kubernetes wanted. '.repeat(40) }
  const { id } = (await app.call(scrapeJob, posting, person)).body
  expect((await app.call(generateResume, { job_id: id, company_name: 'Acme' }, person)).status).toBe(200)
})

test('rows that only point at a user are written while a save of their profile runs', async () => {
  await app.db.transaction().execute(async (transaction) => {
    const [user] = (await sql<{ id: string }>`select id from users limit 1`.execute(app.db)).rows
    await createProfileRepository(transaction).lock(user?.id ?? '')
    await app.db.transaction().execute(async (other) => {
      await sql`set local lock_timeout = '500ms'`.execute(other)
      await sql`
        insert into usage_events (user_id, kind, details, at)
        values (${user?.id}::uuid, 'message', '{}', now())`.execute(other)
    })
  })
})

test.each([
  ['2020-99-99', 400],
  ['2021-02-29', 400],
  ['2020-02-29', 200],
  ['', 200],
])('a date of birth is a day of the calendar: %s', async (date_of_birth, status) => {
  const personal_details = { ...emptyProfile().personal_details, date_of_birth }
  expect((await save(makeProfile({ personal_details }))).status).toBe(status)
})

test('another user never sees a profile or a version of it', async () => {
  await save(makeProfile({ profile_summary: 'Private' }))
  const { token: stranger } = await addUser(app)
  expect((await app.call(loadProfile, undefined, { token: stranger })).body['data']).toMatchObject({ version: 0 })
  expect((await app.call(getProfileVersion, undefined, { token: stranger, params: { version: '1' } })).status).toBe(404)
})

describe('limits', () => {
  const details = (more: object) => ({
    ...makeProfile(),
    personal_details: { ...emptyProfile().personal_details, ...more },
  })
  const limited: [string, number, (text: string) => object][] = [
    ['personal_details.name', 40, (name) => details({ name })],
    ['personal_details.present_location', 50, (present_location) => details({ present_location })],
    ['personal_details.address', 100, (address) => details({ address })],
    ['profile_summary', 3000, (profile_summary) => makeProfile({ profile_summary })],
    [
      'professional_experience.0.company',
      50,
      (company) => makeProfile({ professional_experience: [{ ...experience, company }] }),
    ],
    [
      'professional_experience.0.location',
      50,
      (location) => makeProfile({ professional_experience: [{ ...experience, location }] }),
    ],
    [
      'professional_experience.0.title',
      100,
      (title) => makeProfile({ professional_experience: [{ ...experience, title }] }),
    ],
    ['skills.0.skill', 50, (skill) => makeProfile({ skills: [{ skill, category: '' }] })],
    ['skills.0.category', 50, (category) => makeProfile({ skills: [{ skill: 'A', category }] })],
    [
      'personal_details.headline',
      100,
      (headline) => makeProfile({ personal_details: { ...emptyProfile().personal_details, headline } }),
    ],
    ['projects.0.name', 100, (name) => makeProfile({ projects: [{ ...project, name }] })],
    ['projects.0.role', 100, (role) => makeProfile({ projects: [{ ...project, role }] })],
    [
      'education.0.gpa',
      20,
      (gpa) =>
        makeProfile({
          education: [{ institution: '', attendance: '', degree_type: '', specialization: '', gpa, expected: false }],
        }),
    ],
    [
      'references.0.email',
      100,
      (email) => makeProfile({ references: [{ name: '', title: '', company: '', mobile: '', email }] }),
    ],
  ]
  test.each(limited)('%s holds %i characters and not one more', async (field, max, make) => {
    expect((await save(make('x'.repeat(max)))).status).toBe(200)
    const { status, body } = await save(make('x'.repeat(max + 1)))
    expect(status).toBe(400)
    expect(Object.keys(body['fields'] as object)).toEqual([`data.${field}`])
  })

  test('a phone number stands once in the list, whatever its blanks and hyphens', async () => {
    const { status, body } = await save(details({ mobile_numbers: ['+1 555 12', '+1 555-12'] }))
    const fields = { 'data.personal_details.mobile_numbers.1': 'This number is already in the list' }
    expect([status, body['fields']]).toEqual([400, fields])
    expect((await save(details({ mobile_numbers: ['+1 555 12', '+49 555 12'] }))).status).toBe(200)
  })

  test('the e-mail, only if there is one, must look like one; the date of birth cannot be later than today', async () => {
    expect((await save(details({ email: 'no address' }))).body['fields']).toEqual({
      'data.personal_details.email': 'Invalid email format',
    })
    expect((await save(details({ email: '' }))).status).toBe(200)
    expect((await save(details({ date_of_birth: '2999-01-01' }))).body['fields']).toEqual({
      'data.personal_details.date_of_birth': 'Date of birth cannot be later than today',
    })
  })

  test('a profile over 1 MB is refused as too large', async () => {
    const responsibilities = Array.from({ length: profileLimits.entries }, () => 'x'.repeat(1000))
    const many = Array.from({ length: 10 }, () => ({ ...experience, responsibilities }))
    expect((await save(makeProfile({ professional_experience: many }))).status).toBe(413)
  })
})
