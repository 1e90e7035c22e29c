import { expect, test } from 'vitest'
import { certificatesOf, jobsOf, readCv as read, schoolsOf } from './testing/read-cv.ts'

test('a school above the title is the employer, and the places of a posting are none', () => {
  expect(
    jobsOf(`# Beruflicher Werdegang
seit 08/2018\tGrundschule Am Anger, Gotha
Klassenlehrerin der Stufen 1–4
* Lesepaten eingeführt
09/2016 – 07/2018\tElternzeit
02/2013 – 08/2016\tVertretungslehrkraft, Staatliches Schulamt Apolda (Einsätze an GS Nord und GS Süd)`),
  ).toEqual([
    'Klassenlehrerin der Stufen 1–4 | Grundschule Am Anger | Gotha | 2018-08 | present',
    'Elternzeit | - | - | 2016-09 | 2018-07',
    'Vertretungslehrkraft | Staatliches Schulamt Apolda | - | 2013-02 | 2016-08',
  ])
})

test('school years and summers are dates, and an entry of unknown words is kept with its duties', () => {
  expect(
    jobsOf(`# Experiencia
Curso 2023/24 – actualidad
Tutora de 3.º de Primaria y especialista de Música · CEIP Las Eras, Monzón (interina)
* Coordinadora del coro
Cursos 2018/19 a 2022/23
Maestra de Primaria · Colegio San Blas, Huesca
Veranos 2012–2016
Monitora de tiempo libre · Campamento Oroel, Jaca`),
  ).toEqual([
    'Tutora de 3.º de Primaria y especialista de Música | CEIP Las Eras, Monzón (interina) | - | 2023 | present',
    'Maestra de Primaria | Colegio San Blas | Huesca | 2018 | 2023',
    'Monitora de tiempo libre | Campamento Oroel | Jaca | 2012 | 2016',
  ])
})

test('an entry may be written in sentences behind its dates', () => {
  expect(
    jobsOf(`# Experiencia laboral
2016 – actualidad. Residencia San Roque (90 plazas), Girona. Auxiliar de geriatría, turno de noche
* Movilización de residentes con grúa
Sept. 2013 – Ene. 2016: SEGUNDO DE COCINA. Hotel Cantábrico ****, Vigo.
2010 – 2013: Cocinero. Cruceros Atlántida.`),
  ).toEqual([
    'Auxiliar de geriatría, turno de noche | Residencia San Roque (90 plazas) | Girona | 2016 | present',
    'SEGUNDO DE COCINA | Hotel Cantábrico **** | Vigo | 2013-09 | 2016-01',
    'Cocinero | Cruceros Atlántida | - | 2010 | 2013',
  ])
})

test('a business of one’s own and a heading without employer take over nobody else’s', () => {
  expect(
    jobsOf(`# Experiencia
= Asesoría Torre, S.L.P. (Sevilla)
Administrativa contable — 03/2018 a la actualidad
* Facturación electrónica en 2024
= Autónoma: venta de cerámica en mercadillos
2016 – 2018
= Gestoría Alfalfa
Auxiliar administrativa — 2012 a 2016`).map((job) => job.split(' | ').slice(0, 2)),
  ).toEqual([
    ['Administrativa contable', 'Asesoría Torre, S.L.P.'],
    ['Autónoma: venta de cerámica en mercadillos', '-'],
    ['Auxiliar administrativa', 'Gestoría Alfalfa'],
  ])
})

test('a town behind the employer is the place where another entry ends in a city, and a country is not all of it', () => {
  expect(
    jobsOf(`# Expériences professionnelles
Depuis janv. 2018 : Comptable générale, Groupe Delmas (négoce, 85 salariés), Roubaix
* Clôture en six jours
2012 – 2017 : Assistante comptable, Cabinet Morin & Associés, Lille
2006 – 2010 : Aide-comptable (CDD puis CDI), Transports Verbeke, Tourcoing`).map((job) => job.split(' | ').slice(1, 3)),
  ).toEqual([
    ['Groupe Delmas (négoce, 85 salariés)', 'Roubaix'],
    ['Cabinet Morin & Associés', 'Lille'],
    ['Transports Verbeke', 'Tourcoing'],
  ])
  expect(
    jobsOf(`# Experiencia laboral
[ 03/2019 – Actual ]
= Jefa de turno de almacén
Muelle Norte S.A. – Molina de Segura, España
* Responsable de 22 personas
[ 2010 – 2014 ]
= Cajera
Ultramarinos Soto – Murcia, España`).map((job) => job.split(' | ')[2]),
  ).toEqual(['Molina de Segura, España', 'Murcia, España'])
})

