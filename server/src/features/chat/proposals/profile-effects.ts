import { profileDocument, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import * as z from 'zod/mini'
import { refuse } from '../../../lib/http/refusal.ts'
import type { createProfileService } from '../../profile/profile.service.ts'
import type { Effect, Value } from './effect.ts'
import type { ProfileTarget } from './proposal-payloads.ts'

type Profiles = ReturnType<typeof createProfileService>

/** Proposals about the profile change one text and nothing else. */
export function createProfileEffect(profiles: Profiles): Effect<'change_profile'> {
  return {
    field: ({ field }) => field,
    can_undo: true,
    current: async ({ userId }, target) => valueIn((await profiles.load(userId)).content, target),
    async set({ userId }, target, value) {
      const { content, version } = await profiles.load(userId)
      const changed = withValue(content, target, value)
      if (!isSavable(changed)) return refuse('proposal_stale')
      const saved = await profiles.save(userId, changed, { expected: version })
      return saved === undefined ? refuse('proposal_stale') : 'done'
    },
  }
}

/** True if the profile may hold this text there, by length, format and uniqueness of numbers. */
export const fitsProfile = (profile: ProfileDocument, target: ProfileTarget, value: Value): boolean =>
  isSavable(withValue(profile, target, value))

const isSavable = (profile: ProfileDocument): boolean => z.safeParse(profileDocument, profile).success

/** The text at the target; null without it, undefined if the entry itself is gone. */
export function valueIn(profile: ProfileDocument, target: ProfileTarget): Value | undefined {
  if (target.field === 'line') {
    const lines = profile[target.section].find(({ id }) => id === target.entry_id)?.responsibilities
    return lines && (lines.includes(target.text) ? target.text : null)
  }
  if (!('text' in target)) return textIn(profile, target.field) || null
  const items = listIn(profile, target.field)
  const { replaces } = target
  return (
    items.find((item) => isSame(item, target.text)) ??
    (replaces === undefined ? undefined : items.find((item) => isSame(item, replaces))) ??
    null
  )
}

function withValue(profile: ProfileDocument, target: ProfileTarget, value: Value): ProfileDocument {
  if (target.field === 'line') return withLine(profile, target, value)
  if (!('text' in target)) return withText(profile, target.field, value ?? '')
  const { text, replaces = text } = target
  const items = listIn(profile, target.field).filter((item) => !isSame(item, text) && !isSame(item, replaces))
  return withList(profile, target.field, value === null ? items : [...items, value])
}

function withLine(
  profile: ProfileDocument,
  { section, entry_id, text }: Extract<ProfileTarget, { field: 'line' }>,
  value: Value,
): ProfileDocument {
  const change = <E extends { id?: string | undefined; responsibilities: string[] }>(entries: E[]): E[] =>
    entries.map((entry) => {
      if (entry.id !== entry_id) return entry
      const others = entry.responsibilities.filter((line) => line !== text)
      return { ...entry, responsibilities: value === null ? others : [...others, value] }
    })
  return section === 'professional_experience'
    ? { ...profile, professional_experience: change(profile.professional_experience) }
    : { ...profile, volunteer_experience: change(profile.volunteer_experience) }
}

type TextField = Exclude<ProfileTarget, { text: string }>['field']
type ListField = Extract<ProfileTarget, { text: string }>['field'] extends infer F ? Exclude<F, 'line'> : never

const listNames = { language: 'languages_known', phone: 'mobile_numbers', link: 'links' } as const

function listIn(profile: ProfileDocument, field: ListField): string[] {
  if (field === 'skill') return profile.skills.map(({ skill }) => skill)
  return profile.personal_details[listNames[field]]
}

/** Skills keep their entries, which may hold more than names. */
function withList(profile: ProfileDocument, field: ListField, items: string[]): ProfileDocument {
  if (field === 'skill') {
    const known = new Map(profile.skills.map((entry) => [entry.skill, entry]))
    return { ...profile, skills: items.map((skill) => known.get(skill) ?? { skill, category: '' }) }
  }
  return { ...profile, personal_details: { ...profile.personal_details, [listNames[field]]: items } }
}

const textIn = (profile: ProfileDocument, field: TextField): string =>
  field === 'profile_summary' ? profile.profile_summary : profile.personal_details[field]

function withText(profile: ProfileDocument, field: TextField, value: string): ProfileDocument {
  if (field === 'profile_summary') return { ...profile, profile_summary: value }
  return { ...profile, personal_details: { ...profile.personal_details, [field]: value } }
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()
