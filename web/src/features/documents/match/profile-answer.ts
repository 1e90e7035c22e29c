import { profileLimits, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import { createId } from '../../../lib/create-id.ts'

export type Place = 'skills' | { section: 'professional_experience' | 'volunteer_experience'; id: string }
export type PlaceOption = { value: string; name: string; place: Place }

export function placesIn(profile: ProfileDocument, skillsName: string): PlaceOption[] {
  const jobs = profile.professional_experience.map(({ id, title, company }) =>
    placeOf('professional_experience', id, [title, company]),
  )
  const voluntary = profile.volunteer_experience.map(({ id, title, organization }) =>
    placeOf('volunteer_experience', id, [title, organization]),
  )
  return [{ value: 'skills', name: skillsName, place: 'skills' }, ...jobs.flat(), ...voluntary.flat()]
}

function placeOf(section: Exclude<Place, 'skills'>['section'], id: string | undefined, names: string[]): PlaceOption[] {
  const name = names.filter(Boolean).join(', ')
  return id === undefined || name === '' ? [] : [{ value: `${section}/${id}`, name, place: { section, id } }]
}

export const longestAnswer = (place: Place): number => (place === 'skills' ? profileLimits.skill : profileLimits.line)

/** The profile with the user's words added; undefined if they are there already or the place is gone. */
export function withAnswer(profile: ProfileDocument, place: Place, words: string): ProfileDocument | undefined {
  const text = words.trim()
  if (place === 'skills') {
    const isKnown = profile.skills.some(({ skill }) => skill.trim().toLowerCase() === text.toLowerCase())
    return isKnown
      ? undefined
      : { ...profile, skills: [...profile.skills, { id: createId(), skill: text, category: '' }] }
  }
  const added = {
    professional_experience: withLine(profile.professional_experience, place.id, text),
    volunteer_experience: withLine(profile.volunteer_experience, place.id, text),
  }[place.section]
  return added && { ...profile, [place.section]: added }
}

function withLine<Entry extends { id?: string | undefined; responsibilities: string[] }>(
  entries: readonly Entry[],
  id: string,
  line: string,
): Entry[] | undefined {
  const entry = entries.find((one) => one.id === id)
  if (!entry || entry.responsibilities.includes(line)) return undefined
  return entries.map((one) => (one === entry ? { ...one, responsibilities: [...one.responsibilities, line] } : one))
}
