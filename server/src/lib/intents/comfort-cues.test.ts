import { expect, test } from 'vitest'
import { findCues } from './cues.ts'
import type { Language } from '../languages.ts'

const isComforted = (text: string, language: Language) =>
  findCues(text, language).some((cue) => cue === 'upset' || cue === 'grief')

test.each<[string, Language]>([
  ['i cant do this, i keep crying', 'en'],
  ['i cant do this', 'en'],
  ['im falling apart', 'en'],
  ['im so useless', 'en'],
  ['my dad passed away last week', 'en'],
  ['my dad died, i cannot find the number of the doctor', 'en'],
  ['im useless in interviews', 'en'],
  ['i cant do this and i dont know why', 'en'],
  ['ich kann das nicht mehr, ich weine nur noch', 'de'],
  ['das schaff ich nicht', 'de'],
  ['ich kann das nicht glauben, meine Mutter ist gestorben', 'de'],
  ['mir gehts richtig schlecht', 'de'],
  ['das bringt doch eh nix', 'de'],
  ['je n’y arrive pas, je suis nulle', 'fr'],
  ['ma mère est décédée', 'fr'],
  ['no puedo con todo', 'es'],
])('%j gets comfort', (text, language) => expect(isComforted(text, language)).toBe(true))

test.each<[string, Language]>([
  ['i cant do this weekend, can you ask Oakley for another day', 'en'],
  ['i am useless with excel, is that a problem', 'en'],
  ['lost my partner’s number, remind me to call him', 'en'],
  ['nobody wants me to work nights', 'en'],
  ['my car keeps breaking down', 'en'],
  ['i feel sick, i cannot come to the interview', 'en'],
  ['ich kann das nicht öffnen, die Datei', 'de'],
  ['das schaff ich nicht bis Freitag', 'de'],
  ['mir geht es nicht schlecht', 'de'],
  ['der Arbeitsweg ist mir zu viel', 'de'],
  ['LinkedIn bringt mir nichts', 'de'],
  ['je n’y arrive pas à mettre mon CV', 'fr'],
  ['c’est trop dur de trouver un travail à Lyon', 'fr'],
  ['mon fils est parti en Espagne', 'fr'],
  ['no puedo con todo el trabajo que tengo', 'es'],
])('%j asks or tells something else', (text, language) => expect(isComforted(text, language)).toBe(false))
