import type { Endpoint } from '@waymark/contract/define-endpoint.ts'
import type { IncomingMessage } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import * as z from 'zod/mini'
import { firstProblems } from './field-problems.ts'
import { readJson } from './read-json.ts'
import { isMultipart, readMultipart, type Sender } from './read-multipart.ts'
import { isRefusal, refuse, type Refusal } from './refusal.ts'

export type Input = { body: unknown; file: unknown; query: unknown; params: unknown }
type Given = { incoming: IncomingMessage; query: unknown; params: unknown }
type Checked = { value: unknown } | Refusal<'validation'>

/** Query, path parameters and body of a request, checked against the contract. */
export async function readInput(
  { incoming, ...given }: Given,
  endpoint: Endpoint,
  from: Sender,
): Promise<Input | Refusal> {
  const query = check(endpoint.query, given.query)
  if (isRefusal(query)) return query
  const params = check(endpoint.params, given.params)
  if (isRefusal(params)) return refuse('not_found')
  if (!endpoint.body) return { body: undefined, file: undefined, query: query.value, params: params.value }
  const read = await readBody(incoming, endpoint, from)
  if (isRefusal(read)) return read
  const body = await checkBody(endpoint, read.json)
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

/** Checked before the event loop is given back: some 5 ms. */
const sliceSize = 100

/** A body with a long list is checked without it, and the list in slices, so that other requests get their turn. */
async function checkBody({ body, long_list }: Endpoint, given: unknown): Promise<Checked> {
  const list = long_list && isRecord(given) ? given[long_list.field] : undefined
  if (!long_list || !Array.isArray(list) || list.length <= sliceSize || list.length > long_list.max)
    return check(body, given)
  const rest = check(body, { ...(given as object), [long_list.field]: list.slice(0, 1) })
  if (isRefusal(rest)) return rest
  const checked: unknown[] = []
  const issues: z.core.$ZodIssue[] = []
  for (let from = 0; from < list.length; from += sliceSize) {
    for (const [index, item] of list.slice(from, from + sliceSize).entries()) {
      const result = z.safeParse(long_list.item, item)
      if (result.success) checked.push(result.data)
      else
        issues.push(
          ...result.error.issues.map((one) => ({ ...one, path: [long_list.field, from + index, ...one.path] })),
        )
    }
    await setImmediate()
  }
  if (issues.length > 0) return refuse('validation', firstProblems(issues))
  return { value: { ...(rest.value as object), [long_list.field]: checked } }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
