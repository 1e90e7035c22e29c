import { expect, test } from 'vitest'
import { cleanTitle } from './clean-title.ts'

test.each([
  ['Senior Data Analyst | Hybrid | £48k', '', 'Senior Data Analyst'],
  ['Senior Platform Engineer | Remote | Australia', 'Australia', 'Senior Platform Engineer'],
  ['Pflegefachkraft (m/w/d) Chirurgie', '', 'Pflegefachkraft Chirurgie'],
  ['Projektleiter:in (all genders)', '', 'Projektleiter:in'],
  ['Software Engineer - Remote', '', 'Software Engineer'],
  ['Software Engineer - Payments', '', 'Software Engineer – Payments'],
  ['Nurse (Req #12345)', '', 'Nurse'],
  ['Warehouse Worker - Berlin', 'Berlin, Germany', 'Warehouse Worker'],
  ['C++ Developer', '', 'C++ Developer'],
  ['.NET Developer', '', '.NET Developer'],
  ['Remote', '', 'Remote'],
])('%s becomes %s', (title, place, clean) => expect(cleanTitle(title, place)).toBe(clean))
