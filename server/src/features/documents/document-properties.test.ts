import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isBreak } from '../../lib/matching/profile/career-break.ts'
import { sentencesOf, type DocumentContent, type LetterContent, type Target } from './content.ts'
import { applyEdits } from './edits/content-edits.ts'
import { documentTexts } from './document-texts.ts'
import { isEnough, tailorResume } from './resume/tailor-resume.ts'
import { customsOf, plainChoices } from './letter/letter-style.ts'
import { letterTexts, letterVariants } from './letter/letter-texts.ts'
import { writeLetter } from './letter/write-letter.ts'

const date = { now: new Date('2026-11-12T10:00:00Z'), timeZone: 'UTC' }
const months = Array.from({ length: 12 }, (_, month) =>
  ['short', 'long'].map((style) =>
    new Intl.DateTimeFormat('en', { month: style as 'short', timeZone: 'UTC' }).format(Date.UTC(2026, month)),
  ),
)
const wordsIn = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
const fixedTexts: string[] = [
  ...Object.values(documentTexts.en),
  // One of the words is Arabic.
  ...Object.values(documentTexts.ar),
  ...Object.values(letterTexts.en),
  ...Object.values(customsOf('en', plainChoices)),
  ...Object.values(letterVariants.en.texts).flat(),
  ...letterVariants.en.talk.plain,
]
const fixedWords = new Set([
  ...fixedTexts.flatMap((text) => wordsIn(text.replace(/\{\w+\}/g, ' '))),
  ...months.flat().flatMap(wordsIn),
  '12',
  '2026',
  'a',
  'an',
  'and',
  'in',
])

// Words of their own, so that a word of a document betrays where it came from.
const word = fc.constantFrom(
  'Ärzte',
  'ward',
  'kubernetes',
  'K8s',
  'led',
  'teams',
  'budget',
  'Python',
  'Go',
  'triage',
  '42',
  '31',
  'C#',
  'نور',
  '李',
  "o'clock",
  '{title}',
  '$x$',
  'and',
  'naïve',
)
const text = fc.array(word, { maxLength: 7 }).map((words) => words.join(' '))
const filled = fc.array(word, { minLength: 1, maxLength: 7 }).map((words) => words.join(' '))
const lines = fc.array(text, { maxLength: 6 })
const month = fc.constantFrom('', '2018', '2019-04', '2021-11', '2024-01')
const list = <T extends object>(shape: fc.Arbitrary<T>) =>
  fc
    .array(shape, { maxLength: 4 })
    .map((items) => items.map((item, index) => ({ id: `i${Math.abs(JSON.stringify(item).length)}x${index}`, ...item })))
const profiles: fc.Arbitrary<ProfileDocument> = fc.record({
  personal_details: fc.record({
    name: filled,
    date_of_birth: fc.constant('1901-02-03'),
    marital_status: fc.constant('Widowed' as const),
    nationality: fc.constant('Ruritanian'),
    languages_known: lines,
    mobile_numbers: fc.array(fc.constantFrom('', '+48 600 100 200'), { maxLength: 2 }),
    email: fc.constantFrom('', 'a@b.example'),
    address: text,
    present_location: text,
    links: fc.array(fc.constantFrom('', 'https://x.example/a', 'javascript:alert(1)'), { maxLength: 2 }),
    headline: text,
  }),
  profile_summary: fc.array(text, { maxLength: 4 }).map((sentences) => sentences.join('. ')),
  professional_experience: list(
    fc.record({
      company: text,
      location: text,
      from: month,
      to: fc.constantFrom('', 'present', '2023-05'),
      title: text,
      responsibilities: lines,
      notable_achievements: lines,
    }),
  ),
  volunteer_experience: list(
    fc.record({ organization: text, title: text, location: text, from: month, to: month, responsibilities: lines }),
  ),
  projects: list(
    fc.record({
      name: text,
      role: text,
      link: fc.constantFrom('', 'x.example/p', 'javascript:alert(1)'),
      from: month,
      to: month,
      description: lines,
      skills: lines,
    }),
  ),
  education: list(
    fc.record({
      institution: text,
      attendance: fc.constantFrom('', '2009 - 2013'),
      degree_type: text,
      specialization: text,
      gpa: fc.constantFrom('', '4.6'),
      expected: fc.boolean(),
    }),
  ),
  skills: list(fc.record({ skill: text, category: fc.constantFrom('', 'Tools', 'Languages') })),
  training: list(
    fc.record({
      skill: text,
      training_name: text,
      training_institution: text,
      date: fc.constantFrom('', '2020'),
      skills_acquired: lines,
      description: text,
    }),
  ),
  publications: list(
    fc.record({
      publication_title: text,
      publication_date: fc.constantFrom('', '2020'),
      publication_organization: text,
      publication_description: text,
    }),
  ),
  certifications: list(
    fc.record({
      certification_name: text,
      certification_date: fc.constantFrom('', '2020'),
      certification_organization: text,
    }),
  ),
  references: list(
    fc.record({
      name: fc.constant('Referee'),
      title: text,
      company: text,
      mobile: fc.constant(''),
      email: fc.constant(''),
    }),
  ),
})
const targets: fc.Arbitrary<Target> = fc.record({
  title: fc.constantFrom('', 'Zookeeper'),
  company: fc.constantFrom('', 'Quux GmbH'),
  text: fc.constantFrom(
    '',
    'Kubernetes and Python; Ruritanian Referee wanted, Rust a plus. Triage. Widowed.',
    'نور budget',
  ),
})
const both = (profile: ProfileDocument, target: Target): DocumentContent[] => [
  tailorResume(profile, target, 'en'),
  applyEdits(writeLetter(profile, target, 'en', date), []),
]

