import { downloadDocument } from '@waymark/contract/documents.ts'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { downloadFile, fileName } from './download.ts'
import { session } from './session.ts'

const file = '0b8e1f2a-1111-4222-8333-444455556666.pdf'

function answering(response: Response) {
  const fetching = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(response))
  const saved: string[] = []
  vi.stubGlobal('fetch', fetching)
  URL.createObjectURL = () => 'blob:file'
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  session.update({ token: 'secret' })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    click.mockRestore()
    session.update({ token: null })
  })
  return { fetching, saved }
}

describe('downloads', () => {
  test('a document is fetched with the raw token in the header, never in the address, and saved under its name', async () => {
    const headers = { 'content-disposition': `attachment; filename="CV.pdf"; filename*=UTF-8''CV%20Zo%C3%AB.pdf` }
    const { fetching, saved } = answering(new Response('%PDF', { headers }))
    await downloadFile(downloadDocument, file)
    const [url, init] = fetching.mock.calls[0]!
    expect(url).toBe(`/api/documents/${file}`)
    expect(init.headers).toEqual({ authorization: 'secret' })
    expect(saved).toEqual(['CV Zoë.pdf'])
  })

  test('a refusal is an error and nothing is saved; a dead token signs out', async () => {
    const body = JSON.stringify({ success: false, code: 'signed_out', error: 'Please sign in again.' })
    const { saved } = answering(new Response(body, { status: 401 }))
    await expect(downloadFile(downloadDocument, file)).rejects.toThrow(ApiError)
    expect(saved).toEqual([])
    expect(session.get().token).toBeNull()
  })

  test.each([
    ['attachment; filename="a \\"b\\".pdf"', 'a "b".pdf'],
    ['attachment; filename=cv.pdf', 'cv.pdf'],
    [`attachment; filename="cv.pdf"; filename*=UTF-8''%E0%A4%A`, 'cv.pdf'],
    [null, undefined],
  ])('the name in %s is read', (disposition, name) => {
    expect(fileName(disposition)).toBe(name)
  })
})
