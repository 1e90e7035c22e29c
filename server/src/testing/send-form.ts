import { request } from 'node:http'
import type { Readable } from 'node:stream'
import type { Reply, TestApp } from './create-test-app.ts'

type FormFile = { name: string; bytes: Uint8Array; field?: string }

export function sendForm(
  app: TestApp,
  token: string,
  fields: Record<string, string>,
  ...files: FormFile[]
): Promise<Reply> {
  return sendFormTo(`${app.url}/api/process`, token, fields, files)
}

export function sendImport(app: TestApp, token: string, ...files: FormFile[]): Promise<Reply> {
  return sendFormTo(`${app.url}/api/profile/import`, token, {}, files)
}

async function sendFormTo(
  address: string,
  token: string,
  fields: Record<string, string>,
  files: readonly FormFile[],
): Promise<Reply> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const { name, bytes, field = 'file' } of files)
    form.append(field, new Blob([bytes as Uint8Array<ArrayBuffer>]), name)
  const response = await fetch(address, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  return {
    status: response.status,
    body: (await response.json()) as Record<string, unknown>,
    headers: response.headers,
  }
}

/** Sends raw bytes that no browser would send. Without Content-Length they go in chunks. */
export function sendRaw(app: TestApp, token: string, headers: Record<string, string>, body: Readable): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sending = request(
      `${app.url}/api/process`,
      { method: 'POST', headers: { authorization: `Bearer ${token}`, ...headers } },
      (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        response.on('end', () => {
          body.destroy()
          sending.destroy()
          resolve({
            status: response.statusCode ?? 0,
            body: JSON.parse(text) as Record<string, unknown>,
            headers: new Headers(),
          })
        })
      },
    )
    sending.on('error', reject)
    body.pipe(sending)
  })
}
