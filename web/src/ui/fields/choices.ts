export type Choice = {
  key: string
  value: string
  label: string
  /** A dial code before the label, found with and without its plus sign. */
  lead?: string
  note?: string
  isMain?: boolean
}

/** The index of the choice shown for a value; -1 for an unknown one. */
export function placeOf(choices: readonly Choice[], value: string): number {
  const main = choices.findIndex((choice) => choice.value === value && choice.isMain)
  return main >= 0 ? main : choices.findIndex((choice) => choice.value === value)
}

export const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** How well a name matches the typed text: 0 is best, Infinity is no match. */
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

/** The matching choices, best first; equal ones keep their order. */
export function findChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  const wanted = folded(typed.trim())
  if (wanted === '') return choices
  return choices
    .map((choice) => ({ choice, at: rank(choice, wanted) }))
    .filter(({ at }) => at < Infinity)
    .toSorted((a, b) => a.at - b.at)
    .map(({ choice }) => choice)
}
