import { describe, expect, test } from 'vitest'
import { type LineLook, makeLines, nameLook } from '../testing/make-lines.ts'
import { readContact } from './contact.ts'

type Line = string | readonly [string, LineLook]
const read = (...lines: Line[]) => readContact({ own: makeLines(...lines), others: [], bodySize: 10 })
const values = (...lines: Line[]) =>
  Object.fromEntries(
    Object.entries(read(...lines)).map(([field, value]) => [
      field,
      'value' in value ? value.value : value.map((one) => one.value),
    ]),
  )

describe('the contact block', () => {
  test('a row of facts is taken apart, whatever stands between them', () => {
    const facts = {
      name: 'Ada Lovelace',
      email: 'ada@example.org',
      mobile_numbers: ['+1 415 555-0142'],
      present_location: 'San Francisco, CA',
      links: ['github.com/ada'],
    }
    for (const mark of [' | ', ' • ', '\t', ', ', ' – ']) {
      const row = ['ada@example.org', '+1 (415) 555-0142', 'San Francisco, CA', 'github.com/ada'].join(mark)
      expect(values(['Ada Lovelace', nameLook], row)).toStrictEqual(facts)
    }
  })

  test.each([
    ['24103 Kiel', 'Mobil: 0170 / 555 02 81'],
    ['24103 Kiel', 'Handy: 0170 / 555 02 81'],
    ['24103 Kiel', 'Mobil 0170 / 555 02 81'],
    ['44000 Nantes', 'Portable : 06 39 98 11 20'],
    ['36201 Vigo', 'Móvil: 600 44 55 66'],
    ['Leeds LS12 3LE', 'Mobile: 07700 900 551'],
    ['Leeds LS12 3LE', 'Tel 07700 900 551'],
  ])('%s above "%s" is the town, and the label is none', (town, phone) => {
    for (const lines of [[town, phone], [`${town} ${phone}`], ['Hafenweg 3', town, phone]])
      expect(values(['Ada Lovelace', nameLook], ...lines)).toMatchObject({
        present_location: town,
        mobile_numbers: [expect.stringMatching(/^\d/)],
      })
  })

  test.each([
    ['Name, Vorname\tKeller Anna', 'Anna Keller'],
    ['Nachname / Vorname: von Arx Lena', 'Lena von Arx'],
    ['Nom et prénom : DUPONT Marie Claire', 'Marie Claire DUPONT'],
    ['Apellidos y nombre: Ruiz, Ana', 'Ana Ruiz'],
    ['Apellidos y nombre: García López Ana', 'García López Ana'],
    ['Surname, first name\tLovelace Ada', 'Ada Lovelace'],
    ['Cognome e nome: Rossi Paolo', 'Paolo Rossi'],
    ['Nombre y apellidos: Ana Ruiz', 'Ana Ruiz'],
  ])('%s: the label says which name stands first', (line, name) => {
    expect(values(line)).toMatchObject({ name })
  })

  test.each(['XIAO PAN', 'DAVID PAN', 'LI NIE'])('%s is a name, though a number is called like it', (name) => {
    expect(values([name, nameLook], '0171 2345678', 'ada@example.org')).toMatchObject({
      name,
      mobile_numbers: ['0171 2345678'],
    })
  })

  test('an occupation that ends like the label of a number leaves the telephone below alone', () => {
    const found = values(['Ada Lovelace', nameLook], 'Administrador de fincas colegiado', '612 345 678')
    expect(found).toMatchObject({ mobile_numbers: ['612 345 678'] })
  })

  test('an occupation that ends like a postcode is the headline, and the place stands below', () => {
    const found = values(['Ada Lovelace', nameLook], 'Commercial sédentaire B2B', '69003 Lyon', 'ada@example.org')
    expect(found).toMatchObject({ headline: 'Commercial sédentaire B2B', present_location: '69003 Lyon' })
  })

  test('a street that is called a grove is one', () => {
    const found = values(['Ada Lovelace', nameLook], '14 Lenton Grove', 'Nottingham NG7 2QS', 'ada@example.org')
    expect(found).toMatchObject({ address: '14 Lenton Grove, Nottingham NG7 2QS' })
  })

  test.each([
    [['Vorname:\tMehmet', 'Nachname:\tYıldız'], 'Mehmet Yıldız'],
    [['Surname: Soto Gil', 'First names: Ana María'], 'Ana María Soto Gil'],
    [['Nom : Dubois', 'Prénom : Karim'], 'Karim Dubois'],
    [['Nombre: Ana', 'Apellidos: Soto Gil'], 'Ana Soto Gil'],
    [['Name:\tSabine Krüger, geb. Thoma'], 'Sabine Krüger'],
  ])('%j: a name is put together from its labelled parts', (lines, name) => {
    expect(values(...lines)).toStrictEqual({ name })
  })

  test.each([
    [['3 Heol y Bryn, Bridgend, CF31 2QT tel 07700 900 882'], '3 Heol y Bryn, Bridgend, CF31 2QT'],
    [['22 CANAL STREET, DERBY\tDE1 2RJ'], '22 CANAL STREET, DERBY DE1 2RJ'],
  ])('%j: an address keeps its postcode and loses the label of the number behind it', (lines, address) => {
    expect(values('ada@example.org', ...lines)).toMatchObject({ address })
  })

  test('an e-mail address shows that a name is in order, whatever its label says', () => {
    expect(values('Nom et prénom : Marie Dupont', 'marie.dupont@example.org')).toMatchObject({ name: 'Marie Dupont' })
  })

  test.each([
    [['Heimatort / Nationalität\tChur GR / Schweiz'], { nationality: 'Schweiz' }],
    [['Nationalität, Zivilstand: Österreich, verheiratet'], { nationality: 'Österreich', marital_status: 'Married' }],
    [['Geburtsort und Nationalität\tGraz, Österreich'], { nationality: 'Österreich' }],
    [['Sex | Nationality\tFemale | Armenian'], { nationality: 'Armenian' }],
    [['Sex | Date of birth |\tFemale | 3 May 1990 | Irish', 'Nationality'], { nationality: 'Irish' }],
    [['Date of birth / Sex |\t3 May 1990 / Female / Irish', 'Nationality', '12 High Street'], { nationality: 'Irish' }],
    [['Lieu de naissance / Nationalité : Lille / Française'], { nationality: 'Française' }],
  ])('%j: each value belongs to its own label', (lines, expected) => {
    const found = values('ada@example.org', ...lines)
    expect(found).toMatchObject(expected)
    expect(found).not.toHaveProperty('present_location')
  })

  test('degrees behind a name do not make it a town in Massachusetts, nor part of the place', () => {
    expect(values(['ANA RUIZ-BRANDT, M.A.', nameLook], 'Schenectady, NY 12305 • ana.ruiz@example.org')).toMatchObject({
      name: 'ANA RUIZ-BRANDT',
      present_location: 'Schenectady, NY 12305',
    })
    expect(values(['Priya Raman, CPA candidate', nameLook], 'Cherry Hill, NJ · priya@example.com')).toMatchObject({
      name: 'Priya Raman',
      present_location: 'Cherry Hill, NJ',
    })
  })

  test('a place in the type of the name stays a place', () => {
    expect(values(['Ada Lovelace | San Francisco, CA', nameLook], 'ada@example.org')).toMatchObject({
      name: 'Ada Lovelace',
      present_location: 'San Francisco, CA',
    })
  })

  test('a county stands for the country', () => {
    expect(values('Ada Lovelace', 'Corby, Northamptonshire • ada@example.org')).toMatchObject({
      present_location: 'Corby, Northamptonshire',
    })
  })

  test('a part of a large city is a place, and neither work nor an employer there is', () => {
    const beside = '07700 900377 | ada@example.org'
    expect(values('Ada Lovelace', `Hounslow, London | ${beside}`)).toMatchObject({
      present_location: 'Hounslow, London',
    })
    for (const other of ['Data Analyst, London', 'Kent Health Trust, London'])
      expect(values('Ada Lovelace', `${other} | ${beside}`), other).not.toHaveProperty('present_location')
  })

  test('a label that ends in a colon speaks of the next line', () => {
    expect(values('Ada Lovelace', 'Geburtsdatum:', '04.03.1988', 'Staatsangehörigkeit:', 'deutsch')).toMatchObject({
      date_of_birth: '1988-03-04',
      nationality: 'deutsch',
    })
  })

  test.each([
    ['verheiratet, 2 Kinder', 'Married'],
    ['Ledig', 'Single'],
    ['mariée', 'Married'],
    ['divorciada', 'Divorced'],
    ['Single page applications', undefined],
  ])('a marital status needs no label where it stands alone: %s', (line, status) => {
    expect(values('Ada Lovelace', line, 'ada@example.org').marital_status).toBe(status)
  })

  test('labels say what stands behind them, in one cell, in two, or above', () => {
    expect(
      values('Name: Ada Lovelace', 'Geburtsdatum:\t10.12.1985', 'Nationality', 'British', 'Familienstand: verheiratet'),
    ).toStrictEqual({
      name: 'Ada Lovelace',
      date_of_birth: '1985-12-10',
      nationality: 'British',
      marital_status: 'Married',
    })
  })

  test('a birth date that two countries read differently stays text', () => {
    expect(read('Date of birth: 05/06/1981').date_of_birth).toMatchObject({ value: '', partial: '05/06/1981' })
    expect(read('Date of birth: 25/06/1981').date_of_birth).toMatchObject({ value: '1981-06-25' })
    expect(read('Né le 3 août 1979').date_of_birth).toMatchObject({ value: '1979-08-03' })
  })

  test('a street is the address, the town in it the present location; a town alone is no address', () => {
    expect(values('Ada Lovelace', 'Wolbecker Straße 112', '48149 Münster')).toMatchObject({
      address: 'Wolbecker Straße 112, 48149 Münster',
      present_location: '48149 Münster',
    })
    expect(values('Ada Lovelace', '123 Main St, Boise, ID 83709')).toMatchObject({
      address: '123 Main St, Boise, ID 83709',
      present_location: 'Boise, ID 83709',
    })
    expect(values('Adresse: 69003 Lyon')).toStrictEqual({ present_location: '69003 Lyon' })
  })

  test('nothing is read where nothing stands', () =>
    expect(read('Software Engineer', 'Curriculum Vitae')).toStrictEqual({}))

  test('a number above or below an address elsewhere in the file is read, and one in a sentence is not', () => {
    const phonesOf = (...others: string[]) =>
      readContact({ own: [], others: makeLines(...others), bodySize: 10 }).mobile_numbers?.map(({ value }) => value)
    expect(phonesOf('087 900 0123', 'ada@example.org', 'Dublin')).toEqual(['087 900 0123'])
    expect(phonesOf('Answered 087 900 0123 calls', 'ada@example.org')).toBeUndefined()
  })

  test('an address elsewhere in the file counts, but is less sure', () => {
    const { email } = readContact({ own: [], others: makeLines('Write to ada@example.org'), bodySize: 10 })
    expect(email).toStrictEqual({ value: 'ada@example.org', confidence: 'medium', lines: [0] })
  })
})

