import { expect, test } from 'vitest'
import { findCrisis } from './crisis.ts'

test.each([
  "I've just overdosed on paracetamol",
  'I overdosed on my tablets',
  "I have overdosed on sleeping pills and I'm scared",
])('an overdose is heard whatever it is of: %s', (text) => expect(findCrisis(text)).toBe('taken'))

test.each(['I overdosed on coffee before the interview', 'overdosed on series all weekend'])(
  'too much coffee is no overdose: %s',
  (text) => expect(findCrisis(text)).toBeUndefined(),
)

test.each([
  'he beat me to the ground last night',
  'my boss beat me to the floor',
  'my dad beat me at everything and hit me at games',
  'my husband beat me in the kitchen after the game',
  'mein Mann schlägt mich im Rennen, beim Fussball und im Spiel',
])('violence is heard beside words of games: %s', (text) => expect(findCrisis(text)).toBe('danger'))

test.each([
  'she beat me to it',
  'they beat me to the punch',
  'my brother beat me at chess',
  'my son beat me at mario kart',
  'mein Sohn schlägt mich beim Schach',
])('a game or a race lost is no violence: %s', (text) => expect(findCrisis(text)).toBeUndefined())

test.each([
  'bringe mich um',
  'bringe mich jetzt um',
  'Bringe mich heute Nacht um.',
  'dann bringe ich mich um',
  'heute Abend bringe ich mich um',
  'ich bringe mich heute um',
  'ich bring mich noch um',
  'Bringe mich um wenn das so weitergeht',
])('suicide is heard wherever the words of the verb stand: %s', (text) => expect(findCrisis(text)).toBe('despair'))

test.each([
  'Ich bringe mich gerne ein, um dem Team zu helfen',
  'gern bringe ich mich ein um zu lernen',
  'der Papierkram bringt mich noch um',
  'damit bringe ich mich um den Schlaf',
])('who brings something else is not in despair: %s', (text) => expect(findCrisis(text)).toBeUndefined())

test.each([
  'I lost my job two months ago and just took all my pills',
  'I lost my job two months ago and took all my pills',
  'My wife left me years ago and tonight I took 40 paracetamol',
  'when i was sacked i had nothing left. took all my tablets tonight',
  'vor zwei Monaten hab ich die Arbeit verloren, jetzt hab ich alle Tabletten genommen',
  'il y a deux mois j’ai perdu mon travail et je viens d’avaler tous mes somnifères',
  'hace dos meses perdí el trabajo y ahora me he tomado todas las pastillas',
])('what else was long ago does not make an overdose old: %s', (text) => expect(findCrisis(text)).toBe('taken'))

test.each([
  'years ago i took all my pills, i want to die again',
  'vor zwei jahren hab ich alle tabletten genommen, ich will sterben',
])('an overdose of years ago is despair of today: %s', (text) => expect(findCrisis(text)).toBe('despair'))

test.each([
  'left a note for the parents at the nursery',
  'wrote the letter to the school',
  'took the packet from HR',
  'I just took the whole box home from work',
  'brief an die eltern der kita geschrieben',
])('a note or a box of work is no farewell: %s', (text) => expect(findCrisis(text)).toBeUndefined())

test.each([
  'left a note for the parents at home',
  'wrote the letter to my mum',
  'brief an die eltern geschrieben',
  'took the whole box, at home alone',
])('a farewell is heard beside it: %s', (text) => expect(findCrisis(text)).toBeDefined())

test('whoever wants to quit their life is heard, and whoever wants to quit a job is not taken for it', () => {
  expect(findCrisis('I want to quit my life, how do I do it')).toBeDefined()
  expect(findCrisis('what would be the best way to leave this world')).toBeDefined()
  expect(findCrisis('I want to quit my job, how do I do it')).toBeUndefined()
})
