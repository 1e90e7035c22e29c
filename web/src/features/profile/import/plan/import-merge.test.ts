import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { ImportedProfile } from '@waymark/contract/profile-import.ts'
import { describe, expect, test } from 'vitest'
import { makeImport } from '../../../../testing/profile-import.ts'
import { makeExperience, makeProfile } from '../../../../testing/profile.ts'
import { chooseEntryMerge, edit, isToCheck, allLeaves, take, undecided, type Decisions } from './import-decisions.ts'
import { matchEntries } from './import-matching.ts'
import { mergeImport } from './import-merge.ts'
import { proposalsOf, replacing, type Group, type Proposal } from './import-proposal.ts'
import { contentOf } from './import-reading.ts'

type Choose = (decisions: Decisions, find: (path: string) => Group) => Decisions

function merge(mine: ProfileDocument, imported: ImportedProfile, choose: Choose = (given) => given) {
  const reading = { ...imported, fileName: 'cv.pdf' }
  const content = contentOf(reading)
  const matches = matchEntries(mine, content)
  const propose = ({ mode, edits, merges }: Decisions): Proposal[] =>
    mode === 'replace'
      ? replacing(reading, content, edits)
      : proposalsOf(
          reading,
          content,
          mine,
          matches,
          edits,
          new Set(Object.keys(merges).filter((path) => merges[path] === 'new')),
        )
  const find = (path: string) => {
    const group = propose(undecided)
      .flatMap(({ groups }) => groups)
      .find((one) => one.path === path)
    if (!group) throw new Error(`nothing proposed at ${path}`)
    return group
  }
  const decisions = choose(undecided, find)
  const proposals = propose(decisions)
  const toCheck = allLeaves(proposals)
    .filter(({ proposal, group, leaf }) => isToCheck(decisions, proposal, group, leaf))
    .map(({ leaf }) => leaf.path)
  return { result: mergeImport(mine, proposals, decisions, matches), matches, find, toCheck }
}

const job = (parts: Partial<ProfileDocument['professional_experience'][number]> = {}) => {
  const { id: _, ...rest } = makeExperience(parts)
  return rest
}
const school = (parts: Partial<ProfileDocument['education'][number]> = {}) => ({
  institution: 'University of Bergen',
  attendance: '',
  degree_type: '',
  specialization: '',
  gpa: '',
  expected: false,
  ...parts,
})
const details = (parts: Partial<ProfileDocument['personal_details']>) =>
  makeProfile({ personal_details: { ...makeProfile().personal_details, ...parts } })
const jobs = (...entries: ProfileDocument['professional_experience']) =>
  makeProfile({ professional_experience: entries })
const known = (mine: ProfileDocument, theirs: ProfileDocument) =>
  Object.fromEntries([...matchEntries(mine, theirs)].map(([path, entry]) => [path, entry.id]))

describe('single fields', () => {
  test('what my profile lacks is taken; what it has otherwise stays mine until the file’s is chosen', () => {
    const mine = details({ name: 'Ada', email: '' })
    const imported = makeImport({ content: { personal_details: { name: 'Ada Lovelace', email: 'ada@example.org' } } })
    expect(merge(mine, imported).result.personal_details).toMatchObject({ name: 'Ada', email: 'ada@example.org' })
    const chosen = merge(mine, imported, (given) => take(given, 'personal_details.name', true))
    expect(chosen.result.personal_details.name).toBe('Ada Lovelace')
  })

  test('the same in other letters, with or without the country’s code or https://, is the same', () => {
    const mine = details({
      name: 'ADA LOVELACE',
      mobile_numbers: ['+44 1632 960-961'],
      links: ['https://www.ada.example/'],
    })
    const imported = makeImport({
      content: { personal_details: { name: 'Ada Lovelace', mobile_numbers: ['01632 960961'], links: ['ada.example'] } },
    })
    const { result, find } = merge(mine, imported)
    expect(find('personal_details').state).toBe('same')
    expect(result.personal_details).toEqual(mine.personal_details)
  })

  test('lists of short texts get what they lack, each once', () => {
    const mine = details({ languages_known: ['English', 'Norwegian'] })
    const imported = makeImport({ content: { personal_details: { languages_known: ['norwegian', 'German'] } } })
    expect(merge(mine, imported).result.personal_details.languages_known).toEqual(['English', 'Norwegian', 'German'])
  })

  test('Single, which everybody starts with, is not read out of a file that does not say so', () => {
    const mine = details({ name: 'Ada', marital_status: 'Married' })
    expect(() => merge(mine, makeImport({ content: { profile_summary: 'Hi' } })).find('personal_details')).toThrow(
      'nothing proposed',
    )
    const empty = merge(makeProfile(), makeImport({ content: { personal_details: { marital_status: 'Married' } } }))
    expect(empty.result.personal_details.marital_status).toBe('Married')
  })
})

