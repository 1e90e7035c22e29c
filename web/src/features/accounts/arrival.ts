/** What one account screen tells the next one through the router's state; it survives a reload, not a new tab. */
export type Arrival = { note?: 'verified' | 'password-changed' | 'unverified' | 'too-many-attempts' }

export function arrivalNote(state: unknown): Arrival['note'] {
  return (state as Arrival | null)?.note
}
