import { describe, expect, it } from 'vitest'
import { profileFromLines } from '@waymark/cv-reader/profile-from-lines.ts'
import { inflateEntry, listZipEntries } from '@waymark/cv-reader/lines/zip-entries.ts'
import { readLines } from '@waymark/cv-reader/lines/lines-from-file.ts'
import { readJsonResume } from '@waymark/cv-reader/structured/json-resume.ts'
import { documentDesigns } from '@waymark/contract/documents.ts'
import { makeProfile } from '../../../testing/make-profile.ts'
import { profileInScript } from '../../../testing/script-profiles.ts'
import { sentencesOf, type DocumentContent } from '../content.ts'
import { toJsonResume } from '../../profile/json-resume-export.ts'
import { tailorResume } from '../resume/tailor-resume.ts'
import { writeLetter } from '../letter/write-letter.ts'
import { toDocx } from './docx.ts'
import { toPlainText } from './plain-text.ts'
import { shownProfile } from './shown-profile.ts'

const target = {
  title: 'Platform Engineer',
  company: 'Fjord',
  text: 'Requirements:\n- Kubernetes\n- PostgreSQL\n- TypeScript',
}
const grouped = makeProfile({
  skills: ['Kubernetes', 'Linux'].map((skill) => ({ id: skill, skill, category: 'Platform' })),
})
const resume = (design: (typeof documentDesigns)[number] = 'classic') =>
  tailorResume(grouped, target, 'en', { look: { design, paper: 'letter' } })
const letter = () => writeLetter(makeProfile(), target, 'en', { now: new Date('2026-11-12'), timeZone: 'UTC' })
const compact = (text: string) => text.normalize('NFKC').replace(/\s/g, '').toLowerCase()
const missing = (content: DocumentContent, read: string) =>
  sentencesOf(content).filter(({ text }) => !compact(read).includes(compact(text)))

async function readDocx(content: DocumentContent) {
  const read = await readLines(await toDocx(content), 'docx')
  if (!('lines' in read)) throw new Error('a DOCX of ours could not be read')
  return { lines: read.lines, text: read.lines.map(({ text }) => text).join('\n') }
}

describe('a DOCX', () => {
  it.each([
    ['japanese', 'eastAsia="Yu Gothic"', 'eastAsia="ja-JP"'],
    ['korean', 'eastAsia="Malgun Gothic"', 'eastAsia="ko-KR"'],
    ['traditional', 'eastAsia="Microsoft YaHei"', 'eastAsia="zh-CN"'],
    ['thai', 'cs="Leelawadee UI"', 'bidi="th-TH"'],
    ['devanagari', 'cs="Nirmala UI"', 'bidi="hi-IN"'],
    ['hebrew', 'cs="Arial"', 'bidi="he-IL"'],
  ] as const)('in %s names a font that Word has for it, and its language', async (script, font, language) => {
    const file = await toDocx(tailorResume(profileInScript(script), target, 'en'))
    const entry = listZipEntries(file)?.find(({ name }) => name === 'word/styles.xml')
    const styles = String(entry && inflateEntry(file, entry))
    expect(styles).toContain(font)
    expect(styles).toContain(language)
  })

  it.each(documentDesigns)('in the %s design has every sentence, real headings, lists and links', async (design) => {
    const { lines, text } = await readDocx(resume(design))
    expect(missing(resume(design), text)).toEqual([])
    const headed = (level: number) => lines.filter(({ heading }) => heading === level).map((line) => line.text)
    expect(headed(1)).toEqual(['Maja Kowalska'])
    expect(headed(2).map((label) => label.toLowerCase())).toEqual(
      resume(design).sections.map(({ label }) => label.toLowerCase()),
    )
    expect(lines.filter(({ bullet }) => bullet).length).toBeGreaterThan(10)
    expect(lines.flatMap(({ links }) => links)).toContain('mailto:maja.kowalska@example.org')
  })

  it('is read back as a CV: jobs with their employers, titles and times, projects, groups of skills', async () => {
    const { lines } = await readDocx(resume())
    const read = profileFromLines(lines)
    const jobs = read.professional_experience.map(({ title, company, from, to }) =>
      [title, company, from, to].map((field) => field?.value),
    )
    expect(jobs).toEqual(
      grouped.professional_experience.map(({ title, company, from, to }) => [title, company, from, to]),
    )
    expect(read.personal_details.name?.value).toBe('Maja Kowalska')
    expect(read.skills.map(({ skill, category }) => [category?.value, skill?.value])).toEqual([
      ['Platform', 'Kubernetes'],
      ['Platform', 'Linux'],
    ])
  })

  it('of a letter has every sentence and row', async () => {
    expect(missing(letter(), (await readDocx(letter())).text)).toEqual([])
  })

  it.each(['<w:t>&amp; ]]>', '\u0001 {{x}} </w:p>', 'زينب "<b>"', '文字 & Co'])(
    '%j is text and no markup',
    async (text) => {
      const profile = makeProfile({ profile_summary: `Begins ${text} ends` })
      const read = await readDocx(tailorResume(profile, target, 'en'))
      // Word has no control characters.
      expect(compact(read.text)).toContain(compact(`Begins ${text} ends`.replaceAll('\u0001', '')))
    },
  )
})

describe('plain text', () => {
  it('has every sentence in reading order, bullets as hyphens, and no empty lines in a row', () => {
    const text = toPlainText(resume())
    expect(missing(resume(), text)).toEqual([])
    expect(text).toMatch(/^Maja Kowalska\nPlatform engineer/)
    expect(text).toContain('\nPlatform: Kubernetes, Linux\n')
    expect(text).toContain('\n- Moved 38 PostgreSQL databases')
    expect(text).not.toMatch(/\n{3}/)
    expect(missing(letter(), toPlainText(letter()))).toEqual([])
  })
})

describe('a JSON Resume', () => {
  it('holds what the CV shows, in its order: lines that were left out are not in it', () => {
    const [job] = makeProfile().professional_experience
    const responsibilities = Array.from(
      { length: 120 },
      (_, index) => `Did the ${index}th thing of many, as was asked for.`,
    )
    const profile = makeProfile({ professional_experience: [{ ...job!, responsibilities }] })
    const content = tailorResume(profile, target, 'en')
    const { profile: read } = readJsonResume(
      JSON.parse(JSON.stringify(toJsonResume(shownProfile(profile, content), '2026-11-12'))) as Record<string, unknown>,
    )
    const shown = content.sections.find(({ part }) => part === 'experience')?.entries[0]?.lines ?? []
    const lines = [
      ...(read.professional_experience[0]?.responsibilities ?? []),
      ...(read.professional_experience[0]?.notable_achievements ?? []),
    ]
    expect(content.left_out.length).toBeGreaterThan(0)
    expect(lines.map(({ value }) => value).toSorted()).toEqual(shown.map(({ text }) => text).toSorted())
    expect(read.references).toEqual([])
    expect(read.skills.map(({ skill }) => skill?.value).slice(0, 3)).toEqual(
      content.sections
        .find(({ part }) => part === 'skills')
        ?.items.slice(0, 3)
        .map(({ text }) => text),
    )
  })
})
