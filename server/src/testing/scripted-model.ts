import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ModelSettings } from '../providers/ai/model-settings.ts'

export type SentMessage = {
  role: 'system' | 'user' | 'assistant' | 'tool'
  content: string | null
  tool_calls?: { function: { name: string } }[]
}
export type ModelRequest = { messages: SentMessage[]; tools?: { function: { name: string } }[]; tool_choice?: unknown }
type Script = (request: ModelRequest, response: ServerResponse) => Promise<void> | void

export type ScriptedModel = Awaited<ReturnType<typeof startScriptedModel>>

/** A server that speaks the Chat Completions protocol and answers what a test tells it to. */
export async function startScriptedModel() {
  const requests: ModelRequest[] = []
  const bodies: string[] = []
  let script: Script = (_, response) => say(response, 'An answer.')
  const server = createServer((incoming, response) => {
    void (async () => {
      const body = await textOf(incoming)
      const request = JSON.parse(body) as ModelRequest
      bodies.push(body)
      requests.push(request)
      await script(request, response)
    })().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return {
    url,
    requests,
    bodies,
    /** What the next requests are answered. */
    script(next: Script): void {
      requests.length = 0
      bodies.length = 0
      script = next
    },
    settings: (more: Partial<ModelSettings> = {}): ModelSettings => ({
      provider: 'openai-compatible',
      model: 'scripted',
      apiKey: 'key-of-this-test',
      baseUrl: url,
      contextTokens: 32_000,
      tokensPerDay: 1_000_000,
      atOnce: 8,
      price: undefined,
      // A busy machine takes many times as long as a quiet one.
      timeoutMs: 120_000,
      silenceMs: 120_000,
      ...more,
    }),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of incoming) text += String(chunk)
  return text
}

/** The user's last message of a request, without what the product adds about files. */
export const questionIn = ({ messages }: ModelRequest): string =>
  messages.findLast(({ role }) => role === 'user')?.content ?? ''

const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 }

export function openStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
}
export function sendDelta(response: ServerResponse, delta: object, finish_reason: string | null = null): void {
  const chunk = { id: 'x', object: 'chat.completion.chunk', created: 1, model: 'scripted' }
  response.write(`data: ${JSON.stringify({ ...chunk, choices: [{ index: 0, delta, finish_reason }] })}\n\n`)
}
export function endStream(response: ServerResponse, finish_reason: string): void {
  sendDelta(response, {}, finish_reason)
  response.write(`data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', choices: [], usage })}\n\n`)
  response.end('data: [DONE]\n\n')
}

export function say(response: ServerResponse, text: string, finish_reason = 'stop'): void {
  openStream(response)
  for (const word of text.match(/\s*\S+\s*/g) ?? []) sendDelta(response, { content: word })
  endStream(response, finish_reason)
}

/** Calls tools; arguments that are a string are sent as they are. */
export function callTools(response: ServerResponse, ...calls: [name: string, input: object | string][]): void {
  openStream(response)
  const tool_calls = calls.map(([name, input], index) => ({
    index,
    id: `call_${index}`,
    type: 'function',
    function: { name, arguments: typeof input === 'string' ? input : JSON.stringify(input) },
  }))
  sendDelta(response, { role: 'assistant', content: null, tool_calls })
  endStream(response, 'tool_calls')
}

export function refuseCall(response: ServerResponse, status: number, message: string, headers: object = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify({ error: { message, type: 'error', code: status } }))
}
