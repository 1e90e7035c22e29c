import { expect, test } from 'vitest'
import { checkSentence, leastSupport, type Verdict } from './check-sentence.ts'
import { joinSources, readSource } from './fact-source.ts'
import { edits, profileText, type Edit } from './fact-gate.cases.ts'

const jobs = new Map(Object.entries(profileText.jobs).map(([id, { heading, lines }]) => [id, { heading, lines }]))
const whole = joinSources(
  [profileText.shared, ...[...jobs.values()].flatMap(({ heading, lines }) => [heading, ...lines])].map((it) =>
    readSource(it),
  ),
)

function verdictOf({ job, line, text }: Pick<Edit, 'job' | 'line' | 'text'>): Verdict {
  const { heading = '', lines = [] } = jobs.get(job) ?? {}
  return checkSentence(text, {
    original: readSource(lines[line] ?? ''),
    rest: readSource(heading),
    profile: whole,
  })
}

const isStopped = ({ unsupported, misplaced, support }: Verdict) =>
  unsupported.length + misplaced.length > 0 || support < leastSupport
const share = (of: readonly Edit[]) => of.filter((edit) => isStopped(verdictOf(edit))).length / of.length
const hard = edits.filter(({ is }) => is === 'hard')
const plain = edits.filter(({ is }) => is === 'plain')
const honest = edits.filter(({ is }) => is === 'honest')
const kindsOf = (of: readonly Edit[]) => new Set(of.map(({ kind }) => kind)).size

test('the mutations are of 25 kinds of invention and 20 kinds of honest edit or more', () => {
  expect(kindsOf([...hard, ...plain])).toBeGreaterThanOrEqual(25)
  expect(kindsOf(honest)).toBeGreaterThanOrEqual(20)
})

test('inventions of hard facts are stopped', () => {
  expect(hard.filter((edit) => !isStopped(verdictOf(edit))).map(({ kind, text }) => `${kind}: ${text}`)).toEqual([])
})

test('most inventions in plain words are stopped', () => {
  expect(share(plain)).toBeGreaterThanOrEqual(0.8)
})

test('honest edits pass, but for one in twenty', () => {
  expect(share(honest)).toBeLessThanOrEqual(0.05)
})

test('a number of another job is misplaced, and one that no job has is unsupported', () => {
  const base = { job: 'analyst', line: 0 }
  expect(
    verdictOf({ ...base, text: 'Built a demand forecast in Python that cut stock write-offs by 64%' }),
  ).toMatchObject({ unsupported: [{ kind: 'number' }] })
  expect(verdictOf({ ...base, text: 'Built a demand forecast in Python for 64 stores' }).misplaced).toMatchObject([
    { kind: 'number', text: '64 stores' },
  ])
})
