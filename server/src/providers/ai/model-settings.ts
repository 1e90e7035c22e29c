export const modelProviders = ['openai', 'anthropic', 'google', 'ollama', 'openai-compatible'] as const
export type ModelProvider = (typeof modelProviders)[number]

export type ModelSettings = {
  provider: ModelProvider
  model: string
  apiKey: string | undefined
  baseUrl: string | undefined
  /** How much the model can read at once, answer included. */
  contextTokens: number
  /** For one user, in and out together. */
  tokensPerDay: number
  /** Answers that are written at the same time, by all users of this process. */
  atOnce: number
  /** In US dollars for a million tokens. */
  price: { input: number; output: number } | undefined
  /** For a whole answer; the web waits 180 s. */
  timeoutMs: number
  /** Without a sign of life from the provider. */
  silenceMs: number
}
