import { isRawJson } from './raw-json.ts'

/** Characters encoded at a time; longer answers are streamed. */
const pieceLength = 65_536

export function jsonText(outcome: object): string {
  if (!isRawJson(outcome)) return JSON.stringify({ success: true, ...outcome })
  const more = JSON.stringify(outcome.more).slice(1, -1)
  return `{"success":true,"data":${outcome.rawJson}${more === '' ? '' : `,${more}`}}`
}

/** Streams a long text, so that a slow or gone reader costs no second copy of it. */
export function bodyOf(text: string): string | ReadableStream<Uint8Array> {
  if (text.length <= pieceLength) return text
  const encoder = new TextEncoder()
  let at = 0
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        let end = Math.min(text.length, at + pieceLength)
        // Never splits a surrogate pair.
        if (/[\ud800-\udbff]/.test(text[end - 1] ?? '')) end++
        controller.enqueue(encoder.encode(text.slice(at, end)))
        at = end
        if (at >= text.length) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}
