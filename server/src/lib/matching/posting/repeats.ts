import { askingStems, keyOf as wordKey } from './posting-words.ts'
import type { Requirement } from './requirement.ts'
import { measureStems } from '../text/measure-words.ts'
import { contentStems } from '../text/stems.ts'

/** Each thing once: the first that asks for it stays, and a general one gives way to those that say more. */
export function withoutRepeats(requirements: readonly Requirement[]): Requirement[] {
  const seen = new Map<string, Requirement>()
  for (const requirement of requirements) {
    const key = keyOf(requirement)
    const earlier = seen.get(key)
    if (!earlier) seen.set(key, { ...requirement })
    else if (requirement.kind === 'required') earlier.kind = 'required'
  }
  const once = [...seen.values()]
  return once.filter((it) => !isSaidElsewhere(it, once))
}

/** "Three years of experience" beside three years of something; "Full stack / JavaScript" beside each of the two. */
function isSaidElsewhere(it: Requirement, all: readonly Requirement[]): boolean {
  const others = all.filter((other) => other !== it && (other.kind === 'required' || it.kind === 'wished'))
  if (it.what === 'years')
    return (
      it.skills.length === 0 &&
      [...contentStems(it.text)].every((stem) => askingStems.has(stem) || measureStems.has(stem)) &&
      others.some(
        ({ what, years = 0, text }) => what === 'years' && years >= (it.years ?? 0) && text.length > it.text.length,
      )
    )
  if (it.what === 'licence') return others.some((other) => other.isTitle && wordKey(other.text) === wordKey(it.text))
  const isAsked = (name: string) =>
    others.some(({ what, skills: [first, second] }) => what === 'skill' && first?.name === name && !second)
  return it.what === 'skill' && !it.isTitle && it.skills.length > 1 && it.skills.every(({ name }) => isAsked(name))
}

function keyOf({ what, text, skills, language, orLanguages = [] }: Requirement): string {
  if (what === 'language') return `language ${[language, ...orLanguages].map((it) => it?.code).join('|')}`
  if (what === 'degree') return 'degree'
  const names = skills.map(({ name }) => (what === 'licence' ? `licence ${name}` : name)).toSorted()
  return what === 'years' ? `years ${names.join('|') || text.toLowerCase()}` : names.join('|') || text.toLowerCase()
}
