import { sentencesOf, type DocumentContent } from '../server/src/features/documents/content.ts'
import { findSkills, findWholeSkill } from '../server/src/lib/matching/skills/find-skills.ts'

/** The skills that a document names, in its lists and in its lines. */
export function skillsIn(content: DocumentContent): Set<string> {
  const items =
    content.kind === 'resume'
      ? content.sections.flatMap(({ items, groups = [] }) => [...items, ...groups.flatMap((group) => group.items)])
      : []
  const listed = items.flatMap(({ text }) => findWholeSkill(text)?.skill ?? [])
  // An address on github.com is no skill, and neither is the name of a group.
  const said = sentencesOf(content).filter(({ part }) => part !== 'contact' && !part.endsWith('/label'))
  const told = said.flatMap(({ text }) => findSkills(text).map(({ skill }) => skill))
  return new Set([...listed, ...told].map(({ name }) => name))
}