describe('below the name', () => {
  test.each(['Plombier-chauffagiste', 'Personalsachbearbeiterin · Personalfachkauffrau (IHK) i. A.'])(
    '%s is the headline',
    (headline) => expect(values(['Ada Lovelace', nameLook], headline)).toMatchObject({ headline }),
  )

  test.each(['Head Chef • Galway, Ireland • 087 555 0199', 'Administrativa contable · Valencia · ada@example.com'])(
    'an occupation in front of contact data is the headline: %s',
    (line) => {
      const headline = line.split(/ [•·] /u)[0]
      expect(values(['Ada Lovelace', nameLook], line)).toMatchObject({ headline })
    },
  )

  test('a headline of several parts is whole again where a column breaks it', () => {
    const lines = ['Carer at Bright Homes | Dementia', 'Champion | Open to work', 'Leeds, England']
    expect(values(['Ada Lovelace', nameLook], ...lines)).toMatchObject({
      headline: 'Carer at Bright Homes | Dementia Champion | Open to work',
      present_location: 'Leeds, England',
    })
  })

  test('a date below the label that ends its line is the birth date', () => {
    expect(values(['Ada Lovelace', nameLook], '28203 Bremen | ada@example.org | geb.', '30.06.1991')).toMatchObject({
      date_of_birth: '1991-06-30',
    })
  })
})

