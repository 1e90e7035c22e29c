import { expect, test } from 'vitest'
import type { Language } from '../../languages.ts'
import { readPlaces } from '../../places/places.ts'
import { findMeantJobs } from './named-jobs.ts'

const places = readPlaces()

const boards: Record<Language, { job_title: string; company_name: string; location: string }[]> = {
  en: [
    { job_title: 'Staff Nurse', company_name: 'Cragside Hospital', location: 'Leeds' },
    { job_title: 'Sous Chef', company_name: 'Oakley', location: 'York' },
    { job_title: 'Web Developer', company_name: 'Tannert Labs', location: '' },
  ],
  de: [
    { job_title: 'Krankenpfleger', company_name: 'Klinikum Rhönblick', location: 'Fulda' },
    { job_title: 'Schichtleiter', company_name: 'Vollmer', location: 'Kassel' },
    { job_title: 'Buchhalterin', company_name: 'Henshaw GmbH', location: '' },
  ],
  fr: [
    { job_title: 'Infirmière', company_name: 'Clinique Bellevue', location: 'Lyon' },
    { job_title: 'Formatrice en anglais', company_name: 'Hafod', location: 'Lille' },
    { job_title: 'Comptable', company_name: 'Tannert', location: '' },
  ],
  es: [
    { job_title: 'Enfermera', company_name: 'Hospital Goya', location: 'Madrid' },
    { job_title: 'Camarero', company_name: 'Casa Brezo', location: 'Sevilla' },
    { job_title: 'Contable', company_name: 'Tannert', location: '' },
  ],
}

const other: Record<Language, string[]> = {
  en: [
    'sous chef at the alchemist said no',
    'interview for web developer at maple leaf sports',
    'applied for staff nurse at bupa leeds',
    'add job: Staff Nurse at Leeds Community Healthcare, i applied on monday',
    'i applied to st james hospital today, band 5 staff nurse',
    'I applied to St James Hospital today, band 5 Staff Nurse',
    'got a rejection from bupa for staff nurse',
    'the sous chef job at Brindley House said no',
    'they want me in for sous chef at dishoom on friday',
    'move staff nurse at nuffield to interview',
    'i was turned down by nuffield as staff nurse',
  ],
  de: [
    'hab mich bei porsche als schichtleiter beworben',
    'schichtleiter bei porsche hat abgesagt',
    'Absage von Stihl für Schichtleiter',
    'trag ein: Krankenpfleger bei der Diakonie Neuendettelsau, heute beworben',
    'Vorstellungsgespräch als Buchhalterin bei Bosch am Montag',
    'ich hab mich als krankenpfleger beim klinikum winterberg beworben',
    'buchhalterin bei siemens hat zugesagt',
    'verschieb schichtleiter bei daimler auf absage',
    'bei Kärcher als Schichtleiter eingeladen',
    'neue Stelle als Buchhalterin bei Haribo',
  ],
  fr: [
    'j’ai postulé comme formatrice en anglais chez wall street english',
    'formatrice en anglais chez babbel a dit non',
    'entretien chez Orange pour comptable lundi 10h',
    'j’ai envoyé ma candidature à l’Institut Pasteur comme infirmière',
    'infirmière chez ramsay a refusé',
    'ajoute comptable chez danone',
    'passe comptable chez decathlon en entretien',
    'j’ai postulé chez Michelin pour un poste de comptable',
    'refus de Babbel pour formatrice en anglais',
    'comptable chez l’oréal, j’ai postulé hier',
  ],
  es: [
    'he echado el curriculum de camarero en hotel estrel',
    'camarero en el alquimista me ha dicho que no',
    'entrevista para camarero en Casa Lucio el lunes',
    'ayer mandé el cv a Zara para contable',
    'he solicitado enfermera en quirónsalud',
    'añade contable en Mercadona',
    'pasa enfermera en sanitas a entrevista',
    'me han rechazado como contable en Telefónica',
    'camarero en bar pepito me ha llamado',
    'he enviado mi candidatura a Ikea como contable',
  ],
}

test.each(
  Object.entries(other).flatMap(([language, list]) => list.map((said) => [said, language as Language] as const)),
)('a job at an employer that no card has means no card of the same title: %s', (said, language) => {
  expect(findMeantJobs(said, boards[language], { language, places })).toEqual([])
})

