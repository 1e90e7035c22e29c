import { expect, it } from 'vitest'
import { statusOf, matchPerson } from '../../../testing/match-person.ts'

const statusOfTitle = (asked: string, title: string, more = {}) => matchPerson('', { title, ...more }, asked)[0]?.status

it.each([
  ['Operations Supervisor', 'Operations Manager'],
  ['Assistant Store Manager', 'Store Manager'],
  ['Deputy Store Manager', 'Store Manager'],
  ['Store Manager (Deputy)', 'Store Manager'],
  ['Sales Manager', 'Sales Director'],
  ['Software Engineer', 'Senior Software Engineer'],
  ['Junior Accountant', 'Accountant'],
  ['Nurse', 'Senior Nurse'],
  ['Staff Nurse', 'Senior Staff Nurse'],
  ['Chef', 'Senior Chef'],
  ['Krankenpfleger', 'Senior Krankenpfleger (m/w/d)'],
  ['Software Engineer', 'Staff Software Engineer'],
  ['Account Manager', 'Senior Account Manager'],
  ['Apprentice Electrician', 'Electrician'],
  ['Project Coordinator', 'Project Manager'],
  ['Event Coordinator', 'Event Manager'],
  ['Marketing Executive', 'Marketing Manager'],
  ['stellv. Filialleiterin', 'Filialleiter (m/w/d)'],
  ['Filialleiter-Stellvertreter', 'Filialleiter'],
  ['Stellvertretende Pflegedienstleitung', 'Pflegedienstleitung'],
  ['Schichtleiter Produktion', 'Produktionsleiter'],
  ['Responsable de magasin adjointe', 'Responsable de magasin'],
  ['Directeur adjoint de magasin', 'Directeur de magasin'],
  ['Subdirectora de operaciones', 'Director de operaciones'],
  ['Encargado de producción', 'Jefe de producción'],
])('who stands below the title that is asked for has not been it: %s, %s', (title, asked) => {
  expect(statusOfTitle(asked, title)).toBe('similar')
})

it.each([
  ['Operations Manager', 'Operations Supervisor'],
  ['Store Manager', 'Deputy Store Manager'],
  ['Sales Director', 'Sales Manager'],
  ['Senior Software Engineer', 'Software Engineer (m/f/d)'],
  ['Senior Python Developer', 'Senior Python Developer'],
  ['Filialleiterin', 'Filialleiter'],
  ['Projektleiterin', 'Project Manager'],
  ['Project Manager', 'Projektleiter (m/w/d)'],
  ['Cheffe de projet', 'Chef de projet'],
  ['Product Manager', 'Product Manager'],
  ['Sales Manager', 'Vertriebsleiter (m/w/d)'],
  ['HR Manager', 'Personalleiter'],
  ['Accountant', '(Senior) Accountant'],
  ['Nurse', 'Nurse'],
  ['Senior Nurse', 'Senior Nurse'],
  ['Senior Staff Nurse', 'Staff Nurse'],
  ['Staff Nurse', 'Staff Nurse'],
  ['Registered Nurse', 'Staff Nurse'],
  ['Account Manager', 'Account Manager – Senior Market'],
  ['Account Manager', 'Account Manager, Senior Living'],
  ['Software Engineer', 'Software Engineer – Staff Scheduling'],
  ['Accountant', 'Accountant / Senior Accountant'],
  ['Account Executive', 'Account Executive'],
  ['Hausverwalterin', 'Property Manager'],
  ['Alltagsbegleiterin', 'Alltagsbegleiter'],
  ['Care Assistant', 'Carer'],
  ['Interim Operations Manager', 'Operations Manager'],
  ['Operations Manager', 'Operations Manager – Head Office'],
])('who stands as high or higher has: %s, %s', (title, asked) => {
  expect(statusOfTitle(asked, title)).toBe('have')
})

it.each([
  ['Operations Coordinator', 'Operations Manager'],
  ['Finance Manager', 'Finance Director'],
  ['Vertriebsmitarbeiterin', 'Vertriebsleiter'],
  ['Buchhalter', 'Bilanzbuchhalter'],
  ['Bilanzbuchhalterin', 'Buchhalter'],
  ['Coordinateur des opérations', 'Directeur des opérations'],
  ['Coordinador de proyectos', 'Jefe de proyecto'],
])('titles of one field that only differ in rank are similar: %s, %s', (title, asked) => {
  expect(statusOfTitle(asked, title)).toBe('similar')
})

it.each([
  ['Office Coordinator', 'Operations Manager'],
  ['General Assistant', 'General Manager'],
  ['Regional Coordinator', 'Regional Sales Director'],
  ['IT Operations Coordinator', 'Fleet Operations Manager'],
  ['Buchhändlerin', 'Bilanzbuchhalter'],
])('another field stays another, and a word of place or rank is none: %s, %s', (title, asked) => {
  expect(statusOfTitle(asked, title)).toBe('missing')
})

it.each([
  ['Assistant to the Operations Manager', 'Operations Manager'],
  ['Assistante du directeur de magasin', 'Directeur de magasin'],
  ['Assistenz der Filialleitung', 'Filialleitung'],
])('who assists somebody has not stood in his place: %s', (title, asked) => {
  expect(statusOfTitle(asked, title)).not.toBe('have')
})

it('what a deputy writes beside the title does not lift it, the work of one who was the manager does', () => {
  const deputy = { title: 'Deputy Store Manager', skills: ['Store management'] }
  expect(matchPerson('', deputy, 'Store Manager')[0]?.status).toBe('similar')
  expect(matchPerson('', { ...deputy, skills: ['Store manager'] }, 'Store Manager')[0]?.status).toBe('have')
})

it('rank is asked of titles and not of a kind of work', () => {
  expect(
    statusOf('Experience in project management', { title: 'Project Coordinator', skills: ['Project management'] }),
  ).toBe('have')
  expect(statusOf('Experience as a store manager', { title: 'Assistant Store Manager' })).toBe('similar')
})

it('an apprentice is not yet of the trade, wherever the profile says so', () => {
  const asked = 'Journeyman electrician certificate'
  expect(statusOf(asked, { title: 'Apprentice Electrician' })).not.toBe('have')
  for (const said of [{ summary: 'Apprentice electrician in my 4th year.' }, { skills: ['Apprentice Electrician'] }])
    expect(matchPerson('', said, 'Electrician')[0]?.status).toBe('similar')
  expect(matchPerson('', { skills: ['Electrician'] }, 'Electrician')[0]?.status).toBe('have')
})

it('who works in a trade under another title is not called by its own, and learning it is no paper', () => {
  expect(matchPerson('', { title: 'Accounts Assistant' }, 'Management Accountant')[0]?.status).toBe('similar')
  expect(matchPerson('', { title: 'Staff Accountant' }, 'Accountant')[0]?.status).toBe('have')
  const learnt = { school: ['NVQ Level 3', 'Electrical Installation'] as [string, string] }
  expect(statusOf('Journeyman Electrician certification', learnt)).toBe('similar')
  expect(statusOf('Journeyman Electrician certification', { papers: ['Journeyman Electrician license'] })).toBe('have')
  expect(statusOf('Forklift licence', { papers: ['Forklift licence (counterbalance)'] })).toBe('have')
})
