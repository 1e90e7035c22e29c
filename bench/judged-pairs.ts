import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { emptyProfile, type ProfileDocument } from '@waymark/contract/profile-document.ts'

/** A real CV and posting. Rules may be tuned on `tuning` pairs; figures come from the held-out half. */
export type JudgedPair = {
  id: string
  half: 'tuning' | 'held_out'
  cv: string
  posting: { title: string; company: string; location: string; description: string; requirements: string }
  profile: ProfileDocument
}

/** Pairs with labels by a judge who does not write the rules; outside the repository, as they belong to others. */
export function loadJudged<Label extends { id: string }>(variable: string): { pair: JudgedPair; label: Label }[] {
  const file = process.env[variable]
  if (!file || !existsSync(file)) {
    console.log(`Not measured: ${variable} names no file of labels.`)
    return []
  }
  const pairs = JSON.parse(readFileSync(join(dirname(file), 'tailoring-pairs.json'), 'utf8')) as JudgedPair[]
  const labels = new Map((JSON.parse(readFileSync(file, 'utf8')) as Label[]).map((label) => [label.id, label]))
  return pairs.flatMap((pair) => {
    const label = labels.get(pair.id)
    return label ? [{ pair: { ...pair, profile: wholeProfile(pair.profile) }, label }] : []
  })
}

/** The pairs were kept before skills had a category. */
function wholeProfile(profile: ProfileDocument): ProfileDocument {
  const empty = emptyProfile()
  return {
    ...empty,
    ...profile,
    personal_details: { ...empty.personal_details, ...profile.personal_details },
    skills: profile.skills.map((skill) => ({ ...skill, category: '' })),
  }
}
