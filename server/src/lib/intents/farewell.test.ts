import { expect, test } from 'vitest'
import { findCrisis, maybeDespair } from './crisis.ts'

test.each([
  'no quiero estar mas en este mundo',
  'ya no quiero estar en el mundo',
  'i cant even keep existing like this',
  'je veux vraiment plus vivre',
  'ich kann einfach nicht mehr existieren',
])('a small word within a phrase of despair hides it from nobody: %s', (text) =>
  expect(findCrisis(text)).toBe('despair'),
)

test.each([
  'no quiero estar mas en esta empresa',
  'ya no quiero estar en el mundo del marketing',
  'no quiero estar en el mundo de la hosteleria',
  'je veux vraiment plus vivre à Paris, cherche à Lyon',
])('what is tired of is work or a town: %s', (text) => expect(findCrisis(text)).toBeUndefined())

test.each([
  'wenn ich nich mehr da bin kriegen die kinder wenigstens die rente',
  'falls ich nicht mehr bin kriegt meine familie die lebensversicherung',
  'at least the kids get my pension when im gone',
  'au moins les enfants auraient le capital décès si je partais pour de bon',
  'cuando falte yo mi mujer cobra la viudedad',
])('what the family gets afterwards is despair: %s', (text) => expect(findCrisis(text)).toBe('despair'))

test.each([
  'kriege ich meine rente wenn ich kündige',
  'what pension would i get at the council with kids',
  'si je pars à la retraite ma femme touche quoi',
  'mi mujer cobra pension y yo busco trabajo',
])('a question about a pension is none: %s', (text) => expect(findCrisis(text)).toBeUndefined())

test.each([
  'j’ai avalé toute la boîte',
  'jai pris toute la plaquette',
  "je viens d'avaler tous mes somnifères",
  'took all the paracetamol in the house what now',
  'took 40 co codamol',
  'swallowed the lot, now what',
  'ive taken everything in the medicine cabinet',
  'i overdosed last night',
  'hab die ganze packung geschluckt',
  'hab alle schlaftabletten genommen',
  'ich hab alle genommen die im schrank waren',
  'me he tragado toda la caja',
  'me he tomado todas las pastillas',
  'me tome el bote entero',
])('an overdose already taken is told from despair: %s', (text) => expect(findCrisis(text)).toBe('taken'))

test.each([
  'i want to take all my pills',
  'years ago i took all my pills, now i want to die again',
  'ich will sterben',
])('where nothing was taken now it is despair: %s', (text) => expect(findCrisis(text)).toBe('despair'))

test.each([
  'i swallowed my pride and took the job',
  'took a whole box of leaflets to the fair',
  'ive taken everything into account',
  "j'ai pris toute la boîte de chocolats",
  'hab 20 bewerbungen geschickt',
  'me lo he tomado todo con calma',
])('what else is taken or swallowed is none: %s', (text) => expect(findCrisis(text)).toBeUndefined())

test.each([
  'ive sorted out who gets the dog, not long now',
  'given my cat away, wont need her now',
  'der hund ist abgegeben, lange dauert es nicht mehr',
  'hab den strick schon',
  'j’ai donné mon chat à ma sœur, après ce sera fini',
  'jai ecrit la lettre pour ma mere',
  'ya he dejado todo arreglado para los niños, se acabó',
  'he encontrado casa para el gato, pronto se acaba todo',
])('a farewell in deeds is despair: %s', (text) => expect(findCrisis(text)).toBe('despair'))

test.each([
  'ive sorted out childcare for the kids, not long now till i start',
  'ich hab alles geregelt für die kinder, kann montag anfangen',
  "j'ai tout réglé pour les enfants, je peux commencer lundi",
  'ya he dejado todo arreglado para los niños, puedo empezar el lunes',
  'i wrote a letter to my sister about the job',
])('care for children before a job is none: %s', (text) => expect(findCrisis(text)).toBeUndefined())

test.each([
  'standing on the multi storey thinking whats the point',
  'steh grad an den gleisen was soll das alles noch',
  'auf dem dach, weiß nicht mehr weiter, ich sitz hier oben',
  'debout sur le pont, à quoi ça sert tout ça',
  'estoy en la azotea, para que seguir',
])('a height or the rails beside "what is the point" is despair: %s', (text) =>
  expect(findCrisis(text)).toBe('despair'),
)

test.each([
  'im standing on the platform, train is late',
  'steh im parkhaus, finde den eingang nicht',
  'je suis sur le parking, c’est quelle porte',
  'estoy en el puente de vallecas, por donde es',
  'the roof job, whats the point of applying',
])('somebody on the way is not in despair: %s', (text) => expect(findCrisis(text)).toBeUndefined())

test.each([
  'personne verrait la différence si je me réveillais pas',
  'nadie notaria si no despierto',
  'no one would know if i never woke up',
  'keiner würde merken wenn ich morgen nicht mehr aufwache',
])('never waking up, and nobody to notice, is despair: %s', (text) => expect(findCrisis(text)).toBe('despair'))

test.each([
  'he said hell kill me if i go to the interview',
  "il a dit qu'il me tuerait si je vais à l'entretien",
  'ha dicho que me mata si voy a la entrevista',
])('a threat told with "said" is danger: %s', (text) => expect(findCrisis(text)).toBe('danger'))

test.each([
  'j’ai failli mourir de rire à l’entretien',
  "j'ai failli rater mon entretien",
  'je vais crever de faim à la pause',
  'i nearly died laughing at the interview',
  'i was crying laughing at their email',
  'ich bin tot nach der inventur',
  'casi me muero de vergüenza en la entrevista',
  'he said he would kill for that job',
])('laughing, shame and tiredness are no despair: %s', (text) => {
  expect(findCrisis(text)).toBeUndefined()
  expect(maybeDespair(text)).toBe(false)
})

test.each([
  'i drank bleach',
  'i swallowed them all',
  'ich habe rohrreiniger getrunken',
  'ich hab mir eine überdosis gegeben',
  'jai bu de la javel',
  'he bebido lejia',
])('poison and an overdose without a name are a case for the emergency number: %s', (text) => {
  expect(findCrisis(text)).toBe('taken')
})
