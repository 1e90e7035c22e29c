import { defineEndpoint, fileAnswer } from '@waymark/contract/define-endpoint.ts'
import { endpoints } from '@waymark/contract/endpoints.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { renderApiPages } from './api-pages.ts'
import { openApiDocument } from './open-api.ts'

type Operation = {
  requestBody: { content: Record<string, { schema: { properties: object; required?: string[] } }> }
  responses: Record<string, { description: string; headers?: object; content: object }>
}
const operationOf = (document: object, path: string, method: string) =>
  (document as { paths: Record<string, Record<string, Operation>> }).paths[path]?.[method]

const answer = z.strictObject({ success: z.literal(true) })
const upload = { field: 'photo', max_bytes: 2_097_152 } as const
const post = { noun: 'chat', method: 'POST', summary: 'Send a photo.', answer } as const
const own = {
  either: defineEndpoint({ ...post, path: '/either', body: z.strictObject({ title: z.string() }), upload }),
  formOnly: defineEndpoint({
    ...post,
    path: '/form',
    body: z.strictObject({}),
    upload: { ...upload, required: true },
  }),
  file: defineEndpoint({ ...post, method: 'GET', path: '/file', answer: fileAnswer }),
}
const document = openApiDocument(own, '1')

test('a file may come along in a form, or must', () => {
  const either = operationOf(document, '/either', 'post')?.requestBody.content
  expect(Object.keys(either ?? {})).toEqual(['application/json', 'multipart/form-data'])
  const photo = { type: 'string', format: 'binary', description: 'At most 2097152 bytes.' }
  expect(either?.['multipart/form-data']?.schema).toMatchObject({
    properties: { title: { type: 'string' }, photo },
    required: ['title'],
  })
  const formOnly = operationOf(document, '/form', 'post')?.requestBody.content
  expect(Object.keys(formOnly ?? {})).toEqual(['multipart/form-data'])
  expect(formOnly?.['multipart/form-data']?.schema).toMatchObject({ properties: { photo }, required: ['photo'] })
})

test('a file as the answer has a name and no JSON', () => {
  expect(operationOf(document, '/file', 'get')?.responses['200']).toMatchObject({
    headers: { 'Content-Disposition': {} },
    content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
  })
})

test('the pages say the same', () => {
  const page = renderApiPages(own, '1', 'nonce')
  expect(page).toContain('with a file of at most 2 MB in &quot;photo&quot;.')
  expect(page).toContain('too, then with or without a file of at most 2 MB')
})

test('the import says how its file is sent and each sentence that it can be refused with', () => {
  const operation = operationOf(openApiDocument(endpoints, '1'), '/api/profile/import', 'post')
  expect(operation?.requestBody.content['multipart/form-data']?.schema.required).toEqual(['file'])
  expect(operation?.responses['422']?.description).toContain('file_macros: This document contains macros.')
  expect(operation?.responses['415']?.description).toContain('import_type')
})
