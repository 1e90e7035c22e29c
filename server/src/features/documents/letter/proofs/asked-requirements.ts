import { readPostingLines, type PostingTexts } from '../../../../lib/matching/posting/posting-lines.ts'
import { readRequirements } from '../../../../lib/matching/posting/read-requirements.ts'
import type { Requirement } from '../../../../lib/matching/posting/requirement.ts'
import { specificSkills } from './shown-skills.ts'

/** One posting in five lists no requirements; below this many, skills named outside of its duties count too. */
const minListed = 3
const maxNamed = 20
const aboutTheWork = new Set(['unknown', 'required', 'wished'])

/** What a letter may answer: requirements, and the skills that the posting names as part of the work. */
export function readAsks(posting: PostingTexts): Requirement[] {
  const listed = readRequirements(posting)
  // General strengths are in every posting, and no line of work answers them.
  const skills = listed.filter(({ what }) => what !== 'strength').flatMap((it) => it.skills.map(({ name }) => name))
  const isShort = new Set(skills).size < minListed
  const mentions = readPostingLines(posting)
    .filter(({ section }) => section === 'duties' || (isShort && aboutTheWork.has(section)))
    .flatMap(({ text }) => specificSkills(text))
  const named = new Map(mentions.toReversed().map((mention) => [mention.skill.name, mention]))
  const further = [...named.values()].toReversed().filter(({ skill }) => !skills.includes(skill.name))
  return [
    ...listed,
    ...further.slice(0, maxNamed).map(({ skill, key, kind, text }): Requirement => ({
      text,
      kind: 'wished',
      what: 'skill',
      skills: [{ name: skill.name, key, kind }],
    })),
  ]
}
