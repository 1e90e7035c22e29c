import { useLocation } from 'react-router'

/** What one account screen tells the next through the router's state; survives a reload, not a new tab. */
export type Arrival = {
  note?: 'verified' | 'password-changed' | 'unverified' | 'too-many-attempts'
  email?: string
}

export const useArrival = (): Arrival => (useLocation().state as Arrival | null) ?? {}
