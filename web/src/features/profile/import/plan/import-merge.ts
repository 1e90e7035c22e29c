import { emptyProfile, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import {
  entryMergeOf,
  isEffective,
  isGroupTaken,
  isLeafTaken,
  isSectionTaken,
  type Decisions,
} from './import-decisions.ts'
import type { Group, Leaf, Proposal, Row } from './import-proposal.ts'
import { valueOf } from './import-reading.ts'
import { wholeProfile } from '../../fields/profile-document.ts'
import { isListField, listOf, type Entry, type FieldValue } from '../../fields/profile-fields.ts'
import { blankEntry, tidySection, trimmed } from '../../fields/profile-tidy.ts'

type Merge = {
  decisions: Decisions
  /** The profile's counterparts of file entries, by path. They lend their ids, even when everything is replaced. */
  matches: ReadonlyMap<string, Entry>
}

/** Puts the chosen values of one object into the profile's. Lists are extended unless replaced. */
function fill(target: Entry, proposal: Proposal, group: Group, { decisions }: Merge): Entry {
  const isChosen = (leaf: Leaf) => isEffective(decisions, proposal, group, leaf)
  const chosenOf = (row: Row): FieldValue | undefined => {
    const chosen = row.leaves.filter(isChosen).map(({ value }) => value)
    if (!isListField(row.field)) return valueOf(chosen[0], row.field)
    if (entryMergeOf(decisions, group) !== 'theirs') return [...listOf(target, row.field.name), ...chosen]
    const kept = row.leaves.filter((leaf) => isChosen(leaf) || (leaf.state === 'same' && isKept(leaf)))
    return chosen.length > 0 ? kept.map(({ value }) => value) : undefined
  }
  const isKept = (leaf: Leaf) => isLeafTaken(decisions, group, leaf)
  const values = group.rows
    .map((row) => [row.field.name, chosenOf(row)] as const)
    .filter(([, value]) => value !== undefined)
  return { ...target, ...Object.fromEntries(values) }
}

function mergeEntries(mine: readonly Entry[], proposal: Proposal, merge: Merge, taken: Set<string>): Entry[] {
  const { section, groups } = proposal
  if (section.shape !== 'entries') return [...mine]
  const entries = [...mine]
  for (const group of groups) {
    if (!isGroupTaken(merge.decisions, proposal, group)) continue
    const at = entries.findIndex((entry) => group.mine !== null && entry.id === group.mine.id)
    const known = entries[at]
    if (known) entries[at] = fill(known, proposal, group, merge)
    else entries.push(fill(newEntry(proposal, group, merge, taken), proposal, group, merge))
  }
  return entries
}

function newEntry({ section }: Proposal, { path, theirs }: Group, { decisions, matches }: Merge, taken: Set<string>) {
  const blank = blankEntry(section.shape === 'entries' ? section.fields : [])
  const known = decisions.mode === 'replace' ? (matches.get(path)?.id ?? theirs.id) : theirs.id
  if (known === undefined || taken.has(known)) return blank
  taken.add(known)
  return { ...blank, id: known }
}

function mergeSkills(mine: ProfileDocument['skills'], proposal: Proposal, merge: Merge): ProfileDocument['skills'] {
  const [group] = proposal.groups
  const row = group?.rows[0]
  if (!group || !row) return mine
  const chosen = row.leaves.filter((leaf) => isEffective(merge.decisions, proposal, group, leaf))
  const known = merge.decisions.mode === 'replace' ? merge.matches : new Map<string, Entry>()
  return [
    ...mine,
    ...chosen.map(({ path, value, category }) => {
      const id = known.get(path.replace(/\.skill$/, ''))?.id
      return { skill: value, category, ...(id !== undefined && { id }) }
    }),
  ]
}

/** The profile after the import. Entries keep their ids, and whatever was not chosen stays untouched. */
export function mergeImport(
  mine: ProfileDocument,
  proposals: readonly Proposal[],
  decisions: Decisions,
  matches: ReadonlyMap<string, Entry>,
): ProfileDocument {
  const merge = { decisions, matches }
  const base = decisions.mode === 'replace' ? emptyProfile() : mine
  const result: ProfileDocument = { ...base }
  const taken = new Set(
    Object.values(base).flatMap((part) => (Array.isArray(part) ? part.flatMap(({ id }) => (id ? [id] : [])) : [])),
  )
  const put = (key: keyof ProfileDocument, value: unknown) => Object.assign(result, { [key]: value })
  for (const proposal of proposals) {
    const { section, groups } = proposal
    const [group] = groups
    if (!group || !isSectionTaken(decisions, proposal)) continue
    switch (section.shape) {
      case 'details':
        put(section.key, fill(base.personal_details as Entry, proposal, group, merge))
        break
      case 'text':
        put(section.key, fill({ [section.key]: base.profile_summary }, proposal, group, merge)[section.key])
        break
      case 'chips':
        put(section.key, mergeSkills(base.skills, proposal, merge))
        break
      case 'entries':
        put(section.key, mergeEntries(base[section.key] as Entry[], proposal, merge, taken))
    }
    // Untouched sections are not even trimmed.
    if (result[section.key] !== base[section.key]) put(section.key, tidySection(section, trimmed(result[section.key])))
  }
  return wholeProfile(result)
}
