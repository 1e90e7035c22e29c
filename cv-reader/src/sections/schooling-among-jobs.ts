import { namesApprenticeship, schoolWords } from '../words/degree-words.ts'
import type { ReadValue } from '../facts/fields.ts'
import { present } from '../facts/field-values.ts'
import type { ReadSchool } from './education.ts'
import type { ReadJob } from './experience.ts'

/**
 * An apprenticeship ("Ausbildung zur Altenpflegerin") at a school is education; at a company it is a job as well. With duties listed
 * below, it is a job even at a school or university: entries of education have no field for duties.
 */
export function splitSchooling(all: readonly ReadJob[]): { jobs: ReadJob[]; schools: ReadSchool[] } {
  const isSchooling = ({ title, company, responsibilities = [], notable_achievements = [] }: ReadJob) =>
    responsibilities.length + notable_achievements.length === 0 &&
    title !== undefined &&
    company !== undefined &&
    namesApprenticeship(title.value) &&
    schoolWords(company.value) > 0
  const schools = all.filter(isSchooling).map(({ title, company, from, to }) =>
    present({
      institution: company,
      degree_type: title,
      attendance: yearsOf(from, to),
    }),
  )
  return { jobs: all.filter((job) => !isSchooling(job)), schools }
}

function yearsOf(from: ReadValue | undefined, to: ReadValue | undefined): ReadValue | undefined {
  const [first] = [from, to].filter((date) => date !== undefined)
  const years = [from, to].flatMap((date) => (date?.value ? [date.value.replace(/-\d\d$/, '')] : []))
  return first && years.length > 0 ? { ...first, value: [...new Set(years)].join(' - ') } : undefined
}
