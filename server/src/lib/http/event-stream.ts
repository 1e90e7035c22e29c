export type Emit = (event: string, data: object) => void

/** Proxies close connections that carry nothing for some 30 s. */
const heartbeatMs = 15_000

/**
 * Answers as a stream, once there is a first event. The last event, `answer` or `error`, carries the body of a plain
 * request, an error's with its status. A refusal before the first event is a plain one. The work goes on even if
 * nobody reads.
 */
export function answerWithEvents(work: (emit: Emit) => Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    let stream: ReturnType<typeof openStream> | undefined
    const emit: Emit = (event, data) => {
      stream ??= openStream(resolve)
      stream.write(event, JSON.stringify(data))
    }
    const finish = async (response: Response): Promise<void> => {
      if (!stream && !response.ok) return resolve(response)
      stream ??= openStream(resolve)
      const text = await response.text()
      if (response.ok) stream.write('answer', text)
      else stream.write('error', JSON.stringify({ ...(JSON.parse(text) as object), status: response.status }))
      stream.close()
    }
    work(emit)
      .then(finish)
      .catch((error: unknown) => {
        // The status is sent already: a cut stream tells the client.
        stream?.fail(error)
        reject(error instanceof Error ? error : new Error('The answer failed.', { cause: error }))
      })
  })
}

function openStream(answerWith: (response: Response) => void) {
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const send = (text: string) => controller?.enqueue(encoder.encode(text))
  const heartbeat = setInterval(() => send(': still there\n\n'), heartbeatMs)
  const end = () => {
    clearInterval(heartbeat)
    const ended = controller
    controller = undefined
    return ended
  }
  const body = new ReadableStream<Uint8Array>({
    start: (opened) => void (controller = opened),
    cancel: () => void end(),
  })
  answerWith(
    new Response(body, {
      headers: {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        // nginx would hold events back.
        'x-accel-buffering': 'no',
      },
    }),
  )
  return {
    /** JSON has no line breaks, so one data line holds it. */
    write: (event: string, json: string) => send(`event: ${event}\ndata: ${json}\n\n`),
    close: () => end()?.close(),
    fail: (error: unknown) => end()?.error(error),
  }
}
