import { letterLengths, letterTones } from '@waymark/contract/documents.ts'
import { emptyProfile, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import { expect, test } from 'vitest'
import { sentencesOf, type LetterContent } from '../content.ts'
import { applyEdits } from '../edits/content-edits.ts'
import { toPlainText } from '../files/plain-text.ts'
import { countryOfPay, countryOfPlace, countryOfWriter } from './country-of-place.ts'
import { findFormHits } from './letter-form.ts'
import { plainChoices, type LetterStyle } from './letter-style.ts'
import { writeLetter } from './write-letter.ts'

const date = { now: new Date('2026-03-03T10:00:00Z'), timeZone: 'UTC' }
const lines = {
  en: [
    'Built a forecast of the demand in Python that cut losses by 18%',
    'Trained 15 colleagues in the use of SQL',
    'Moved the reports of 120 managers to Power BI',
  ],
  de: [
    'Aufbau einer Prognose in Python für die Planung der 40 Filialen',
    'Schulung von 15 Kollegen in SQL und in der Analyse von Daten',
    'Umstellung der Berichte von 120 Personen auf Power BI',
  ],
  fr: [
    'Créé une prévision de la demande en Python pour 40 magasins',
    'Formé 15 collègues à l’usage de SQL dans les équipes',
    'Migré les rapports de 120 cadres vers Power BI',
  ],
  es: [
    'Creé una previsión de la demanda en Python para 40 tiendas',
    'Formé a 15 colegas en el uso de SQL en la empresa',
    'Migré los informes de 120 personas a Power BI',
  ],
}
const profileIn = (language: keyof typeof lines): ProfileDocument => ({
  ...emptyProfile(),
  personal_details: {
    ...emptyProfile().personal_details,
    name: 'Alex Weiss',
    email: 'a@example.org',
    present_location: 'Köln, Deutschland',
  },
  professional_experience: [
    {
      id: 'j1',
      company: 'Harrow Foods',
      location: '',
      from: '2022-03',
      to: 'present',
      title: 'Data Analyst',
      responsibilities: lines[language],
      notable_achievements: [],
    },
  ],
})
const target = { title: 'Senior Analyst', company: 'Kestrel', text: 'Requirements:\n- SQL\n- Python\n- Power BI\n' }
const write = (language: keyof typeof lines, style: Partial<LetterStyle> = {}) =>
  writeLetter(profileIn(language), target, 'en', date, { ...plainChoices, ...style })
const ends = (language: keyof typeof lines, style: Partial<LetterStyle> = {}) => {
  const { greeting, closing, date: day } = write(language, style)
  return [day.text, greeting.text, closing.text]
}

test('date, salutation and closing are those of the employer’s country', () => {
  expect(ends('en', { country: 'US' })).toEqual(['March 3, 2026', 'Dear Kestrel Hiring Team,', 'Sincerely,'])
  expect(ends('en', { country: 'GB' })).toEqual(['3 March 2026', 'Dear Kestrel Hiring Team,', 'Yours faithfully,'])
  expect(ends('de', { country: 'DE' })).toEqual(['Köln, 3. März 2026', 'Guten Tag,', 'Mit freundlichen Grüßen'])
  expect(ends('de', { country: 'AT' })[1]).toBe('Sehr geehrte Damen und Herren,')
  expect(ends('de', { country: 'CH' })).toEqual(['Köln, 3. März 2026', 'Guten Tag', 'Freundliche Grüsse'])
  expect(ends('fr', { country: 'FR' })[0]).toBe('Köln, le 3 mars 2026')
  expect(ends('es', { country: 'ES' })[1]).toBe('Estimado equipo de selección de Kestrel:')
})

test('a Swiss letter has no ß, and begins with a capital where no comma stands before', () => {
  const letter = write('de', { country: 'CH' })
  expect(JSON.stringify(letter.paragraphs)).not.toContain('ß')
  expect(letter.paragraphs[0]?.sentences[0]?.text).toMatch(/^(?:Seit März 2022|Als Data Analyst|Ich arbeite)/)
  expect(write('de', { country: 'DE' }).paragraphs[0]?.sentences[0]?.text).toMatch(
    /^(?:seit März 2022|als Data Analyst|ich arbeite)/,
  )
})

test.each(
  letterTones.flatMap((tone) => (['en', 'de', 'fr', 'es'] as const).map((language) => [tone, language] as const)),
)(
  'a %s letter in %s has its own salutation and closing, says the same facts, and has no form that a reader stumbles over',
  (tone, language) => {
    const letter = write(language, { tone })
    expect(letter.language).toBe(language)
    expect(findFormHits(letter)).toEqual([])
    const rows = (of: typeof letter) => of.paragraphs.flatMap(({ rows: own = [] }) => own)
    expect(rows(letter)).toEqual(rows(write(language)))
    const said = letterTones.map((it) => ends(language, { tone: it }).slice(1).join())
    expect(new Set(said).size).toBe(3)
  },
)

test('a short letter has fewer rows than a full one', () => {
  const words = (length: LetterStyle['length']) =>
    JSON.stringify(
      write('en', { length }).paragraphs.map(({ rows = [], sentences }) => [
        rows.map(({ bring }) => bring.text),
        sentences.map(({ text }) => text),
      ]),
    ).split(' ').length
  const [full, short] = letterLengths.map(words)
  expect(short! / full!).toBeLessThan(0.9)
})

test('why this employer is an empty slot until the user fills it, and then holds the user’s words as they are', () => {
  const letterWith = (style: Partial<LetterStyle>) => applyEdits(write('en', style), []) as LetterContent
  const slotOf = (style: Partial<LetterStyle>) => letterWith(style).paragraphs.find(({ part }) => part === 'why')
  expect(slotOf({ why: 'I buy your bread.' })?.sentences).toEqual([
    { text: 'I buy your bread.', sources: ['letter/why'], origin: 'verbatim' },
  ])
  for (const why of ['', null]) {
    expect(slotOf({ why })).toBeUndefined()
    expect(toPlainText(letterWith({ why }))).toBe(toPlainText(letterWith({ why: null })))
  }
  expect(sentencesOf(write('en')).filter(({ part }) => part === 'why')).toHaveLength(1)
  expect(write('en', { why: null }).is_why_declined).toBe(true)
})

test('the form is the user’s choice; rows need an answered requirement, and without one there is a short note', () => {
  const formOf = (form: LetterStyle['form'], text = target.text) => {
    const { paragraphs } = writeLetter(profileIn('en'), { ...target, text }, 'en', date, { ...plainChoices, form })
    return paragraphs.some(({ rows }) => rows) ? 'rows' : 'prose'
  }
  expect([formOf('auto'), formOf('rows'), formOf('prose')]).toEqual(['rows', 'rows', 'prose'])
  const single = 'Requirements:\n- SQL\n'
  expect([formOf('auto', single), formOf('rows', single)]).toEqual(['prose', 'rows'])
  expect(formOf('rows', 'Requirements:\n- Welding\n')).toBe('prose')
})

test('without a table every answer that a letter has room for is told, also where that is more than sentences would', () => {
  const [job] = profileIn('en').professional_experience
  const responsibilities = [
    'Built four dashboards in Tableau for 30 managers',
    'Trained 15 colleagues in the use of SQL',
    'Wrote 40 scripts in Python for the planners',
    'Moved the reports of 120 managers to Power BI',
    'Ran three servers with Docker in two halls',
    'Tested 200 macros in Excel for the buyers',
  ]
  const profile = { ...profileIn('en'), professional_experience: [{ ...job!, responsibilities }] }
  const asked = ['Tableau', 'SQL', 'Python', 'Power BI', 'Docker', 'Excel']
  const text = `Requirements:\n${asked.map((it) => `- ${it}\n`).join('')}`
  const { paragraphs } = writeLetter(profile, { ...target, text }, 'en', date, { ...plainChoices, form: 'prose' })
  const [opening, ...rest] = paragraphs.filter(({ part }) => part === 'opening' || part === 'match')
  const toldIn = (it: object | undefined) => asked.filter((word) => JSON.stringify(it).includes(word))
  expect(toldIn(opening)).toHaveLength(1)
  expect(toldIn(rest)).toHaveLength(4)
})

test('one answer is told as a sentence behind the name of what is asked, never as a table of one row', () => {
  const [job] = profileIn('en').professional_experience
  const profile = {
    ...profileIn('en'),
    professional_experience: [
      { ...job!, responsibilities: ['Supervise 12 workers in a warehouse'], notable_achievements: [] },
    ],
  }
  const text = 'Requirements:\n- Team leadership\n'
  const { paragraphs } = writeLetter(profile, { ...target, text }, 'en', date)
  expect(paragraphs.some(({ rows }) => rows)).toBe(false)
  expect(paragraphs[0]?.sentences[0]?.text).toMatch(
    /^(?:You ask for|Your posting asks for|You are looking for) team leadership\.$/,
  )
})

test.each([
  ['Austin, TX', 'US'],
  ['Paris, TX 75460', 'US'],
  ['London', 'GB'],
  ['Remote - United Kingdom', 'GB'],
  ['Wien, Österreich', 'AT'],
  ['Zürich', 'CH'],
  ['Berlin, DE', 'DE'],
  ['Lyon, France', 'FR'],
  ['Madrid (España)', 'ES'],
  ['Northampton Northamptonshire East Midlands', 'GB'],
  ['Trenton, New Jersey', 'US'],
  ['Köln, Nordrhein-Westfalen', 'DE'],
  ['Concord, New Hampshire', 'US'],
  ['Cornwall, Ontario', 'CA'],
  ['Paris, Kentucky', 'US'],
  ['La Paz, Baja California', 'MX'],
  ['Berlin, NH', 'US'],
  ['Perth, Scotland', 'GB'],
  ['Fully remote within Germany', 'DE'],
  ['Lagos', 'NG'],
  ['Nowhere Springs', undefined],
  ['Remote', undefined],
  ['', undefined],
])('%s is in %s', (place, country) => expect(countryOfPlace(place)).toBe(country))

test.each([
  ['Nottingham NG5', '', 'GB'],
  ['Wolverhampton, WV10', '', 'GB'],
  ['Stockport SK4 2HL', '', 'GB'],
  ['Rookhope', '07700 900418', 'GB'],
  ['Rookhope', '0711 1234567', undefined],
  ['Rookhope', '06 39 98 12 45', undefined],
])('somebody in %s with the number “%s” lives in %s', (present_location, number, country) => {
  const personal_details = {
    ...emptyProfile().personal_details,
    present_location,
    address: '',
    mobile_numbers: [number],
  }
  expect(countryOfWriter({ personal_details })).toBe(country)
})

test('pay in pounds tells where a posting is from, unless it names other money as well', () => {
  expect(countryOfPay('Salary: £36,000 - £40,000')).toBe('GB')
  expect(countryOfPay('£50,000 or $65,000')).toBeUndefined()
  expect(countryOfPay('40.000 € im Jahr')).toBeUndefined()
})
