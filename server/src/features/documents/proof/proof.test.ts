import { spawnSync } from 'node:child_process'
import { documentDesigns } from '@waymark/contract/documents.ts'
import { emptyProfile, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import { describe, expect, test } from 'vitest'
import { makeProfile } from '../../../testing/make-profile.ts'
import { shownProfile } from '../files/shown-profile.ts'
import { writeLetter } from '../letter/write-letter.ts'
import { sharedProcesses } from '../../../testing/shared-processes.ts'
import { tailorResume } from '../resume/tailor-resume.ts'
import { applyEdits } from '../edits/content-edits.ts'
import { expectedFields } from './expected-fields.ts'
import { proveDocument } from './prove-document.ts'

const { documentRenderer: renderer } = sharedProcesses
const target = { title: 'Platform Engineer', company: 'Fjord', text: 'Requirements\n- Kubernetes\n- PostgreSQL' }
const date = new Date('2026-11-12T10:00:00Z')

const whole = makeProfile()
const [job] = whole.professional_experience
const person = (changes: Partial<ProfileDocument['personal_details']>) =>
  makeProfile({ personal_details: { ...whole.personal_details, ...changes } })
const jobOf = (changes: Partial<NonNullable<typeof job>>) =>
  makeProfile({ professional_experience: [{ ...job!, ...changes }] })

const awkward: [string, ProfileDocument][] = [
  ['a full profile', whole],
  ['Vietnamese, Polish and Turkish', person({ name: 'Nguyễn Ngọc Żółć', headline: 'İşletme uzmanı, quản lý' })],
  ['Greek and Cyrillic', jobOf({ company: 'Ελληνικά Πλοία', title: 'Инженер', location: 'Αθήνα' })],
  [
    'endless words',
    person({ name: 'Wolfeschlegelsteinhausenbergerdorff', links: [`https://x.example/${'y'.repeat(120)}`] }),
  ],
  [
    'markup of the typesetter',
    jobOf({ responsibilities: ['#eval("1") $x$ *b* <lbl> @ref ] } \\ end', '// no comment /* here */ `code`'] }),
  ],
  [
    'signs and ligatures',
    jobOf({ company: 'Office & Shuffle – “fi” Ltd.', responsibilities: ['Efficient ﬁles, 5 × 3 → 15 €'] }),
  ],
  ['an emoji', makeProfile({ profile_summary: 'Ships 🚀 on Fridays.' })],
  [
    'many jobs',
    makeProfile({
      professional_experience: Array.from({ length: 12 }, (_, index) => ({
        ...job!,
        id: `j${index}`,
        company: `Company ${index}`,
        from: `${2000 + index}-01`,
        to: `${2000 + index}-12`,
      })),
    }),
  ],
  ['years alone', jobOf({ from: '2016', to: '2019' })],
  [
    'hardly anything',
    {
      ...emptyProfile(),
      personal_details: { ...emptyProfile().personal_details, name: 'Bo Li' },
      skills: ['Welding', 'Brazing'].map((skill) => ({ id: skill, skill, category: '' })),
    },
  ],
]

async function prove(profile: ProfileDocument, design: (typeof documentDesigns)[number]) {
  const content = tailorResume(profile, target, 'en', { look: { design, paper: 'a4' } })
  const pdf = await renderer.print(content, date)
  const reading = await renderer.readBack(pdf, 'cv')
  if (!reading) throw new Error('The file could not be read back.')
  return proveDocument(content, reading, expectedFields(shownProfile(profile, content)))
}

describe.each(documentDesigns)('a CV in the %s design is read back whole', (design) => {
  test.each(awkward)('%s', async (_, profile) => {
    const { words, words_found, links, links_found, ...reading } = await prove(profile, design)
    expect(reading).toMatchObject({
      missing: [],
      in_order: true,
      undrawn: [],
      is_tagged: true,
      has_fonts: true,
      language: 'en',
      fields_missing: [],
    })
    expect([words_found, links_found]).toEqual([words, links])
    expect(reading.title).toContain(profile.personal_details.name)
  })

  test('a letter', async () => {
    const letter = writeLetter(whole, target, 'en', { now: date, timeZone: 'UTC' })
    const content = applyEdits({ ...letter, look: { design, paper: 'letter' } }, [])
    const pdf = await renderer.print(content, date)
    const reading = await renderer.readBack(pdf, 'whole')
    expect(reading && proveDocument(content, reading, [])).toMatchObject({ missing: [], in_order: true, pages: 1 })
  })
})

const hasPdftotext = spawnSync('pdftotext', ['-v']).error === undefined

// Where it is not installed the run names these tests as skipped.
test.skipIf(!hasPdftotext).each(documentDesigns)(
  'pdftotext, a second reader, reads every word of a CV and a letter in the %s design',
  async (design) => {
    const look = { design, paper: 'a4' as const }
    const letter = writeLetter(whole, target, 'en', { now: date, timeZone: 'UTC' })
    for (const content of [tailorResume(whole, target, 'en', { look }), { ...letter, look }]) {
      const pdf = await renderer.print(content, date)
      const { stdout } = spawnSync('pdftotext', ['-enc', 'UTF-8', '-raw', '-', '-'], { input: pdf })
      const reading = { ...(await renderer.readBack(pdf, 'whole'))!, text: stdout.toString() }
      const { words, words_found, missing, in_order } = proveDocument(content, reading, [])
      expect([words_found, missing, in_order]).toEqual([words, [], true])
    }
  },
)

test('what no font draws is named, and what is missing, moved or unmarked is told', async () => {
  const content = tailorResume(whole, target, 'en')
  const pdf = await renderer.print(content, date)
  const reading = (await renderer.readBack(pdf, 'whole'))!
  const proven = (change: Partial<typeof reading>) => proveDocument(content, { ...reading, ...change }, [])
  expect(proven({ text: reading.text.replaceAll('Nordlicht', '') }).missing).toEqual(['nordlicht'])
  expect(proven({ text: reading.text.replaceAll('ń', '') }).undrawn).toEqual(['ń'])
  const half = Math.floor(reading.text.length / 2)
  expect(proven({ text: reading.text.slice(half) + reading.text.slice(0, half) }).in_order).toBe(false)
  expect(proven({ links: [] }).links_found).toBe(0)
  expect(proveDocument(content, reading, ['company: Nowhere Ltd'])).toMatchObject({
    fields_missing: ['company: Nowhere Ltd'],
  })
})
