/** One line of a list that can be searched. */
export type Choice = {
  /** Unique in its list. */
  key: string
  /** What is kept when it is chosen; several choices may keep the same. */
  value: string
  label: string
  /** A dial code in front of the label, with its plus; found with and without it. */
  lead?: string
  /** What else it is known by, found too. */
  note?: string
  /** Of several choices that keep the same value the one that is shown as chosen. */
  isMain?: boolean
}

/** Where the list shows a value as chosen; -1 where it does not know it. */
export function placeOf(choices: readonly Choice[], value: string): number {
  const main = choices.findIndex((choice) => choice.value === value && choice.isMain)
  return main >= 0 ? main : choices.findIndex((choice) => choice.value === value)
}

/** Letters as they are compared: case and accents make no difference. */
export const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** How well a name answers what was typed, 0 the best; Infinity not at all. */
function rankName(name: string, wanted: string): number {
  const text = folded(name)
  if (text === wanted) return 0
  if (text.startsWith(wanted)) return 1
  if (text.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(wanted))) return 2
  return text.includes(wanted) ? 3 : Infinity
}

function rank({ label, lead = '', note }: Choice, wanted: string): number {
  const digits = /^\+?(\d+)$/.exec(wanted)?.[1]
  const byLead = digits === undefined || !lead.startsWith(`+${digits}`) ? Infinity : lead === `+${digits}` ? 0 : 1
  return Math.min(byLead, rankName(label, wanted), note === undefined ? Infinity : rankName(note, wanted))
}

/** The choices that what was typed may mean, the likeliest first; equal ones keep their order. */
export function findChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  const wanted = folded(typed.trim())
  if (wanted === '') return choices
  return choices
    .map((choice) => ({ choice, at: rank(choice, wanted) }))
    .filter(({ at }) => at < Infinity)
    .toSorted((a, b) => a.at - b.at)
    .map(({ choice }) => choice)
}
