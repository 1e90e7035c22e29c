import { APICallError, isStepCount, streamText, wrapLanguageModel, type ModelMessage, type ToolSet } from 'ai'
import type { ConnectedModel } from './language-model.ts'
import { failureOf, retryAfterOf, type ModelFailure } from './model-failure.ts'

export type Used = { calls: number; tokens_in: number; tokens_out: number }
export type Ran = {
  /** Markdown, as much as arrived. */
  text: string
  failure?: ModelFailure
  retryAfterMs?: number
  /** For the log. */
  status?: number
  error?: string
}
export type Run = {
  model: ConnectedModel
  instructions: string
  messages: ModelMessage[]
  tools?: ToolSet
  signal: AbortSignal
  onText?: (text: string) => void
  /** Called with an estimate before a request leaves, and again with what the estimate lacked. */
  note: (used: Used) => Promise<void>
}

/** Requests for one answer. The last one may call no tool, so that a loop over tools ends in words. */
const maxSteps = 6
const maxOutputTokens = 4000
/** Longer than 4,000 tokens in any language: a provider that ignores the limit does not stop. */
const maxChars = 40_000
const charsPerToken = 4

/** Requests an answer, runs the tools it calls, and reads the stream to its end, an error or silence. */
export async function runModel({ model, instructions, messages, tools = {}, signal, onText, note }: Run): Promise<Ran> {
  const silence = createSilence(model.settings.silenceMs)
  const tooMuch = new AbortController()
  let estimated = 0
  const noted = wrapLanguageModel({
    model: model.model,
    middleware: {
      specificationVersion: 'v4',
      wrapStream: async ({ doStream, params }) => {
        estimated = tokensOf(JSON.stringify([params.prompt, params.tools]))
        await note({ calls: 1, tokens_in: estimated, tokens_out: 0 })
        return doStream()
      },
    },
  })
  const ran: Ran = { text: '' }
  let stepText = ''
  let finish: string | undefined
  const fail = (error: unknown) => Object.assign(ran, failedBy(error))
  try {
    const { stream } = streamText({
      model: noted,
      instructions,
      messages,
      tools,
      maxOutputTokens,
      maxRetries: 0,
      toolCallConcurrency: 1,
      stopWhen: isStepCount(maxSteps),
      prepareStep: ({ stepNumber }) => (stepNumber === maxSteps - 1 ? { toolChoice: 'none' } : undefined),
      abortSignal: AbortSignal.any([signal, silence.signal, tooMuch.signal]),
      // Errors are read from the stream; the default prints them, with what was sent.
      onError: () => undefined,
    })
    for await (const part of stream) {
      silence.heard()
      if (part.type === 'start-step') {
        stepText = ''
        if (ran.text !== '') ran.text += '\n\n'
      } else if (part.type === 'text-delta') {
        stepText += part.text
        ran.text = (ran.text + part.text).slice(0, maxChars)
        if (ran.text.length >= maxChars) tooMuch.abort()
        else onText?.(ran.text)
      } else if (part.type === 'finish-step') {
        finish = part.finishReason
        const { inputTokens = estimated, outputTokens = tokensOf(stepText) } = part.usage
        stepText = ''
        await note({ calls: 0, tokens_in: inputTokens - estimated, tokens_out: outputTokens })
      } else if (part.type === 'error') fail(part.error)
      else if (part.type === 'abort') ran.failure = tooMuch.signal.aborted ? 'endless' : 'slow'
    }
  } catch (error) {
    fail(error)
  } finally {
    silence.end()
  }
  // The provider sends no count for a step that was stopped or broke off.
  if (stepText !== '') await note({ calls: 0, tokens_in: 0, tokens_out: tokensOf(stepText) }).catch(fail)
  // One garbled event in a stream that then went on to its end does no harm.
  if (ran.failure === 'garbled' && finish === 'stop' && ran.text.trim() !== '') delete ran.failure
  if (finish === 'content-filter') ran.failure = 'declined'
  return ran
}

const tokensOf = (text: string) => Math.ceil(text.length / charsPerToken)

function failedBy(error: unknown): Omit<Ran, 'text'> {
  const wait = retryAfterOf(error)
  return {
    failure: failureOf(error),
    error: error instanceof Error ? error.name : typeof error,
    ...(wait !== undefined && { retryAfterMs: wait }),
    ...(APICallError.isInstance(error) && error.statusCode !== undefined && { status: error.statusCode }),
  }
}

/** Aborts when nothing is heard for a while; the SDK's own timeouts do not cover a provider that never sends headers. */
function createSilence(milliseconds: number) {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), milliseconds)
  return { signal: controller.signal, heard: () => void timer.refresh(), end: () => clearTimeout(timer) }
}
