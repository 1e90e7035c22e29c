import { expect, test } from 'vitest'
import { findPastedPosting } from './pasted-posting.ts'

const english = [
  'Patient Liaison Coordinator',
  'Cragside Hospital, Otley',
  'Permanent, full time',
  'You will:',
  '- welcome patients and answer calls',
  '- book appointments',
  'Requirements:',
  '- two years of experience at a front desk',
  'Salary £26,530',
].join('\n')

test.each([
  [`${english}\nworth me going for it?`, 'Patient Liaison Coordinator', 'Cragside Hospital', 'worth me going for it?'],
  [`do i fit this?\n${english}`, 'Patient Liaison Coordinator', 'Cragside Hospital', 'do i fit this?'],
  [
    'write a letter for this: Ward Clerk, Cragside Hospital. You will need GCSE English. 37.5 hours, £24,000. Apply by Friday.',
    'Ward Clerk',
    'Cragside Hospital',
    'write a letter for this:',
  ],
  [
    'Werkstattplaner (m/w/d) bei Holz Ziegler, Erfurt. Wir suchen: Ausbildung als Tischler, CAD, Führerschein. Wir bieten 42.000 €. was verlangen die',
    'Werkstattplaner',
    'Holz Ziegler',
    'was verlangen die',
  ],
  [
    'Exploitant transport - Trans Océane, Nantes. CDI temps plein. Profil recherché : Excel, anglais, permis B. Salaire 2 200 €. je corresponds ?',
    'Exploitant transport',
    'Trans Océane',
    'je corresponds ?',
  ],
  [
    'mira esta oferta y dime que piden:\nContable junior, Grupo Ebro, Zaragoza. Requisitos: Excel avanzado e inglés. Se ofrece contrato indefinido, 22.000 €.',
    'Contable junior',
    'Grupo Ebro',
    'mira esta oferta y dime que piden:',
  ],
  [
    'Soldador/a MIG-MAG – Carrocerías Urdaibai, Gernika. Se requiere FP y experiencia de 2 años. Jornada completa, contrato indefinido. Encajo?',
    'Soldador/a MIG-MAG',
    'Carrocerías Urdaibai',
    'Encajo?',
  ],
])('a posting is told from what is said beside it: %s', (message, title, company, said) => {
  const found = findPastedPosting(message)
  expect([found?.title, found?.company, found?.said.trim()]).toEqual([title, company, said])
})

test('a line that only says that a posting follows is no title, and a name that comes again is the employer', () => {
  const posting = [
    "Maître d'hôtel H/F",
    'Maison Verdalle',
    'Maison Verdalle, restaurant de 50 couverts, recherche son maître d’hôtel. CDI, 39 h.',
    'Profil recherché',
    '- 5 ans d’expérience en restauration',
  ].join('\n')
  for (const said of ["voici l'annonce :", 'bonjour, voici une offre :', ''])
    expect(findPastedPosting(`${said}\n${posting}`)).toMatchObject({
      title: "Maître d'hôtel",
      company: 'Maison Verdalle',
    })
})

test.each([
  'I have been a nurse for nine years. They offer £28,000 full time and want an answer by Friday, but the requirements say I must have a licence. What should I say to them?',
  'Ich habe neun Jahre in Vollzeit gearbeitet, die wollen Anforderungen wie CAD und bieten 42.000 €, aber ich wohne in Erfurt und weiß nicht, ob ich die Stelle nehmen soll.',
  'remind me on Friday about Acme, move Dunmore to Rejected, and find part time jobs in Leeds that pay more than £24,000 a year please, thanks a lot',
  'show my board',
])('what somebody writes of themselves or wants is no posting: %s', (message) => {
  expect(findPastedPosting(message)).toBeUndefined()
})

test.each([
  'Thank you for your application. We are sorry to say that we are recruiting another candidate with more experience in care. Salary band 3. The role was full time and permanent, and many people applied for it. Best wishes, Acme',
  'Dear applicant, we are pleased to invite you to an interview on Thursday at 10 for the role of Ward Clerk. The salary is £24,000 and the post is full time. Please reply by Friday.',
  'Sehr geehrte Frau Muster, wir freuen uns, Ihnen die Stelle anbieten zu können. Gehalt 2800 Euro, Vollzeit, unbefristet. Ihre Aufgaben sind wie besprochen. Bitte antworten Sie bis Freitag.',
  'Vielen Dank für Ihre Bewerbung. Leider haben wir uns für einen anderen Bewerber entschieden, dessen Berufserfahrung besser passt. Die Stelle in Vollzeit war sehr gefragt, wir wünschen alles Gute.',
  'Suite à votre candidature, nous avons le regret de vous annoncer que nous recherchons un profil avec plus d’expérience. Le poste en CDI temps plein est pourvu. Bien cordialement, Acme',
  'Gracias por su candidatura. Lamentamos comunicarle que buscamos un perfil con más experiencia. El contrato indefinido a jornada completa ya está cubierto. Un saludo, Acme',
  'Acme want to move the interview to Thursday. Full time, 37 hours. They said salary is £30,000 and the role is permanent, with duties on the ward and a team of nine people there.',
])('an employer’s mail, and news of an employer, is no posting: %s', (message) => {
  expect(findPastedPosting(message)).toBeUndefined()
})

test.each([
  `${english}\nWe look forward to your application.`,
  'Koch (m/w/d), Gasthof Linde, Erfurt. Wir suchen ab sofort. Vollzeit, Gehalt 2800 €. Anforderungen: Ausbildung als Koch. Wir freuen uns auf Ihre Bewerbung. Senden Sie Ihre Bewerbung an uns oder rufen Sie an.',
])('a posting that asks for an application is one: %s', (message) => {
  expect(findPastedPosting(message)?.title).toMatch(/Coordinator|Koch/)
})

test.each(['Please move Acme to Applied.', 'delete the old one', 'verschieb Acme auf Beworben.', 'borra Acme'])(
  'an order before a posting is said beside it, and no title: %s',
  (order) => {
    const found = findPastedPosting(`${order}\n${english}`)
    expect([found?.title, found?.said.trim()]).toEqual(['Patient Liaison Coordinator', order])
  },
)
