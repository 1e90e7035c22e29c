import type { ProfileDocument } from '@waymark/contract/profile-document.ts'

type Skill = ProfileDocument['skills'][number]

/** Skills by category in order of appearance; '' holds those without one. */
export function groupsOfSkills(skills: readonly Skill[]): { category: string; skills: Skill[] }[] {
  const categories = [...new Set(skills.map(({ category }) => category))]
  return categories.map((category) => ({ category, skills: skills.filter((skill) => skill.category === category) }))
}
