import { isRawJson } from './raw-json.ts'

/** Characters that are encoded and handed to the connection at a time; longer answers are sent as streams. */
const pieceLength = 65_536

/** An endpoint's answer as JSON text. */
export function jsonText(outcome: object): string {
  if (!isRawJson(outcome)) return JSON.stringify({ success: true, ...outcome })
  const more = JSON.stringify(outcome.more).slice(1, -1)
  return `{"success":true,"data":${outcome.rawJson}${more === '' ? '' : `,${more}`}}`
}

/** A long text as a stream, so that a reader who is slow, or has gone, costs no second copy of it. */
export function bodyOf(text: string): string | ReadableStream<Uint8Array> {
  if (text.length <= pieceLength) return text
  const encoder = new TextEncoder()
  let at = 0
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        let end = Math.min(text.length, at + pieceLength)
        // A character of two halves is not cut.
        if (/[\ud800-\udbff]/.test(text[end - 1] ?? '')) end++
        controller.enqueue(encoder.encode(text.slice(at, end)))
        at = end
        if (at >= text.length) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}
