import type { Requirement } from '../../../lib/matching/posting/requirement.ts'
import { asked } from '../../../lib/matching/posting/skill-alternatives.ts'
import { skillList } from '../../../lib/matching/skills/skill-list.ts'
import type { Mention } from '../../../lib/matching/skills/find-skills.ts'
import { contentStems } from '../../../lib/matching/text/stems.ts'
import { oneLine } from '../resume/resume-sections.ts'
import { isShown, specificSkills, type Answer } from './answers.ts'

type Words = { text: string; names: readonly string[] }

const maxNamedSkills = 3
const maxAskLength = 90
const maxWholeAsk = 60

/** A row's requirement in the posting's words: whole if short, else its skills. */
export function askText({ asks, skills }: Answer): string {
  const words = asks.flatMap((ask): Words[] => {
    const text = oneLine(ask.text).replace(/[.,;:]+$/, '')
    if (ask.skills.length === 0) return [{ text, names: [text] }]
    return isShort(ask, text) ? [{ text, names: ask.skills.map(({ name }) => name) }] : skillWords(ask, skills)
  })
  const kept: string[] = []
  for (const text of distinct(words))
    if (kept.length === 0 || [...kept, text].join(', ').length <= maxAskLength) kept.push(text)
  return kept.join(', ')
}

/** Named as an occupation, a licence or a whole field, a skill reads oddly after "with". */
const isConcrete = ({ skill, kind, text }: Mention): boolean =>
  kind === 'name' &&
  !/^(?:Licences and certificates|Care and health|Education and sport)$/.test(skill.group) &&
  skill.name !== skill.group &&
  !isField(skill) &&
  !occupation.test(text) &&
  text.length <= 40
/** "Backend", "sales": other skills belong to it, so that alone it tells nothing. */
const occupation =
  /(?:designer|developer|engineer|architect|manager|analyst|administrator|scientist|consultant|technician|assistant)s?$/i
const genera = new Set(['Programming languages', 'Databases', 'Cloud computing'])
const isField = ({ name, isActivity }: Mention['skill']): boolean =>
  genera.has(name) ||
  (isActivity &&
    [...skillList().skills.values()].filter(({ implies }) => implies.includes(name)).length >= fewestOfField)
const fewestOfField = 3
/** One thing alone says too little of a posting. */
const fewestNamed = 2

/** Two or three concrete skills that the posting names and a line shows, except those in the title; else none. */
export function namedSkills(answers: readonly Answer[], title: string): string[] {
  const said = contentStems(title)
  const inTitle = new Set(specificSkills(title).map(({ skill }) => skill.name))
  const words = answers
    .flatMap(({ asks, skills }) => asks.flatMap((ask) => skillWords(ask, skills, isConcrete)))
    .filter(({ text, names }) => !names.some((name) => inTitle.has(name)) && !contentStems(text).isSubsetOf(said))
  const named = distinct(words).slice(0, maxNamedSkills)
  return named.length < fewestNamed ? [] : named
}

/** "10+ years of Java" is not answered by a line about Java: then only the skill is named. */
function isShort({ what }: Requirement, text: string): boolean {
  const isWhole = text.split('(').length === text.split(')').length && !text.includes('…')
  const isList = text.split(/[,/]/).length > 2 || /\b(?:such as|like|e\.g|or similar)\b/i.test(text)
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  const repeats = new Set(words).size < words.length
  return what === 'skill' && isWhole && !isList && !repeats && text.length <= maxWholeAsk
}

function skillWords(
  { text }: Requirement,
  held: Answer['skills'],
  isWanted: (mention: Mention) => boolean = () => true,
): Words[] {
  return specificSkills(text)
    .filter((mention) => isWanted(mention) && isShown([asked(mention)], held))
    .map((mention) => ({ text: oneLine(mention.text), names: [mention.skill.name] }))
}

/** Each skill once, in whatever words the posting repeats it. */
function distinct(words: readonly Words[]): string[] {
  const seen = new Set<string>()
  return words.flatMap(({ text, names }) => {
    const isKnown = names.every((name) => seen.has(name)) || seen.has(text.toLowerCase())
    for (const it of [...names, text.toLowerCase()]) seen.add(it)
    return isKnown ? [] : [text]
  })
}
