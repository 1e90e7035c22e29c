import { expect, it } from 'vitest'
import { matchPerson as match, person, statusOf, type Parts } from '../../../testing/match-person.ts'
import { readRequirements } from '../posting/read-requirements.ts'
import type { MatchProfile } from './match-profile.ts'
import { matchRequirements } from './match-requirements.ts'
import { readProfileEvidence } from './profile-evidence.ts'

it('a trade is the same for women and men', () => {
  const statusOfTitle = (title: string, own: string) => match('', { title: own }, title)[0]?.status
  expect(statusOfTitle('Erzieher (m/w/d)', 'Erzieherin')).toBe('have')
  expect(statusOfTitle('Verkäufer', 'Verkäuferin')).toBe('have')
  expect(statusOfTitle('Infirmier (H/F)', 'Infirmière')).toBe('have')
  expect(statusOfTitle('Cocinero/a', 'Cocinera')).toBe('have')
})

it('several words that a line of the own work says together are had, in any form', () => {
  const nurse = { title: 'Infirmière', lines: ['Prise en charge des pansements complexes et des perfusions'] }
  expect(statusOf('Maîtrise des pansements complexes', nurse)).toBe('have')
  const dentist = { title: 'ZMV', lines: ['Abrechnung nach BEMA, GOZ und BEL'] }
  expect(statusOf('Sichere Abrechnung nach BEMA und GOZ', dentist)).toBe('have')
  expect(statusOf('Sichere Abrechnung nach BEMA und GOZ', { courses: ['Abrechnung nach BEMA und GOZ'] })).toBe(
    'similar',
  )
})

it('a product or norm that a line of the own work names is had, and one made for a company of that name is not', () => {
  expect(statusOf('Kenntnisse in Dampsoft', { title: 'ZMV', lines: ['Termine und Recall mit Dampsoft'] })).toBe('have')
  expect(statusOf('Kenntnisse in Dampsoft', { title: 'Grafiker', lines: ['Flyer für Dampsoft'] })).toBe('similar')
  const audit = { title: 'Técnica', lines: ['Norma ISO 15189: implantación y auditorías'] }
  expect(statusOf('Conocimientos de ISO 15189', audit)).toBe('have')
  expect(statusOf('Conocimientos de ISO 9001', audit)).toBe('missing')
  const tester = { title: 'Electrician', lines: ['Fixed wire testing to BS 7671'] }
  expect(statusOf('18th edition qualification BS 7671', tester)).not.toBe('have')
})

it('a title that was worked under shows the work that it is named for', () => {
  expect(statusOf('Erste Erfahrung im Verkauf', { title: 'Verkäuferin' })).toBe('have')
  expect(statusOf('Erste Erfahrung im Verkauf', { title: 'Florist' })).not.toBe('have')
  expect(statusOf('Experience in marketing', { title: 'PA to the Marketing Director' })).not.toBe('have')
  expect(statusOf('Erste Erfahrung im Verkauf', { title: 'Auszubildende Verkäuferin' })).not.toBe('have')
})

it('a Grado is a degree by what it is in', () => {
  const school: [string, string] = ['Grado', 'Magisterio en Educación Primaria']
  expect(statusOf('Grado en Magisterio de Educación Primaria', { school })).toBe('have')
})

it('who sells things of a trade has not learnt it', () => {
  const seller: [string, string] = ['Ausbildung', 'Elektrofachverkäufer']
  expect(statusOf('Abgeschlossene Ausbildung im Elektrohandwerk', { school: seller })).not.toBe('have')
  const butcher: [string, string] = ['Ausbildung', 'Metzgereifachverkäuferin']
  expect(statusOf('Abgeschlossene Ausbildung im Metzgereihandwerk', { school: butcher })).not.toBe('have')
})

it('training in the trade is had in other words, one in another trade is not', () => {
  const asked = 'Abgeschlossene Ausbildung als staatlich anerkannte/r Erzieher/in'
  expect(statusOf(asked, { school: ['Fachschule', 'Staatlich anerkannte Erzieherin'] })).toBe('have')
  expect(statusOf(asked, { school: ['Ausbildung', 'Florist'] })).toBe('missing')
  const commercial = 'Abgeschlossene kaufmännische Berufsausbildung'
  expect(statusOf(commercial, { school: ['Lehrabschluss', 'Bürokauffrau'] })).toBe('have')
  expect(statusOf(commercial, { school: ['Ausbildung', 'Tischler'] })).toBe('similar')
  expect(statusOf('CAP ou BEP électricité exigé', { school: ['CAP', 'Restauration'] })).toBe('missing')
  expect(statusOf("Diplôme d'État d'aide-soignant(e) exigé", { school: ['DEAS', 'Aide-soignante'] })).toBe('have')
  expect(statusOf("Diplôme d'État d'aide-soignant exigé", { papers: ['DEAS aide-soignante'] })).toBe('have')
})

