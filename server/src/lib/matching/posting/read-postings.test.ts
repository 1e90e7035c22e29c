import { expect, it } from 'vitest'
import { breakLists } from './flat-lists.ts'
import { readRequirements } from './read-requirements.ts'

const shortly = (description: string, title = '') =>
  readRequirements({ description, title }).map(({ kind, what, text }) => `${kind} ${what}: ${text}`)
const itemsOf = (...items: string[]) => shortly(`Requirements\n${items.map((item) => `- ${item}`).join('\n')}`)

it.each([
  ['Proven experience with Google Docs, spreadsheets and budgets', ['Google Docs', 'spreadsheets', 'budgets']],
  [
    'Conocimientos de electrónica, mecánica, hidráulica, electricidad',
    ['electrónica', 'hidráulica', 'mecánica', 'electricidad'],
  ],
  ['Chairside-Assistenz, Sterilisation, Recallsystem', ['Sterilisation', 'Chairside-Assistenz', 'Recallsystem']],
  ['Customer service, not sales targets of last year', ['Customer service']],
  ['Driving growth, sales and our region', ['sales']],
  ['Excel or spreadsheets, budgets', ['Excel or spreadsheets']],
])('a list names more than the skills that are known: %s', (item, asked) => {
  expect(itemsOf(item).map((text) => text.replace(/^\w+ \w+: /, ''))).toEqual(asked)
})

it('two languages with one level are both asked for at it', () => {
  const levels = (item: string) =>
    readRequirements({ requirements: `- ${item}` }).map(({ language }) => `${language?.code} ${language?.level}`)
  expect(levels('Sehr gute Deutsch- und Englischkenntnisse in Wort und Schrift')).toEqual(['de 5', 'en 5'])
  expect(levels('Fließende Deutsch- sowie gute Englischkenntnisse')).toEqual(['de 5', 'en 4'])
  expect(levels('Français et anglais courants (obligatoire)')).toEqual(['fr 5', 'en 5'])
  expect(levels('Le bilinguisme français/anglais est requis')).toEqual(['fr 7', 'en 7'])
})

it.each([
  ['Five or more years of professional front-end development', 5, 'Front-end development'],
  ['≥ 2 ans (24 mois effectifs) en administration d’Oracle WebLogic', 2, 'WebLogic'],
  ['Experience as a software engineer (+5 years)', 5, 'Software development'],
  ['Expérience significative (10+ ans) en comptabilité', 10, 'Accounting'],
  ['We’re looking for cooks with 3 years of experience in sales', 3, 'Sales'],
])('years are read in every form: %s', (item, years, name) => {
  expect(readRequirements({ requirements: `- ${item}` })).toMatchObject([{ years, skills: [{ name }] }])
})

it('how long an internship or a project lasts is no experience', () => {
  expect(shortly('The duration of an internship in our industry is 1 year.')).toEqual([])
  expect(shortly('A 5 year project funded by donors of many countries, with experience.')).toEqual([])
})

it('an ask that ends with “preferred” or “required” is no heading', () => {
  const lines = ['Requirements', 'Programming experience strongly preferred', '3+ years of payroll experience required']
  expect(shortly([...lines, 'Accounting', 'SQL', 'Excel'].join('\n'))).toEqual([
    'wished skill: Programming',
    'required years: 3+ years of payroll',
    'required skill: Accounting',
    'required skill: SQL',
    'required skill: Excel',
  ])
})

it('sentences that lost the space between them are two', () => {
  expect(itemsOf('Degree in Physics required.3+ years of payroll experience required')).toEqual([
    'required degree: Degree in Physics required',
    'required years: 3+ years of payroll',
  ])
})

it.each([
  'Ihre Aufgaben\n- Sie bauen Küchen\n- Sie beraten Gäste\n',
  'Über uns\nWir bauen Küchen.\n',
  'DU…\n- baust Küchen\n\nDU…\n',
])('a list of asks begins without a heading of its own below: %s', (before) => {
  const asks = '- hast Kenntnisse in Buchhaltung\n- verfügst über einen Führerschein\n- sprichst Deutsch'
  expect(shortly(`${before}${asks}`)).toEqual(
    expect.arrayContaining([
      'required skill: Buchhaltung',
      'required licence: Führerschein',
      'required language: Deutsch',
    ]),
  )
})

it('French asks that follow the duties are required, and duties stay duties', () => {
  const posting = `Vos missions
- Partager ses connaissances de la comptabilité
- Maintenir les logiciels Excel
- Expérience préalable en compositing
- Excellente maîtrise de Nuke
- Connaissances de base de Python`
  expect(shortly(posting).filter((text) => text.startsWith('required'))).toEqual([
    'required skill: compositing',
    'required other: Excellente maîtrise de Nuke',
    'required skill: Python',
  ])
})

it('bullets without a space behind them begin items', () => {
  expect(shortly('Requisitos\n-Contabilidad\n-Se valorará carnet de conducir')).toEqual([
    'required skill: Contabilidad',
    'wished licence: carnet de conducir',
  ])
})

