import { expect, it } from 'vitest'
import { readPostingInterest } from './posting-interest.ts'
import { fitOf } from './line-fit.ts'
import { featuresOf } from './line-features.ts'
import { isResult } from './line-results.ts'
import { scoreLine } from './rank-lines.ts'
import { rankSkills } from './rank-skills.ts'

const posting = readPostingInterest({
  title: 'Data Scientist',
  description: `About us
We love cooking and data lakes.
Responsibilities
- Build churn models with the engineering team and deploy them
Requirements
- Python and machine learning
- PostgreSQL
Nice to have
- Tableau
Benefits
- Yoga`,
})
const order = (lines: readonly string[]) => lines.toSorted((a, b) => scoreLine(b, posting) - scoreLine(a, posting))

it('a result that answers the posting leads, whatever the order given; a duty that only shares common words is no better than any', () => {
  const lines = [
    'Collaborated with engineering team to deploy models',
    'Kept the library of the office in order',
    'Built a churn model in Python with 92% accuracy, saving $2M annually',
  ]
  expect(order(lines)[0]).toBe(lines[2])
  expect(order(['Collaborated with several teams', 'Repaired the lifts of two hotels'])[0]).toContain('lifts')
})

it('what is required outweighs what can stand in for it and what is wished, and these outweigh what nobody asked for', () => {
  const lines = ['Reports in Tableau', 'Queries in PostgreSQL', 'Queries in MySQL', 'Queries in the archive']
  expect(order(lines)[0]).toBe('Queries in PostgreSQL')
  expect(order(lines)[3]).toBe('Queries in the archive')
})

it('a line of the same trade leads one of another trade, though neither shares a word with the posting', () => {
  const nurse = readPostingInterest({ title: 'Staff Nurse', requirements: '- Registered nurse\n- Care of the elderly' })
  const [wound, invoice] = ['Dressed wounds of patients after surgery', 'Posted invoices of suppliers after delivery']
  expect(scoreLine(wound, nurse)).toBeGreaterThan(scoreLine(invoice, nurse))
})

it.each([
  ['Reduced waste in the kitchen', 'Recorded waste in the kitchen'],
  ['Lagerkosten deutlich gesenkt', 'Lagerkosten monatlich gebucht'],
  ['Réduction des retards de livraison', 'Relevé des retards de livraison'],
  ['Ahorro en los gastos de la oficina', 'Registro en los gastos de la oficina'],
  ['Kept the stock of spare parts in SAP', 'Kept the stock of spare parts in sacks'],
])('what came of it, or with which tool, leads: %s', (better, other) => expect(order([other, better])[0]).toBe(better))

it('a line that answers one sentence of a long posting leads one that answers none', () => {
  const clerk = readPostingInterest({
    title: '',
    description: 'Duties\n- You pay invoices and reconcile bank statements.\n- You drive trucks.\n- You cook meals.',
  })
  const [ledger, garden] = ['Ledgers and audits', 'Lawns and hedges']
  expect(scoreLine(ledger, clerk)).toBeGreaterThan(scoreLine(garden, clerk))
})

it.each([
  ['Counted stock for the buyers', 'Team player who works well under pressure'],
  ['Lieferscheine im Lager geprüft', 'Belastbar, zuverlässig und motiviert'],
])('what was done leads what somebody says of their character: %s', (deed, trait) => {
  const warehouse = readPostingInterest({
    title: 'Storekeeper',
    requirements: '- Stock counts\n- Team player',
  })
  expect(scoreLine(deed, warehouse)).toBeGreaterThan(scoreLine(trait, warehouse))
})

it('a chore is beside the job, unless the posting asks for it', () => {
  const chore = 'Cleaned the rooms of the ward'
  const sidelineFor = (of: string) => {
    const interest = readPostingInterest({ title: of, requirements: `- ${of}` })
    return featuresOf(chore, { index: 0, count: 1 }, interest).sideline
  }
  expect([sidelineFor('Nurse'), sidelineFor('Cleaning')]).toEqual([1, 0])
})

it('of lines of one kind a figure leads, and the one that says more', () => {
  const interest = readPostingInterest({ title: 'Printer' })
  const [bare, counted] = ['Ran the presses at night', 'Ran the 2 presses at night']
  expect(scoreLine(counted, interest)).toBeGreaterThan(scoreLine(bare, interest))
  expect(scoreLine(`${bare} and mended them before the morning shift came`, interest)).toBeGreaterThan(
    scoreLine(bare, interest),
  )
})

it('of equal lines the one that the author put first leads', () => {
  const score = (index: number) => scoreLine('Queries in PostgreSQL', posting, { index, count: 5 })
  expect(score(0)).toBeGreaterThan(score(4))
})

it('that both say "managed" makes no line fit, nor what the posting says of the company and its benefits', () => {
  expect(fitOf('Build and deploy', posting).fit).toBe(0)
  expect(fitOf('Yoga', posting).fit).toBeLessThan(fitOf('Tableau', posting).fit / 5)
})

it.each([
  'Cut costs by 18 %',
  'Saved $2M a year',
  'Trained 15 colleagues and 6 teams',
  'Cared for up to 12 surgical patients per shift',
  'Moved 38 databases in two nights',
  'Grew it to 2,300 followers',
  'Cut deployment time from 45 to 6 minutes',
])('a figure is a result: %s', (line) => expect(isResult(line)).toBe(true))

it.each(['Worked in Office 365', 'Used Python 3 and HTML5', 'Since 2019 in the same house'])(
  'a version or a year is none: %s',
  (line) => expect(isResult(line)).toBe(false),
)

it('skills asked for come first, the most wanted before the others, and nothing is lost', () => {
  expect(rankSkills(['Git', 'Tableau', 'Cooking', 'ML', 'Python'], (skill) => skill, posting)).toEqual([
    'ML',
    'Python',
    'Tableau',
    'Git',
    'Cooking',
  ])
})

it('a skill that the list does not know is asked for where the posting names it whole', () => {
  const rare = readPostingInterest({ title: '', requirements: '- Frobnication of widgets\n- Widget polishing' })
  expect(rankSkills(['Widget frobnication', 'Quilting', 'Widget polishing'], (skill) => skill, rare)).toEqual([
    'Widget polishing',
    'Widget frobnication',
    'Quilting',
  ])
})