it('a lower step of the same training is not the one that is asked for', () => {
  const asked = 'Meisterbrief als Tischler'
  expect(statusOf(asked, { school: ['Gesellenbrief', 'Tischler'] })).toBe('similar')
  expect(statusOf(asked, { school: ['Meisterbrief', 'Tischler'] })).toBe('have')
  expect(statusOf('CFGS en Administración y Finanzas', { school: ['CFGM', 'Administración y Finanzas'] })).toBe(
    'similar',
  )
  expect(statusOf('BTS comptabilité', { school: ['CAP', 'Comptabilité'] })).toBe('similar')
  expect(statusOf('CAP ou BTS comptabilité', { school: ['CAP', 'Comptabilité'] })).toBe('have')
})

it('help, and work under somebody’s guidance, is not the work that is asked for', () => {
  const asked = 'Erfahrung in der Anleitung von Auszubildenden'
  expect(statusOf(asked, { title: 'Bäckerin', lines: ['Anleitung von zwei Auszubildenden'] })).toBe('have')
  expect(statusOf(asked, { title: 'Auszubildende', lines: ['Backen unter Anleitung'] })).toBe('missing')
  const helper = { title: 'Office junior', lines: ['Assisted the treasurer with quarterly closing packs'] }
  expect(statusOf('Experience of quarterly closing packs', helper)).toBe('similar')
})

it('a title of other words with the same stem is another trade', () => {
  expect(statusOf('Marketing', { title: 'Market trader' })).not.toBe('have')
  expect(statusOf('Training', { title: 'Train driver' })).not.toBe('have')
})

it('training that was broken off is not had', () => {
  const asked = 'Ausbildung als Kauffrau im Einzelhandel'
  expect(statusOf(asked, { school: ['Ausbildung', 'Kauffrau im Einzelhandel'] })).toBe('have')
  expect(statusOf(asked, { school: ['Ausbildung (ohne Abschluss)', 'Kauffrau im Einzelhandel'] })).toBe('similar')
  expect(statusOf('BTS comptabilité', { school: ['BTS (non validé)', 'Comptabilité'] })).toBe('similar')
})

it('a lorry licence is also one for cars, and not the other way round', () => {
  expect(statusOf('Führerschein Klasse B', { papers: ['Führerschein Klasse C'] })).toBe('have')
  expect(statusOf('Permis CE', { papers: ['Permis B'] })).toBe('missing')
  expect(statusOf('LGV licence', { papers: ['Class 1 (C+E) licence'] })).toBe('have')
  expect(statusOf('Führerschein Klasse BE', { papers: ['Führerschein Klasse B, BE'] })).toBe('have')
  expect(statusOf('CAP de viajeros', { papers: ['CAP de mercancías'] })).toBe('similar')
})

it('languages are read without a word for level or skill, small or with a case ending', () => {
  const english = { languages: ['Inglés (B2)'] }
  expect(statusOf('Inglés técnico', english)).toBe('have')
  expect(statusOf('Imprescindible inglés alto', english)).toBe('have')
  expect(match('- Catalán y castellano', { languages: ['Catalán (nativo)', 'Castellano (nativo)'] })).toMatchObject([
    { status: 'have' },
    { status: 'have' },
  ])
  expect(statusOf('Anglais professionnel apprécié', { languages: ['Anglais (A2)'] })).toBe('similar')
  expect(statusOf('Stelle mit guten Deutschkenntnissen', { languages: ['Deutsch (C1)'] })).toBe('have')
})

it('months count as parts of a year, and a title of the same trade as work in it', () => {
  const packer = { title: 'Warehouse operative', since: '2025-06', lines: ['Picked orders in a warehouse'] }
  expect(statusOf("At least 12 months' experience in a warehouse", packer)).toBe('have')
  expect(statusOf("At least 24 months' experience in a warehouse", packer)).toBe('similar')
  const driver = { title: 'Conductor de camión', lines: ['Reparto'] }
  const years = match('- 2 años de experiencia en puesto similar', driver, 'Conductora').find(
    ({ what }) => what === 'years',
  )
  expect(years?.status).toBe('have')
})

