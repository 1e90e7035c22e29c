import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { PassThrough, Readable } from 'node:stream'
import { register, login } from '@waymark/contract/accounts.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { recordWork } from '../../testing/record-work.ts'
import { ClientGone } from './client-gone.ts'
import { readJson, readJsonBytes } from './read-json.ts'
import { readMultipart } from './read-multipart.ts'

const { lastRequest } = recordWork()
let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.close())

async function post(body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) {
  const response = await fetch(`${app.url}/api/auth/login`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
const good = JSON.stringify({ email: 'a@b.example', password: 'x' })

test('a body of no declared length is cut off at its limit, and little beyond it is read', async () => {
  const answer = await new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(app.url)
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`
    let sent = 0
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
      )
      const more = () => {
        while (sent < 200_000_000 && !socket.destroyed) {
          sent += 0x4000
          if (!socket.write(chunk)) return void socket.once('drain', more)
        }
      }
      more()
    })
    socket.once('data', (data) => {
      resolve(data.toString())
      socket.destroy()
    })
    socket.on('error', reject)
  })
  expect(answer).toMatch(/^HTTP\/1.1 413/)
  expect(answer).toContain('"code":"body_too_large"')
  // The limit is 64 kB; what stands in the connection's buffers by then is read with it.
  expect(lastRequest().bytesRead).toBeLessThan(2_000_000)
})

test('UTF-8 by name is taken, in any spelling; another charset is not', async () => {
  for (const type of ['application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"', 'application/json'])
    expect((await post(good, { 'content-type': type })).status).toBe(401)
  expect((await post(good, { 'content-type': 'application/json; charset=latin1' })).status).toBe(415)
})

test('a compressed body is refused, for its size could not be known', async () => {
  expect((await post(good, { 'content-encoding': 'gzip' })).status).toBe(415)
})

test('bytes that are no UTF-8 are refused', async () => {
  expect((await post(Uint8Array.from([0x7b, 0xff, 0xfe, 0x7d]))).body['code']).toBe('invalid_json')
})

test('sixty thousand nested brackets are refused and nothing breaks', async () => {
  expect((await post('['.repeat(60_000))).body['code']).toBe('invalid_json')
})

test('a field called __proto__ is an unknown field like any other', async () => {
  expect((await post('{"email":"a@b.example","password":"x","__proto__":{"admin":true}}')).status).toBe(400)
})

test('no body at all is refused as no JSON', async () => {
  expect((await post('')).body['code']).toBe('invalid_json')
})

test('every wrong field is named with a sentence; an unknown one is named too', async () => {
  const { status, body } = await app.call(register, { name: '', email: 'nobody', password: 'short', extra: 1 })
  expect(status).toBe(400)
  expect(body['fields']).toEqual({
    name: 'Please enter your name',
    email: 'Please enter a valid email address',
    password: 'Password must be at least 8 characters long',
    extra: 'This field is not known here.',
  })
})

test('wrong types and missing fields are named', async () => {
  const { body } = await app.call(login, { email: 7 })
  expect(Object.keys(body['fields'] as object).toSorted()).toEqual(['email', 'password'])
})

test('half of a character, as a client leaves it that cuts in the middle of an emoji, is refused', async () => {
  expect((await post('{"email":"a@b.example","password":"A\\ud83d"}')).body['code']).toBe('invalid_json')
  expect((await post('{"email":"a@b.example","password":"A\\ud83d\\ude00"}')).status).toBe(401)
})

test('a client that has gone before its body is read is noticed, as JSON and as a form', async () => {
  const gone = Object.assign(Readable.from([]), { headers: { 'content-type': 'application/json' } }).destroy()
  await once(gone, 'close')
  await expect(readJson(gone as unknown as IncomingMessage, 100)).rejects.toThrow(ClientGone)
  const form = Object.assign(Readable.from([]), {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  }).destroy()
  await once(form, 'close')
  const read = readMultipart(
    form as unknown as IncomingMessage,
    { field: 'file', max_bytes: 100 },
    { user: 'somebody', client: '192.0.2.1' },
  )
  expect(await read).toMatchObject({ refused: 'validation' })
})

test('a body takes a slice for each 16 kB at most, however small its chunks are', async () => {
  const chunks = Array.from({ length: 750 }, () => Buffer.alloc(1400))
  const incoming = Object.assign(Readable.from(chunks), { headers: { 'content-type': 'application/json' } })
  let slices = 0
  const read = await readJsonBytes(incoming as unknown as IncomingMessage, 2_000_000, () => {
    slices++
    return Promise.resolve()
  })
  expect([(read as Buffer).length, slices]).toEqual([1_050_000, 62])
})

test('one sender has two uploads at a time, so that nobody takes the places of all', async () => {
  const open = () =>
    Object.assign(new PassThrough(), { headers: { 'content-type': 'multipart/form-data; boundary=x' } })
  const upload = (stream: PassThrough, user: string, client = user) =>
    readMultipart(stream as unknown as IncomingMessage, { field: 'file', max_bytes: 100 }, { user, client })
  const [first, second, third, other] = [open(), open(), open(), open()]
  const waiting = [upload(first, 'ada'), upload(second, 'ada'), upload(other, 'bob')]
  expect(await upload(third, 'ada')).toMatchObject({ refused: 'unavailable' })
  for (const stream of [first, second, other]) stream.destroy()
  await Promise.all(waiting)
  const again = open()
  const free = upload(again, 'ada')
  again.destroy()
  expect(await free).toMatchObject({ refused: 'validation' })
})

test('eight uploads from four accounts of one client leave places for other clients', async () => {
  const open = () =>
    Object.assign(new PassThrough(), { headers: { 'content-type': 'multipart/form-data; boundary=x' } })
  const streams = Array.from({ length: 9 }, open)
  const upload = (index: number, user: string, client: string) =>
    readMultipart(streams[index] as unknown as IncomingMessage, { field: 'file', max_bytes: 100 }, { user, client })
  const waiting = Array.from({ length: 8 }, (_, index) => upload(index, `guest${index % 4}`, '203.0.113.1'))
  expect(await upload(8, 'guest5', '203.0.113.1')).toMatchObject({ refused: 'unavailable' })
  const other = Object.assign(
    Readable.from([Buffer.from('--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n')]),
    {
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    },
  ) as unknown as IncomingMessage
  expect(
    await readMultipart(other, { field: 'file', max_bytes: 100 }, { user: 'bob', client: '198.51.100.1' }),
  ).toMatchObject({
    fields: { a: 'b' },
  })
  for (const stream of streams) stream.destroy()
  await Promise.all(waiting)
})
