import type { ImportedProfile, ReadField } from '@waymark/contract/profile-import.ts'
import type { Confidence, Got, ReadCv } from './cv-score.ts'

type Entry = Record<string, unknown>

export function fromAnswer(answer: ImportedProfile): ReadCv {
  const fields = answer.fields
  const personal = asEntry(answer.content['personal_details'])
  const one = (entry: Entry, path: string, key: string) => got(entry[key], fields[`${path}.${key}`])
  const many = (key: string) =>
    asList(personal[key]).flatMap((value, index) => got(value, fields[`personal_details.${key}.${index}`]))
  const from = (section: string, key: string) =>
    asList(answer.content[section]).flatMap((entry, index) => one(asEntry(entry), `${section}.${index}`, key))
  const details = (key: string) => one(personal, 'personal_details', key)
  return {
    name: details('name'),
    email: details('email'),
    phone: many('mobile_numbers'),
    location: [...details('present_location'), ...details('address')],
    employers: from('professional_experience', 'company'),
    titles: from('professional_experience', 'title'),
    institutions: from('education', 'institution'),
    degrees: asList(answer.content['education']).flatMap((entry, index) => degreeOf(asEntry(entry), fields, index)),
    skills: from('skills', 'skill'),
    languages: many('languages_known'),
    certifications: from('certifications', 'certification_name'),
    stints: asList(answer.content['professional_experience']).map((entry, index) => {
      const path = `professional_experience.${index}`
      const { company, title, from: begin, to } = asEntry(entry)
      return {
        company: asText(company),
        title: asText(title),
        from: dateOf(begin, fields[`${path}.from`]),
        to: dateOf(to, fields[`${path}.to`]),
      }
    }),
  }
}

function degreeOf(entry: Entry, fields: Record<string, ReadField>, index: number): Got[] {
  const value = [asText(entry['degree_type']), asText(entry['specialization'])].filter(Boolean).join('\n')
  return got(value, fields[`education.${index}.degree_type`] ?? fields[`education.${index}.specialization`])
}

function dateOf(value: unknown, field: ReadField | undefined): string {
  const text = asText(value)
  return /present/i.test(text) ? 'present' : text || (field?.partial ?? '')
}

function got(value: unknown, field: ReadField | undefined): Got[] {
  const confidence: Confidence = field?.confidence ?? 'low'
  return asText(value) === '' ? [] : [{ value: asText(value), confidence }]
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])
const asEntry = (value: unknown): Entry => (typeof value === 'object' && value !== null ? (value as Entry) : {})
