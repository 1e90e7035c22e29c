import { findDates } from '../facts/dates.ts'
import { joinWrapped, type RightEdges } from '../lines/wrapped-lines.ts'
import { namesCredential } from '../words/credential-words.ts'
import { namesLicence } from '../words/licence-words.ts'
import { sectionNamed, type SectionKind } from '../words/section-names.ts'
import { courseWord } from './certifications.ts'
import { splitItems, splitListLabel } from './skill-items.ts'
import type { Section } from './split-sections.ts'

/** A list of fewer names may be one certificate and who issued it. */
const fewestSkills = 3

/** Makes two sections of "Certifications & Skills": a tool in a list of tools must not become a certificate. */
export function separateSkills(section: Section, edges: RightEdges): Section[] {
  const { kinds, lines } = section
  if (!kinds.includes('certifications') || !kinds.includes('skills')) return [section]
  const first = kinds.find((kind) => kind === 'certifications' || kind === 'skills') ?? 'skills'
  const kindOfLine = new Map<number, SectionKind>()
  for (const paragraph of joinWrapped(lines, edges)) {
    const kind = kindOf(paragraph.text) ?? first
    for (const index of paragraph.lines) kindOfLine.set(index, kind)
  }
  const others = kinds.filter((kind) => kind !== 'certifications' && kind !== 'skills')
  const part = (kind: SectionKind, beside: readonly SectionKind[]) => ({
    ...section,
    kinds: [kind, ...beside],
    lines: lines.filter(({ index }) => (kindOfLine.get(index) ?? first) === kind),
  })
  return [part('certifications', []), part('skills', others)]
}

function kindOf(text: string): SectionKind | undefined {
  const { label, items: listed } = splitListLabel(text)
  const named = label === undefined ? undefined : sectionNamed(label)?.kinds.find(isOneOfBoth)
  if (named) return named
  const items = splitItems(listed)
  const awarded = items.filter((item) => courseWord.test(item) || namesCredential(item) || namesLicence(item))
  if (items.length >= fewestSkills && awarded.length === 0) return 'skills'
  return awarded.length > 0 || findDates(text.slice(0, 400)).length > 0 ? 'certifications' : undefined
}

const isOneOfBoth = (kind: SectionKind) => kind === 'certifications' || kind === 'skills'
