import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Parts of a JSON Resume or a LinkedIn archive that the profile has no place for. */
const parts: Record<string, MessageDescriptor> = {
  'basics.image': msg`Your picture`,
  'basics.picture': msg`Your picture`,
  'basics.profiles.username': msg`Accounts without a web address`,
  awards: msg`Awards`,
  interests: msg`Interests`,
  meta: msg`Information about the program that created the file`,
  $schema: msg`Information about the program that created the file`,
  url: msg`Web addresses`,
  image: msg`Pictures`,
  score: msg`Scores`,
  courses: msg`Courses`,
  highlights: msg`Highlights`,
  summary: msg`Descriptions`,
  description: msg`Descriptions`,
  level: msg`Levels`,
  reference: msg`What references said`,
}

const sectionsOf: Record<string, MessageDescriptor> = {
  basics: msg`Personal details`,
  work: msg`Professional experience`,
  volunteer: msg`Volunteer experience`,
  education: msg`Education`,
  skills: msg`Skills`,
  languages: msg`Languages`,
  projects: msg`Projects`,
  publications: msg`Publications`,
  certificates: msg`Certifications`,
  references: msg`References`,
}

function spelledOut(name: string): string {
  const words = name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[_\-/]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Translates `work.url`, `basics.image`, `Positions.csv: Company URL` for users. */
export function partText(name: string): string {
  const known = parts[name]
  if (known) return i18n._(known)
  const [, table, column] = /^(.+)\.csv(?:: (.+))?$/i.exec(name) ?? []
  if (table) return [spelledOut(table), column].filter(Boolean).join(': ')
  const steps = name.split('.').filter((step) => !/^\d+$/.test(step))
  const [first = '', ...rest] = steps.map((step) => step.replace(/\[\d*\]/g, ''))
  const section = sectionsOf[first]
  const words = rest.map((step) => (parts[step] ? i18n._(parts[step]) : spelledOut(step)))
  return [section ? i18n._(section) : spelledOut(first), ...words].filter(Boolean).join(': ')
}

export const partTexts = (names: readonly string[]) => [...new Set(names.map(partText))]
