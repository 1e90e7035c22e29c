import { emptyProfile, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, expect, it } from 'vitest'
import { createLog } from '../../../lib/log.ts'
import { makeProfile } from '../../../testing/make-profile.ts'
import { patientMs } from '../../../testing/shared-processes.ts'
import { sentencesOf } from '../content.ts'
import { createDocumentRenderer } from './document-renderer.ts'
import { tailorResume } from '../resume/tailor-resume.ts'
import { writeLetter } from '../letter/write-letter.ts'

const logged: string[] = []
const renderer = createDocumentRenderer(createLog('warn', { write: (line) => void logged.push(line) }), {
  processes: 1,
  timeoutMs: patientMs,
})
afterAll(() => renderer.stop())
const createdAt = new Date('2026-11-12T10:00:00Z')
const target = { title: 'Platform Engineer', company: 'Fjord', text: 'Kubernetes' }
const person = (changes: Partial<ProfileDocument['personal_details']>) =>
  makeProfile({ personal_details: { ...makeProfile().personal_details, ...changes } })
const resumeOf = (profile: ProfileDocument) => tailorResume(profile, target, 'en')
const compact = (text: string) => text.normalize('NFKC').replace(/[\s\u200b]/g, '')
async function render(profile: ProfileDocument) {
  const pdf = await renderer.print(resumeOf(profile), createdAt)
  return { pdf, text: async () => (await renderer.readBack(pdf, 'whole'))?.text ?? '' }
}

it('the same content and time give the same bytes', async () => {
  const [first, second] = [await render(makeProfile()), await render(makeProfile())]
  expect(second.pdf.equals(first.pdf)).toBe(true)
})

it.each([
  [
    'a nearly empty profile',
    {
      ...emptyProfile(),
      personal_details: { ...emptyProfile().personal_details, name: 'Bo Li' },
      skills: [{ id: 's', skill: 'Welding', category: '' }],
    },
  ],
  ['words of a PDF', person({ name: 'Ada /Type /Page /Contents 3 0 R endobj stream' })],
  ['Vietnamese and Polish', person({ name: 'Nguyễn Thị Ngọc Bích-Żółć' })],
  [
    'endless words and addresses',
    person({
      name: 'Wolfeschlegelsteinhausenbergerdorff',
      email: `${'a'.repeat(60)}@${'b.'.repeat(60)}example.org`,
      links: [`https://x.example/${'y'.repeat(300)}`, 'javascript:alert(1)', ' '],
    }),
  ],
  [
    'markup of the typesetter',
    makeProfile({
      profile_summary: '#eval("1") #read("/etc/passwd") #import "@preview/x:1.0.0" $x$ *b* <lbl> @ref ] } \\ end',
    }),
  ],
  ['an emoji', makeProfile({ profile_summary: 'Ships 🚀 on Fridays.' })],
])('every sentence of a CV with %s is read back by a machine', async (_, profile) => {
  const { text } = await render(profile)
  const read = compact(await text())
  expect(sentencesOf(resumeOf(profile)).filter(({ text }) => !read.includes(compact(text)))).toEqual([])
  expect(logged).toEqual([])
})

it('control characters, half characters and line separators neither stop a document nor change its words', async () => {
  const { text } = await render(makeProfile({ profile_summary: 'One\u0000two\u0007 three\ud800 four\u2028five' }))
  expect(compact(await text())).toContain('Onetwothree�fourfive')
})

it('a character without a font takes no others with it that a font of the machine draws', async () => {
  const read = async (name: string) => compact(await (await render(person({ name }))).text())
  const georgian = 'ქართული'
  const isDrawn = (await read(georgian)).includes(georgian)
  expect((await read(`${georgian} \u{378}`)).includes(georgian)).toBe(isDrawn)
})

it('a character without a font is left out of file and picture, named and logged; the file stays PDF/UA', async () => {
  logged.length = 0
  const profile = person({ name: 'Li \u{378}Na' })
  const { pdf, text } = await render(profile)
  expect(pdf.toString('latin1')).toContain('pdfuaid:part')
  expect(await text()).toMatch(/^Li Na$/m)
  expect(logged.join('')).toContain('no font')
  logged.length = 0
  const [drawn, whole] = [
    await renderer.draw(resumeOf(profile)),
    await renderer.draw(resumeOf(person({ name: 'Li Na' }))),
  ]
  expect(drawn.svg).toBe(whole.svg)
  expect([drawn.undrawn, whole.undrawn]).toEqual([['\u{378}'], []])
})

it('only web and mail addresses become links', async () => {
  const pdf = await getDocumentProxy(
    new Uint8Array(
      (
        await render(
          person({ links: ['https://a.example/x', 'javascript:alert(1)', 'file:///etc/passwd', 'b.example'] }),
        )
      ).pdf,
    ),
  )
  const links = (await (await pdf.getPage(1)).getAnnotations()).map(
    (annotation: { unsafeUrl?: string }) => annotation.unsafeUrl,
  )
  expect(links).toEqual([
    'mailto:maja.kowalska@example.org',
    'https://a.example/x',
    'https://b.example',
    'https://tides.example.org',
  ])
})

it('a very long profile stays within two pages and cuts no sentence; a letter is one page', async () => {
  const [job] = makeProfile().professional_experience
  const many = Array.from({ length: 6 }, (_, index) => ({
    ...job!,
    id: `j${index}`,
    responsibilities: Array.from(
      { length: 12 },
      (__, line) => `${line}${index} ${job!.responsibilities[line % 3]} ${'More was done. '.repeat(line % 4)}`,
    ),
  }))
  const profile = makeProfile({ professional_experience: many })
  const { pdf, text } = await render(profile)
  expect((await extractText(new Uint8Array(pdf))).totalPages).toBe(2)
  const read = compact((await text()).replace(/Maja Kowalska\s*Page 1 \/ 2/, ''))
  expect(sentencesOf(resumeOf(profile)).filter(({ text }) => !read.includes(compact(text)))).toEqual([])
  const letter = await renderer.print(
    writeLetter(profile, target, 'en', { now: createdAt, timeZone: 'UTC' }),
    createdAt,
  )
  expect((await extractText(new Uint8Array(letter))).totalPages).toBe(1)
})

it('a short publication is not torn apart across pages, and a very long one loses nothing', async () => {
  const [publication] = makeProfile().publications
  const publications = Array.from({ length: 24 }, (_, index) => ({
    ...publication!,
    id: `p${index}`,
    publication_title: `Title${index}x`,
    publication_description: `Begin${index}x ${'and so on and on '.repeat(20)}End${index}x`,
  }))
  const pagesOf = async (profile: ProfileDocument) =>
    (await extractText(new Uint8Array((await render(profile)).pdf))).text
  // The page's end falls at every line of an entry in turn.
  for (const lines of [1, 2, 3, 4, 5, 6]) {
    const pages = await pagesOf(makeProfile({ publications, profile_summary: 'Line.\n'.repeat(lines) }))
    const pageOf = (word: string) => pages.findIndex((page) => page.includes(word))
    expect(pages.length).toBeGreaterThan(1)
    for (const index of publications.keys()) {
      expect(pageOf(`Title${index}x`)).toBeGreaterThanOrEqual(0)
      expect(pageOf(`End${index}x`)).toBe(pageOf(`Title${index}x`))
    }
  }
  const long = { ...publication!, publication_description: `${'and so on and on '.repeat(600)}TheEnd` }
  expect((await pagesOf(makeProfile({ publications: [long] }))).join(' ')).toContain('TheEnd')
})
