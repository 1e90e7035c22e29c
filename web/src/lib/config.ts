import { nounBases, type Noun } from '@waymark/contract/define-endpoint.ts'

export type RuntimeConfig = {
  bases: Record<Noun, string>
  version: string
  devMailbox: boolean
  /** Provider and model, if a language model is connected. */
  model: string | undefined
}

/** Reads the configuration that the server wrote into the page. Missing parts fall back to the same origin. */
export function parseConfig(text: string | null | undefined): RuntimeConfig {
  let given: { bases?: Partial<Record<Noun, string>>; version?: string; dev_mailbox?: boolean; model?: string } = {}
  try {
    given = JSON.parse(text ?? '{}') as typeof given
  } catch {}
  return {
    bases: { ...nounBases, ...given.bases },
    version: given.version ?? '',
    devMailbox: given.dev_mailbox === true,
    model: given.model,
  }
}

let read: { text: string | undefined; config: RuntimeConfig } | undefined

/** What the server wrote into the page; read anew where it has changed. */
export function runtimeConfig(): RuntimeConfig {
  const text = document.getElementById('waymark-config')?.textContent ?? undefined
  if (!read || read.text !== text) read = { text, config: parseConfig(text) }
  return read.config
}
