import { expect, test } from 'vitest'
import { isTellable } from './tellable-line.ts'

test.each([
  'Built a demand forecast in Python that cut write-offs by 18%',
  'Versorgung von bis zu 12 Patienten pro Schicht',
  'Organization and care of a cloud network (Debian systems)',
  'Cooked for 80 guests part-time',
  'Built the price crawler in Go: 4 million pages a day from 900 shops',
  'Umstellung der alten Kasse: 12 Filialen in sechs Wochen',
  'Organisé les tournées du soir : 40 livraisons par jour',
  'Dirigí la cocina del hotel: 200 cubiertos al día',
])('a whole statement stands alone: %s', (line) => expect(isTellable(line)).toBe(true))

test.each([
  'population, economy, governments and communities.',
  'Technologies include Python and SQL on Linux',
  'His expertise includes strategic planning and sales',
  'Selected Projects: - office complex - renovation of halls',
  'Responsibilities to include curriculum and the purchase of all supplies',
  'Consulting on complex issues Determining the cause of failures',
  'Worked with tools such as Transactional Systems , UNIX and others',
  'Managed the team and the',
  'Participate in Lean manufacturing eg.',
  'Moved the databases of two sites. The tasks include',
  'Excel spreadsheets',
  'Size of the whole team: 12 people',
  'Proyecto de radio escolar premiado por el',
  'Organisation des Umzugs für die',
  '(Umsatz 280 Mio. Euro, Teil der Gruppe)',
])('a heading, half a sentence or praise does not: %s', (line) => expect(isTellable(line)).toBe(false))
