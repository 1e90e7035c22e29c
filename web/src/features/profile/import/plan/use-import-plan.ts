import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { listSections } from '@waymark/contract/profile-sections.ts'
import { useMemo } from 'react'
import { allLeaves, isEffective, isGroupTaken, isKeptUnasked, isToCheck, type Decisions } from './import-decisions.ts'
import { matchEntries } from './import-matching.ts'
import { mergeImport } from './import-merge.ts'
import { proposalsOf, replacing } from './import-proposal.ts'
import { contentOf, editedContent, type Reading } from './import-reading.ts'
import type { Entry } from '../../fields/profile-fields.ts'
import { problemsOf, type Problems } from '../../fields/profile-problems.ts'

export function useImportPlan(reading: Reading, mine: ProfileDocument, decisions: Decisions) {
  const content = useMemo(() => contentOf(reading), [reading])
  const matches = useMemo(() => matchEntries(mine, content), [mine, content])
  const { mode, edits, merges } = decisions
  const proposals = useMemo(() => {
    if (mode === 'replace') return replacing(reading, content, edits)
    const separate = Object.keys(merges).filter((path) => merges[path] === 'new')
    return proposalsOf(reading, content, mine, matches, edits, new Set(separate))
  }, [mode, reading, content, mine, matches, edits, merges])
  const found = useMemo(() => onSkills(problemsOf(editedContent(content, edits))), [content, edits])

  const leaves = allLeaves(proposals)
  const effective = leaves.filter(({ proposal, group, leaf }) => isEffective(decisions, proposal, group, leaf))
  const wanted = new Set(effective.map(({ leaf }) => leaf.path))
  // A doubtful entry counts once, however many fields it has.
  const toCheck = new Set(
    leaves
      .filter(({ proposal, group, leaf }) => isToCheck(decisions, proposal, group, leaf))
      .map(({ proposal, group, leaf }) =>
        proposal.section.shape === 'entries' && !isGroupTaken(decisions, proposal, group) ? group.path : leaf.path,
      ),
  )
  const partial = leaves
    .filter(({ leaf }) => toCheck.has(leaf.path) && leaf.partial !== '')
    .map(({ leaf }) => leaf.path)
  const doubted = [...toCheck].filter((path) =>
    proposals.some(({ groups }) => groups.some((group) => group.path === path)),
  )
  return {
    proposals,
    problems: Object.fromEntries(Object.entries(found).filter(([path]) => wanted.has(path))),
    taken: effective.length,
    toCheck: [...toCheck],
    /** What would be missed most: unreadable dates, and whole entries. */
    unchecked: { dates: partial.length, entries: doubted.length, first: partial[0] ?? doubted[0] },
    /** Differences where the profile's value stays by default: a newer CV may be right. */
    kept: leaves
      .filter(({ proposal, group, leaf }) => isKeptUnasked(decisions, proposal, group, leaf))
      .map(({ leaf }) => leaf.path),
    isKnown: (path: string) => mode === 'merge' && matches.has(path),
    result: () => mergeImport(mine, proposals, decisions, matches),
    lost: () => {
      const kept = new Set([...matches.values()].map(({ id }) => id))
      return listSections.flatMap((section) => mine[section] as Entry[]).filter(({ id }) => !kept.has(id)).length
    },
  }
}

/** A category is shown with its skill, and so are its problems. */
const onSkills = (problems: Problems): Problems =>
  Object.fromEntries(
    Object.entries(problems).map(([path, text]) => [path.replace(/^(skills\.\d+)\.category$/, '$1.skill'), text]),
  )
