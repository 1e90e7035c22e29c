import { expect, it } from 'vitest'
import { readPostingInterest } from './posting-interest.ts'
import { isResult, scoreLine } from './rank-lines.ts'
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
const order = (lines: readonly string[]) =>
  lines.toSorted((a, b) => scoreLine(b, posting).score - scoreLine(a, posting).score)

it('a result that answers the posting leads, whatever the order given; a duty that only shares common words is no better than any', () => {
  const lines = [
    'Collaborated with engineering team to deploy models',
    'Kept the library of the office in order',
    'Built a churn model in Python with 92% accuracy, saving $2M annually',
  ]
  expect(order(lines)[0]).toBe(lines[2])
  expect(scoreLine(lines[0] ?? '', posting).score).toBeLessThan(scoreLine(lines[1] ?? '', posting).score)
})

it('what is required outweighs what is wished, and what stands in for it comes between it and nothing', () => {
  const lines = ['Reports in Tableau', 'Queries in PostgreSQL', 'Queries in MySQL', 'Queries in the archive']
  expect(order(lines)).toEqual([
    'Queries in PostgreSQL',
    'Reports in Tableau',
    'Queries in MySQL',
    'Queries in the archive',
  ])
})

it('that both say "managed" makes no line fit, nor what the posting says of the company and its benefits', () => {
  expect(scoreLine('Build and deploy', posting).fit).toBe(0)
  expect(scoreLine('Yoga', posting).fit).toBeLessThan(scoreLine('Tableau', posting).fit / 5)
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
