import { emptyProfile, type ProfileDocument } from '@waymark/contract/profile-document.ts'

/** `from` and `to` as the profile has them. */
export type JobOfProfile = [title: string, company: string, from: string, to: string, ...lines: string[]]
/** A profile of nothing but a name, an address and these jobs. */
export const profileOfJobs = (...jobs: JobOfProfile[]): ProfileDocument => ({
  ...emptyProfile(),
  personal_details: { ...emptyProfile().personal_details, name: 'Ada Okoro', email: 'ada@example.org' },
  professional_experience: jobs.map(([title, company, from, to, ...responsibilities], at) => ({
    id: `j${at}`,
    title,
    company,
    location: '',
    from,
    to,
    responsibilities,
    notable_achievements: [],
  })),
})
