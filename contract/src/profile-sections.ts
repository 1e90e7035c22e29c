// Apart from profile-document.ts: loading its validator costs the CV reader's process 80 ms (of 0.77 s for a PDF).

export const maritalStatuses = ['Single', 'Married', 'Divorced', 'Widowed', 'Separated'] as const

export const listSections = [
  'professional_experience',
  'volunteer_experience',
  'projects',
  'education',
  'skills',
  'training',
  'publications',
  'certifications',
  'references',
] as const
export type ListSection = (typeof listSections)[number]