const own: Record<Language, [number, string[]][]> = {
  en: [
    [
      0,
      [
        'staff nurse in Leeds said no',
        'the staff nurse job at the hospital',
        'the nurse job at the hospital said no',
        'staff nurse at cragside said no',
        'i have an interview for staff nurse at 10',
        'interview for staff nurse at noon on friday',
        'the staff nurse interview at the weekend',
        'staff nurse at cragside hospital rejected me',
        'move staff nurse to interview at last',
      ],
    ],
    [
      1,
      [
        'the sous chef one',
        'sous chef in York',
        'sous chef at oakleys called',
        'prepare me for the sous chef interview with mrs pell',
        'i have a trial shift for sous chef at night',
        'sous chef at the restaurant said yes',
      ],
    ],
    [
      2,
      [
        'the developer one',
        'web developer at tannert',
        'the web developer interview is at their office',
        'web developer at the same time',
        'the web developer interview on zoom at half past three',
      ],
    ],
  ],
  de: [
    [
      0,
      [
        'krankenpfleger in Fulda hat abgesagt',
        'die stelle als krankenpfleger bei der klinik',
        'krankenpfleger bei rhönblick',
        'krankenpfleger beim klinikum hat zugesagt',
        'beim gespräch für die stelle als krankenpfleger lief es gut',
        'beim krankenpfleger hab ich freitag ein gespräch',
        'krankenpfleger bei der stadt in Fulda',
      ],
    ],
    [
      1,
      [
        'schichtleiter bei vollmer hat abgesagt',
        'die schichtleiter stelle',
        'bei der stelle als schichtleiter bin ich dabei',
        'schichtleiter bei denen in kassel',
        'gespräch als schichtleiter bei frau pell',
        'verschieb schichtleiter auf interview',
        'schichtleiter in kassel: absage',
        'schichtleiter bei der firma in kassel',
      ],
    ],
    [
      2,
      [
        'die als buchhalterin',
        'buchhalterin bei henshaw',
        'buchhalterin hat abgesagt, bei mir ist alles gut',
        'buchhalterin beim nächsten mal',
        'die buchhalterin stelle bei ihnen',
      ],
    ],
  ],
  fr: [
    [
      0,
      [
        'infirmière à Lyon a dit non',
        'le poste d’infirmière à la clinique',
        'infirmière chez bellevue',
        'infirmière en CDI, ils ont refusé',
        'entretien pour infirmière en visio',
        'l’entretien d’infirmière en janvier',
        'infirmière à la clinique bellevue',
      ],
    ],
    [
      1,
      [
        'formatrice en anglais chez hafod',
        'formatrice en anglais à Lille',
        'le poste de formatrice en anglais chez eux',
        'la formatrice en anglais, ils ont dit non',
        'passe formatrice en anglais en entretien',
        'formatrice en anglais chez moi à distance',
        'formatrice en anglais avec madame pell',
      ],
    ],
    [
      2,
      [
        'comptable chez tannert a refusé',
        'le poste de comptable',
        'le comptable, chez eux c’est non',
        'comptable en alternance',
        'comptable chez un particulier',
        'entretien de comptable mardi à 10h',
      ],
    ],
  ],
  es: [
    [
      0,
      [
        'enfermera en Madrid me ha dicho que no',
        'la oferta de enfermera en el hospital',
        'enfermera en goya',
        'enfermera en el hospital goya',
        'entrevista de enfermera en enero',
        'el puesto de enfermera en prácticas',
        'enfermera en el turno de noche',
      ],
    ],
    [
      1,
      [
        'camarero en casa brezo',
        'camarero en sevilla dijo que no',
        'el de camarero',
        'camarero en el bar me ha llamado',
        'el puesto de camarero en verano',
        'camarero en brezo',
        'la entrevista de camarero en persona',
      ],
    ],
    [
      2,
      [
        'contable en tannert',
        'la oferta de contable en remoto',
        'contable en la oficina',
        'pasa contable a entrevista',
        'la entrevista de contable en zoom',
        'contable, en serio me han rechazado',
      ],
    ],
  ],
}

test.each(
  Object.entries(own).flatMap(([language, cards]) =>
    cards.flatMap(([at, list]) => list.map((said) => [said, language as Language, at] as const)),
  ),
)('a title with its own employer, a place or ordinary words means its card: %s', (said, language, at) => {
  expect(findMeantJobs(said, boards[language], { language, places })).toEqual([boards[language][at]])
})
