import { foldText } from '../../lib/fold-text.ts'

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

/** How well a folded name matches the typed text: 0 is best, Infinity is no match. */
function rankName(name: string, wanted: string): number {
  if (name === wanted) return 0
  if (name.startsWith(wanted)) return 1
  if (name.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(wanted))) return 2
  return name.includes(wanted) ? 3 : Infinity
}

// Some countries have thousands of cities: folding their names with every letter typed would be felt.
const namesOf = new WeakMap<Choice, readonly string[]>()

function foldedNames(choice: Choice): readonly string[] {
  const names = namesOf.get(choice) ?? [choice.label, ...(choice.note === undefined ? [] : [choice.note])].map(foldText)
  namesOf.set(choice, names)
  return names
}

function rank(choice: Choice, wanted: string): number {
  const { lead = '' } = choice
  const digits = /^\+?(\d+)$/.exec(wanted)?.[1]
  const byLead = digits === undefined || !lead.startsWith(`+${digits}`) ? Infinity : lead === `+${digits}` ? 0 : 1
  return Math.min(byLead, ...foldedNames(choice).map((name) => rankName(name, wanted)))
}

/** The matching choices, best first; equal ones keep their order. */
export function findChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  const wanted = foldText(typed.trim())
  if (wanted === '') return choices
  return choices
    .map((choice) => ({ choice, at: rank(choice, wanted) }))
    .filter(({ at }) => at < Infinity)
    .toSorted((a, b) => a.at - b.at)
    .map(({ choice }) => choice)
}