it('the word experience may stand before the years, and a trade has its ending behind a slash', () => {
  const cook = { title: 'Cocinera', lines: ['Menús para 300 alumnos'] }
  expect(statusOf('Experiencia mínima de 2 años como cocinero/a', cook)).toBe('have')
  expect(statusOf('Experiencia mínima de 2 años como cocinero/a en colectividades', cook)).not.toBe('have')
  expect(statusOf('Une expérience de 3 ans en pâtisserie', { title: 'Pâtissière' })).toBe('have')
})

it('a product is compared without the words around it, and by its whole name', () => {
  const asked = 'Maîtrise du logiciel Hoptis appréciée'
  expect(statusOf(asked, { title: 'Auxiliaire', lines: ['Saisie des présences dans Hoptis'] })).toBe('have')
  expect(statusOf('Maîtrise du logiciel Sage', { title: 'Sage-femme' })).not.toBe('have')
})

it('what anybody says of himself, conditions and papers of good conduct are nobody’s lack', () => {
  const soft = ['Belastbarkeit und Teamfähigkeit', 'Sens de l’écoute, autonomie', 'Capacidad para trabajar en equipo']
  const terms = ['Disponibilidad para turnos', 'Bereitschaft zum Schichtdienst', 'An enhanced DBS check']
  for (const asked of [...soft, ...terms]) expect(match(`- ${asked}`, { title: 'Clerk' }), asked).toEqual([])
})

it('a relative’s trade, a plan and a denial show nothing that is had', () => {
  const statuses = (summary: string, asked: string) => statusOf(asked, { summary })
  expect(statuses('Mein Vater ist Schreiner mit Gesellenbrief.', 'Gesellenbrief als Schreiner')).toBe('missing')
  expect(statuses('My wife is a registered nurse.', 'Registered nurse')).toBe('missing')
  expect(statuses('Inscrite au CAP électricien, rentrée 2027.', 'Électricien')).toBe('similar')
  expect(statuses('Pienso sacarme el carné de conducir.', 'Carné de conducir')).toBe('missing')
  const florist = { title: 'Florist', lines: ['Keine Erfahrung mit CNC-Fräsmaschinen'] }
  expect(statusOf('Erfahrung mit CNC-Fräsmaschinen', florist)).toBe('missing')
  const carer = { title: 'Cuidado de mi madre con Alzheimer' }
  expect(statusOf('Conocimientos sobre demencias', carer)).not.toBe('have')
})

it('somebody who has everything scores 100, whatever is said of character', () => {
  const requirements = `Ihr Profil: Abgeschlossene Ausbildung als Zahnmedizinische Fachangestellte (ZFA), mehrjährige Berufserfahrung, sichere Abrechnung nach BEMA und GOZ, Erfahrung im Qualitätsmanagement, Englisch von Vorteil, Organisationstalent und Belastbarkeit.`
  const profile = person({
    title: 'Zahnmedizinische Fachangestellte',
    lines: ['Abrechnung nach BEMA, GOZ und BEL', 'QM-Beauftragte der Praxis'],
    school: ['Ausbildung zur Zahnmedizinischen Fachangestellten', ''],
    languages: ['Englisch (B1)'],
  })
  expect(matchRequirements(readRequirements({ requirements }), readProfileEvidence(profile, '2026-11-22')).score).toBe(
    100,
  )
})

