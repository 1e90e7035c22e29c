import { describe, expect, test } from 'vitest'
import { findCrisis } from './crisis.ts'
import { findMatter } from './matters.ts'

test.each([
  ['say on my cv i managed the practice, i basically did', 'en', 'untrue'],
  ['kann ich einfach 2019 zu 2018 machen?', 'de', 'untrue'],
  ['mets que j’ai le permis D, je le passe en janvier', 'fr', 'untrue'],
  ['pon en el cv q estuve alli hasta hoy, asi no se ve el paro', 'es', 'untrue'],
  ['cover letter for tawe, say im fluent in welsh and managed 12 people', 'en', 'unproven'],
  ['what shall i bring to the interview, id?', 'en', 'bring'],
  ['die wollen meinen perso vorher sehen ist das normal', 'de', 'identity'],
  ['probearbeiten ohne geld, is das ok', 'de', 'unpaid_trial'],
  ['me piden una semana de prueba sin cobrar, es normal?', 'es', 'unpaid_trial'],
  ['q buscaban a alguien mas joven. eso es legal?', 'es', 'refused_unlawfully'],
  ['von okt 2017 bis april 2019 steht nix im cv, pflege vom vater', 'de', 'gap'],
  ['prison de 2016 à 2018, je dis quoi sur le cv', 'fr', 'record'],
  ['bin fristlos geflogen, sag ich das', 'de', 'dismissed'],
  ['i got sacked do i tell them', 'en', 'dismissed'],
  ['im pregnant, when do i tell bridgend', 'en', 'pregnant'],
  ['estoy embarazada lo digo en moncayo?', 'es', 'pregnant'],
  ['darf nix mehr über 10 kilo heben, muss ich das im gespräch sagen', 'de', 'health'],
  ['je porte le voile, je dois l’enlever ?', 'fr', 'belief'],
  ['trink jeden abend ne flasche schnaps seit der kündigung', 'de', 'drinking'],
  ['fait chier', 'fr', 'swearing'],
  ['how do I get my stuff back out of here', 'en', 'take_out'],
  ['wie krieg ich meine daten hier wieder raus', 'de', 'take_out'],
  ['comment je récupère mes données', 'fr', 'take_out'],
  ['cómo saco mis datos de aquí', 'es', 'take_out'],
  ['my sister got an offer', 'en', 'somebody_else'],
  ['mein mann wurde bei bergmann eingeladen', 'de', 'somebody_else'],
  ['ma cousine a décroché un emploi au port', 'fr', 'somebody_else'],
  ['mon mari a été convoqué à un entretien', 'fr', 'somebody_else'],
  ['a mi amiga le han hecho una oferta', 'es', 'somebody_else'],
  ['mir wurde gekündigt', 'de', 'let_go'],
  ['my boss fired me today, what notice do i get', 'en', 'let_go'],
  ['mir wurde gekündigt, welche kündigungsfrist gilt', 'de', 'let_go'],
  ['i was sacked while off sick', 'en', 'let_go_ill'],
  ['me echaron en el periodo de prueba', 'es', 'let_go_trial'],
  ['quels entretiens j’ai de prévus', 'fr', 'appointments'],
  ['cómo acepto la oferta', 'es', 'how_accept'],
  ['marta quiere verme otra vez', 'es', 'interested'],
] as const)('%j is a delicate matter', (message, language, matter) => {
  expect(findMatter(message, language)).toBe(matter)
})

test.each([
  ['change 2019 to 2018, it was a typo', 'en'],
  ['i worked at tesco from 2016 to 2018, add it to my cv', 'en'],
  ['im ill tomorrow, how do i tell them i cant come', 'en'],
  ['find me jobs in a prison', 'en'],
  ['is there a free trial of waymark', 'en'],
  ['the interview is at the christian centre, tell me how to get there', 'en'],
  ['probearbeiten bei vollmer am freitag um 9', 'de'],
  ['ich glaube das gespräch war gut, was sag ich denen jetzt', 'de'],
  ['dis-moi en vrai combien je peux demander', 'fr'],
  ['je suis malade demain, annule l’entretien', 'fr'],
  ['tengo una prueba el viernes en goya', 'es'],
  ['fuck you', 'en'],
  ['my friend got me an interview at acme', 'en'],
  ['A friend of mine has offered me a job at her bakery', 'en'],
  ['Frau Müller hat mich zum Gespräch eingeladen', 'de'],
  ['Mein Onkel hat mir einen Ausbildungsplatz angeboten', 'de'],
  ["Ma voisine m'a décroché un entretien à l'hôpital", 'fr'],
  ['Un amigo me ha hecho una oferta', 'es'],
  ['Mi hermano nos ha dado trabajo a los dos', 'es'],
  ['download my cv for acme', 'en'],
  ['ich krieg das alles nicht mehr raus aus dem kopf', 'de'],
] as const)('%j is none', (message, language) => {
  expect(findMatter(message, language)).toBeUndefined()
})

