import type { Endpoint } from '@waymark/contract/define-endpoint.ts'
import type { IncomingMessage } from 'node:http'
import * as z from 'zod/mini'
import { firstProblems } from './field-problems.ts'
import { readJson, readJsonBytes } from './read-json.ts'
import { isMultipart, readMultipart, type Sender } from './read-multipart.ts'
import { isRefusal, refuse, type Refusal } from './refusal.ts'

export type Input = { body: unknown; file: unknown; query: unknown; params: unknown }
/** `slice`: see long-work.ts. */
type Given = { incoming: IncomingMessage; query: unknown; params: unknown; slice: () => Promise<void> }
type Checked = { value: unknown } | Refusal<'validation'>

/** Query, path parameters and body of a request, checked against the contract. */
export async function readInput(
  { incoming, slice, ...given }: Given,
  endpoint: Endpoint,
  from: Sender,
): Promise<Input | Refusal> {
  const query = check(endpoint.query, given.query)
  if (isRefusal(query)) return query
  const params = check(endpoint.params, given.params)
  if (isRefusal(params)) return refuse('not_found')
  if (!endpoint.body) return { body: undefined, file: undefined, query: query.value, params: params.value }
  if (endpoint.checked_apart) {
    const bytes = await readJsonBytes(incoming, endpoint.max_body_bytes, slice)
    return isRefusal(bytes) ? bytes : { body: bytes, file: undefined, query: query.value, params: params.value }
  }
  const read = await readBody(incoming, endpoint, from)
  if (isRefusal(read)) return read
  const body = check(endpoint.body, read.json)
  return isRefusal(body) ? body : { body: body.value, file: read.file, query: query.value, params: params.value }
}

async function readBody(
  incoming: IncomingMessage,
  { upload, max_body_bytes }: Endpoint,
  from: Sender,
): Promise<{ json: unknown; file?: unknown } | Refusal> {
  if (!upload || !isMultipart(incoming)) return readJson(incoming, max_body_bytes)
  const form = await readMultipart(incoming, upload, from)
  return isRefusal(form) ? form : { json: form.fields, file: form.file }
}

function check(schema: Endpoint['body'], given: unknown): Checked {
  if (!schema) return { value: undefined }
  const result = z.safeParse(schema, given)
  return result.success ? { value: result.data } : refuse('validation', firstProblems(result.error.issues))
}
