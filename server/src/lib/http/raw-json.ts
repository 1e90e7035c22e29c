/** JSON text written by the database for an answer's `data`; sent without parsing. */
export type RawJson = { rawJson: string; more: object }

/** Answers `{ "success": true, "data": … }` with this text, which must be JSON that fits the endpoint's contract. */
export function rawJson(text: string, more: object = {}): RawJson {
  return { rawJson: text, more }
}

export function isRawJson(outcome: object): outcome is RawJson {
  return 'rawJson' in outcome
}
