import type { ProfileLine } from './profile-evidence.ts'
import { isDerived, isInflected } from '../text/stems.ts'

/** The stems of a profile that are a word in another form, or its noun, verb or compound. */
export type WordForms = {
  inflected: ReadonlySet<string>
  derived: ReadonlySet<string>
  compounds: ReadonlySet<string>
}

/** Photovoltaik is in Photovoltaikanlagen; shorter words begin others by chance. */
const leastCompound = 7

// A profile is compared with many postings, and these ask for the same words again and again.
const known = new WeakMap<readonly ProfileLine[], { stems: readonly string[]; forms: Map<string, WordForms> }>()

export function formsIn(lines: readonly ProfileLine[], asked: string): WordForms {
  let profile = known.get(lines)
  if (!profile) {
    profile = { stems: [...new Set(lines.flatMap(({ order }) => order))], forms: new Map() }
    known.set(lines, profile)
  }
  const remembered = profile.forms.get(asked)
  if (remembered) return remembered
  const inflected = new Set(profile.stems.filter((it) => isInflected(asked, it)))
  const derived = new Set(profile.stems.filter((it) => inflected.has(it) || isDerived(asked, it)))
  const isCompound = (it: string) => derived.has(it) || (asked.length >= leastCompound && it.startsWith(asked))
  const forms = { inflected, derived, compounds: new Set(profile.stems.filter(isCompound)) }
  profile.forms.set(asked, forms)
  return forms
}
