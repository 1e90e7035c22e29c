import { expect, test } from 'vitest'
import { languages } from '../languages.ts'
import { findCrisis, isDistressed } from './crisis.ts'
import { readSentences } from './model/training-sentences.ts'

test.each([
  'I want to kill myself',
  'i wanna die after this rejection',
  'Honestly I dont want to live anymore, nobody hires me',
  'I think about suicde every day',
  'everyone would be better off without me',
  'Ich möchte nicht mehr leben',
  'ich denke an selbstmord wegen der ganzen absagen',
  'ICH WILL STERBEN',
  'am liebsten würde ich mich umbringen',
  "J'ai envie de mourir",
  'je veux en finir, plus de travail plus rien',
  'jai envie d en finir avec la vie',
  'Quiero morirme',
  'ya no quiero vivir, me han echado otra vez',
  'pienso en suicidarme',
])('despair is heard whatever the language: %s', (text) => {
  expect(findCrisis(text)).toBe('despair')
})

test.each([
  'My husband hits me and I need a job to get away',
  'my boss threatens me',
  'Mein Chef bedroht mich',
  'ich werde von meinem Vorgesetzten sexuell belästigt',
  'mon mari me frappe',
  'mi jefe me amenaza',
  'me pega mi marido',
  'he kicks me when the shift is bad',
  'il me botte les fesses',
  'my husband kicked me out of the car',
  'he kicked me down the stairs',
  'mi jefe me da patadas',
  'mon mari me donne des coups de pied',
  'they took my passport and I have to work',
  'I want to kill my boss with a gun',
])('danger is heard: %s', (text) => {
  expect(findCrisis(text)).toBe('danger')
})

test.each([
  'faut me botter les fesses',
  'necesito que me den una patada en el culo',
  'I want a life after driving',
  'he kicked me out of the whatsapp group',
  'my landlord kicked me out',
  'me da patadas el curro',
  'la burocracia me da patadas',
  'jme fais botter les fesses par la compta',
  'die haben mich aus dem Kurs gekickt',
  'havent touched my cv since 2016',
  'this job search is killing me',
  'I have written cover letters to everyone',
  "I'd kill for this job",
  'My boss will kill me if I am late for the interview',
  'jobs at a suicide prevention hotline',
  "I don't want to live in London anymore, find jobs in Leeds",
  'dead-end job, what else could I do',
  'Jobs in Erlangen',
  'Ich habe eine Absage erhalten',
  'der Papierkram bringt mich noch um',
  'ich bin mir nicht mehr sicher',
  'je porte le voile, est-ce un problème en entretien ?',
  "je meurs d'envie de travailler chez vous",
  'comment en finir avec cette lettre',
  '¿puedes contarme más?',
  'me muero de ganas de empezar',
  'cómo pido el subsidio por desempleo',
])('figures of speech are no crisis: %s', (text) => {
  expect(findCrisis(text)).toBeUndefined()
})

test.each(languages)('no sentence that asks for something is taken for a crisis: %s', (language) => {
  const sentences = [...readSentences(language), ...readSentences(language, '../dev/' + language + '.txt')]
  expect(sentences.filter(({ text }) => findCrisis(text)).map(({ text }) => text)).toEqual([])
})

test('somebody at the end of their strength is told from somebody in danger', () => {
  for (const text of ["I can't cope, it is hopeless", 'ich bin völlig verzweifelt', "j'en peux plus", 'no puedo más']) {
    expect(findCrisis(text)).toBeUndefined()
    expect(isDistressed(text)).toBe(true)
  }
  expect(isDistressed('how many applications did I send?')).toBe(false)
})

test.each([
  ['at the end', 4000, 0],
  ['in the middle', 300, 400],
  ['near the beginning', 60, 600],
])('a word of despair %s of a long message is heard', (_, before, after) => {
  const posting = 'We are looking for a nurse. '
  expect(findCrisis(`${posting.repeat(before)} I want to die. ${posting.repeat(after)}`)).toBe('despair')
})

test.each([
  'i took my pills before work',
  'i took two painkillers before the interview',
  'ich hab vor der arbeit meine tabletten genommen',
  "j'ai pris mes cachets avant le travail",
  'me he tomado mis pastillas antes del trabajo',
])('medication as on any day is no crisis: %s', (text) => expect(findCrisis(text)).toBeUndefined())