it('what the employer does is not asked for', () => {
  const prose = `We are looking for an experienced Registered Nurse for a home providing dementia care and physiotherapy.
We are currently recruiting a qualified Registered Nurse who is required at our hospital which offers radiology.`
  expect(shortly(prose)).toEqual(['required skill: Registered Nurse'])
})

it('someone with experience of something is asked for both', () => {
  expect(shortly('We are looking for a Welder with good experience of glass engraving.')).toEqual([
    'required skill: Welder',
    'required other: good experience of glass engraving',
  ])
})

it('after the asked list a paragraph about what the employer gives asks for nothing', () => {
  const posting = `Requisitos
- Contabilidad
- Excel
Ponemos a tu disposición un amplio catálogo de cursos para que puedas crecer con nosotros en una empresa de más de cien personas. Formación en idiomas con doce opciones.`
  expect(shortly(posting)).toEqual(['required skill: Contabilidad', 'required skill: Excel'])
})

it.each([
  'Sorgfältige, eigenständige Arbeitsweise',
  'Hohes Maß an sorgfältiger und präziser Arbeitsweise',
  'Verantwortungsbewusstes und umsichtiges Arbeiten',
  'Vous savez gérer vos priorités',
])('what everybody claims of himself is no requirement: %s', (item) => {
  expect(itemsOf(item).filter((text) => !text.includes('strength'))).toEqual([])
})

it('one word in capitals within the requirements is a thing that is asked for', () => {
  expect(shortly('Requirements\nSAP\nDATEV\nBENEFITS\nExcel')).toEqual(['required skill: SAP', 'required skill: DATEV'])
})

it.each([
  ['Writing functional requirements', []],
  ['Recruiting and training of nurses', ['Recruiting']],
  ['Catering for elderly guests', []],
])('a word that is a skill elsewhere is none here: %s', (item, names) => {
  const found = readRequirements({ requirements: `- ${item}` }).flatMap(({ skills }) => skills)
  expect(found.map(({ name }) => name).filter((name) => /writing|Recruiting|Catering/.test(name))).toEqual(names)
})

it.each([
  'Was Dich bei uns erwartet:\n- Kurse in Excel',
  'Beneficios de trabajar en Fjord\n- Cursos de Excel',
  'Beneficios\n📚 Experiencia con Excel para todos',
  'Das dürfen Sie von uns erwarten:\n- Erfahrung mit Excel',
  'Je nach Qualifikation und Erfahrung ist eine deutliche Überbezahlung möglich',
  'Any employee who believes they are qualified should inform their manager',
  'Internal applicants must include their number in the subject line',
])('what follows the asked list about benefits and applying asks for nothing: %s', (behind) => {
  expect(shortly(`Requirements\n- SAP\n\n${behind}`)).toEqual(['required skill: SAP'])
})

it('“what awaits you” before anything is asked for tells the duties', () => {
  expect(shortly('Was Dich erwartet:\n- Listen in Excel')).toEqual(['wished skill: Excel'])
})

it('emoji begin items', () => {
  expect(shortly('Requisitos\n✅ Contabilidad\n📌 Excel')).toEqual([
    'required skill: Contabilidad',
    'required skill: Excel',
  ])
})

it('sentences glued together behind a bracket or number are two', () => {
  const glued = 'Valid certificate in Mathematics 7-12.Experience with Excel'
  expect(itemsOf(glued)).toContain('required skill: Excel')
})

it('the reporting of a journalist is none of figures', () => {
  const [years] = readRequirements({ title: 'Energy Reporter', requirements: '- 5+ years of reporting experience' })
  expect(years).toMatchObject({ what: 'years', skills: [] })
})

it('items that lost their breaks at dashes and numbers are read one by one', () => {
  const dashes =
    'Ideally, you have:- curiosity to nurture relations in time- a good level of English- SAP and more- Excel'
  expect(shortly(`Requirements\n${dashes}`).map((text) => text.replace(/^\w+ /, ''))).toEqual(
    expect.arrayContaining(['language: good level of English', 'skill: Excel']),
  )
  expect(itemsOf('Understanding of market guidelines5+ years of payroll experience')).toContain(
    'required years: 5+ years of payroll',
  )
})

it('export promotion, an apprenticeship that is on offer and the hours of a shift ask for nothing of that name', () => {
  expect(itemsOf('Export Promotion and the making of deals').join()).not.toContain('degree')
  expect(itemsOf('We cover any apprenticeship available').join()).not.toContain('degree')
  expect(itemsOf('Abgeschlossene Promotion in Chemie').join()).toContain('degree')
  expect(itemsOf('Setting up **** hr monitors')).not.toContain('required skill: hr')
})

