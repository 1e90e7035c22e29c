// Apart from profile-document.ts because the process that reads a CV needs these lists, and the schema's validator costs
// it 80 ms to load (measured: 0.77 s of processor time for a PDF, 0.68 s without).

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
