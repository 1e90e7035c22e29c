/** The time of day as a dependency, so that tests of expiry need not wait. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