it('that beginners are welcome asks for nothing, and takes nothing from what stands beside it', () => {
  expect(itemsOf('Expérience en enquêtes appréciée, débutants acceptés')).toEqual(['wished skill: enquêtes'])
  expect(itemsOf('Mehrjährige Berufserfahrung wünschenswert, auch Berufseinsteiger willkommen')).toEqual([
    'wished years: Mehrjährige Berufserfahrung wünschenswert',
  ])
  expect(itemsOf('5 Jahre Erfahrung in Java, keine Berufsanfänger').join()).toContain('5 Jahre Erfahrung in Java')
  expect(itemsOf('Abgeschlossene Ausbildung als Koch, auch Quereinsteiger').join()).toContain('Ausbildung als Koch')
})

it.each([
  [
    'MUST',
    'We hire. MUST: hold a forklift licence. MUST: have 3 years of plumbing experience. Call us.',
    ['forklift licence', '3 years of plumbing'],
  ],
  [
    'bullets',
    'Requirements: • Forklift licence • Basic English We offer: • Excel courses • Pension',
    ['Forklift licence', 'Basic English'],
  ],
  [
    'stars',
    'What you need * First aid * Forklift licence What we offer * Free lunch * Training in Makaton',
    ['First aid', 'Forklift licence'],
  ],
  [
    'dashes',
    'Candidates must have: - forklift licence - CPC card. We provide: - uniform - Excel courses',
    ['forklift licence', 'CPC card'],
  ],
  [
    'numbers',
    'Requirements 1. Forklift licence 2. First aid 3. Excel Benefits 1. Dental 2. Python lessons',
    ['Forklift licence', 'First aid', 'Excel'],
  ],
  [
    'semicolons',
    'Requirements: Sage 50; Excel; first aid. Benefits: pension; Python lessons',
    ['Sage 50', 'Excel', 'first aid'],
  ],
  [
    'German',
    'Ihr Profil: Staplerschein; Erste Hilfe; Führerschein Klasse B. Wir bieten: Weihnachtsgeld; Excel-Kurse',
    ['Staplerschein', 'Erste Hilfe', 'Führerschein Klasse B'],
  ],
  [
    'German bullets',
    'Das bringen Sie mit: • Staplerschein • Führerschein Klasse B Das bieten wir: • Dienstwagen • Excel-Kurse',
    ['Staplerschein', 'Führerschein Klasse B'],
  ],
  [
    'French',
    'Profil recherché : • CACES • HACCP • permis B Nous offrons : • mutuelle • formation Excel',
    ['CACES', 'HACCP', 'permis B'],
  ],
  [
    'Spanish',
    'Requisitos: * Carnet B * Excel Ofrecemos: * Contrato indefinido * Formación en SAP',
    ['Carnet B', 'Excel'],
  ],
])('a list within one line is read item by item, with its headings: %s', (_, text, asked) => {
  expect(readRequirements({ description: text }).map((it) => it.text)).toEqual(asked)
})

it.each([
  'We have 5 * 2 rooms * and one kitchen',
  'Open 9 - 5: call us - or write',
  'Good knowledge of first aid: level 2. Then call us',
])('no marks of a list: %s', (text) => expect(breakLists(text)).toBe(text))

it('a line of nothing but marks is read in no time', () => {
  for (const mark of [' * ', ': - ', '1. a 2. b ', 'Benefits: ', 'a:', '; ', ', '])
    expect(breakLists(mark.repeat(20_000)).length).toBeGreaterThan(0)
})

it.each([
  [
    'French and English',
    'Profil recherché\n- 2 ans d’expérience en restauration\n- Anglais courant\n- Permis B\nRequirements\n- 2 years of experience in restaurants\n- Fluent English\n- Driving licence B',
    ['2 ans d’expérience en restauration', 'Anglais courant', 'Permis B'],
  ],
  [
    'German and English',
    'Ihr Profil\n- Mindestens 2 Jahre Berufserfahrung\n- Kenntnisse in HACCP\n- Gute Deutschkenntnisse\nYour profile\n- Completed training as a cook\n- At least 2 years of professional experience\n- Knowledge of HACCP\n- Good knowledge of German',
    ['2 Jahre Berufserfahrung', 'HACCP', 'Gute Deutschkenntnisse'],
  ],
])('a posting in two languages asks once: %s', (_, description, asked) => {
  expect(readRequirements({ description }).map(({ text }) => text)).toEqual(asked)
})

it('a licence that only the second language of a posting names is asked for', () => {
  const description =
    'Requirements\n- Good knowledge of Java\n- Experience with Python\n\nVon Vorteil\n- Erfahrung mit Java\n- Kenntnisse in Python\n- Führerschein Klasse B'
  expect(readRequirements({ description }).map(({ text }) => text)).toContain('Führerschein Klasse B')
})

it('a second list of other things is no translation, whatever its heading', () => {
  const description =
    'Requirements\n- SAP\n- Excel\n- Word\nIhr Profil\n- Staplerschein\n- Gute Englischkenntnisse\n- Excel'
  expect(readRequirements({ description }).map(({ text }) => text)).toEqual(
    expect.arrayContaining(['SAP', 'Staplerschein', 'Gute Englischkenntnisse']),
  )
})