it.each<[string, Parts]>([
  ['Erfahrung in der Pflege', { title: 'Sachbearbeiterin', lines: ['Anlage und Pflege von Stammdaten'] }],
  [
    'Erfahrung in der Führung von Mitarbeitern',
    { title: 'Sekretärin', lines: ['Führung des Kalenders der Mitarbeiter'] },
  ],
  ['Kenntnisse in DATEV', { courses: ['DATEV Grundlagen (laufend)'] }],
  ['Conocimientos de climatización', { title: 'Diseñadora', lines: ['Folletos para una empresa de climatización'] }],
  ['Führerschein Klasse C', { papers: ['Führerschein Klasse B'] }],
  ['NMC registration', { title: 'Care assistant', lines: ['Worked alongside NMC registered nurses'] }],
  ['Experience of wound care', { title: 'Receptionist', lines: ['Booked appointments for the wound care clinic'] }],
  ['Level 3 Diploma in Childcare', { school: ['Level 2 Diploma', 'Childcare'] }],
  ['Qualified electrician', { title: 'Electrician’s mate', lines: ['Carried tools for the electrician'] }],
  ['Diplôme d’État d’infirmier', { school: ['Diplôme d’État', 'Aide-soignante'] }],
  ['Registered nurse', { title: 'Nursery nurse', lines: ['Looked after toddlers'] }],
  ['Expérience en gériatrie', { title: 'Vendeuse', lines: ['Livraison de fauteuils à un EHPAD'] }],
  ['Registered nurse', { title: 'Pflegefachkraft', papers: ['Examinierte Pflegefachfrau'] }],
  ['Pflegefachkraft', { title: 'Registered nurse' }],
  ['Registered nurse (mental health)', { title: 'Staff nurse', papers: ['RGN'] }],
  ['2 years of sales experience', { title: 'B2B Marketing Manager', lines: ['Ran B2B campaigns'] }],
  ['Qualified accountant', { title: 'Accountant', papers: ['ACCA part-qualified'] }],
  ['Bachelor’s degree', { papers: ['18th Edition (BS 7671)'] }],
  ['Office software', { skills: ['Photoshop', 'Sage 200'] }],
  ['Support worker', { title: 'Aide-soignante', lines: ['Accompagnement de fin de vie'] }],
])('what only looks like it is not had: %s', (asked, parts) => {
  expect(match(`- ${asked}`, parts).map(({ status }) => status)).not.toContain('have')
})

it.each<[string, Parts]>([
  ['Web Developer', { skills: ['React', 'Angular'] }],
  ['Project Manager', { title: 'Safety Officer', lines: ['Assisted Project Managers with accident reports'] }],
  ['SQL', { skills: ['Oracle Procurement'] }],
  [
    '6 years of related experience',
    { title: 'Director of Finance', lines: ['Closed the books of four entities each month'] },
  ],
])('a tool is no trade, a colleague’s trade not one’s own, a product no other of its maker: %s', (asked, parts) => {
  const title = 'Head of Fundraising, Impact Finance and Donor Markets'
  const requirements = readRequirements({ title, requirements: `- ${asked}` }).filter(({ text }) => text === asked)
  expect(requirements).toHaveLength(1)
  const { requirements: told } = matchRequirements(requirements, readProfileEvidence(person(parts), '2026-11-22'))
  expect(told.map(({ status }) => status)).not.toContain('have')
})

it('who was it is shown by the title before anything else, and "as a project manager" tells of oneself', () => {
  const web = person({ title: 'Senior Web Developer', skills: ['Web development'] })
  const manager = person({ title: 'Clerk', lines: ['Worked as a project manager for two years'] })
  const told = (asked: string, profile: MatchProfile) =>
    matchRequirements(readRequirements({ requirements: `- ${asked}` }), readProfileEvidence(profile, '2026-11-22'))
      .requirements
  expect(told('Web Developer', web)[0]).toMatchObject({
    status: 'have',
    profile: ['Senior Web Developer', expect.anything()],
  })
  expect(told('Project Manager', manager)[0]).toMatchObject({ status: 'have' })
})

it('years that are "directly relevant" are those in a job of the posting’s own trade', () => {
  const requirements = readRequirements({
    title: 'Designer II, Graphic Design',
    requirements: '- 4+ years of directly relevant work experience',
  }).filter(({ what }) => what === 'years')
  const statusOf = (title: string) =>
    matchRequirements(requirements, readProfileEvidence(person({ title }), '2026-11-22')).requirements[0]?.status
  expect([statusOf('Graphic Designer'), statusOf('Nurse')]).toEqual(['have', 'missing'])
})

