import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { ResumeContent, Sourced } from '../content.ts'

/** The profile reduced to what a CV prints of it, in the CV's order: its lines, skills, links and schools. */
export function shownProfile(profile: ProfileDocument, content: ResumeContent): ProfileDocument {
  const places = new Map(sourcesOf(content).map((source, place) => [source, place]))
  const placeOf = (source: string) => places.get(source)
  const lines = (id: string | undefined, field: string, texts: readonly string[]) =>
    texts
      .map((text, index) => ({ text, place: placeOf(`${id}/${field}/${index}`) }))
      .filter((line): line is { text: string; place: number } => line.place !== undefined)
      .toSorted((a, b) => a.place - b.place)
      .map(({ text }) => text)
  const shown = <T extends { id?: string | undefined }>(entries: readonly T[], fields: readonly (keyof T & string)[]) =>
    entries
      .map((entry) => ({
        entry,
        place: Math.min(...fields.map((field) => placeOf(`${entry.id}/${field}`) ?? Infinity)),
      }))
      .filter(({ place }) => place !== Infinity)
      .toSorted((a, b) => a.place - b.place)
      .map(({ entry }) => entry)
  const person = profile.personal_details
  return {
    ...profile,
    personal_details: {
      ...person,
      address: placeOf('personal_details/address') === undefined ? '' : person.address,
      links: lines('personal_details', 'links', person.links),
      mobile_numbers: lines('personal_details', 'mobile_numbers', person.mobile_numbers),
      languages_known: lines('personal_details', 'languages_known', person.languages_known),
    },
    professional_experience: shown(profile.professional_experience, ['title', 'company', 'from', 'to']).map((job) => ({
      ...job,
      responsibilities: lines(job.id, 'responsibilities', job.responsibilities),
      notable_achievements: lines(job.id, 'notable_achievements', job.notable_achievements),
    })),
    volunteer_experience: shown(profile.volunteer_experience, ['title', 'organization', 'from', 'to']).map((work) => ({
      ...work,
      responsibilities: lines(work.id, 'responsibilities', work.responsibilities),
    })),
    projects: shown(profile.projects, ['name', 'role', 'link']).map((project) => ({
      ...project,
      description: lines(project.id, 'description', project.description),
    })),
    education: shown(profile.education, ['institution', 'degree_type', 'specialization']),
    skills: shown(profile.skills, ['skill']),
    references: [],
  }
}

/** Every source of a CV in reading order. */
function sourcesOf({ name, contact, sections }: ResumeContent): string[] {
  const all: (Sourced | null)[] = [name, ...contact]
  for (const { paragraphs, items, groups = [], entries } of sections) {
    all.push(...paragraphs, ...items, ...groups.flatMap((group) => group.items))
    for (const { heading, meta, lines } of entries) all.push(heading, meta, ...lines)
  }
  return all.flatMap((sourced) => sourced?.sources ?? [])
}
