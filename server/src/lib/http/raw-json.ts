/** An answer's `data` as JSON text that the database wrote: it is sent as it is, without being parsed here. */
export type RawJson = { rawJson: string }

/** Answers `{ "success": true, "data": … }` with this text, which must be JSON that fits the endpoint's contract. */
export function rawJson(text: string): RawJson {
  return { rawJson: text }
}

export function isRawJson(outcome: object): outcome is RawJson {
  return 'rawJson' in outcome
}
