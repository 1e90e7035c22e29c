/**
 * What a sentence claims and can be wrong about. `number` has its unit, `state` is that something lasts or is over,
 * `claim` a class of words that make work larger (led, founded, budget), `lost` a word of the source that made it
 * smaller (helped, planned, up to).
 */
export type FactKind = 'number' | 'date' | 'state' | 'skill' | 'name' | 'claim' | 'lost'
export type Fact = { kind: FactKind; key: string; text: string }
