import type { Edits } from './import-reading.ts'
import type { Group, Leaf, Proposal, Row } from './import-proposal.ts'

/** What to do with an entry that is in the profile already, with differences. */
export const hows = ['fill', 'theirs', 'mine', 'new'] as const
export type How = (typeof hows)[number]
export type Mode = 'merge' | 'replace'

/** What the user said so far. Whatever is not said has its default. */
export type Decisions = {
  mode: Mode
  /** By the path of a section, an entry or a value. */
  taken: Readonly<Record<string, boolean>>
  /** By the path of an entry. */
  how: Readonly<Record<string, How>>
  edits: Edits
}

export const undecided: Decisions = { mode: 'merge', taken: {}, how: {}, edits: {} }

export const hasDecisions = (decisions: Decisions) => JSON.stringify(decisions) !== JSON.stringify(undecided)

export const howOf = (decisions: Decisions, { path }: Group): How => decisions.how[path] ?? 'fill'

export const isSectionTaken = (decisions: Decisions, { section }: Proposal) => decisions.taken[section.key] ?? true

/** An entry whose very name is a guess is not taken unless somebody says so: it may be no entry at all. */
export function isGroupTaken(decisions: Decisions, proposal: Proposal, group: Group): boolean {
  const { section } = proposal
  if (section.shape !== 'entries') return isSectionTaken(decisions, proposal)
  const names = new Set([section.headline, section.subline[0]])
  const isNamed = group.rows.some(
    ({ field, leaves }) => names.has(field.name) && leaves.some(({ confidence }) => confidence !== 'low'),
  )
  return decisions.taken[group.path] ?? (isNamed || group.mine !== null)
}

/** An entry that was ticked by hand was looked at whole. */
const isTakenByHand = ({ taken }: Decisions, { path }: Group) => path.includes('.') && taken[path] === true

/**
 * Whether a value is ticked. New values are, with two exceptions. What the reader itself doubts is not: a wrong value
 * that slips into a CV costs more than a right one that has to be ticked; taking the whole entry by hand counts as having
 * looked at it. And what is in the profile already stays, unless the file was given the last word on that entry.
 */
export function isLeafTaken(decisions: Decisions, group: Group, leaf: Leaf): boolean {
  const said = decisions.taken[leaf.path]
  if (said !== undefined) return said
  const isSeen = leaf.confidence !== 'low' || isTakenByHand(decisions, group)
  if (!isSeen) return false
  const how = howOf(decisions, group)
  if (how === 'mine') return false
  return how === 'theirs' || leaf.state === 'new'
}

/** Whether a value will be in the profile because of this import: its section and its entry are taken too. */
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

/** Nobody has said anything about it yet, and somebody should: it is doubtful, or a date without its month. */
export function isToCheck(decisions: Decisions, proposal: Proposal, group: Group, leaf: Leaf): boolean {
  if (leaf.state === 'same' || decisions.taken[proposal.section.key] === false || decisions.taken[group.path] === false)
    return false
  const how = howOf(decisions, group)
  if (how === 'mine' || (how === 'fill' && leaf.state === 'different')) return false
  if (leaf.year !== '') return isGroupTaken(decisions, proposal, group)
  return leaf.confidence === 'low' && decisions.taken[leaf.path] === undefined && !isTakenByHand(decisions, group)
}

/** Mine stays though the file says something else, and nobody has chosen between them yet. */
export function isKeptUnasked(decisions: Decisions, proposal: Proposal, group: Group, leaf: Leaf): boolean {
  return (
    leaf.state === 'different' &&
    howOf(decisions, group) === 'fill' &&
    decisions.taken[leaf.path] === undefined &&
    isSectionTaken(decisions, proposal) &&
    isGroupTaken(decisions, proposal, group)
  )
}

export const take = (decisions: Decisions, path: string, isTaken: boolean): Decisions => ({
  ...decisions,
  taken: { ...decisions.taken, [path]: isTaken },
})

/** How an entry is merged decides about all its values again; what was said of single ones before is over. */
export function chooseHow(decisions: Decisions, group: Group, how: How): Decisions {
  const taken = Object.entries(decisions.taken).filter(([path]) => !path.startsWith(`${group.path}.`))
  return { ...decisions, how: { ...decisions.how, [group.path]: how }, taken: Object.fromEntries(taken) }
}

/** The user's own words are wanted words; ticks of single lines are over, as the lines may have moved. */
export function edit(decisions: Decisions, row: Row, value: string | string[]): Decisions {
  const taken = Object.entries(decisions.taken).filter(
    ([path]) => !(path !== row.path && path.startsWith(`${row.path}.`)),
  )
  return {
    ...decisions,
    edits: { ...decisions.edits, [row.path]: value },
    // Of two different values an edited one is the chosen one.
    taken: {
      ...Object.fromEntries(taken),
      ...(row.leaves.length === 1 && !Array.isArray(value) && { [row.path]: true }),
    },
  }
}

/** Back to what was read. */
export function restore(decisions: Decisions, row: Row): Decisions {
  const { [row.path]: _, ...edits } = decisions.edits
  const { [row.path]: __, ...taken } = decisions.taken
  return { ...decisions, edits, taken: row.path === row.field.name ? decisions.taken : taken }
}
