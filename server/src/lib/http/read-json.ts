import type { IncomingMessage } from 'node:http'
import { ClientGone } from './client-gone.ts'
import { parseJson } from './parse-json.ts'
import { isRefusal, refuse, type Refusal } from './refusal.ts'
import { watchPace } from './upload-pace.ts'

/** The least a slice reads: many small chunks of a slow network must not take longer than a few large ones. */
const sliceBytes = 16_384

type TransferProblem = 'body_too_large' | 'unsupported_media_type' | 'upload_too_slow'

/** Reads a JSON body; refuses one over `maxBytes` as soon as that is known. Throws ClientGone on a disconnect. */
export async function readJson(
  incoming: IncomingMessage,
  maxBytes: number,
): Promise<{ json: unknown } | Refusal<TransferProblem | 'invalid_json'>> {
  const bytes = await readJsonBytes(incoming, maxBytes)
  return isRefusal(bytes) ? bytes : (parseJson(bytes) ?? refuse('invalid_json'))
}

/**
 * The same without parsing.
 * @param slice resolves when the next chunk may be read, or the next 16 kB of smaller ones
 */
export async function readJsonBytes(
  incoming: IncomingMessage,
  maxBytes: number,
  slice?: () => Promise<void>,
): Promise<Buffer | Refusal<TransferProblem>> {
  if (!isJson(incoming)) return refuse('unsupported_media_type')
  if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) return refuse('body_too_large')
  const body = await readBytes(incoming, maxBytes, slice)
  return typeof body === 'string' ? refuse(body) : body
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
  slice: (() => Promise<void>) | undefined,
): Promise<Buffer | 'body_too_large' | 'upload_too_slow'> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let length = 0
    let sliced = 0
    const settle = () => {
      stopWatching()
      incoming.off('data', onData).off('end', onEnd).off('error', onClose).off('close', onClose)
    }
    const onData = (chunk: Buffer) => {
      length += chunk.length
      if (length <= maxBytes) {
        chunks.push(chunk)
        if (slice && length - sliced >= sliceBytes) {
          sliced = length
          waitFor(slice)
        }
        return
      }
      settle()
      // Node discards the rest for a moment, so that the answer arrives before the connection closes.
      incoming.pause()
      resolve('body_too_large')
    }
    const waitFor = (next: () => Promise<void>) => {
      incoming.pause()
      void next().then(() => incoming.resume())
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