it("no word of a document is anywhere but in the profile, the job's title and company, or the fixed texts; only what is asked for is in the posting's words", () => {
  fc.assert(
    fc.property(profiles, targets, (profile, target) => {
      const { references: _, ...told } = profile
      const known = new Set([
        ...fixedWords,
        ...wordsIn(
          JSON.stringify({
            ...told,
            personal_details: { ...told.personal_details, date_of_birth: '', marital_status: '', nationality: '' },
          }),
        ),
        ...wordsIn(`${target.title} ${target.company}`),
      ])
      for (const content of both(profile, target)) {
        const unknown = sentencesOf(content)
          .filter(({ sources }) => !sources.includes('posting/requirements'))
          .flatMap((sentence) => wordsIn(sentence.text))
          .filter((it) => !known.has(it))
        expect(unknown).toEqual([])
      }
    }),
    { numRuns: 60 },
  )
})

it('every sentence has sources or is a fixed text, and verbatim text stands in the profile as it is', () => {
  const fixed = new Set<string>(fixedTexts)
  fc.assert(
    fc.property(profiles, targets, (profile, target) => {
      const whole = JSON.stringify(profile).replace(/\s+/g, ' ')
      for (const sentence of both(profile, target).flatMap(sentencesOf)) {
        if (sentence.sources.length === 0) expect(fixed.has(sentence.text) || sentence.part === 'date').toBe(true)
        if (
          sentence.origin === 'verbatim' &&
          sentence.sources.length === 1 &&
          !sentence.sources[0]?.startsWith('posting/')
        )
          expect(whole).toContain(JSON.stringify(sentence.text).slice(1, -1))
        expect(sentence.text).not.toBe('')
      }
    }),
    { numRuns: 40 },
  )
})

it('the same profile and posting make the same documents', () => {
  fc.assert(
    fc.property(profiles, targets, (profile, target) => {
      expect(both(structuredClone(profile), target)).toEqual(both(profile, target))
    }),
    { numRuns: 12 },
  )
})

it('jobs stay newest first, leaves apart, and every job, school and certificate stays', () => {
  fc.assert(
    fc.property(profiles, targets, (profile, target) => {
      const resume = tailorResume(profile, target, 'en')
      const kept = new Set(sentencesOf(resume).flatMap(({ sources }) => sources))
      for (const job of profile.professional_experience) if (job.title.trim()) expect(kept).toContain(`${job.id}/title`)
      for (const school of profile.education)
        if (school.institution.trim()) expect(kept).toContain(`${school.id}/institution`)
      const ids =
        resume.sections
          .find(({ part }) => part === 'experience')
          ?.entries.map(({ heading, meta, lines: own }) => (heading ?? meta ?? own[0])?.sources[0]?.split('/')[0]) ?? []
      const starts = ids.flatMap((id) =>
        profile.professional_experience.filter((job) => job.id === id && !isBreak(job)).map(({ from }) => from),
      )
      expect(starts).toEqual(starts.toSorted().toReversed())
    }),
    { numRuns: 40 },
  )
})

it('a letter has no form that a reader stumbles over, whatever the profile', () => {
  fc.assert(
    fc.property(profiles, targets, (profile, target) => {
      const letter = applyEdits(writeLetter(profile, target, 'en', date), []) as LetterContent
      expect(letter.paragraphs.length).toBeLessThanOrEqual(6)
      if (isEnough(profile)) expect(letter.paragraphs.length).toBeGreaterThanOrEqual(2)
      const fromTemplates = letter.paragraphs
        .flatMap((it) => it.sentences)
        .map(({ text: it }) => it.replaceAll('{title}', 'x'))
      expect(fromTemplates.join(' ')).not.toMatch(/\{\w+\}|undefined|null|\[|\s{2}/)
    }),
    { numRuns: 40 },
  )
})
