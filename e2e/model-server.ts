import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Message = { role: string; content: string | null }
/** What the model answers: text, or a tool to call first. */
export type ModelAnswer = { text: string } | { tool: string; input: object }

/** A language model behind the Chat Completions protocol that says what a test tells it to. */
export async function startModelServer(answer: (messages: readonly Message[]) => ModelAnswer) {
  const server = createServer((request, response) => {
    void (async () => {
      let body = ''
      for await (const chunk of request) body += String(chunk)
      const given = answer((JSON.parse(body) as { messages: Message[] }).messages)
      const send = (delta: object, finish_reason: string | null = null) =>
        response.write(`data: ${JSON.stringify({ id: 'x', choices: [{ index: 0, delta, finish_reason }] })}\n\n`)
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      if ('text' in given) {
        for (const piece of given.text.match(/[\s\S]{1,40}/g) ?? []) send({ content: piece })
        send({}, 'stop')
      } else {
        const call = { name: given.tool, arguments: JSON.stringify(given.input) }
        send({ tool_calls: [{ index: 0, id: 'call_1', type: 'function', function: call }] })
        send({}, 'tool_calls')
      }
      response.end('data: [DONE]\n\n')
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    env: {
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'scripted',
      AI_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
