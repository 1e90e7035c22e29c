import { expect, test } from 'vitest'
import { profileOfJobs } from '../../../../testing/profile-of-jobs.ts'
import { writeLetter } from '../write-letter.ts'
import { tellableLines } from './line-proofs.ts'
import { askOf } from './posting-asks.ts'
import { rarityFor } from './rare-words.ts'

const fitter = profileOfJobs(
  [
    'Electrician',
    'Hollow Lane Electrics',
    '2018',
    'present',
    'Installed lighting and power in offices, schools and shops',
    'Carried out inspection and testing of warehouses',
  ],
  ['Electrician', 'Brightpatch', '2014', '2018', 'Fitted chargers for cars and installed 60 in a year'],
)
const posting =
  'What you will do\n- Install and commission chargers at domestic and commercial sites\n- Deal with customers\nRequirements\n- Driving licence'
const date = { now: new Date('2026-11-22T10:00:00Z'), timeZone: 'UTC' }

test('the line with a posting’s rare words is told, though it is of an earlier job and others share more common ones', () => {
  const { paragraphs } = writeLetter(
    fitter,
    { title: 'Charge Point Installer', company: 'Ampère', text: posting },
    'en',
    date,
  )
  const told = paragraphs.flatMap(({ sentences, lines, rows = [] }) => [
    ...sentences,
    ...lines,
    ...rows.map((it) => it.bring),
  ])
  expect(told.map(({ text }) => text.toLowerCase()).join('\n')).toContain('fitted chargers for cars')
})

test('a word of the title tells more than one of a duty, an everyday word nothing, and one of many own lines less', () => {
  const lines = tellableLines(fitter)
  const rarity = rarityFor('Implant Nurse', [askOf('Radiographs of patients and teamwork', 'duty', 0, [], true)], lines)
  expect(rarity('Prepared implant surgery')).toBeGreaterThan(rarity('Took radiographs'))
  expect(rarity('Took radiographs')).toBeGreaterThan(0)
  expect(rarity('Worked in a team')).toBe(0)
  const ofMany = rarityFor(
    'Implant Nurse',
    [],
    [...lines, ...lines].map((it) => ({ ...it, line: { ...it.line, text: 'Implant trays' } })),
  )
  expect(ofMany('Prepared implant surgery')).toBeLessThan(rarity('Prepared implant surgery'))
})
