import { emptyProfile, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import {
  getProfileVersion,
  listProfileVersions,
  loadProfile,
  restoreProfileVersion,
  saveProfile,
} from '@waymark/contract/profile.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { makeProfile } from '../../testing/make-profile.ts'
import { addUser } from '../../testing/add-user.ts'

let app: TestApp
let token: string
let email: string
beforeAll(async () => void (app = await createTestApp()))
beforeEach(async () => void ({ token, email } = await addUser(app)))
afterAll(() => app.close())

type Stored = { content: ProfileDocument; version: number; saved_at: string }
const save = (data: object, more: object = {}) => app.call(saveProfile, { data, ...more }, { token })
const load = async () => (await app.call(loadProfile, undefined, { token })).body['data'] as Stored
const list = async () =>
  (await app.call(listProfileVersions, undefined, { token })).body['versions'] as Record<string, unknown>[]
const restore = (version: number, body: object = {}) =>
  app.call(restoreProfileVersion, body, { token, params: { version: String(version) } })
const skills = (...names: string[]) => ({ ...emptyProfile(), skills: names.map((skill) => ({ skill })) })

describe('the list of versions says what happened', () => {
  test('how each came about and what it changed, newest first', async () => {
    await save(skills('Tea'))
    await save(
      { ...skills('Tea', 'Coffee'), profile_summary: 'Me' },
      { origin: { kind: 'import', file_name: 'cv.pdf' } },
    )
    await restore(1)
    expect(await list()).toEqual([
      {
        version: 3,
        saved_at: expect.any(String),
        origin: { kind: 'restore', version: 1 },
        changes: [
          { section: 'profile_summary', added: 0, removed: 1, changed: 0 },
          { section: 'skills', added: 0, removed: 1, changed: 0 },
        ],
      },
      {
        version: 2,
        saved_at: expect.any(String),
        origin: { kind: 'import', file_name: 'cv.pdf' },
        changes: [
          { section: 'profile_summary', added: 1, removed: 0, changed: 0 },
          { section: 'skills', added: 1, removed: 0, changed: 0 },
        ],
      },
      {
        version: 1,
        saved_at: expect.any(String),
        origin: { kind: 'edit' },
        changes: [{ section: 'skills', added: 1, removed: 0, changed: 0 }],
      },
    ])
  })

  test('versions from before this was kept are edits whose changes are not known', async () => {
    await save(skills('Tea'))
    await sql`update profile_versions set changes = null where content->'skills'->0->>'skill' = 'Tea'`.execute(app.db)
    expect(await list()).toMatchObject([{ origin: { kind: 'edit' }, changes: null }])
  })

  test.each([{ kind: 'theft' }, { kind: 'import' }, { kind: 'import', file_name: 'x'.repeat(256) }, 'edit'])(
    'an origin that there is none of is refused: %j',
    async (origin) => {
      expect((await save(skills('Tea'), { origin })).status).toBe(400)
    },
  )
})

describe('ours: a save that changes nothing succeeds and makes no version', () => {
  test('it answers the version that still is the newest, and saved_at stays', async () => {
    await save(makeProfile())
    const first = await load()
    app.clock.advance(60_000)
    expect((await save(first.content, { version: 1 })).body).toEqual({ success: true, version: 1 })
    expect(await load()).toEqual(first)
    expect(await list()).toHaveLength(1)
  })

  test('nor does one that only names no ids: unchanged entries keep theirs', async () => {
    await save(skills('Tea', 'Coffee'))
    const { content } = await load()
    expect((await save(skills('Tea', 'Coffee'))).body['version']).toBe(1)
    await save(skills('Coffee', 'Milk'))
    expect((await load()).content.skills[0]).toEqual(content.skills[1])
  })

  test('a stale save is refused even when it would change nothing', async () => {
    await save(skills('Tea'))
    await save(skills('Tea', 'Coffee'))
    const { content } = await load()
    expect((await save(content, { version: 1 })).body['code']).toBe('profile_changed')
  })

  test('the first save is a version, even of an empty profile', async () => {
    expect((await save(emptyProfile(), { version: 0 })).body['version']).toBe(1)
  })
})

describe('the last 50 versions can be looked at and restored', () => {
  test('an older version comes back as the newest one, entries keep their ids, and nothing is gone', async () => {
    await save(makeProfile())
    await save(emptyProfile())
    const { status, body } = await restore(1, { expected: 2 })
    expect([status, body['data']]).toEqual([
      200,
      { content: makeProfile(), version: 3, saved_at: app.clock.now().toISOString() },
    ])
    expect(await load()).toEqual(body['data'])
    expect((await app.call(getProfileVersion, undefined, { token, params: { version: '2' } })).status).toBe(200)
  })

  test('one that somebody else has changed the profile since is 409; without `expected` it wins', async () => {
    await save(skills('Tea'))
    await save(skills('Coffee'))
    expect((await restore(1, { expected: 1 })).body['code']).toBe('profile_changed')
    expect((await load()).version).toBe(2)
    expect((await restore(1)).body['data']).toMatchObject({ version: 3 })
  })

  test('one that reads like the newest succeeds and makes no version', async () => {
    await save(skills('Tea'))
    const { status, body } = await restore(1, { expected: 1 })
    expect([status, (body['data'] as Stored).version, (await list()).length]).toEqual([200, 1, 1])
  })

  test('there is no version that was never made, was cleared away, or belongs to another user: 404', async () => {
    await save(skills('Tea'))
    expect((await restore(7, { expected: 99 })).status).toBe(404)
    const { token: stranger } = await addUser(app)
    const asStranger = await app.call(restoreProfileVersion, {}, { token: stranger, params: { version: '1' } })
    expect(asStranger.status).toBe(404)
    for (let index = 0; index < 51; index++) await save(skills(`Skill ${index}`))
    expect((await restore(1)).status).toBe(404)
    expect((await restore(3)).status).toBe(200)
  })

  test('of a restore and nine saves at once with one version exactly one succeeds', async () => {
    await save(skills('Tea'))
    await save(skills('Coffee'))
    const replies = await Promise.all([
      restore(1, { expected: 2 }),
      ...Array.from({ length: 9 }, (_, index) => save(skills(`${index}`), { version: 2 })),
    ])
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await load()).version).toBe(3)
  })

  test('versions that a document was made from are never cleared away', async () => {
    await save(skills('Tea'))
    await sql`
      insert into documents
        (user_id, kind, job_url_hash, profile_version, language, content, file_name, created_at)
      select id, 'resume', '', 1, 'en', '{}', 'a.pdf', now() from users where email = ${email}
    `.execute(app.db)
    for (let index = 0; index < 52; index++) await save(skills(`Skill ${index}`))
    const find = (version: string) => app.call(getProfileVersion, undefined, { token, params: { version } })
    expect([(await find('1')).status, (await find('2')).status]).toEqual([200, 404])
    expect(await list()).toHaveLength(50)
  })
})
