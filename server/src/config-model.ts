import { ConfigError, url } from './config-addresses.ts'
import { choice, integer, positive } from './config-values.ts'
import type { VariableName } from './config.ts'
import { modelProviders, type ModelSettings } from './providers/ai/model-settings.ts'

/** The variables of the language model, in the order of `.env.example`. */
export const modelVariables = [
  {
    name: 'AI_PROVIDER',
    fallback: 'built-in',
    meaning:
      'Who answers in the chat and phrases documents: built-in (rules and search, nothing leaves this machine), openai, anthropic, google, ollama or openai-compatible.',
  },
  { name: 'AI_MODEL', fallback: '', meaning: 'The model, as the provider names it; needed with all but built-in.' },
  { name: 'AI_API_KEY', fallback: '', meaning: 'Key of openai, anthropic or google; others may need none.' },
  {
    name: 'AI_BASE_URL',
    fallback: '',
    meaning:
      'Address of the API, needed with openai-compatible (such as http://localhost:8080/v1); with ollama it is http://localhost:11434/v1 if empty.',
  },
  {
    name: 'AI_CONTEXT_TOKENS',
    fallback: '32000',
    meaning: 'How much the model can read at once, answer included; older messages that do not fit are not sent.',
  },
  {
    name: 'AI_TOKENS_PER_DAY',
    fallback: '500000',
    meaning:
      'Tokens that one user may use in a day (UTC), in and out, in the chat and for documents together; then everything goes on as with built-in.',
  },
  { name: 'AI_AT_ONCE', fallback: '8', meaning: 'Requests to the model at the same time, one for each user.' },
  {
    name: 'AI_PRICE_INPUT',
    fallback: '',
    meaning: 'US dollars for a million tokens sent; with both prices the account page shows what answers cost.',
  },
  { name: 'AI_PRICE_OUTPUT', fallback: '', meaning: 'The same for tokens received.' },
] as const satisfies readonly { name: string; fallback: string; meaning: string }[]

/** 150 s leave time for the built-in assistant before the web gives up at 180 s. */
const timeoutMs = 150_000
/** A model on an ordinary processor reads a long CV in less. */
const silenceMs = 60_000

type Read<T> = (name: VariableName) => T

/** Undefined for the built-in assistant. */
export function readModel(value: Read<string>, optional: Read<string | undefined>): ModelSettings | undefined {
  const provider = choice('AI_PROVIDER', value('AI_PROVIDER'), ['built-in', ...modelProviders])
  const model = optional('AI_MODEL')
  const apiKey = optional('AI_API_KEY')
  const baseUrl = url('AI_BASE_URL', optional('AI_BASE_URL'), ['http:', 'https:'])?.replace(/\/+$/, '')
  if (provider === 'built-in') {
    if (model !== undefined || apiKey !== undefined)
      throw new ConfigError(
        `AI_PROVIDER is built-in, but AI_MODEL or AI_API_KEY is set; it may be ${modelProviders.join(', ')}.`,
      )
    return undefined
  }
  if (model === undefined)
    throw new ConfigError(`AI_MODEL is empty; with AI_PROVIDER=${provider} it must name the model.`)
  if (apiKey === undefined && provider !== 'ollama' && provider !== 'openai-compatible')
    throw new ConfigError(`AI_API_KEY is empty; with AI_PROVIDER=${provider} it must hold the key.`)
  if (baseUrl === undefined && provider === 'openai-compatible')
    throw new ConfigError(
      'AI_BASE_URL is empty; with AI_PROVIDER=openai-compatible it must hold the address of the API.',
    )
  const price = (name: VariableName) => (optional(name) === undefined ? undefined : positive(name, value(name)))
  const [input, output] = [price('AI_PRICE_INPUT'), price('AI_PRICE_OUTPUT')]
  return {
    provider,
    model,
    apiKey,
    baseUrl,
    contextTokens: integer('AI_CONTEXT_TOKENS', value('AI_CONTEXT_TOKENS'), 8000, 2_000_000),
    tokensPerDay: integer('AI_TOKENS_PER_DAY', value('AI_TOKENS_PER_DAY'), 1, 1_000_000_000),
    atOnce: integer('AI_AT_ONCE', value('AI_AT_ONCE'), 1, 1000),
    price: input !== undefined && output !== undefined ? { input, output } : undefined,
    timeoutMs,
    silenceMs,
  }
}
