/** The time of day as a dependency, so that expiry can be tested without waiting. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
