import type { ProfileDocument } from '@waymark/contract/profile-document.ts'

/**
 * The fields that a CV shows and that a program should find in it again, as `field: value`: who somebody is, where and
 * when they worked and studied, what they know.
 */
export function expectedFields({ personal_details: person, ...profile }: ProfileDocument): string[] {
  const of = <T extends object>(items: readonly T[], names: readonly (keyof T & string)[]) =>
    items.flatMap((item) => names.map((name) => [name, item[name]] as const))
  const fields = [
    ...of([person], ['name', 'email', 'headline']),
    ...person.mobile_numbers.map((number) => ['mobile_numbers', number] as const),
    ...of(profile.professional_experience, ['title', 'company', 'location', 'from', 'to']),
    ...of(profile.volunteer_experience, ['title', 'organization', 'from', 'to']),
    ...of(profile.projects, ['name', 'role']),
    ...of(profile.education, ['institution', 'degree_type', 'specialization', 'attendance']),
    ...of(profile.skills, ['skill']),
    ...of(profile.certifications, ['certification_name', 'certification_organization', 'certification_date']),
  ]
  return fields.flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' ? [`${name}: ${value.trim().replace(/\s+/g, ' ')}`] : [],
  )
}
