import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { sourceText } from '../server/src/features/documents/edits/source-texts.ts'
import type { Grounds } from '../server/src/lib/facts/check-sentence.ts'
import { joinSources, readSource, type FactSource } from '../server/src/lib/facts/fact-source.ts'
import { findSkills } from '../server/src/lib/matching/skills/find-skills.ts'
import { readProfileEvidence } from '../server/src/lib/matching/profile/profile-evidence.ts'
import { stringsIn } from '../server/src/lib/strings-in.ts'

export type ProfileGrounds = {
  of(sources: readonly string[], given: FactSource | undefined): Grounds
  /** Whether one of these fields says this word for word. */
  quotes(sources: readonly string[], text: string): boolean
  /** Skills that the profile shows, with those that they imply. */
  skills: ReadonlySet<string>
  /** How often a skill is named, in the profile or in another text. */
  countOf(skill: string, text?: string): number
}

/** Words of fixed sentences; they claim nothing. */
const fixed = readSource(
  'Present since from to in progress expected GPA My skills include projects include I hold I am studying graduate Summary Skills',
)

export function groundsOf(profile: ProfileDocument): ProfileGrounds {
  const { references: _, ...told } = profile
  const items = [
    ...told.professional_experience,
    ...told.volunteer_experience,
    ...told.projects,
    ...told.education,
    ...told.skills,
    ...told.training,
    ...told.publications,
    ...told.certifications,
  ]
  const wholeText = stringsIn(told).join('\n')
  const whole = readSource(wholeText)
  const sources = new Map(items.map((item) => [item.id ?? '', readSource(stringsIn({ ...item, id: '' }).join('\n'))]))
  const read = new Map<string, FactSource>()
  const sourceOf = (source: string): FactSource => {
    const known = read.get(source) ?? readSource(sourceText(profile, source) ?? '')
    read.set(source, known)
    return known
  }
  const evidence = readProfileEvidence(profile, '2026-11-22')
  return {
    of(cited, given) {
      // A list is read as one text, too: a word beside others may be a skill that alone it is not.
      const list = cited.map((source) => sourceText(profile, source) ?? '').join(', ')
      const own = [...cited.map(sourceOf), readSource(list)]
      const entries = cited.flatMap((source) => sources.get(source.split('/')[0] ?? '') ?? [])
      return {
        original: joinSources(own),
        rest: joinSources([fixed, ...entries]),
        profile: whole,
        ...(given && { given }),
      }
    },
    quotes: (cited, text) => cited.some((source) => tidy(sourceText(profile, source) ?? '').includes(tidy(text))),
    skills: new Set(evidence.skills.filter(({ isLoose }) => !isLoose).flatMap(({ skill }) => [skill.name])),
    countOf: (skill, text = wholeText) => findSkills(text).filter((mention) => mention.skill.name === skill).length,
  }
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()
