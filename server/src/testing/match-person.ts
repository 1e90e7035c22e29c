import type { MatchProfile } from '../lib/matching/profile/match-profile.ts'
import { matchRequirements } from '../lib/matching/profile/match-requirements.ts'
import { readProfileEvidence } from '../lib/matching/profile/profile-evidence.ts'
import { readRequirements } from '../lib/matching/posting/read-requirements.ts'

export type Parts = {
  title?: string
  company?: string
  lines?: string[]
  since?: string
  skills?: string[]
  papers?: string[]
  school?: [string, string]
  attendance?: string
  courses?: string[]
  languages?: string[]
  summary?: string
}

export function person({ title = '', company = 'Fjord', lines = [], since = '2016-01', ...more }: Parts): MatchProfile {
  const {
    skills = [],
    papers = [],
    school,
    attendance = '2012 - 2015',
    courses = [],
    languages = [],
    summary = '',
  } = more
  const job = { title, from: since, to: 'Present', responsibilities: lines, company, notable_achievements: [] }
  const course = (training_name: string) => ({ skill: '', training_name, skills_acquired: [], description: '' })
  return {
    personal_details: { languages_known: languages, present_location: '', address: '' },
    profile_summary: summary,
    professional_experience: title === '' ? [] : [job],
    volunteer_experience: [],
    education: school ? [{ institution: '', attendance, degree_type: school[0], specialization: school[1] }] : [],
    skills: skills.map((skill) => ({ skill })),
    training: courses.map(course),
    publications: [],
    certifications: papers.map((certification_name) => ({ certification_name })),
  }
}

export const matchPerson = (requirements: string, parts: Parts, title = '') =>
  matchRequirements(readRequirements({ title, requirements }), readProfileEvidence(person(parts), '2026-11-22'))
    .requirements
/** Of the first thing that a line of requirements asks for. */
export const statusOf = (asked: string, parts: Parts) => matchPerson(`- ${asked}`, parts)[0]?.status
