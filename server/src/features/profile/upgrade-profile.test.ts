import { emptyProfile, profileDocument, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import { listSections } from '@waymark/contract/profile-sections.ts'
import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { makeProfile } from '../../testing/make-profile.ts'
import { tailorResume } from '../documents/resume/tailor-resume.ts'
import { writeLetter } from '../documents/letter/write-letter.ts'
import { toJsonResume } from './json-resume-export.ts'
import { upgradeProfile } from './upgrade-profile.ts'

/** Every field of a whole profile, by its path. */
const fields = [
  ...Object.keys(emptyProfile()).map((name) => [name]),
  ...Object.keys(emptyProfile().personal_details).map((name) => ['personal_details', name]),
  ...listSections.flatMap((section) =>
    Object.keys(makeProfile()[section][0] ?? {}).map((name) => [section, '0', name]),
  ),
]

/** The profile as it was stored before a field was added to it. */
function without(path: readonly string[]): unknown {
  const profile = structuredClone(makeProfile()) as unknown as Record<string, unknown>
  const last = path.at(-1) ?? ''
  let at: Record<string, unknown> = profile
  for (const name of path.slice(0, -1)) at = at[name] as Record<string, unknown>
  delete at[last]
  return profile
}

const target = { title: 'Engineer', company: 'Acme', text: 'Kubernetes and PostgreSQL' }
function useEverywhere(profile: ProfileDocument): void {
  expect(z.safeParse(profileDocument, profile).error?.issues).toBeUndefined()
  tailorResume(profile, target, 'en')
  writeLetter(profile, target, 'en', { now: new Date(), timeZone: 'UTC' })
  toJsonResume(profile, new Date().toISOString())
}

describe('a stored profile is read in today’s shape', () => {
  test('a whole one stays as it is', () => {
    expect(upgradeProfile(structuredClone(makeProfile()))).toEqual(makeProfile())
    expect(upgradeProfile(emptyProfile())).toEqual(emptyProfile())
  })

  test.each(fields.map((path) => [path.join('.'), path] as const))(
    'one saved before %s was added makes documents and exports',
    (_, path) => useEverywhere(upgradeProfile(without(path))),
  )

  test.each([{}, null, undefined, [], 'text', { skills: null, education: {}, personal_details: [] }])(
    'what is no profile at all (%j) is an empty one',
    (stored) => expect(upgradeProfile(stored)).toEqual(emptyProfile()),
  )

  test('a field that no longer exists is left out, one of another kind is empty, and ids stay', () => {
    const stored = {
      ...emptyProfile(),
      hobbies: ['Chess'],
      skills: [{ id: 's1', skill: 'Go', level: 3 }],
      training: [{ id: 't1', skill: null, skills_acquired: 'Go' }],
    }
    const { skills, training, ...rest } = upgradeProfile(stored)
    expect(rest).not.toHaveProperty('hobbies')
    expect(skills).toEqual([{ id: 's1', skill: 'Go', category: '' }])
    expect(training[0]).toMatchObject({ id: 't1', skill: '', skills_acquired: [], description: '' })
  })

  test('one of the first shape, without headline, projects, groups of skills and unfinished degrees, is whole', () => {
    const { projects: _, ...rest } = makeProfile()
    const { headline: __, ...personal_details } = rest.personal_details
    const first = {
      ...rest,
      personal_details,
      skills: rest.skills.map(({ id, skill }) => ({ id, skill })),
      education: rest.education.map(({ expected: ___, ...school }) => school),
    }
    expect(upgradeProfile(structuredClone(first))).toEqual(
      makeProfile({ projects: [], personal_details: { ...personal_details, headline: '' } }),
    )
  })

  test('a phone number that once could be saved twice stands once; dial codes alone stay', () => {
    const personal_details = {
      ...emptyProfile().personal_details,
      mobile_numbers: ['+1 555 12', '+49', '+1 555-12', '+49'],
    }
    const profile = upgradeProfile({ ...emptyProfile(), personal_details })
    expect(profile.personal_details.mobile_numbers).toEqual(['+1 555 12', '+49', '+49'])
  })
})
