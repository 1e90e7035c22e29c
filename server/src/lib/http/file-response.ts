import type { FileAnswer } from '@waymark/contract/define-endpoint.ts'
import { pieceLength } from './json-response.ts'

/**
 * A download: the browser saves the file and runs nothing in it.
 * @param slice resolves when the next piece of a long file may be sent
 */
export function fileResponse({ media_type, name, ...file }: FileAnswer, slice: () => Promise<void>): Response {
  const isWhole = 'bytes' in file && file.bytes.length <= pieceLength
  const body = isWhole ? Buffer.from(file.bytes) : ReadableStream.from(inSlices(file, slice))
  return new Response(body, {
    headers: {
      'content-type': media_type,
      ...('bytes' in file ? { 'content-length': String(file.bytes.length) } : {}),
      'content-disposition': `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'content-security-policy': 'sandbox',
      'cache-control': 'private, no-store',
    },
  })
}

type Content = { bytes: Uint8Array } | { pieces: AsyncIterable<Uint8Array> }

async function* inSlices(file: Content, slice: () => Promise<void>): AsyncGenerator<Uint8Array> {
  for await (const piece of 'bytes' in file ? cut(file.bytes) : file.pieces) {
    await slice()
    yield piece
  }
}

function* cut(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += pieceLength) yield bytes.subarray(at, at + pieceLength)
}
