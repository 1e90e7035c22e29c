import { emptyProfile, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import { expect, test } from 'vitest'
import { listOf } from '../list-sentences.ts'
import { atEmployer, forClients } from './employer-place.ts'
import { oneOfTitle } from './one-of-title.ts'
import { inOwnForm } from './own-title.ts'
import { lowerFirst, titlePhrase, withinSentence, withoutSecondAs } from './title-phrase.ts'

test.each([
  ['University of Leeds', 'en', 'at the University of Leeds'],
  ['Royal Free Hospital', 'en', 'at the Royal Free Hospital'],
  ['Royal Borough of Kingston', 'en', 'at the Royal Borough of Kingston'],
  ['Armenian Stock Exchange', 'en', 'at the Armenian Stock Exchange'],
  ['British Red Cross', 'en', 'at the British Red Cross'],
  ['Armenian Red Cross Society', 'en', 'at the Armenian Red Cross Society'],
  ['Government of Alberta', 'en', 'at the Government of Alberta'],
  ['Metropolitan Police', 'en', 'at the Metropolitan Police'],
  ['Handwerkskammer für Ostfriesland', 'de', 'bei der Handwerkskammer für Ostfriesland'],
  ['Technische Universität Wien', 'de', 'an der Technischen Universität Wien'],
  ['Freie Universität Berlin', 'de', 'an der Freien Universität Berlin'],
  ['Diakonisches Werk Köln', 'de', 'beim Diakonischen Werk Köln'],
  ['Österreichische Post', 'de', 'bei der Österreichischen Post'],
  ['Deutsche Bahn AG', 'de', 'bei der Deutschen Bahn AG'],
  ['Deutsches Museum', 'de', 'am Deutschen Museum'],
  ['Gebrüder Weiss', 'de', 'bei Gebrüder Weiss'],
  ['Städtischer Kindergarten Nord', 'de', 'im Städtischen Kindergarten Nord'],
  ['Evangelische Kita Arche', 'de', 'in der Evangelischen Kita Arche'],
  ['Städtischer Eigenbetrieb Nord', 'de', '(Städtischer Eigenbetrieb Nord)'],
  ['Municipalidad de Osorno', 'es', 'en la Municipalidad de Osorno'],
  ['Croix-Rouge française', 'fr', 'à la Croix-Rouge française'],
  ['Royal Mail', 'en', 'at Royal Mail'],
  ['Bank of America', 'en', 'at Bank of America'],
  ['Leeds Teaching Hospitals NHS Trust', 'en', 'at Leeds Teaching Hospitals NHS Trust'],
  ['Leeds City Council, fleet workshop', 'en', 'at Leeds City Council'],
  ['Hadley Profiles (roll forming)', 'en', 'at Hadley Profiles'],
  ['Boots, Leeds', 'en', 'at Boots'],
  ['Marks, Spencer & Sons', 'en', 'at Marks, Spencer & Sons'],
  ['Spar Österreich, Zentrale', 'de', 'bei Spar Österreich'],
  ['Smith, Inc.', 'en', 'at Smith, Inc.'],
  ['Bauer Haustechnik GmbH (45 Mitarbeiter)', 'de', 'bei der Bauer Haustechnik GmbH'],
  ['Various clients', 'en', 'for various clients'],
  ['Stadtspital Triemli', 'de', 'am Stadtspital Triemli'],
  ['Kreiskrankenhaus Freital', 'de', 'im Kreiskrankenhaus Freital'],
  ['Zahnarztpraxis Dr. Hofmann', 'de', 'in der Zahnarztpraxis Dr. Hofmann'],
  ['Seniorenheim Elbblick', 'de', 'im Seniorenheim Elbblick'],
  ['Lebenshilfe Fürth e. V.', 'de', 'beim Lebenshilfe Fürth e. V.'],
  ['Siemens', 'de', 'bei Siemens'],
  ['Möbelhaus Rieger', 'de', 'beim Möbelhaus Rieger'],
  ['Möbelhaus Rieger GmbH', 'de', 'bei der Möbelhaus Rieger GmbH'],
  ['Autohaus Huber', 'de', 'im Autohaus Huber'],
  ['Raiffeisenbank Chiemgau', 'de', 'bei der Raiffeisenbank Chiemgau'],
  ['Stadtwerke Husum', 'de', 'bei den Stadtwerken Husum'],
  ['Stadtwerke Husum GmbH', 'de', 'bei der Stadtwerke Husum GmbH'],
  ['Fahrschule Meier', 'de', 'bei der Fahrschule Meier'],
  ['Fachklinik Seeblick', 'de', 'in der Fachklinik Seeblick'],
  ['CHU de Saint-Étienne', 'fr', 'au CHU de Saint-Étienne'],
  ['Laiterie du Couesnon', 'fr', 'à la Laiterie du Couesnon'],
  ['Agence Kelpie', 'fr', 'à l’Agence Kelpie'],
  ['Maison Lisbelle', 'fr', 'chez Maison Lisbelle'],
  ['Maison de retraite Les Aulnes', 'fr', 'à la Maison de retraite Les Aulnes'],
  ['La Maison du Cacao', 'fr', 'chez La Maison du Cacao'],
  ['Die Holzmacher GmbH', 'de', 'bei Die Holzmacher GmbH'],
  ['Red Ondara', 'es', 'en Red Ondara'],
  ['Red de bibliotecas de Lugo', 'es', 'en la Red de bibliotecas de Lugo'],
  ['La Norteña', 'es', 'en La Norteña'],
  ['Jardins de Garonne (32 salariés)', 'fr', 'aux Jardins de Garonne'],
  ['Renault', 'fr', 'chez Renault'],
  ['Hospital Clínic', 'es', 'en el Hospital Clínic'],
  ['Escuela Infantil Los Girasoles', 'es', 'en la Escuela Infantil Los Girasoles'],
  ['Indra', 'es', 'en Indra'],
] as const)('%s is named with the preposition and article of its language (%s)', (company, language, told) => {
  expect(atEmployer(company, language)).toBe(told)
})

test.each([
  ['Primary Teachers', 'en', 'Primary Teacher'],
  ['Registered Nurses (RGN)', 'en', 'Registered Nurse (RGN)'],
  ['HGV Drivers / Porters', 'en', 'HGV Driver / Porter'],
  ['Software Engineers', 'de', 'Software Engineer'],
  ['Pflegefachkräfte für die Nacht', 'de', 'Pflegefachkraft für die Nacht'],
  ['Köche', 'de', 'Koch'],
  ['Disponenten', 'de', 'Disponent'],
  ['Erzieherinnen', 'de', 'Erzieherin'],
  ['Aides-soignants de nuit', 'fr', 'Aide-soignant de nuit'],
  ['Infirmières diplômées d’État', 'fr', 'Infirmière diplômée d’État'],
  ['Camareros de sala', 'es', 'Camarero de sala'],
  ['Conductores', 'es', 'Conductor'],
  ['Head of Operations', 'en', 'Head of Operations'],
  ['Manager Key Customers', 'en', 'Manager Key Customers'],
  ['Sales', 'en', 'Sales'],
  ['Mitarbeiter Dokumente', 'de', 'Mitarbeiter Dokumente'],
  ['Chef de projets', 'fr', 'Chef de projets'],
  ['Auxiliar de compras', 'es', 'Auxiliar de compras'],
] as const)('who applies for %s (%s) applies as %s', (title, language, one) => {
  expect(oneOfTitle(title, language)).toBe(one)
})

const titled = (title: string): ProfileDocument => ({
  ...emptyProfile(),
  professional_experience: [
    {
      id: 'j',
      company: '',
      location: '',
      from: '',
      to: 'present',
      title,
      responsibilities: [],
      notable_achievements: [],
    },
  ],
})

test.each([
  ['Praxismanagerin bzw. Praxismanager', 'Arzthelferin', 'de', 'Praxismanagerin'],
  ['Pflegehelfer / Pflegehelferin', 'Pflegehelfer', 'de', 'Pflegehelfer'],
  ['Bilanzbuchhalter in Teilzeit', 'Bilanzbuchhalterin', 'de', 'Bilanzbuchhalterin in Teilzeit'],
  ['Strategischer Einkäufer', 'Sachbearbeiterin Einkauf', 'de', 'Strategische Einkäuferin'],
  ['Sachbearbeiter:in Einkauf', 'Verkäufer', 'de', 'Sachbearbeiter Einkauf'],
  ['Erzieherin / Heilpädagoge', 'Kinderpflegerin', 'de', 'Erzieherin / Heilpädagoge'],
  ['Infirmier / Infirmière', 'Infirmière', 'fr', 'Infirmière'],
  [
    'Responsable commercial / Responsable communication',
    'Infirmière',
    'fr',
    'Responsable commercial / Responsable communication',
  ],
  ['Responsable commerce/communication', 'Infirmière', 'fr', 'Responsable commerce/communication'],
  ['Commercial sédentaire', 'Commerciale', 'fr', 'Commerciale sédentaire'],
  ['Vendeur conseil', 'Vendeuse', 'fr', 'Vendeuse conseil'],
  ['Administrativo contable', 'Administrativa', 'es', 'Administrativa contable'],
  ['Conseiller / Conseillère', 'Vendeur', 'fr', 'Conseiller'],
  ['Infirmier(e) coordinateur(trice)', 'Infirmière', 'fr', 'Infirmière coordinatrice'],
  ['Infirmier(e) coordinateur(trice)', 'Infirmier', 'fr', 'Infirmier coordinateur'],
  ['Vendeur(se) polyvalent(e)', 'Serveuse', 'fr', 'Vendeuse polyvalente'],
  ['Conseiller(ère) commercial(e)', 'Vendeuse', 'fr', 'Conseillère commerciale'],
  ['Technicien(ne) qualité', 'Opératrice', 'fr', 'Technicienne qualité'],
  ['Técnico/a de laboratorio', 'Enfermera', 'es', 'Técnica de laboratorio'],
  ['Desarrollador/a', 'Programador', 'es', 'Desarrollador'],
  ['Jefe/a de sala', 'Camarera', 'es', 'Jefa de sala'],
  // What tells nothing is left as the posting has it.
  ['Técnico/a', 'Auxiliar', 'es', 'Técnico/a'],
  ['Infirmier / Infirmière', 'Cadre de santé', 'fr', 'Infirmier / Infirmière'],
] as const)('the position %s for somebody who is %s', (position, own, language, told) => {
  expect(inOwnForm(position, titled(own), language)).toBe(told)
})

test.each([
  ['Gestora de caso', 'Gestor de caso', 'Gestora y trabajadora de casa'],
  ['Encargada de banco', 'Encargado de banco', 'Encargada de banca'],
])('%s: what the work is about has no form of its own', (told, position, own) => {
  expect(inOwnForm(position, titled(own), 'es')).toBe(told)
})

test('a title follows "as" without its shift; one that is no person’s does not', () => {
  expect(titlePhrase('Técnica de laboratorio (turno de noche)', 'es')).toBe('técnica de laboratorio')
  expect(titlePhrase('Développeur web (alternance)', 'fr')).toBe('développeur web (alternance)')
  expect(titlePhrase('Erstkraft Verwaltung, QM-Beauftragte', 'de')).toBe('Erstkraft Verwaltung und QM-Beauftragte')
  expect(titlePhrase('Praktikum Marketing', 'de')).toBeUndefined()
})

test.each([
  ['Chargé De Clientèle', 'fr', 'chargé de clientèle'],
  ['Responsable de la Communication', 'fr', 'responsable de la communication'],
  ['Artiste Pigiste d’Effets (FX)', 'fr', 'artiste pigiste d’Effets (FX)'],
  ['Commerciale Sédentaire B2B', 'fr', 'commerciale sédentaire B2B'],
  ['Développeur Java Senior', 'fr', 'développeur Java senior'],
  ['Directeur Commercial France', 'fr', 'directeur commercial France'],
  ['Asistente de Selección', 'es', 'asistente de selección'],
  ['Técnico de Recursos Humanos', 'es', 'técnico de recursos humanos'],
  ['Comercial Alicante', 'es', 'comercial Alicante'],
  ['Product Owner', 'fr', 'Product Owner'],
  ['Project manager', 'fr', 'Project manager'],
  ['Carers', 'fr', 'Carers'],
  ['Waiter/Waitress', 'es', 'Waiter/Waitress'],
  ['Front of House Manager', 'es', 'Front of House Manager'],
  ['Responsable support client', 'fr', 'responsable support client'],
  ['Aide-soignant / Aide-soignante', 'fr', 'aide-soignant / aide-soignante'],
  ['Chef de projet', 'fr', 'chef de projet'],
] as const)('%s is written within a sentence (%s)', (title, language, told) => {
  expect(withinSentence(title, language)).toBe(told)
})

test('behind “Bewerbung als” stands no second “als”', () => {
  expect(withoutSecondAs('Erzieherin als stellvertretende Leitung')).toBe('Erzieherin (stellvertretende Leitung)')
  expect(withoutSecondAs('Leiterin Controlling')).toBe('Leiterin Controlling')
})

test.each([
  ['Selbstständiger Tischlermeister', 'selbstständiger Tischlermeister'],
  ['Freiberufliche Übersetzerin', 'freiberufliche Übersetzerin'],
  ['Stellvertretende Filialleiterin', 'stellvertretende Filialleiterin'],
  ['Gelernter Koch', 'gelernter Koch'],
  ['Staatlich geprüfter Techniker', 'staatlich geprüfter Techniker'],
  ['Auszubildende Köchin', 'Auszubildende Köchin'],
  ['Leiter Einkauf', 'Leiter Einkauf'],
])('%s stands behind "als" with a small adjective', (title, told) => expect(titlePhrase(title, 'de')).toBe(told))

test('an English title in small letters begins with one, a name and a title in capitals do not', () => {
  const titles = ['Freelance journalist', 'Java developer', 'Senior Care Assistant', 'Receptionist']
  expect(titles.map((it) => titlePhrase(it, 'en'))).toEqual(['freelance journalist', ...titles.slice(1)])
})

test.each([
  ['Jones, Smith', 'at Jones, Smith'],
  ['Adecco, Amazon', 'at Adecco, Amazon'],
  ['State University of New York, Albany', 'at the State University of New York, Albany'],
  ['Texas A&M University, College Station', 'at Texas A&M University, College Station'],
  ['The Salvation Army', 'at The Salvation Army'],
  ['Old Navy', 'at Old Navy'],
  ['Google (via Randstad)', 'at Google (via Randstad)'],
  ['Google (contractor)', 'at Google (contractor)'],
  ['Hadley (agency work for Ford)', 'at Hadley (agency work for Ford)'],
  ['St Mary (voluntary)', 'at St Mary (voluntary)'],
  ['St John EU', 'at St John EU'],
])('%s keeps its whole name, and an article only where it has one: %s', (company, told) =>
  expect(atEmployer(company, 'en')).toBe(told),
)

test.each([
  'University of California, Berkeley',
  'Ernst & Young, LLP',
  'Apple, Inc.',
  'Boots, Leeds',
  'Marks, Spencer & Sons',
  'Studio Rot, Berlin, Deutschland',
])('a comma within %s makes no clients of it', (company) => expect(forClients(company, 'en')).toBeUndefined())

test('who works for several is not at them', () => {
  expect(forClients('The Narwhal, Maclean’s, BBC Africa', 'en')).toBe('for The Narwhal, Maclean’s and BBC Africa')
  expect(forClients('Kestrel', 'en')).toBeUndefined()
})

test('a common title becomes small in a sentence, a name does not', () => {
  expect(['Comptable générale', 'Programador Java', 'Product Owner', 'SAV technicien'].map(lowerFirst)).toEqual([
    'comptable générale',
    'programador Java',
    'Product Owner',
    'SAV technicien',
  ])
})

test('a hyphenated title that a posting names for both is told in the applicant’s own form', () => {
  const { personal_details } = emptyProfile()
  const own = { ...emptyProfile(), personal_details: { ...personal_details, headline: 'Aide-soignante' } }
  expect(inOwnForm('Aide-soignant / Aide-soignante', own, 'fr')).toBe('Aide-soignante')
})

test('a list of two with one comma needs no semicolon', () => {
  expect(listOf(['a licence, valid to 2027', 'a card'], { language: 'en' })).toBe('a card and a licence, valid to 2027')
  expect(listOf(['a, b', 'c, d'], { language: 'en' })).toBe('a, b; c, d')
})