test.each([
  'i took some pills',
  'i took my pills this morning, all of them',
  'i took my pills before work with a bottle of vodka',
  'i took my pills before bed, the entire pack, hope it works',
  'i took the pills this morning, too many of them',
  'ich hab vor der arbeit alle tabletten genommen',
  "j'ai pris mes cachets avant le travail, toute la boîte",
  'me tomé las pastillas de la noche, todas',
])('too much of it is one: %s', (text) => expect(findCrisis(text)).toBe('taken'))

test.each([
  'some nights i think my kids would be better off with the life insurance',
  'dont bother with the interview i wont be around',
  'für meine kinder wär die lebensversicherung mehr wert als ich',
  'das gespräch brauch ich nich mehr, bis dahin bin ich weg',
  "l'entretien c'est pas la peine je serai plus là",
  'la entrevista da igual, ya no estaré',
])('a goodbye is heard although it names work: %s', (text) => expect(findCrisis(text)).toBe('despair'))

test.each([
  'i wont be around on friday, move the reminder',
  'i sell life insurance to families, can i move into banking',
  'ich bin bis freitag weg, den termin brauch ich nicht',
  "mon dernier jour chez colis atlantique c'était le 29 mai",
  'no estaré el viernes, da igual',
  'this cv is a suicide mission lol',
])('an absence or a last day at work is none: %s', (text) => expect(findCrisis(text)).toBeUndefined())

test.each([
  'my boyfriend beat me at chess',
  'my ex beat me at mario kart again lol',
  'mein freund hat mich im Schach geschlagen',
  'mon copain m’a battu aux échecs',
  'mi novio me dio una paliza al ajedrez',
  'I’ll be gone by then, no need to ring',
  'dont bother ringing friday, i wont be around, im on holiday in spain',
  'im Urlaub bin ich dann weg, brauchst nicht anrufen',
])('a lost game and a holiday are neither danger nor despair: %s', (text) => {
  expect(findCrisis(text)).toBeUndefined()
})

test.each([
  'my boyfriend beat me at home',
  'he beat me in front of the kids',
  'mein Mann hat mich im Streit geschlagen',
])('a blow is none: %s', (text) => {
  expect(findCrisis(text)).toBe('danger')
})

test('no interview any more, since nobody will be there, is despair', () => {
  expect(findCrisis('dont bother with the interview i wont be around')).toBe('despair')
})

test.each([
  'no quiero estar mas en este mundo',
  'ya no quiero estar en el mundo',
  'wenn ich nich mehr da bin kriegen die kinder wenigstens die rente',
  'if im gone the kids get the pension at least',
  'si je suis plus là les enfants auront la pension',
  'cuando no esté mis hijos tendrán la pensión',
  'i cant keep existing like this',
  'ive sorted out who gets the dog, not long now',
  'den hund hab ich abgegeben, dauert nicht mehr lange',
  'j’ai donné mon chat à ma sœur, après ce sera fini',
  'ya he dejado todo arreglado para los niños, se acabó',
  'given my cat away, wont need her now',
  'jai ecrit la lettre pour ma mere',
  'hab den strick schon',
  'standing on the multi storey thinking whats the point',
  'steh auf dem parkhaus, wozu noch',
  'je suis debout sur le pont, à quoi bon',
  'estoy en la azotea, qué sentido tiene',
  'personne verrait la différence si je me réveillais pas',
  'nobody would notice if i didnt wake up',
  'keiner würde merken wenn ich nicht mehr aufwache',
  'nadie notaria si no despierto',
])('despair in other words than a list of phrases has: %s', (text) => {
  expect(findCrisis(text)).toBe('despair')
})

test.each([
  'j’ai avalé toute la boîte',
  'took all the paracetamol in the house what now',
  'took 40 co codamol',
  'hab alle schlaftabletten genommen',
  'ich hab die ganze packung geschluckt',
  'me he tomado todas las pastillas',
  'me he tragado toda la caja',
])('what was swallowed already is told apart: %s', (text) => {
  expect(findCrisis(text)).toBe('taken')
})

test.each([
  'j’ai failli mourir de rire à l’entretien',
  'i nearly died laughing in the interview',
  'me muero de vergüenza con las entrevistas',
  'ich bin tot nach der inventur',
  'found a home for my kids toys, not long now till i start',
  'i took the whole box of tools to the interview',
  'ich hab die ganze packung bewerbungsfotos genommen',
  'my mum will kill me if i dont get a job',
])('no crisis: %s', (text) => {
  expect(findCrisis(text)).toBeUndefined()
})

test.each([
  'he said hell kill me if i go to the interview',
  'er bringt mich um wenn ich hingehe',
  'il me tue si je pars',
  'dice que me mata si voy',
])('a threat of death is danger: %s', (text) => {
  expect(findCrisis(text)).toBe('danger')
})
