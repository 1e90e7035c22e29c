import { profileFromLines, type ProfileFromLines } from '../profile-from-lines.ts'
import { makeCv } from './make-cv.ts'

/** The profile of a CV that `makeCv` writes, below an invented name. */
export const readCv = (text: string): ProfileFromLines =>
  profileFromLines(makeCv(`! Toni Maurer\ntoni@maurer.example\n${text}`))

/** Title, employer, place and time of each job, parted by bars; a dash for what is missing. */
export const jobsOf = (text: string): string[] =>
  readCv(text).professional_experience.map(({ title, company, location, from, to }) =>
    [title, company, location, from, to].map((field) => field?.value ?? '-').join(' | '),
  )

/** School, degree, subject, years and whether it is expected. */
export const schoolsOf = (text: string): string[] =>
  readCv(text).education.map(({ institution, degree_type, specialization, attendance, expected }) =>
    [institution, degree_type, specialization, attendance, expected].map((field) => field?.value ?? '-').join(' | '),
  )

/** Name, issuer and year. */
export const certificatesOf = (text: string): string[] =>
  readCv(text).certifications.map(({ certification_name, certification_organization, certification_date }) =>
    [certification_name, certification_organization, certification_date]
      .map((field) => field?.value ?? '-')
      .join(' | '),
  )
