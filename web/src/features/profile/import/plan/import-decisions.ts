import type { Edits } from './import-reading.ts'
import type { Group, Leaf, Proposal, Row } from './import-proposal.ts'
import type { FieldValue } from '../../fields/profile-fields.ts'

/** What to do with an entry that the profile has with differences. */
export const entryMerges = ['fill', 'theirs', 'mine', 'new'] as const
export type EntryMerge = (typeof entryMerges)[number]
export type Mode = 'merge' | 'replace'

export type Decisions = {
  mode: Mode
  taken: Readonly<Record<string, boolean>>
  merges: Readonly<Record<string, EntryMerge>>
  edits: Edits
}

export const undecided: Decisions = { mode: 'merge', taken: {}, merges: {}, edits: {} }

export const hasDecisions = (decisions: Decisions) => JSON.stringify(decisions) !== JSON.stringify(undecided)

export const entryMergeOf = (decisions: Decisions, { path }: Group): EntryMerge => decisions.merges[path] ?? 'fill'

export const isSectionTaken = (decisions: Decisions, { section }: Proposal) => decisions.taken[section.key] ?? true

/** An entry whose name is a guess is left out unless ticked: it may not be an entry at all. */
export function isGroupTaken(decisions: Decisions, proposal: Proposal, group: Group): boolean {
  const { section } = proposal
  if (section.shape !== 'entries') return isSectionTaken(decisions, proposal)
  const names = new Set([section.headline, section.subline[0]])
  const isNamed = group.rows.some(
    ({ field, leaves }) => names.has(field.name) && leaves.some(({ confidence }) => confidence !== 'low'),
  )
  return decisions.taken[group.path] ?? (isNamed || group.mine !== null)
}

/** A user who ticks an entry has looked at its values. */
const isTakenByHand = ({ taken }: Decisions, { path }: Group) => path.includes('.') && taken[path] === true

/** New values are ticked unless doubtful: a wrong value in a CV costs more than a tick. Existing ones stay. */
export function isLeafTaken(decisions: Decisions, group: Group, leaf: Leaf): boolean {
  const said = decisions.taken[leaf.path]
  if (said !== undefined) return said
  const isSeen = leaf.confidence !== 'low' || isTakenByHand(decisions, group)
  if (!isSeen) return false
  const how = entryMergeOf(decisions, group)
  if (how === 'mine') return false
  return how === 'theirs' || leaf.state === 'new'
}

/** True if this import changes the value: it, its entry and its section are taken. */
export function isEffective(decisions: Decisions, proposal: Proposal, group: Group, leaf: Leaf): boolean {
  return (
    leaf.state !== 'same' &&
    leaf.value !== '' &&
    isSectionTaken(decisions, proposal) &&
    isGroupTaken(decisions, proposal, group) &&
    isLeafTaken(decisions, group, leaf)
  )
}

export const allLeaves = (proposals: readonly Proposal[]) =>
  proposals.flatMap((proposal) =>
    proposal.groups.flatMap((group) =>
      group.rows.flatMap((row) => row.leaves.map((leaf) => ({ proposal, group, row, leaf }))),
    ),
  )

/** True if the user has to check a value: it is doubtful, or does not fit its field. */
export function isToCheck(decisions: Decisions, proposal: Proposal, group: Group, leaf: Leaf): boolean {
  if (leaf.state === 'same' || decisions.taken[proposal.section.key] === false || decisions.taken[group.path] === false)
    return false
  const how = entryMergeOf(decisions, group)
  if (how === 'mine' || (how === 'fill' && leaf.state === 'different')) return false
  if (leaf.partial !== '' && leaf.value === '') return isGroupTaken(decisions, proposal, group)
  return leaf.confidence === 'low' && decisions.taken[leaf.path] === undefined && !isTakenByHand(decisions, group)
}

/** True if the profile's value stays over a different one without the user having chosen. */
export function isKeptUnasked(decisions: Decisions, proposal: Proposal, group: Group, leaf: Leaf): boolean {
  return (
    leaf.state === 'different' &&
    entryMergeOf(decisions, group) === 'fill' &&
    decisions.taken[leaf.path] === undefined &&
    isSectionTaken(decisions, proposal) &&
    isGroupTaken(decisions, proposal, group)
  )
}

export const take = (decisions: Decisions, path: string, isTaken: boolean): Decisions => ({
  ...decisions,
  taken: { ...decisions.taken, [path]: isTaken },
})

/** Chooses how an entry is merged, which resets the choices about its values. */
export function chooseEntryMerge(decisions: Decisions, group: Group, merge: EntryMerge): Decisions {
  const taken = Object.entries(decisions.taken).filter(([path]) => !path.startsWith(`${group.path}.`))
  return { ...decisions, merges: { ...decisions.merges, [group.path]: merge }, taken: Object.fromEntries(taken) }
}

export function edit(decisions: Decisions, row: Row, value: FieldValue): Decisions {
  const taken = Object.entries(decisions.taken).filter(
    ([path]) => !(path !== row.path && path.startsWith(`${row.path}.`)),
  )
  return {
    ...decisions,
    edits: { ...decisions.edits, [row.path]: value },
    // Of two different values, the edited one is chosen.
    taken: {
      ...Object.fromEntries(taken),
      ...(row.leaves.length === 1 && !Array.isArray(value) && { [row.path]: true }),
    },
  }
}

export function restore(decisions: Decisions, row: Row): Decisions {
  const { [row.path]: _, ...edits } = decisions.edits
  const { [row.path]: __, ...taken } = decisions.taken
  return { ...decisions, edits, taken: row.path === row.field.name ? decisions.taken : taken }
}