test('hours in brackets are no employer, and a result of a year is no job', () => {
  expect(
    jobsOf(`# Experiencia
= Camarera, Mesón do Peirao, A Coruña
junio 2019 – agosto 2024
* Caja y turnos de 120 comensales
= Prácticas – Faro Digital, Santiago de Compostela
marzo – junio 2025 (400 h)
+18 % de ventas en 2025`).map((job) => job.split(' | ').slice(0, 2)),
  ).toEqual([
    ['Camarera', 'Mesón do Peirao'],
    ['Prácticas', 'Faro Digital'],
  ])
})

test('a line that begins with its years is an entry, however wide the line above it', () => {
  expect(
    schoolsOf(`# Ausbildung
2011–2013 Umschulung zur Fachkraft für Lagerlogistik, TÜV Nord Bildung, Oberhausen
2006 Hauptschulabschluss, Hauptschule Hamborn`),
  ).toEqual([
    'TÜV Nord Bildung, Oberhausen | Umschulung zur Fachkraft für Lagerlogistik | - | 2011 - 2013 | -',
    'Hauptschule Hamborn | Hauptschulabschluss | - | 2006 | -',
  ])
})

test('what is still going on is expected, in whatever place the words stand', () => {
  expect(
    schoolsOf(`# Education
Return to Practice course (in progress, due Feb 2047), Queen Margaret University
2018 : DCG (en cours de validation par la VAE, 9 UE sur 13)`),
  ).toEqual([
    'Queen Margaret University | - | Return to Practice course | 2047 | true',
    '- | DCG (en cours de validation par la VAE, 9 UE sur 13) | - | 2018 | true',
  ])
})

test('qualifications without a school are certificates, and a list on one line is one each', () => {
  expect(
    certificatesOf(`# Qualifications
City & Guilds Level 3 Diploma in Electrical Installations (2014)
AM2 (2015)
18th Edition BS 7671:2018 (Amendment 2) - 2022
2391-52 Inspection & Testing, 2020
ECS Gold Card, exp. 11/2047`).toSorted(),
  ).toEqual([
    '18th Edition BS 7671:2018 (Amendment 2) | - | 2022',
    '2391-52 Inspection & Testing | - | 2020',
    'AM2 | - | 2015',
    'ECS Gold Card, exp. 11/2047 | - | -',
  ])
  const mixed = `# Qualifications
City & Guilds 2391-52 Inspection and Testing, 2021
BS 7671 18th Edition Wiring Regulations, 2019
NVQ Level 3 Electrotechnical Services, Hill College, 2014
AM2, 2014`
  expect(certificatesOf(mixed).toSorted()).toEqual([
    'AM2 | - | 2014',
    'BS 7671 18th Edition Wiring Regulations | - | 2019',
    'City & Guilds 2391-52 Inspection and Testing | - | 2021',
  ])
  expect(schoolsOf(mixed)).toEqual(['Hill College | NVQ Level 3 | Electrotechnical Services | 2014 | -'])
  expect(
    certificatesOf(`# Scheine
First Aid at Work, St John Ambulance, Leeds, 2019
HACCP (2021), SST à jour (2025)
Staplerschein (Flurförderzeuge), Ladungssicherung nach VDI 2700a, Ersthelfer
# Führerscheine
B, C, CE, C95 gültig bis 11/2049, ADR-Schein`),
  ).toEqual([
    'First Aid at Work, St John Ambulance, Leeds | - | 2019',
    'HACCP | - | 2021',
    'SST à jour | - | 2025',
    'Staplerschein (Flurförderzeuge) | - | -',
    'Ladungssicherung nach VDI 2700a | - | -',
    'Ersthelfer | - | -',
    'Führerscheine: B, C, CE | - | -',
    'C95 gültig bis 11/2049 | - | -',
    'ADR-Schein | - | -',
  ])
})

test('a course below its date keeps its name, and a licence there its issuer', () => {
  const cv = `# Educación y formación
[ 10/2023 ]
= Prevención de riesgos laborales, nivel básico
Mutua Levante
[ 05/2025 ]
= Renovación del carné de carretillero (UNE 58451)
Formagrúas Murcia`
  expect(schoolsOf(cv)).toEqual(['Mutua Levante | - | Prevención de riesgos laborales, nivel básico | 2023 | -'])
  expect(certificatesOf(cv)).toEqual(['Renovación del carné de carretillero (UNE 58451) | Formagrúas Murcia | 2025'])
})

