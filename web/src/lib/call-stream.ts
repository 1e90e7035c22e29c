import type { AnswerOf, Endpoint } from '@waymark/contract/define-endpoint.ts'
import { ApiError } from './api-error.ts'
import { prepareCall, toApiError, type CallInput } from './call.ts'

type OnEvent = (event: string, data: Record<string, unknown>) => void

/** A call whose answer comes as events: `onEvent` gets all but the last, which is the answer. Rejects like `call`. */
export async function callStream<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  onEvent: OnEvent,
): Promise<AnswerOf<E>> {
  const { send, reach, readText } = prepareCall(endpoint, input, 'text/event-stream, application/json')
  const response = await send()
  const { body } = response
  if (!body || !response.headers.get('content-type')?.startsWith('text/event-stream')) return readText(response)
  return reach(async () => {
    for await (const { event, data } of eventsIn(body)) {
      if (event === 'answer') return data as AnswerOf<E>
      if (event === 'error') throw toApiError(Number(data['status']), data, Number.NaN)
      onEvent(event, data)
    }
    throw new ApiError(0, 'connection', 'The answer broke off.')
  })
}

type StreamEvent = { event: string; data: Record<string, unknown> }

/** The server writes one line for the name and one for the data, which is JSON; other lines are heartbeats. */
async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const [, event, json] = /^event: (\w+)\ndata: (.*)$/s.exec(block) ?? []
        if (event !== undefined && json !== undefined)
          yield { event, data: JSON.parse(json) as Record<string, unknown> }
      }
    }
  } finally {
    // The rest of a stream that nobody reads.
    reader.cancel().catch(() => undefined)
  }
}
