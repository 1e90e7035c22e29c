/** JSON text written by the database for an answer's `data`, in parts; sent without parsing. */
export type RawJson = { rawJson: readonly string[]; more: object }

/** Answers `{ "success": true, "data": … }` with this text, which must be JSON that fits the endpoint's contract. */
export function rawJson(text: string | readonly string[], more: object = {}): RawJson {
  return { rawJson: typeof text === 'string' ? [text] : text, more }
}

export function isRawJson(outcome: object): outcome is RawJson {
  return 'rawJson' in outcome
}