test('languages with a level are languages under any heading, and numbers beside a slash are two phones', () => {
  const { personal_details: person, skills } = read(`Telf. 972 555 018 / 655 550 182
Fecha de nacimiento: 02/11/1979
# Kenntnisse
SAP EWM, Excel (Grundlagen), Türkisch Muttersprache
# Sonstiges
Deutsch (Muttersprache), Englisch B2`)
  expect(person.mobile_numbers?.map(({ value }) => value)).toEqual(['972 555 018', '655 550 182'])
  expect(person.date_of_birth?.value).toBe('1979-11-02')
  expect(person.languages_known?.map(({ value }) => value)).toEqual([
    'Türkisch (Muttersprache)',
    'Deutsch (Muttersprache)',
    'Englisch (B2)',
  ])
  expect(skills.map(({ skill }) => skill?.value)).toEqual(['SAP EWM', 'Excel (Grundlagen)'])
})

test('“Aus- und Weiterbildung” holds schools', () => {
  expect(
    schoolsOf(`# Aus- und Weiterbildung
2004–2007\tAusbildung zur Steuerfachangestellten, Kanzlei Dr. Reiff & Partner
2004\tAllgemeine Hochschulreife, Anna-Gymnasium Augsburg`),
  ).toEqual([
    'Kanzlei Dr. Reiff & Partner | Ausbildung zur Steuerfachangestellten | - | 2004 - 2007 | -',
    'Anna-Gymnasium Augsburg | Allgemeine Hochschulreife | - | 2004 | -',
  ])
})

test.each([
  ['Carné C, autoescuela Mar\tcursando\texamen mayo 2027', 'autoescuela Mar | - | Carné C | 2027 | true'],
  ['Titre secrétaire médicale, CNED\ten cours\texamen juin 2027', 'CNED | - | Titre secrétaire médicale | 2027 | true'],
  ['Kfz-Meister, HWK Flensburg\tläuft\tPrüfung Mai 2027', 'HWK Flensburg | - | Kfz-Meister | 2027 | true'],
  [
    'NEBDN Certificate in Dental Radiography\tcurrently studying\texam March 2027',
    '- | NEBDN Certificate | Dental Radiography | 2027 | true',
  ],
])('a row of schools that says it is not finished is expected, and no certificate: %j', (row, school) => {
  const text = `# Education\nBSc Physics, University of Leeds\t2012\n${row}`
  expect(schoolsOf(text)).toEqual(['University of Leeds | BSc | Physics | 2012 | -', school])
  expect(certificatesOf(text)).toEqual([])
})

test.each([
  ['CIPD Level 5\tongoing', 'CIPD Level 5, ongoing | - | -'],
  ['Goethe-Zertifikat B2\tB2-Kurs läuft', 'Goethe-Zertifikat B2, B2-Kurs läuft | - | -'],
  ['Staplerschein, Kfz-Meister, läuft', 'Staplerschein, Kfz-Meister, läuft | - | -'],
  ['Permis C\ten cours', 'Permis C, en cours | - | -'],
  ['Forklift licence\tstudying', 'Forklift licence, studying | - | -'],
])(
  'what is neither a degree nor finished keeps the words that say so, and the degree above is finished: %j',
  (row, name) => {
    const text = `# Education\nBSc Physics, University of Leeds\t2012\n${row}`
    expect(schoolsOf(text)).toEqual(['University of Leeds | BSc | Physics | 2012 | -'])
    expect(certificatesOf(text)).toEqual([name])
    expect(certificatesOf(`# Certifications\nFirst Aid at Work\t2020\n${row}`)).toEqual([
      'First Aid at Work | - | 2020',
      name,
    ])
  },
)

test.each([
  'Carné C, autoescuela Mar\tcursando\texamen mayo 2027',
  'Titre secrétaire médicale, CNED | en cours | examen juin 2027',
  'Kfz-Meister, HWK Flensburg\tläuft\tPrüfung Mai 2027',
  'PMP | ongoing | exam May 2027',
  'Cisco CCNA\tin progress\t2027',
])('no cell of %j is a certificate by itself', (row) => {
  expect(certificatesOf(`# Certifications\nFirst Aid at Work\t2020\n${row}`)).toEqual([
    'First Aid at Work | - | 2020',
    `${row.replaceAll('\t', ', ')} | - | -`,
  ])
})
