import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { attachmentLimits } from '@waymark/contract/chat.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { makePdf, sampleCv } from '@waymark/cv-reader/testing/make-files.ts'
import { recordWork } from '../../testing/record-work.ts'
import { sendForm, sendRaw } from '../../testing/send-form.ts'
import { addUser } from '../../testing/add-user.ts'

const { lastRequest } = recordWork()
let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp()
  token = (await addUser(app)).token
})
afterAll(() => app.close())

const session = { session_id: 'session_multipart' }
const pdf = makePdf([sampleCv])
/** A readable PDF of exactly this many bytes: what stands after its end is ignored. */
const pdfOf = (bytes: number) => Buffer.concat([pdf, Buffer.alloc(bytes - pdf.length, 0x20)])
const boundary = 'edge'
const type = { 'content-type': `multipart/form-data; boundary=${boundary}` }
const part = (name: string, value: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; ${name}\r\n\r\n${value}\r\n`
const raw = (...parts: string[]) =>
  sendRaw(app, token, type, Readable.from([Buffer.from(`${parts.join('')}--${boundary}--\r\n`)]))
const sessionPart = part('name="session_id"', session.session_id)

/** A body of `megabytes` that is made while it is sent. */
function endless(megabytes: number): Readable {
  const head = Buffer.from(
    `${sessionPart}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n`,
  )
  const chunk = Buffer.alloc(1_048_576, 0x41)
  return Readable.from([head, ...Array.from({ length: megabytes }, () => chunk)])
}

describe('attachments, max 10 MB, one at a time', () => {
  test('exactly 10 MB is taken', async () => {
    const { status } = await sendForm(app, token, session, { name: 'cv.pdf', bytes: pdfOf(attachmentLimits.bytes) })
    expect(status).toBe(200)
  })

  test('10 MB and one byte is 413 with the text and the size of the file, however long the message is', async () => {
    const file = { name: 'cv.pdf', bytes: pdfOf(attachmentLimits.bytes + 1) }
    const { status, body } = await sendForm(app, token, { ...session, message: 'x'.repeat(20_000) }, file)
    expect([status, body['code'], body['error']]).toEqual([
      413,
      'file_too_large',
      'File size must not exceed 10MB. Current size: 10.00MB',
    ])
  })

  test('10.1 MB is 413 with its exact size', async () => {
    const { body } = await sendForm(app, token, session, { name: 'cv.pdf', bytes: Buffer.alloc(10.1 * 1_048_576) })
    expect(body['error']).toBe('File size must not exceed 10MB. Current size: 10.10MB')
  })

  test('200 MB with a declared length is refused before they are read, with the figure', async () => {
    const { status, body } = await sendRaw(
      app,
      token,
      { ...type, 'content-length': String(200 * 1_048_576 + 160) },
      endless(200),
    )
    expect([status, body['error']]).toEqual([413, 'File size must not exceed 10MB. Current size: 200.00MB'])
    expect(lastRequest().bytesRead).toBeLessThan(4 * 1_048_576)
  })

  test('200 MB in chunks is refused after 10 MB, reads no more, and names no size that nobody knows', async () => {
    const { status, body } = await sendRaw(app, token, { ...type, 'transfer-encoding': 'chunked' }, endless(200))
    expect([status, body['error']]).toEqual([413, 'File size must not exceed 10MB.'])
    expect(lastRequest().bytesRead).toBeLessThan(14 * 1_048_576)
  })

  test('20 MB in chunks that belong to no part are refused too', async () => {
    const junk = Readable.from(Array.from({ length: 20 }, () => Buffer.alloc(1_048_576, 0x41)))
    const { status } = await sendRaw(app, token, { ...type, 'transfer-encoding': 'chunked' }, junk)
    expect(status).toBe(413)
  })

  test('two files are refused with a sentence', async () => {
    const { status, body } = await sendForm(
      app,
      token,
      session,
      { name: 'a.pdf', bytes: pdf },
      { name: 'b.pdf', bytes: pdf },
    )
    expect([status, body['fields']]).toEqual([400, { file: 'Please attach one file at a time.' }])
  })
})

describe('a form is as strict as JSON', () => {
  test('an unknown field, an unknown file field and __proto__ are 400', async () => {
    expect((await sendForm(app, token, { ...session, message: 'hi', extra: '1' })).body['fields']).toEqual({
      extra: 'This field is not known here.',
    })
    expect((await sendForm(app, token, session, { name: 'cv.pdf', bytes: pdf, field: 'cv' })).body['fields']).toEqual({
      cv: 'This field is not known here.',
    })
    expect((await raw(sessionPart, part('name="message"', 'hi'), part('name="__proto__"', 'x'))).status).toBe(400)
  })

  test('a field that stands twice, or holds U+0000, is 400', async () => {
    expect((await raw(sessionPart, sessionPart, part('name="message"', 'hi'))).status).toBe(400)
    expect((await raw(sessionPart, part('name="message"', 'h\0i'))).status).toBe(400)
  })

  test('a missing boundary, a wrong boundary, no parts and too many parts are 400, and never 500', async () => {
    const body = () => Readable.from([Buffer.from(sessionPart)])
    expect((await sendRaw(app, token, { 'content-type': 'multipart/form-data' }, body())).status).toBe(400)
    expect((await sendRaw(app, token, { 'content-type': 'multipart/form-data; boundary=other' }, body())).status).toBe(
      400,
    )
    expect((await raw()).status).toBe(400)
    expect((await raw(...Array.from({ length: 40 }, (_, index) => part(`name="f${index}"`, 'x')))).status).toBe(400)
  })

  test('a form that ends in the middle of its file is 400, and the server lives', async () => {
    const cut = `${sessionPart}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n%PDF-1.4 half`
    expect((await sendRaw(app, token, type, Readable.from([Buffer.from(cut)]))).status).toBe(400)
    expect((await sendForm(app, token, { ...session, message: 'hi' })).status).toBe(200)
  })

  test('an upload that is broken off harms nobody and gives its place back', async () => {
    for (let round = 0; round < 12; round++) await breakOff()
    const sent = async () => (await sendForm(app, token, session, { name: 'cv.pdf', bytes: pdf })).status
    await expect.poll(sent).toBe(200)
  })

  test('access is checked before the body: without a token a form is 401', async () => {
    expect((await sendForm(app, 'wrong', session, { name: 'cv.pdf', bytes: pdf })).status).toBe(401)
  })
})

describe('send requires text or a file', () => {
  test('no text and no file is message_empty, also with an empty file field', async () => {
    expect((await sendForm(app, token, { ...session, message: ' \n ' })).body['code']).toBe('message_empty')
    expect(
      (await raw(sessionPart, part('name="file"; filename=""\r\ncontent-type: application/octet-stream', ''))).body[
        'code'
      ],
    ).toBe('message_empty')
  })

  test('a file name loses its path and its control characters and keeps its letters', async () => {
    const name = '..\\secret/Lebenslauf Zoë\u0007 – 2026.pdf'
    expect((await sendForm(app, token, { session_id: 'session_names1' }, { name, bytes: pdf })).status).toBe(200)
    const response = await fetch(`${app.url}/api/conversations`, { headers: { authorization: `Bearer ${token}` } })
    const { conversations } = (await response.json()) as {
      conversations: { session_id: string; first_message: string }[]
    }
    expect(conversations.find(({ session_id }) => session_id === 'session_names1')?.first_message).toBe(
      'Lebenslauf Zoë – 2026.pdf',
    )
  })
})

/** Opens a connection, sends the first half of an upload and hangs up. */
async function breakOff(): Promise<void> {
  const { hostname, port } = new URL(app.url)
  const socket = connect(Number(port), hostname)
  const head = `POST /api/process HTTP/1.1\r\nhost: x\r\nauthorization: ${token}\r\ncontent-type: ${type['content-type']}\r\ncontent-length: 5000000\r\n\r\n`
  socket.write(
    `${head}${sessionPart}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n%PDF-`,
  )
  await sleep(10)
  socket.destroy()
}
