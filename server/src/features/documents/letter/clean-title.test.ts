import { expect, test } from 'vitest'
import { cleanTitle, isNameOfPosition } from './clean-title.ts'

test.each([
  ['Senior Data Analyst | Hybrid | £48k', '', 'Senior Data Analyst'],
  ['Senior Platform Engineer | Remote | Australia', 'Australia', 'Senior Platform Engineer'],
  ['Pflegefachkraft (m/w/d) Chirurgie', '', 'Pflegefachkraft Chirurgie'],
  ['Projektleiter:in (all genders)', '', 'Projektleiter:in'],
  ['Software Engineer - Remote', '', 'Software Engineer'],
  ['Software Engineer - Payments', '', 'Software Engineer – Payments'],
  ['Nurse (Req #12345)', '', 'Nurse'],
  ['Warehouse Worker - Berlin', 'Berlin, Germany', 'Warehouse Worker'],
  ['Chef de Partie  High Volume Food Led Pub  Accommodation Available', '', 'Chef de Partie'],
  ['Research Specialist  Financial Services', '', 'Research Specialist – Financial Services'],
  ['Customer Specialist- Reprographics', '', 'Customer Specialist – Reprographics'],
  ['Systems Administrator -Microsoft 365', '', 'Systems Administrator – Microsoft 365'],
  ['Senior Systems Operations Operations', '', 'Senior Systems Operations'],
  ['Test Engineer ( Test Engineer / Software Engineer / Evaluation )', '', 'Test Engineer'],
  ['SENIOR DEVELOPER/ SQL ENGINEER', '', 'Senior Developer / SQL Engineer'],
  ['WFH Customer Advisor', '', 'Customer Advisor'],
  ['Pre-Sales Engineer', '', 'Pre-Sales Engineer'],
  ['C++ Developer', '', 'C++ Developer'],
  ['.NET Developer', '', '.NET Developer'],
  ['Web Developer – LATAM Only – 83165', '', 'Web Developer'],
  ['Senior Software Engineer (.Net) - Remote LATAM', '', 'Senior Software Engineer (.Net)'],
  ['Intern, Software Engineer [PSET-IDL-ENG]', '', 'Intern, Software Engineer'],
  ['Lab Technician (1-year contract)', '', 'Lab Technician'],
  ['Personalsachbearbeiter in Teilzeit (30 Std.)', '', 'Personalsachbearbeiter'],
  ['Assistant de gestion (CDD)', '', 'Assistant de gestion'],
  ['Auxiliar de cocina – jornada completa', '', 'Auxiliar de cocina'],
  ['Home Carer Job in Maidstone and the surrounding areas', '', 'Home Carer'],
  ['Senior Care Assistant Job Bagshot', 'Bagshot, Surrey', 'Senior Care Assistant'],
  ['Job Coach Bagshot', 'Bagshot, Surrey', 'Job Coach'],
  ['Electrician – Days – Monday to Friday', '', 'Electrician'],
  ['SENIOR ACCOUNTANT (IFRS)', '', 'Senior Accountant (IFRS)'],
  ['STAFF NURSE (PAEDIATRICS)', '', 'Staff Nurse (Paediatrics)'],
  ['UX/UI DESIGNER', '', 'UX/UI Designer'],
  ['Experienced Live-in Carer', '', 'Experienced Live-in Carer'],
  ['Sous Chef 4**** Hotel', '', 'Sous Chef 4**** Hotel'],
  ['Sous Chef Live in', '', 'Sous Chef'],
  ['Mayor of London', 'London, UK', 'Mayor of London'],
  ['HEAD OF SALES', '', 'Head of Sales'],
  ['ARQUITECTO/A DE INFRAESTRUCTURAS', '', 'Arquitecto/a de Infraestructuras'],
  ['KAUFMANN/-FRAU FÜR BÜROMANAGEMENT', '', 'Kaufmann/-frau für Büromanagement'],
  ['Sous Chef Great Yarmouth **** Live in', 'Great Yarmouth, Norfolk', 'Sous Chef'],
  ['Chef near Rendlesham Suffolk', '', 'Chef'],
  ['Support worker Job Solihull **** to **** ph plus generous mileage', 'Solihull', 'Support worker'],
  ['Remote', '', 'Remote'],
])('%s becomes %s', (title, place, clean) => expect(cleanTitle(title, place)).toBe(clean))

test('a sentence is no name of a position', () => {
  expect(isNameOfPosition('PULSE Staffing are currently seeking Nurses to work in a Hospital')).toBe(false)
  expect(isNameOfPosition('Staff Nurse, Elderly Care')).toBe(true)
})
