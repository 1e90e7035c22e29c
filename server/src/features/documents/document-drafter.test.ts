import { setImmediate } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { makeProfile } from '../../testing/make-profile.ts'
import { patientMs } from '../../testing/shared-processes.ts'
import { createDocumentDrafter } from './document-drafter.ts'
import { tailorResume } from './resume/tailor-resume.ts'

const drafter = createDocumentDrafter(patientMs)
afterAll(() => drafter.stop())

const jobs = makeProfile().professional_experience
const profile = makeProfile({ professional_experience: Array.from({ length: 100 }, () => jobs).flat() })
const target = { title: 'Platform Engineer', company: 'Fjord Energy', text: 'Kubernetes and PostgreSQL\n'.repeat(1000) }

test('a document is written beside the event loop, and is the one that would be written on it', async () => {
  let turns = 0
  let isWriting = true
  const counting = (async () => {
    for (; isWriting; turns++) await setImmediate()
  })()
  const content = await drafter.resume(profile, target, 'en')
  isWriting = false
  await counting
  expect(content).toEqual(tailorResume(profile, target, 'en'))
  expect(turns).toBeGreaterThan(100)
})
