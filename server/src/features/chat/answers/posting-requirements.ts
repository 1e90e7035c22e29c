import type { PostingMatch } from '../tools/search-tools.ts'

type Requirement = PostingMatch['requirements'][number]

/** "Preferably less than 30 years old" is no skill, and in most countries no lawful wish. */
const ageLimit =
  /\b(?:years? old|years of age|age (?:limit|range|between|under|below|up to)|aged? (?:between|under|below|up to|\d)|(?:under|below|over) the age of \d\d|(?:under|below) \d\d years?\b(?!.*experience))|\bjahre alt\b|\balter (?:bis|unter|zwischen|von|max)|(?<!\p{L})âge (?:max|entre|limite)|âgée?s? (?:de|entre)|\bmoins de \d\d ans\b(?!.*expérience)|\bedad (?:entre|máx|max|hasta|de)|\b(?:menor|mayor)(?:es)? de \d\d años|\bentre \d\d y \d\d años(?!.*experiencia)/iu

const ages = /\b\d\d\b/g
const adultAges = new Set(['16', '18', '21'])
const upperLimit = /(?<!\p{L})(?:under|below|younger|unter|höchstens|moins|menor(?:es)?|máximo|max)(?!\p{L})/iu

/** Being of age is a condition of the law, for night work or for driving. */
function isOfAge(text: string): boolean {
  const named = text.match(ages) ?? []
  return named.length > 0 && named.every((age) => adultAges.has(age)) && !upperLimit.test(text)
}

/** What may be shown of a posting's requirements: no age limits, and no bracket left open by a cut. */
export function shownRequirements(requirements: readonly Requirement[]): Requirement[] {
  return requirements
    .filter(({ text }) => !ageLimit.test(text) || isOfAge(text))
    .map((requirement) => ({ ...requirement, text: balanced(requirement.text) }))
}

/** "Scrum or Kanban" of "(Scrum or Kanban" gets its bracket back; one that closes nothing goes. */
export function balanced(text: string): string {
  let open = 0
  let kept = ''
  for (const sign of text) {
    if (sign === ')' && open === 0) continue
    if (sign === '(') open += 1
    if (sign === ')') open -= 1
    kept += sign
  }
  return kept.trimEnd() + ')'.repeat(open)
}
