import type { IncomingMessage } from 'node:http'
import { ClientGone } from './client-gone.ts'
import { refuse, type Refusal } from './refusal.ts'
import { watchPace } from './upload-pace.ts'

type Json =
  | { json: unknown }
  | Refusal<'body_too_large' | 'unsupported_media_type' | 'invalid_json' | 'upload_too_slow'>

/** Reads a JSON body; refuses one over `maxBytes` as soon as that is known. Throws ClientGone on a disconnect. */
export async function readJson(incoming: IncomingMessage, maxBytes: number): Promise<Json> {
  if (!isJson(incoming)) return refuse('unsupported_media_type')
  if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) return refuse('body_too_large')
  const body = await readBytes(incoming, maxBytes)
  if (typeof body === 'string') return refuse(body)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body)
    const json: unknown = JSON.parse(text)
    return unstorableEscape.test(text) && isUnstorable(json) ? refuse('invalid_json') : { json }
  } catch {
    return refuse('invalid_json')
  }
}

function isJson({ headers }: IncomingMessage): boolean {
  const [type, ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';')
  const charset = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('charset='))
  return (
    type?.trim() === 'application/json' &&
    (charset === undefined || /^charset="?utf-?8"?$/.test(charset)) &&
    (headers['content-encoding'] ?? 'identity') === 'identity'
  )
}

function readBytes(
  incoming: IncomingMessage,
  maxBytes: number,
): Promise<Buffer | 'body_too_large' | 'upload_too_slow'> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let length = 0
    const settle = () => {
      stopWatching()
      incoming.off('data', onData).off('end', onEnd).off('error', onClose).off('close', onClose)
    }
    const onData = (chunk: Buffer) => {
      length += chunk.length
      if (length <= maxBytes) return void chunks.push(chunk)
      settle()
      // Node discards the rest for a moment, so that the answer arrives before the connection closes.
      incoming.pause()
      resolve('body_too_large')
    }
    const onEnd = () => {
      settle()
      resolve(Buffer.concat(chunks, length))
    }
    const onClose = () => {
      settle()
      reject(new ClientGone())
    }
    if (incoming.destroyed) return reject(new ClientGone())
    const stopWatching = watchPace(incoming, () => {
      settle()
      incoming.pause()
      resolve('upload_too_slow')
    })
    incoming.on('data', onData).on('end', onEnd).on('error', onClose).on('close', onClose)
  })
}

/** PostgreSQL cannot store U+0000 and lone surrogates; only escapes can contain them. */
const unstorableEscape = /\\u(?:0000|d[89a-f])/i

function isUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed()
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, inner]) => isUnstorable(key) || isUnstorable(inner))
}
