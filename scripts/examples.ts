import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { DocumentLook } from '@waymark/contract/documents.ts'
import { emptyProfile, profileDocument, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import { withIds } from '@waymark/contract/profile-rules.ts'
import type { DocumentContent, Target } from '../server/src/features/documents/content.ts'
import { applyEdits } from '../server/src/features/documents/edits/content-edits.ts'
import { plainChoices } from '../server/src/features/documents/letter/letter-style.ts'
import { writeLetter } from '../server/src/features/documents/letter/write-letter.ts'
import { createDocumentRenderer } from '../server/src/features/documents/pdf/document-renderer.ts'
import { tailorResume } from '../server/src/features/documents/resume/tailor-resume.ts'
import { createLog } from '../server/src/lib/log.ts'

// Makes the finished pairs of docs/examples from its people.json, all of whom are invented.
type Person = {
  file: string
  look: DocumentLook
  why: string
  posting: Target
  profile: Omit<Partial<ProfileDocument>, 'skills'> & { skills: [category: string, skill: string][] }
}

const folder = path.join(import.meta.dirname, '../docs/examples')
const date = new Date('2026-11-22T10:00:00Z')
const renderer = createDocumentRenderer(createLog('warn'))

for (const { file, look, why, posting, profile } of JSON.parse(
  readFileSync(path.join(folder, 'people.json'), 'utf8'),
) as Person[]) {
  const whole = wholeProfile(profile)
  const choices = { ...plainChoices, why }
  const letter = { ...writeLetter(whole, posting, null, { now: date, timeZone: 'UTC' }, choices), look }
  await save(`${file}-cv.pdf`, tailorResume(whole, posting, null, { look }))
  await save(`${file}-letter.pdf`, applyEdits(letter, []))
}
renderer.stop()

function wholeProfile({ skills, personal_details, ...parts }: Person['profile']): ProfileDocument {
  const empty = emptyProfile()
  let ids = 0
  const document = {
    ...empty,
    ...parts,
    personal_details: { ...empty.personal_details, ...personal_details },
    skills: skills.map(([category, skill]) => ({ category, skill })),
  }
  return withIds(profileDocument.parse(document), () => `item${ids++}`)
}

async function save(name: string, content: DocumentContent): Promise<void> {
  writeFileSync(path.join(folder, name), await renderer.print(content, date))
}