it('years in IT are those of jobs that show computing, years with an NGO those of a known one', () => {
  const admin = { title: 'Analyste', lines: ['Administration de WebLogic et PostgreSQL'] }
  expect(statusOf('≥ 5 ans d’expérience en TI', admin)).toBe('have')
  expect(statusOf('5 Jahre Erfahrung in der IT', { title: 'Koch', lines: ['Menüs geplant'] })).toBe('missing')
  const teacher = { title: 'Teacher', lines: ['Kept the school page in HTML'] }
  expect(statusOf('5 years of experience in IT', teacher)).toBe('similar')
  const secretary = { title: 'Secretary', lines: ['Helped to move the office to SharePoint'] }
  expect(statusOf('5 Jahre Berufserfahrung in der IT', secretary)).not.toBe('have')
  const officer = { ...person({ title: 'Logistics Officer' }) }
  const works = officer.professional_experience.map((job) => ({ ...job, company: 'Save the Children, Armenia' }))
  const asked = readRequirements({ requirements: '- Minimum 4 years of experience with an international NGO' })
  const statusWith = (professional_experience: typeof works) =>
    matchRequirements(asked, readProfileEvidence({ ...officer, professional_experience }, '2026-11-22')).requirements[0]
      ?.status
  expect(statusWith(works)).toBe('have')
  expect(statusWith(works.map((job) => ({ ...job, company: 'Home care international Ltd' })))).not.toBe('have')
  const shop = person({ title: 'Shop assistant' })
  const oxfam = shop.professional_experience.map((job) => ({ ...job, company: 'Oxfam' }))
  for (const asked of ['5 years of international experience', '5 years of experience in profit organisations'])
    expect(
      matchRequirements(
        readRequirements({ requirements: `- ${asked}` }),
        readProfileEvidence({ ...shop, professional_experience: oxfam }, '2026-11-22'),
      ).requirements.map(({ status }) => status),
    ).not.toContain('have')
  expect(statusWith([...officer.professional_experience])).toBe('missing')
})

it('a line that says the rarest word of what is asked for is similar', () => {
  const toolmaker = { title: 'Toolmaker', lines: ['Instruct two apprentices', 'Shadowgraph and CMM checks'] }
  expect(statusOf('Accurate use of shadowgraph projector', toolmaker)).toBe('similar')
  expect(statusOf('Development of other team members, including apprentices', toolmaker)).toBe('similar')
  expect(statusOf('Accurate use of shadowgraph projector', { title: 'Cook', lines: ['Accurate use of time'] })).toBe(
    'missing',
  )
})

it('another name of a product in another language is the same product', () => {
  expect(statusOf('SSO', { skills: ['Authentification unique'] })).toBe('have')
  expect(statusOf('Erste Erfahrung im Umgang mit MS Dynamics', { skills: ['Microsoft Dynamics 365'] })).toBe('have')
  expect(statusOf('Kenntnisse der IEC 61508', { skills: ['ISO 26262'] })).toBe('similar')
})

it('the name of an occupation is no degree, a baccalauréat in something is a bachelor’s, a short course none', () => {
  const tischler = { school: ['Lehre', 'Tischler'] as [string, string], papers: ['Weiterbildung Service (40 Std.)'] }
  expect(match('- High School Mathematics Teacher', tischler).filter(({ what }) => what === 'degree')).toEqual([])
  expect(match('- Master Plumber', tischler).filter(({ what }) => what === 'degree')).toEqual([])
  expect(statusOf('Baccalauréat en TI ou équivalent', tischler)).toBe('missing')
  const bachelor: [string, string] = ['Bachelor', 'Informatique']
  expect(statusOf('Baccalauréat en TI ou équivalent', { school: bachelor })).toBe('have')
  expect(statusOf('Abgeschlossene Berufsausbildung', { papers: ['Weiterbildung Service (40 Std., online)'] })).toBe(
    'missing',
  )
})

it('one word of the alternatives in a long line is not the whole', () => {
  const asked =
    'Nachweisbare Erfahrung in der Steuerung externer Dienstleister, Partner-Agenturen oder Freelancer-Teams'
  expect(statusOf(asked, { title: 'Freelance journalist', lines: ['Freelance pieces for three papers'] })).not.toBe(
    'have',
  )
})

it.each([
  ['AFGSU niveau 2', 'AFGSU niveau 1', 'AFGSU niveau 2'],
  ['Food Safety Level 3', 'Food Safety Level 2', 'Food Safety Level 4'],
  ['Certificado de profesionalidad nivel 3', 'Certificado de profesionalidad nivel 2', undefined],
  ['Habilitation électrique B2', 'Habilitation électrique B1', 'Habilitation électrique B2'],
  ['CACES R489 catégorie 5', 'CACES R489 catégorie 3', 'CACES R489 catégories 1, 3, 5'],
])('%s is not had by %s', (asked, lower, enough) => {
  expect(statusOf(asked, { papers: [lower] })).toBe('similar')
  if (enough) expect(statusOf(asked, { papers: [lower, enough] })).toBe('have')
})