describe('the same entry is recognised', () => {
  test.each([
    ['without its legal form', { company: 'ACME, Inc.' }, { company: 'Acme' }, true],
    ['with its town', { company: 'Harbour Works, Bergen' }, { company: 'Harbour Works' }, true],
    ['another company', { company: 'Acme' }, { company: 'Bolt' }, false],
    ['another title in the same time', { title: 'Software Engineer' }, { title: 'Engineer II' }, true],
    ['a year for its month', { from: '2020-03' }, { from: '' }, true],
    ['a promotion', { from: '2018-01', to: '2020-01' }, { from: '2020-01', title: 'Lead' }, false],
    ['the same title years later', { from: '2010-01', to: '2011-01' }, { from: '2020-01', to: '2021-01' }, false],
  ])('a job: %s', (_, mine, theirs, isSame) => {
    expect(known(jobs(makeExperience(mine)), jobs(job(theirs)))).toEqual(
      isSame ? { 'professional_experience.0': 'e1' } : {},
    )
  })

  test('of two jobs at one company each finds its own, whatever their order', () => {
    const engineer = { title: 'Engineer', from: '2016-01', to: '2019-12' }
    const lead = { title: 'Lead', from: '2019-12', to: 'present' }
    const mine = jobs(makeExperience({ id: 'lead', ...lead }), makeExperience({ id: 'eng', ...engineer }))
    expect(known(mine, jobs(job(engineer), job(lead)))).toEqual({
      'professional_experience.0': 'eng',
      'professional_experience.1': 'lead',
    })
  })

  test('each of my entries is found once: a second one like it is new', () => {
    const mine = jobs(makeExperience({ from: '2016-01', to: '2019-12' }))
    const again = { from: '2017-01', to: '2019-12', title: 'Trainer' }
    expect(known(mine, jobs(job({ from: '2016-01', to: '2019-12' }), job(again)))).toEqual({
      'professional_experience.0': 'e1',
    })
  })

  test('a school with its degree; two degrees of one school are two', () => {
    const mine = makeProfile({ education: [{ id: 'b', ...school({ degree_type: 'BSc', attendance: '2010 - 2013' }) }] })
    const theirs = (parts: Parameters<typeof school>[0]) => makeProfile({ education: [school(parts)] })
    expect(known(mine, theirs({ degree_type: 'B.Sc.' }))).toEqual({ 'education.0': 'b' })
    expect(known(mine, theirs({ degree_type: 'Bachelor of Science', attendance: '2010 – 2013' }))).toEqual({
      'education.0': 'b',
    })
    expect(known(mine, theirs({ degree_type: 'MSc', attendance: '2013 - 2015' }))).toEqual({})
  })

  test('skills whatever their case, but C is not C++; certificates, publications and references by name', () => {
    const certificate = { certification_name: 'CKA', certification_date: '', certification_organization: '' }
    const mine = makeProfile({
      skills: [
        { id: 's1', skill: 'C', category: '' },
        { id: 's2', skill: 'node.js', category: '' },
      ],
      certifications: [{ id: 'c1', ...certificate }],
    })
    const theirs = makeProfile({
      skills: [
        { skill: 'C++', category: '' },
        { skill: 'Node.js', category: '' },
      ],
      certifications: [{ ...certificate, certification_date: '2022' }],
    })
    expect(known(mine, theirs)).toEqual({ 'skills.1': 's2', 'certifications.0': 'c1' })
  })
})

