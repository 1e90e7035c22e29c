import { isRawJson } from './raw-json.ts'

/** Characters encoded at a time, in some half a millisecond; longer answers are streamed. */
export const pieceLength = 65_536

/** An answer's JSON in parts, because joining a text of megabytes copies it. */
export function jsonParts(outcome: object): string[] {
  if (!isRawJson(outcome)) return [JSON.stringify({ success: true, ...outcome })]
  const more = JSON.stringify(outcome.more).slice(1, -1)
  return ['{"success":true,"data":', ...outcome.rawJson, `${more === '' ? '' : `,${more}`}}`]
}

export const isLong = (parts: readonly string[]): boolean => parts.some(({ length }) => length > pieceLength)

/**
 * Streams a long text, so that a slow or gone reader costs no second copy of it.
 * @param slice resolves when the next piece may be encoded
 */
export function streamOf(parts: readonly string[], slice: () => Promise<void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const pieces = piecesOf(parts)
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await slice()
        const piece = pieces.next()
        if (piece.done) controller.close()
        else controller.enqueue(encoder.encode(piece.value))
      },
    },
    { highWaterMark: 0 },
  )
}

function* piecesOf(parts: readonly string[]): Generator<string, void> {
  for (const text of parts) {
    let end = 0
    for (let at = 0; at < text.length; at = end) {
      end = Math.min(text.length, at + pieceLength)
      // Never splits a surrogate pair.
      if (/[\ud800-\udbff]/.test(text[end - 1] ?? '')) end++
      yield text.slice(at, end)
    }
  }
}
