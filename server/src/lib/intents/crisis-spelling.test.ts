import { expect, test } from 'vitest'
import { findCrisis } from './crisis.ts'

test.each([
  'ich moechte nicht mehr leben',
  'ich mochte nicht mehr leben',
  'ich koennte mich umbringen',
  'ich haenge mich auf',
  'ich wuensche mir den tod',
  'mir waere lieber ich waere tot',
  'ich erschiesse mich',
  'ich haette lieber nie gelebt',
  'niemand wuerde mich vermissen',
  'ich wuerde am liebsten einschlafen und nie aufwachen',
  'ich traue mich nicht aber ich waere gern tot',
  'das leben ist eine quaelerei fuer mich',
  'je veux plus vivre',
  "j'veux plus vivre",
  'jveux plus vivre',
  'je voudrais etre mort',
  'je voudrais etre morte',
  'a quoi ca sert de vivre',
  'ca sert a rien de vivre',
  'je pense a la mort tous les jours',
  'je vais me tuer',
  'je prefere mourir',
  'personne ne me regrettera',
  'no quiero vivir mas',
  'ya no quiero vivir',
  'no quiero estar aqui mas',
  'quisiera estar muerta',
  'mejor si me muero',
  'nadie me echaria de menos',
  'mi vida no vale nada, mejor desaparecer',
  'manana ya no estare',
])('despair is heard without umlauts and accents: %s', (message) => {
  expect(findCrisis(message)).toBe('despair')
})

test.each([
  'ich suche eine neue aktuelle Stelle in Duesseldorf',
  'tue ich gern',
  'ich moechte mich bewerben',
  'ich haette gern einen Termin',
  'das Formular haengt',
])('words with two vowels are no despair of themselves: %s', (message) => {
  expect(findCrisis(message)).toBeUndefined()
})

test.each([
  'wozu aufstehen',
  'wozu noch aufstehen',
  'wozu soll ich aufstehen',
  'quel intérêt de sortir du lit',
  'quel interet de se lever',
  'à quoi bon sortir du lit',
  "what's the point of getting out of bed",
  'why even get up',
  'why get out of bed',
  'why bother getting out of bed',
  'por qué levantarme de la cama',
  'para que salir de la cama',
  'para qué levantarse',
])('whoever sees no point in leaving their bed gets people who help: %s', (message) => {
  expect(findCrisis(message)).toBe('despair')
})

test.each([
  'wozu aufstehen um fünf für die Frühschicht',
  'muss man früh aufstehen als Bäcker?',
  'quel intérêt de passer une certification',
  'faut-il se lever tôt comme boulanger',
  'hay que levantarse temprano de panadero?',
  'why get up at 5 for a bakery job',
  'ab morgen lebe ich nicht mehr in Köln, suche Arbeit in Bremen',
  'I shot myself in the foot in the interview',
])('early shifts, courses and moves are no despair: %s', (message) => {
  expect(findCrisis(message)).toBeUndefined()
})