describe('entries that are there already', () => {
  const mine = jobs(makeExperience({ title: 'Engineer', location: '', responsibilities: ['Built looms.'] }))
  const imported = makeImport({
    content: {
      professional_experience: [
        job({ title: 'Senior Engineer', location: 'London', responsibilities: ['Built looms', 'Led four people.'] }),
      ],
    },
  })
  const entry = (choose?: Choose) => merge(mine, imported, choose).result.professional_experience

  test('keep mine and get what they lack: empty fields and lines; their ids stay', () => {
    expect(entry()).toEqual([
      makeExperience({ title: 'Engineer', location: 'London', responsibilities: ['Built looms.', 'Led four people.'] }),
    ])
  })
  test('or become the file’s, still as the same entry', () => {
    expect(entry((given, find) => chooseEntryMerge(given, find('professional_experience.0'), 'theirs'))).toEqual([
      makeExperience({
        title: 'Senior Engineer',
        location: 'London',
        responsibilities: ['Built looms', 'Led four people.'],
      }),
    ])
  })
  test('or stay as they are', () => {
    expect(entry((given, find) => chooseEntryMerge(given, find('professional_experience.0'), 'mine'))).toEqual(
      mine.professional_experience,
    )
  })
  test('or stand beside a new one, if they are not the same after all', () => {
    const both = entry((given, find) => chooseEntryMerge(given, find('professional_experience.0'), 'new'))
    expect(both.map(({ title }) => title).toSorted()).toEqual(['Engineer', 'Senior Engineer'])
    expect(new Set(both.map(({ id }) => id)).size).toBe(2)
  })
  test('and identical ones need nothing', () => {
    const { find, result } = merge(
      mine,
      makeImport({ content: { professional_experience: [job({ responsibilities: ['Built looms'] })] } }),
    )
    expect(find('professional_experience.0').state).toBe('same')
    expect(result).toEqual(mine)
  })
})

