/** An answer's `data` as JSON text that the database has written: it is sent as it is, without being read here. */
export type WrittenData = { writtenData: string }

/** Answers `{ "success": true, "data": … }` with this text; it must be JSON that fits the endpoint's contract. */
export function writtenData(json: string): WrittenData {
  return { writtenData: json }
}

export function isWrittenData(outcome: object): outcome is WrittenData {
  return 'writtenData' in outcome
}
