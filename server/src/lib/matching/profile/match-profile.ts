/** The part of a profile that matching reads; a profile document has this shape. */
export type MatchProfile = {
  personal_details: {
    languages_known: readonly string[]
    present_location: string
    address: string
    headline?: string | undefined
  }
  profile_summary: string
  professional_experience: readonly (Stint & { company: string; notable_achievements: readonly string[] })[]
  volunteer_experience: readonly (Stint & { organization: string })[]
  education: readonly {
    institution: string
    attendance: string
    degree_type: string
    specialization: string
    expected?: string | boolean | undefined
  }[]
  skills: readonly { skill: string }[]
  training: readonly {
    skill: string
    training_name: string
    date?: string
    skills_acquired: readonly string[]
    description: string
  }[]
  publications: readonly { publication_title: string; publication_description: string }[]
  certifications: readonly { certification_name: string; certification_date?: string }[]
  projects?:
    | readonly { name: string; role: string; description: readonly string[]; skills: readonly string[] }[]
    | undefined
}

export type Stint = { title: string; from: string; to: string; responsibilities: readonly string[] }
