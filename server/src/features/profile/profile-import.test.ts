import { readFileSync } from 'node:fs'
import { emptyProfile, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import { importLimits, type ImportedProfile } from '@waymark/contract/profile-import.ts'
import { importProfile, loadProfile, saveProfile } from '@waymark/contract/profile.ts'
import { errors, type ErrorCode } from '@waymark/contract/errors.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createProfileFiles, type ProfileFiles } from '../../lib/cv-files/profile-files.ts'
import { createFairQueue } from '../../lib/children/fair-queue.ts'
import { createTestApp, sharedTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { recordWork } from '../../testing/record-work.ts'
import { makeDocx, makePdf, makeZip, sampleCv } from '@waymark/cv-reader/testing/make-files.ts'
import { linkedInTables, makeLinkedInArchive } from '@waymark/cv-reader/testing/make-linkedin-archive.ts'
import { patientMs } from '../../testing/shared-processes.ts'
import { sendForm, sendImport } from '../../testing/send-form.ts'
import { addUser } from '../../testing/add-user.ts'

const { lastRequest } = recordWork()
let app: TestApp
let token: string
beforeAll(async () => {
  app = await sharedTestApp()
  token = (await addUser(app)).token
})

const resume = {
  basics: { name: 'Grace Hopper', email: 'grace@example.org' },
  work: [{ name: 'Navy', position: 'Rear admiral', startDate: '1943-12', endDate: '1986' }],
}
const asJson = (value: unknown) => ({ name: 'resume.json', bytes: Buffer.from(JSON.stringify(value)) })
async function imported(file: { name: string; bytes: Buffer }) {
  const { status, body } = await sendImport(app, token, file)
  expect([status, body['code']]).toEqual([200, undefined])
  return body['data'] as ImportedProfile & { content: ProfileDocument }
}

describe('a file becomes a document to look at', () => {
  test('a JSON Resume: what was read says how sure it is, and nothing is saved', async () => {
    const data = await imported(asJson(resume))
    expect(data).toMatchObject({ source: 'json-resume', lines: [], unread: [], problems: {}, warnings: [] })
    expect(data.content.professional_experience).toEqual([
      {
        company: 'Navy',
        title: 'Rear admiral',
        location: '',
        from: '1943-12',
        to: '1986',
        responsibilities: [],
        notable_achievements: [],
      },
    ])
    expect(data.fields).toEqual({
      'personal_details.name': { confidence: 'high', lines: [] },
      'personal_details.email': { confidence: 'high', lines: [] },
      'professional_experience.0.company': { confidence: 'high', lines: [] },
      'professional_experience.0.title': { confidence: 'high', lines: [] },
      'professional_experience.0.from': { confidence: 'high', lines: [] },
      'professional_experience.0.to': { confidence: 'high', lines: [] },
    })
    expect((await app.call(loadProfile, undefined, { token })).body['data']).toMatchObject({ version: 0 })
  })

  test('a LinkedIn archive: every value names the row that it stands in', async () => {
    const { source, content, fields, lines } = await imported({ name: 'Basic.zip', bytes: makeLinkedInArchive() })
    expect([source, content.personal_details.name]).toEqual(['linkedin', 'Mira Example'])
    const [at = -1] = fields['professional_experience.0.responsibilities.1']?.lines ?? []
    expect(lines[at]).toMatchObject({
      place: 'Positions.csv',
      text: expect.stringContaining('Trained four colleagues'),
    })
  })

  test.each([
    ['cv.pdf', makePdf([sampleCv]), 'pdf'],
    ['cv.docx', makeDocx(sampleCv), 'docx'],
  ])('%s: the lines of the file come along, with their pages', async (name, bytes, source) => {
    const data = await imported({ name, bytes })
    expect(data.source).toBe(source)
    expect(data.lines[0]).toEqual({ text: 'Mira Example', place: '1' })
    expect(data.content.personal_details.email).toBe('mira@example.org')
    expect(data.fields['personal_details.email']?.lines).toEqual([1])
  })

  test('what a file says is never cut; what saving would refuse is named', async () => {
    const { content, problems } = await imported(
      asJson({ basics: { name: 'x'.repeat(60), email: 'no address' }, skills: [{ name: 's'.repeat(51) }] }),
    )
    expect(content.personal_details.name).toHaveLength(60)
    expect(Object.keys(problems).toSorted()).toEqual([
      'personal_details.email',
      'personal_details.name',
      'skills.0.skill',
    ])
  })

  test('nothing has a default: what was not read is empty, and the marital status does not count as read', async () => {
    const { content, fields } = await imported(asJson({ basics: { summary: 'Only this.' } }))
    expect(content).toEqual({ ...emptyProfile(), profile_summary: 'Only this.' })
    expect(Object.keys(fields)).toEqual(['profile_summary'])
  })

  test('what was imported can be saved as it is, and the version says where it came from', async () => {
    const { token: own } = await addUser(app)
    const { body } = await sendImport(app, own, { name: 'Basic.zip', bytes: makeLinkedInArchive() })
    const { content } = body['data'] as ImportedProfile
    const origin = { kind: 'import', file_name: 'Basic.zip' }
    expect((await app.call(saveProfile, { data: content, version: 0, origin }, { token: own })).status).toBe(200)
  })
})

const png = Buffer.from('\x89PNG\r\n\x1a\n0000000000000000', 'latin1')
const macros = makeDocx(sampleCv, { more: [{ name: 'word/vbaProject.bin', content: 'Sub AutoOpen()' }] })
const sealed = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')])
const bomb = makeDocx(sampleCv, { more: [{ name: 'word/media/x.xml', content: Buffer.alloc(100_000_000) }] })
const refused: [string, string, Buffer, ErrorCode][] = [
  ['a picture named as a PDF', 'cv.pdf', png, 'import_type'],
  ['a zip of something else', 'photos.zip', makeZip([{ name: 'photo.png', content: 'x' }]), 'import_type'],
  ['a Word file behind a password', 'cv.docx', sealed, 'file_password'],
  ['a Word file with macros', 'cv.docx', macros, 'file_macros'],
  ['a PDF that was cut off', 'cv.pdf', makePdf([sampleCv]).subarray(0, 60), 'file_damaged'],
  ['JSON that was cut off', 'resume.json', Buffer.from('{"basics": {"na'), 'file_damaged'],
  ['a PDF of pictures', 'scan.pdf', makePdf([[], []]), 'file_no_text'],
  ['a Word file that inflates to 100 MB', 'cv.docx', bomb, 'file_too_complex'],
  ['a file without a byte', 'cv.pdf', Buffer.alloc(0), 'import_empty'],
  ['a resume of nothing', 'resume.json', Buffer.from('{"basics": {}}'), 'import_empty'],
]

describe('a refused file says in one sentence why', () => {
  test.each(refused)('%s', async (_, name, bytes, code) => {
    const { status, body } = await sendImport(app, token, { name, bytes })
    expect([status, body]).toEqual([errors[code].status, { success: false, code, error: errors[code].error }])
  })

  test('no file at all', async () => {
    expect((await sendImport(app, token)).body['code']).toBe('file_missing')
    expect((await app.call(importProfile, {}, { token })).body['code']).toBe('file_missing')
  })

  test('more than 10 MB, with a sentence that names the file’s size', async () => {
    const { status, body } = await sendImport(app, token, {
      name: 'cv.pdf',
      bytes: Buffer.alloc(importLimits.bytes + 1),
    })
    expect([status, body['code'], body['error']]).toEqual([
      413,
      'file_too_large',
      'File size must not exceed 10MB. Current size: 10.00MB',
    ])
  })

  test('two files at once, a field that is not known, and the JSON of old', async () => {
    const file = asJson(resume)
    expect((await sendImport(app, token, file, file)).body['code']).toBe('validation')
    expect((await sendImport(app, token, { ...file, field: 'cv' })).body['code']).toBe('validation')
    expect((await app.call(importProfile, { format: 'json-resume', content: resume }, { token })).status).toBe(400)
  })

  test('too many files at once are asked to come again, with Retry-After', async () => {
    const profileFiles: ProfileFiles = { read: () => Promise.resolve({ unreadable: 'busy' }), stop: () => undefined }
    const busy = await createTestApp({ providers: { profileFiles } })
    const { token: own } = await addUser(busy)
    const { status, body, headers } = await sendImport(busy, own, asJson(resume))
    expect([status, body['code'], headers.get('retry-after')]).toEqual([503, 'busy', '60'])
    await busy.close()
  })
})

test('nobody takes all places: one person’s files are read in turn, a third at once is asked to come again', async () => {
  let release: () => void = () => undefined
  let started = 0
  const held = new Promise<void>((resolve) => (release = resolve))
  const runFairly = createFairQueue(2)
  // The route's part is to say whose file it is.
  const read: ProfileFiles['read'] = async (_, owner) => {
    const reading = await runFairly.run(async () => {
      started++
      await held
      return { unreadable: 'empty' as const }
    }, owner)
    return reading === 'busy' ? { unreadable: 'busy' } : reading
  }
  const slow = await createTestApp({ providers: { profileFiles: { read, stop: () => undefined } } })
  const [mine, other] = [(await addUser(slow)).token, (await addUser(slow)).token]
  const first = sendImport(slow, mine, asJson(resume))
  await expect.poll(() => started).toBe(1)
  // Whichever of these two arrives later is the third, and is answered while the other waits for my first.
  const more = [sendImport(slow, mine, asJson(resume)), sendImport(slow, mine, asJson(resume))]
  const { status, body, headers } = await Promise.race(more)
  expect([status, body['code'], headers.get('retry-after')]).toEqual([503, 'busy', '60'])
  // Theirs is read at once, though it came last.
  const theirs = sendImport(slow, other, asJson(resume))
  await expect.poll(() => started).toBe(2)
  release()
  const answers = await Promise.all([first, ...more, theirs])
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([422, 422, 422, 503])
  expect(started).toBe(3)
  await slow.close()
})

test('what PostgreSQL cannot store never gets into a document to review, so that saving it works', async () => {
  const { content } = await imported(asJson({ basics: { name: 'A\0da', summary: 'half \ud83d of one' } }))
  expect([content.personal_details.name, content.profile_summary]).toEqual(['Ada', 'half \ufffd of one'])
  const { token: other } = await addUser(app)
  expect((await app.call(saveProfile, { data: content }, { token: other })).status).toBe(200)
})

test('two people import at the same time, and each gets their own', async () => {
  const { token: other } = await addUser(app)
  const [mine, theirs] = await Promise.all([
    sendImport(app, token, { name: 'Basic.zip', bytes: makeLinkedInArchive() }),
    sendImport(app, other, asJson(resume)),
  ])
  const nameIn = (data: unknown) => (data as { content: ProfileDocument }).content.personal_details.name
  expect([nameIn(mine.body['data']), nameIn(theirs.body['data'])]).toEqual(['Mira Example', 'Grace Hopper'])
})

describe('each file is read in a process of its own', () => {
  let strict: TestApp
  let own: string
  beforeAll(async () => {
    strict = await createTestApp({ providers: { profileFiles: createProfileFiles({ timeoutMs: patientMs }) } })
    own = (await addUser(strict)).token
  })
  afterAll(() => strict.close())

  test('a PDF of 10 MB', async () => {
    const text = makePdf(Array.from({ length: 200 }, () => sampleCv))
    const bytes = Buffer.concat([text, Buffer.alloc(importLimits.bytes - text.length, 0x20)])
    expect((await sendImport(strict, own, { name: 'cv.pdf', bytes })).status).toBe(200)
    expect(lastRequest().processes).toBe(1)
  })

  test('imports leave no process behind', async () => {
    const files = [
      { name: 'Basic.zip', bytes: makeLinkedInArchive({ ...linkedInTables, 'messages.csv': 'x'.repeat(5_000_000) }) },
      { name: 'cv.pdf', bytes: makePdf(Array.from({ length: 200 }, () => sampleCv)) },
      asJson({ ...resume, rest: 'x'.repeat(5_000_000) }),
    ]
    const round = async () => {
      for (const file of files) await sendImport(strict, own, file)
    }
    const children = () => readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ').length
    const before = children()
    await round()
    await round()
    await expect.poll(children).toBeLessThanOrEqual(before)
  })
})

test('the chat’s own form goes on as it did', async () => {
  const reply = await sendForm(app, token, { message: 'Hello', session_id: 'session_import' })
  expect(reply.status).toBe(200)
})
