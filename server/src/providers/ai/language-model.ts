import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractReasoningMiddleware, wrapLanguageModel } from 'ai'
import { createBoundedFetch } from './bounded-fetch.ts'
import type { ModelSettings } from './model-settings.ts'

export type LanguageModel = Parameters<typeof wrapLanguageModel>[0]['model']
export type ConnectedModel = {
  /** Provider and model, as the ledger and the notes to the user name them. */
  name: string
  model: LanguageModel
  settings: ModelSettings
}

/** Ten times the longest answer that is asked for, with what a stream adds to each word. */
const maxAnswerBytes = 8 * 1024 * 1024
export const ollamaUrl = 'http://localhost:11434/v1'

/** The model of the settings. Opens no connection; a wrong key or model shows with the first question. */
export function connectModel(settings: ModelSettings): ConnectedModel {
  return { name: `${settings.provider} ${settings.model}`, model: modelOf(settings), settings }
}

function modelOf({ provider, model, apiKey, baseUrl }: ModelSettings): LanguageModel {
  const options = {
    fetch: createBoundedFetch(maxAnswerBytes),
    ...(apiKey !== undefined && { apiKey }),
    ...(baseUrl !== undefined && { baseURL: baseUrl }),
  }
  // The Chat Completions API: unlike the Responses API, it keeps nothing at the provider unless asked to.
  if (provider === 'openai') return createOpenAI(options).chat(model)
  if (provider === 'anthropic') return createAnthropic(options)(model)
  if (provider === 'google') return createGoogle(options)(model)
  const compatible = createOpenAICompatible({
    ...options,
    name: provider,
    baseURL: baseUrl ?? ollamaUrl,
    includeUsage: true,
  })
  // Small models write their reasoning into the answer.
  return wrapLanguageModel({ model: compatible(model), middleware: extractReasoningMiddleware({ tagName: 'think' }) })
}
