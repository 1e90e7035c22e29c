import { fileAnswer, pathOf, type Endpoint } from '@waymark/contract/define-endpoint.ts'
import { errorBody, errors, type ErrorCode } from '@waymark/contract/errors.ts'
import * as z from 'zod/mini'

export type Operation = { name: string; method: string; path: string; endpoint: Endpoint; refusals: ErrorCode[] }

/** Every endpoint with all errors it can answer, declared or implied by what it declares. */
export function operationsOf(endpoints: Record<string, Endpoint>): Operation[] {
  return Object.entries(endpoints).map(([name, endpoint]) => ({
    name,
    method: endpoint.method,
    path: pathOf(endpoint).replace(/:(\w+)/g, '{$1}'),
    endpoint,
    refusals: refusalsOf(endpoint),
  }))
}

function refusalsOf(endpoint: Endpoint): ErrorCode[] {
  const refusals: ErrorCode[] = [...endpoint.errors]
  if (endpoint.body ?? endpoint.query) refusals.push('validation')
  if (endpoint.params && !refusals.includes('not_found')) refusals.push('not_found')
  if (endpoint.body) refusals.push('invalid_json', 'body_too_large', 'unsupported_media_type', 'upload_too_slow')
  if (endpoint.body && endpoint.access === 'signed-in') refusals.push('quota_reached')
  if (endpoint.captcha) refusals.push('captcha_failed')
  if (endpoint.access === 'signed-in') refusals.push('signed_out')
  if (endpoint.limits.length > 0 || endpoint.access === 'signed-in') refusals.push('too_many_requests')
  return [...refusals, 'internal', 'disk_full', 'unavailable']
}

/** The OpenAPI 3.1 document of the contract, served at /api/openapi.json. */
export function openApiDocument(endpoints: Record<string, Endpoint>, version: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const operation of operationsOf(endpoints)) {
    const path = (paths[operation.path] ??= {})
    path[operation.method.toLowerCase()] = describe(operation)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Waymark', version, license: { name: 'MIT', identifier: 'MIT' } },
    paths,
    components: {
      schemas: { Error: schemaOf(errorBody, 'output') },
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of a sign-in. The bare token without "Bearer " is taken too.',
        },
      },
    },
  }
}

function describe({ name, endpoint, refusals }: Operation): object {
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [endpoint.noun],
    security: endpoint.access === 'signed-in' ? [{ token: [] }] : [],
    ...(endpoint.query || endpoint.params ? { parameters: parametersOf(endpoint) } : {}),
    ...(endpoint.body ? { requestBody: { required: true, content: bodyOf(endpoint, endpoint.body) } } : {}),
    responses: { 200: answerOf(endpoint), ...errorResponses(refusals) },
  }
}

const binary = { type: 'string', format: 'binary' }

const disposition = {
  description: 'The name to save the file under.',
  schema: { type: 'string' },
}

function answerOf({ answer }: Endpoint): object {
  if (answer !== fileAnswer) return { description: 'Success', content: json(schemaOf(answer, 'output')) }
  const content = { 'application/octet-stream': { schema: binary } }
  return {
    description: 'The file, under its own media type.',
    headers: { 'Content-Disposition': disposition },
    content,
  }
}

function bodyOf({ upload }: Endpoint, body: z.ZodMiniType): object {
  const schema = schemaOf(body, 'input') as { properties?: object; required?: string[] }
  if (!upload) return json(schema)
  const { field, max_bytes, required } = upload
  const file = { ...binary, description: `At most ${max_bytes} bytes.` }
  const form = {
    ...schema,
    properties: { ...schema.properties, [field]: file },
    ...(required ? { required: [...(schema.required ?? []), field] } : {}),
  }
  return { ...(required ? {} : json(schema)), 'multipart/form-data': { schema: form } }
}

function parametersOf({ query, params }: Endpoint): object[] {
  const list = (schema: Endpoint['query'], place: string) => {
    if (!schema) return []
    const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
      properties?: Record<string, object>
      required?: string[]
    }
    return Object.entries(properties).map(([name, type]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: type,
    }))
  }
  return [...list(params, 'path'), ...list(query, 'query')]
}

const retryAfter = {
  description: 'Seconds after which trying again can help, where that is known.',
  schema: { type: 'integer', minimum: 0 },
}

function errorResponses(refusals: readonly ErrorCode[]): Record<string, object> {
  const byStatus = Map.groupBy(refusals, (code) => errors[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `${code}: ${errors[code].error}`).join('\n'),
        ...(status === 429 || status === 503 ? { headers: { 'Retry-After': retryAfter } } : {}),
        content: json({ $ref: '#/components/schemas/Error' }),
      },
    ]),
  )
}

const json = (schema: object) => ({ 'application/json': { schema } })

/** JSON Schema of a body as sent (`input`) or of an answer as received (`output`). */
export function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