describe('the name', () => {
  test('is the largest text of the top that can be one, with high confidence', () => {
    expect(read('Curriculum Vitae', ['Ada Lovelace', nameLook], 'Analytical Engineer').name).toStrictEqual({
      value: 'Ada Lovelace',
      confidence: 'high',
      lines: [1],
    })
  })

  test('is not the first one, where a larger one stands below it', () => {
    expect(values('Maria Berger', ['Ada Lovelace', nameLook])).toStrictEqual({ name: 'Ada Lovelace' })
  })

  test('may hold an occupation where it is the largest text, or stands in the address', () => {
    expect(values(['Peter Baker', nameLook], 'Teacher')).toStrictEqual({ name: 'Peter Baker', headline: 'Teacher' })
    expect(
      values(['Peter Baker', nameLook], '41 Braithwaite Avenue, Keighley', 'peter@example.com', 'Toolmaker, 19 years'),
    ).toMatchObject({ headline: 'Toolmaker, 19 years' })
    expect(values('Anna Koch', 'anna.koch@example.org')).toMatchObject({ name: 'Anna Koch' })
  })

  test('stays as the file writes it: capitals, particles, hyphens', () => {
    for (const name of ['ADA LOVELACE', 'Sanne van der Meulen', 'Émilie Dupont-Roux', "Seán O'Brien", '李小龙']) {
      expect(values([name, nameLook])).toStrictEqual({ name })
    }
  })

  test('is whole again where it is set over two lines, and has no degrees or title behind it', () => {
    expect(values(['ADA', nameLook], ['LOVELACE', nameLook])).toStrictEqual({ name: 'ADA LOVELACE' })
    expect(values(['Ada Lovelace, PhD', nameLook])).toStrictEqual({ name: 'Ada Lovelace' })
    expect(values(['Ada Lovelace Resume', nameLook])).toStrictEqual({ name: 'Ada Lovelace' })
  })

  test.each([
    'Vincent d’Indy',
    'Khalid al-Mansour',
    'Seán Mac an tSaoir',
    'Maria do Carmo da Silva e Souza',
    'NGUYỄN VĂN AN',
    'NGUYEN THI BA',
    'Jack Ma',
    'Priya a/p Raman',
    'محمد عبد الله الحسن',
  ])('%s is one from its first to its last letter', (name) => {
    expect(values([name, nameLook])).toStrictEqual({ name })
  })

  test.each([
    ['Frau Dr. Eva Kühn', 'Dr. Eva Kühn'],
    ['Mrs Joan Baker', 'Joan Baker'],
    ['Mrs Baker', 'Mrs Baker'],
    ['Priya Sharma (she/her)', 'Priya Sharma'],
    ['Marie Martin, née Dupont', 'Marie Martin'],
    ['Monika Schäfer geb. Koch', 'Monika Schäfer'],
  ])('of %s is %s', (text, name) => expect(values([text, nameLook])).toStrictEqual({ name }))

  test.each([
    [['María de los', 'Ángeles', 'FERNÁNDEZ-', 'PACHECO'], 'María de los Ángeles FERNÁNDEZ-PACHECO'],
    [['CLAIRE D’', 'AMBRICOURT'], 'CLAIRE D’AMBRICOURT'],
  ])('is whole again where a narrow column breaks it: %j', (rows, name) => {
    expect(values(...rows.map((row): [string, LineLook] => [row, nameLook]))).toStrictEqual({ name })
  })

  test('may be written small, where the address shows it; else it is a guess, and other words are none', () => {
    expect(read('maria gonzález', 'm.gonzalez@example.org').name).toMatchObject({ confidence: 'high' })
    expect(read('maria gonzález', 'hello@example.org').name).toMatchObject({ confidence: 'low' })
    for (const text of ['kitchen assistant', 'looking for work', 'curriculum vitae'])
      expect(read(text, 'hello@example.org').name).toBeUndefined()
  })

  test('may hold an occupation in the type of all lines, where another one stands below it', () => {
    expect(read('Thomas Cook', 'Warehouse Operative', 'hello@example.org').name).toMatchObject({
      value: 'Thomas Cook',
      confidence: 'low',
    })
    expect(read('Pastry Cook', 'hello@example.org').name).toBeUndefined()
  })

  test('is no title, section, place or company', () => {
    for (const text of [
      'Tabellarischer Lebenslauf',
      'Professional Resume',
      'Senior Software Engineer',
      'Skills',
      'London, United Kingdom',
      'Acme Holdings Ltd.',
    ])
      expect(read(text).name).toBeUndefined()
  })
})
