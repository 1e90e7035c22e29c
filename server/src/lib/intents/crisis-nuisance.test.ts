import { expect, test } from 'vitest'
import { findCrisis, maybeDespair, withoutFigure } from './crisis.ts'

test.each([
  'Ich könnte mich umbringen vor Langeweile in diesem Job',
  'Ich bring mich um, wenn das Formular noch mal abstürzt',
  'Ich könnte mich erschießen, der Drucker geht schon wieder nicht',
  'Ich häng mich auf, wenn die Seite noch mal hängt',
])('words of suicide over a nuisance leave a message to answer: %s', (message) => {
  expect(findCrisis(message)).toBe('despair')
  expect(withoutFigure(message)).toContain('bin genervt')
})

test.each([
  ["I'm going to shoot myself if this page won't load, how do I upload my CV?", 'how do i upload my cv'],
  ['je vais me flinguer si le site bugue encore, comment ajouter mon CV', 'comment ajouter mon cv'],
  ['me pego un tiro si la web no carga, ¿cómo subo el CV?', 'como subo el cv'],
])('what is asked beside such words is left to be answered: %s', (message, left) => {
  expect(findCrisis(message)).toBe('despair')
  expect(withoutFigure(message)).toContain(left)
})

test.each([
  'Ich bring mich um',
  'Ich will mich umbringen, der Drucker geht nicht',
  'Ich bring mich um, das Portal lädt nicht und niemand hilft mir',
  'Ich bring mich um, wenn das Formular abgelehnt wird',
  'Ich könnte mich umbringen vor Langeweile, ich meine es ernst',
  'Ich könnte mich erschießen, die App hängt. Ich kann nicht mehr',
  'I want to kill myself, the form crashed',
  "I'll kill myself tonight if this form crashes again",
  "I'm going to kill myself, the app crashed and I have nothing left",
  "I'll kill myself if they reject me",
  "je vais me tuer, le site plante et je n'en peux plus",
  'me mato, la web no carga y nadie me ayuda',
])('an explicit wish, or despair beside it, is no figure of speech: %s', (message) => {
  expect(findCrisis(message)).toBe('despair')
  expect(withoutFigure(message)).toBeUndefined()
})

test.each([
  'à quoi ça sert de se lever le matin',
  'a quoi bon me lever demain',
  "what's the point of getting up",
  'warum soll ich morgens überhaupt noch aufstehen',
  'para qué levantarme',
  'de qué sirve levantarse',
])('whoever sees no point in getting up gets people who help: %s', (message) => {
  expect(findCrisis(message)).toBe('despair')
})

test.each([
  'à quoi ça sert de se lever tôt pour un entretien',
  'whats the point getting up for this job',
  'muss ich um 5 aufstehen für die Schicht?',
  '¿a qué hora hay que levantarse en ese puesto?',
  'Rédige ma lettre de démission, ma cheffe est Anne Morel, mon dernier jour est le 31 décembre',
  'Escribe mi carta de renuncia, mi jefa es Marta Ruiz y mi último día es el 31 de diciembre',
  'Schreib mir eine Kündigung, meine Chefin heißt Petra Kuhn, mein letzter Tag ist der 31.12.',
])('an early shift and a last day at work are no despair: %s', (message) => {
  expect(findCrisis(message)).toBeUndefined()
  expect(maybeDespair(message)).toBe(false)
})

test.each(['demain est mon dernier jour', 'mi último día, adiós', 'morgen ist mein letzter Tag'])(
  'a last day without work beside it stays a sign: %s',
  (message) => {
    expect(findCrisis(message)).toBe('despair')
  },
)

test.each(['20 Stunden die Woche im Lager', 'Soy aprendiz y solo barro', 'Ich will die Stelle im Lager'])(
  'words that are dark in another sense or language are no despair: %s',
  (message) => {
    expect(maybeDespair(message)).toBe(false)
  },
)

test.each(['me siento muy solo', 'estoy triste y solo', 'ich bin so allein', 'i am so alone'])(
  'loneliness stays a dark word: %s',
  (message) => {
    expect(maybeDespair(message)).toBe(true)
  },
)