describe('nothing doubtful slips in, nothing is invented', () => {
  test('a value that the reader doubts is left out until it is ticked', () => {
    const imported = makeImport({
      content: { personal_details: { name: 'Ada', present_location: 'Curriculum' } },
      doubts: { 'personal_details.present_location': 'low' },
    })
    const first = merge(makeProfile(), imported)
    expect(first.result.personal_details).toMatchObject({ name: 'Ada', present_location: '' })
    expect(first.toCheck).toEqual(['personal_details.present_location'])
    const ticked = merge(makeProfile(), imported, (given) => take(given, 'personal_details.present_location', true))
    expect(ticked.result.personal_details.present_location).toBe('Curriculum')
    expect(ticked.toCheck).toEqual([])
  })

  test('an entry whose name is doubtful is left out whole until it is ticked', () => {
    const imported = makeImport({
      content: { professional_experience: [job({ title: 'Hobby', company: '', from: '2019-01' })] },
      doubts: { 'professional_experience.0.title': 'low' },
    })
    expect(merge(makeProfile(), imported).result.professional_experience).toEqual([])
    const ticked = merge(makeProfile(), imported, (given) => take(given, 'professional_experience.0', true))
    expect(ticked.result.professional_experience).toMatchObject([{ title: 'Hobby', from: '2019-01' }])
  })

  test('an unfinished degree and the categories of skills come along; a skill that is there keeps its own', () => {
    const imported = makeImport({
      content: {
        education: [school({ attendance: '2025 - 2028', expected: true })],
        skills: [
          { skill: 'Go', category: 'Languages' },
          { skill: 'Rust', category: 'Languages' },
        ],
      },
    })
    const mine = makeProfile({ skills: [{ id: 's1', skill: 'Go', category: 'Mine' }] })
    const { result } = merge(mine, imported)
    expect(result.education).toMatchObject([{ attendance: '2025 - 2028', expected: true }])
    expect(result.skills).toMatchObject([
      { id: 's1', skill: 'Go', category: 'Mine' },
      { skill: 'Rust', category: 'Languages' },
    ])
    const edited = merge(makeProfile(), imported, (given, find) => {
      const row = find('education.0').rows.find(({ field }) => field.name === 'expected')
      if (!row) throw new Error('the field is not shown')
      return edit(given, row, false)
    })
    expect(edited.result.education).toMatchObject([{ expected: false }])
  })

  test('what is no date stays empty unless one is chosen: a year alone is one, a month alone is none', () => {
    const imported = makeImport({
      content: { professional_experience: [job({ from: '' })] },
      partials: { 'professional_experience.0.from': 'Spring 2019' },
    })
    const from = (value?: string) =>
      merge(makeProfile(), imported, (given, find) => {
        const row = find('professional_experience.0').rows.find(({ field }) => field.name === 'from')
        if (!row) throw new Error('the date is not shown')
        return value === undefined ? given : edit(given, row, value)
      }).result.professional_experience[0]?.from
    expect(from()).toBe('')
    expect(from('-04')).toBe('')
    expect(from('2019')).toBe('2019')
    expect(from('2019-04')).toBe('2019-04')
  })

  test('what the user left out is not taken: a value, an entry, a section', () => {
    const imported = makeImport({
      content: {
        personal_details: { name: 'Ada', email: 'ada@example.org' },
        professional_experience: [job(), job({ company: 'Bolt' })],
        skills: [{ skill: 'Go', category: '' }],
      },
    })
    const { result } = merge(makeProfile(), imported, (given) =>
      take(take(take(given, 'personal_details.email', false), 'professional_experience.1', false), 'skills', false),
    )
    expect(result.personal_details).toMatchObject({ name: 'Ada', email: '' })
    expect(result.professional_experience.map(({ company }) => company)).toEqual(['Acme'])
    expect(result.skills).toEqual([])
  })

  test('what the user wrote instead is taken, also in a list', () => {
    const imported = makeImport({
      content: {
        skills: [
          { skill: 'Gp', category: '' },
          { skill: 'SQL', category: '' },
        ],
      },
    })
    const { result } = merge(makeProfile(), imported, (given, find) => {
      const [row] = find('skills').rows
      return row ? edit(given, row, ['Go', 'SQL']) : given
    })
    expect(result.skills.map(({ skill }) => skill)).toEqual(['Go', 'SQL'])
  })
})

describe('replace my profile', () => {
  const mine = makeProfile({
    profile_summary: 'Mine',
    professional_experience: [makeExperience(), makeExperience({ id: 'e2', company: 'Bolt' })],
    skills: [{ id: 's1', skill: 'go', category: '' }],
  })
  const imported = makeImport({
    content: { professional_experience: [job()], skills: [{ skill: 'Go', category: '' }] },
  })

  test('the file takes the place of everything, and entries that were mine keep their ids', () => {
    const { result } = merge(mine, imported, (given) => ({ ...given, mode: 'replace' }))
    expect(result).toMatchObject({
      profile_summary: '',
      professional_experience: [{ id: 'e1', company: 'Acme' }],
      skills: [{ id: 's1', skill: 'Go', category: '' }],
    })
  })
  test('while merging loses nothing of mine', () => {
    expect(merge(mine, imported).result).toEqual(mine)
  })
})

test('a Waymark export brings its entries back under their own ids', () => {
  const imported = makeImport({
    source: 'waymark',
    content: { professional_experience: [makeExperience({ id: 'kept-id' })] },
  })
  expect(merge(makeProfile(), imported).result.professional_experience[0]?.id).toBe('kept-id')
})
