export class AnswerTooLong extends Error {
  override name = 'AnswerTooLong'
}

/** A fetch that throws `AnswerTooLong` after `maxBytes`, and follows no redirect, which would get the key too. */
export function createBoundedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' })
    if (!response.body) return response
    let bytes = 0
    const bounded = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.byteLength
          if (bytes > maxBytes) controller.error(new AnswerTooLong(`The answer has more than ${maxBytes} bytes.`))
          else controller.enqueue(chunk)
        },
      }),
    )
    const { status, statusText, headers } = response
    return new Response(bounded, { status, statusText, headers })
  }
}
