import { expect, test } from 'vitest'
import { isPaperOfTrade } from './trade-papers.ts'

test.each([
  ['Staff Nurse', 'NMC registration (Adult), PIN active'],
  ['HGV Class 1 Driver', 'LGV licence C+E'],
  ['Gas Service & Repair Engineer', 'Gas Safe registered (CCN1, CENWAT)'],
  ['Maths Teacher', 'Qualified Teacher Status (QTS)'],
  ['Senior Accountant', 'Certified Public Accountant'],
  ['Security Officer', 'SIA Door Supervisor licence'],
  ['Care Assistant', 'Care Certificate'],
  ['HR Officer', 'Chartered MCIPD'],
  ['Quantity Surveyor', 'MRICS'],
  ['Berufskraftfahrer', 'Führerschein Klasse CE'],
  ['Berufskraftfahrer', 'Klasse C1'],
  ['Truck Driver', 'Category C1 entitlement'],
  ['Truck Driver', 'C1 licence'],
  ['Conducteur routier', 'Permis CE'],
  ['Conductor de camión', 'Carné C1'],
  ['Gesundheits- und Krankenpflegerin', 'Staatsexamen Krankenpflege'],
  ['Aide-soignante de nuit', 'Diplôme d’État d’aide-soignant'],
  ['Cariste', 'CACES R489'],
  ['Warehouse Operative', 'Counterbalance and Reach Truck Licence (RTITB)'],
  ['Ward Manager', 'NMC registration (Adult), PIN active'],
  ['Cocinera', 'Manipulador de alimentos'],
])('the trade of a %s asks for: %s', (title, paper) => expect(isPaperOfTrade(title, paper)).toBe(true))

test.each([
  ['Staff Nurse', 'First Aid at Work'],
  ['Office Manager', 'Full UK driving licence'],
  ['Customer Care Advisor', 'Care Certificate'],
  ['Data Analyst', 'SIA CCTV licence'],
  ['Waiter', 'Barista course'],
  ['Warehouse Operations Manager', 'Counterbalance and Reach Truck Licence (RTITB)'],
  ['Truck Driver', 'Goethe-Zertifikat C1'],
  ['Device Driver Engineer', 'CE marking course'],
])('the trade of a %s does not ask for: %s', (title, paper) => expect(isPaperOfTrade(title, paper)).toBe(false))