it('who is in training for a trade is not yet of it', () => {
  const trade = 'Erfahrung als Kfz-Mechatroniker'
  for (const title of [
    'Kraftfahrzeugmechatroniker in Ausbildung (4. Lehrjahr)',
    'Kfz-Mechatroniker in Ausbildung',
    'Kfz-Mechatroniker (3. Lehrjahr)',
    'Auszubildender Kfz-Mechatroniker',
  ])
    expect(statusOf(trade, { title })).toBe('similar')
  expect(statusOf(trade, { title: 'Kfz-Mechatroniker' })).toBe('have')
})

it.each<[string, Parts]>([
  ['Qualified accountant', { title: 'Finance Officer', papers: ['ACCA'] }],
  ['Qualified accountant', { title: 'Finance Officer', papers: ['ACA'] }],
  ['Qualified accountant', { title: 'Finance Officer', skills: ['CIMA'] }],
  ['Experience with looked-after children', { title: 'Key worker', lines: ['Supported looked after children'] }],
  ['Conversion rate optimisation', { title: 'Marketer', skills: ['CRO', 'Conversion optimization'] }],
  ['A/B testing', { title: 'Marketer', lines: ['Ran A/B tests of subject lines'] }],
  ['IPAF', { papers: ['IPAF 3a/3b'] }],
  ['Level 3 Food Hygiene certificate', { papers: ['Level 3 Food Safety'] }],
  ['IFRS or FRS 102', { title: 'Auditor', lines: ['Audits under FRS 102'] }],
  ['Experiencia en negociación colectiva', { title: 'Abogado', lines: ['Despidos y negociación colectiva'] }],
  ['Office software', { skills: ['PowerPoint'] }],
  ['Soins palliatifs', { title: 'Aide-soignante', lines: ['Accompagnement de fin de vie'] }],
  ['Experience of keywork', { title: 'Support worker', lines: ['Key working sessions and daily logs'] }],
])('the same thing in other words is had: %s %j', (asked, parts) => {
  expect(match(`- ${asked}`, parts)[0]?.status).toBe('have')
})

it.each<[string, Parts]>([
  ['Reach truck licence', { papers: ['RTITB'] }],
  ['Reach truck licence', { title: 'Warehouse Operative', lines: ['Reach truck driver'] }],
  ['Level 3 Food Hygiene certificate', { papers: ['Level 2 Food Safety'] }],
])('a paper of the same class, or the work that it is for, is similar: %s %j', (asked, parts) => {
  expect(match(`- ${asked}`, parts)[0]?.status).toBe('similar')
})

it('a qualification in leadership is a paper, and leading somebody is none; plans on paper are no software', () => {
  const carer = { title: 'Senior Carer', skills: ['shift leadership', 'care planning'] }
  expect(statusOf('NVQ Level 5 in Leadership and Management', carer)).toBe('missing')
  expect(statusOf('ILM Level 5 in Leadership', carer)).toBe('missing')
  expect(statusOf('Experience of electronic care planning', carer)).not.toBe('have')
  expect(statusOf('Experience of care planning', carer)).toBe('have')
})

it('whoever counts the years in an industry has worked in it', () => {
  const summary = 'Finance controller with 14 years in manufacturing and distribution.'
  expect(match('- Experience in manufacturing', { title: 'Controller', summary })[0]?.status).toBe('have')
  const near = { title: 'Controller', summary: 'Finance controller of an office near manufacturing.' }
  expect(match('- Experience in manufacturing', near)[0]?.status).toBe('similar')
})

it('a home carer is near to a support worker, and is none', () => {
  expect(match('', { title: 'Home Care Assistant' }, 'Support Worker')[0]?.status).toBe('similar')
})

it.each<[string, Parts]>([
  ['CSP membership', { papers: ['Member of the Chartered Society of Physiotherapy'] }],
  [
    'Experience of working with older adults',
    { title: 'Physiotherapist', lines: ['Treated older patients on two wards'] },
  ],
  ['Labour planning', { skills: ['Workforce planning'] }],
  ['Group exercise', { title: 'Physiotherapist', lines: ['Ran group exercise classes for back pain'] }],
])('another name of the same is had: %s', (asked, parts) => {
  expect(statusOf(asked, parts)).toBe('have')
})