test('swearing in a longer message is a manner of speaking', () => {
  expect(findMatter('verdammt viele bewerbungen, wie viele sind denn jetzt noch offen', 'de')).toBeUndefined()
})

describe('despair in plain words', () => {
  test.each(
    `every morning i wish i hadnt woken up
thinking of driving into a wall on the way to the jobcentre
done fighting. sorry for everything
nobody would even come to the funeral
ich will nur noch schlafen und nie mehr aufstehn
tut mir leid für alles, macht es gut
zu meiner beerdigung käm eh keiner
jeden morgen wünsch ich mir ich wär nich aufgewacht
chaque matin je regrette de m’être réveillé
pardon pour tout, adieu
je pense au pont tous les soirs
personne viendrait à mon enterrement
pienso en la ventana del quinto todos los dias
perdon por todo, adios
nadie vendria a mi entierro
who would even bother coming to my funeral lol
keep thinking i could just steer in front of a lorry
i stand on the railway bridge every night and look down
überleg ob ich einfach in den gegenverkehr lenke
steh nachts am fenster und denk wie leicht es wär
j’ai envie de foncer dans un platane
je veux dormir et plus jamais me lever
tengo ganas de estrellar el coche contra un muro
miro la azotea todas las noches`.split('\n'),
  )('%s', (text) => expect(findCrisis(text)).toBe('despair'))

  test.each(
    `i woke up late and missed the interview, wish i hadnt
i worked as a funeral director for 3 years, nobody asked about it
sorry for everything being so messy in my cv
i stand at a window all day selling tickets
i was thinking of driving lorries
tut mir leid für die verspätung
ich baue brücken und dächer, denk an zimmermann
kann nicht schlafen vor dem gespräch, muss früh aufstehen
pardon pour tout ce retard
je conduis un camion sur le pont tous les jours
je pose des fenêtres et des toits toute l’année
trabaje en una funeraria y en entierros, nadie me llama
monto ventanas y tejados todos los dias
la empresa se estrello contra un muro de deudas`.split('\n'),
  )('is not heard in: %s', (text) => expect(findCrisis(text)).toBeUndefined())
})

test.each([
  ['do I need a LinkedIn profile', 'en', 'linkedin'],
  ["I'm a nurse coming back after seven years at home, where do I begin", 'en', 'return_to_work'],
  ['Ich war sieben Jahre zu Hause, wo fange ich wieder an', 'de', 'return_to_work'],
  ['je reprends après sept ans à la maison, par quoi commencer', 'fr', 'return_to_work'],
  ['vuelvo después de siete años en casa, ¿por dónde empiezo?', 'es', 'return_to_work'],
  ['they offered me a settlement, should I sign today', 'en', 'severance'],
  ['Die wollen, dass ich heute einen Aufhebungsvertrag unterschreibe', 'de', 'severance'],
  ['On me propose une rupture conventionnelle, je signe ?', 'fr', 'severance'],
  ['Quieren que firme hoy el finiquito', 'es', 'severance'],
  ['how do i do a linkedin', 'en', 'linkedin'],
  ['brauche ich ein LinkedIn-Profil', 'de', 'linkedin'],
  ['faut-il un profil LinkedIn', 'fr', 'linkedin'],
  ['necesito un perfil de LinkedIn', 'es', 'linkedin'],
  ['who should I name as a reference', 'en', 'references'],
  ['whats a reference and who can i ask', 'en', 'references'],
  ['wen soll ich als Referenz angeben', 'de', 'references'],
  ['qui donner comme référence', 'fr', 'references'],
  ['a quién pongo como referencia', 'es', 'references'],
  ['do they need my national insurance number already', 'en', 'social_number'],
  ['muss ich vorher meine Sozialversicherungsnummer nennen', 'de', 'social_number'],
  ['dois-je donner mon numéro de sécurité sociale', 'fr', 'social_number'],
  ['tengo que dar mi numero de seguridad social antes de firmar', 'es', 'social_number'],
] as const)('%j asks about a rule (%s): %s', (message, language, matter) => {
  expect(findMatter(message, language)).toBe(matter)
})

test.each([
  ['write a LinkedIn message to a recruiter', 'en'],
  ['I found the job on LinkedIn', 'en'],
  ['what is the reference number of the posting', 'en'],
  ['schreib eine LinkedIn-Nachricht', 'de'],
  ['die Stelle hab ich auf LinkedIn gesehen', 'de'],
  ['j’ai vu l’annonce sur LinkedIn', 'fr'],
  ['vi la oferta en LinkedIn', 'es'],
] as const)('%j asks about none of these', (message, language) => {
  expect(['linkedin', 'references', 'social_number']).not.toContain(findMatter(message, language))
})
