import { expect, test } from 'vitest'
import type { Language } from '../languages.ts'
import { findCues } from './cues.ts'
import { isActDenied, isActOpen, isConditional, isStageUnwanted } from './denials.ts'

test.each<[string, Language]>([
  ["I wasn't accepted at Acme, move it to Rejected", 'en'],
  ['Acme hat mich nicht angenommen, auf Abgelehnt bitte', 'de'],
  ['ich wurde bei Acme nicht angenommen', 'de'],
  ['Acme ne m’a pas acceptée', 'fr'],
  ['ils n’ont pas accepté ma candidature', 'fr'],
  ['no me han aceptado en Acme, ponlo en rechazado', 'es'],
  ['I did not get it, rejected', 'en'],
  ["they didn't call, rejected I think", 'en'],
  ['they did not accept me', 'en'],
  ['I want to withdraw from Acme', 'en'],
  ['I was not happy, Acme rejected me', 'en'],
  ["I can't believe Acme rejected me", 'en'],
  ['not surprisingly Acme rejected me', 'en'],
  ['maybe it is for the best but they rejected me', 'en'],
])('a rejection or a wish is no denied act: %s', (text, language) => expect(isActOpen(text, language)).toBe(false))

test.each<[string, Language]>([
  ['I have not accepted the offer', 'en'],
  ["I haven't withdrawn", 'en'],
  ['they have not rejected me yet', 'en'],
  ["they haven't turned me down", 'en'],
  ['ich habe das Angebot nicht angenommen', 'de'],
  ['ich nehme es nicht an', 'de'],
  ['ich zieh bei Acme nicht zurück', 'de'],
  ['Acme hat nicht abgesagt', 'de'],
  ['je n’ai pas accepté', 'fr'],
  ['je ne retire pas ma candidature', 'fr'],
  ['no he aceptado la oferta', 'es'],
  ['Acme no me ha rechazado', 'es'],
])('what somebody has not done is denied: %s', (text, language) => expect(isActDenied(text, language)).toBe(true))

test.each<[string, Language]>([
  ['i dont want the job at dunmore to be rejected', 'en'],
  ['I do not want to get turned down by Acme', 'en'],
  ['I don’t want Acme moved to Interview', 'en'],
  ["I wouldn't like to see Acme in Rejected", 'en'],
  ['Ich will nicht, dass die Stelle bei Acme abgelehnt wird', 'de'],
  ['ich möchte die Stelle bei Acme nicht auf Abgelehnt haben', 'de'],
  ['ich will nich dass das auf Interview steht', 'de'],
  ['ich will keine Absage von Acme', 'de'],
  ['je ne veux pas que le poste chez Acme soit refusé', 'fr'],
  ['je veux pas qu’ils me refusent', 'fr'],
  ['je ne voudrais pas voir Acme en refusé', 'fr'],
  ['no quiero que me rechacen en Acme', 'es'],
  ['No quiero que el puesto de Acme esté en rechazado', 'es'],
  ['no quería ver Acme en Rechazado', 'es'],
])('a wish against a stage changes nothing: %s', (text, language) => {
  expect(isStageUnwanted(text, language)).toBe(true)
  expect(isActDenied(text, language)).toBe(true)
})

test.each<[string, Language]>([
  ['I do not want it, they rejected me', 'en'],
  ["I don't want the job at Acme, move it to Rejected", 'en'],
  ['i dont want it so put it in rejected', 'en'],
  ['i dont want the job put it in rejected', 'en'],
  ['I want Acme to be rejected', 'en'],
  ["I don't want to go to the interview at Acme", 'en'],
  ['Ich will die Stelle bei Acme nicht, hab abgesagt', 'de'],
  ['ich will die stelle nicht mehr und hab abgelehnt', 'de'],
  ['ich will, dass Acme auf Abgelehnt steht', 'de'],
  ['je ne veux pas du poste, j’ai refusé', 'fr'],
  ['je veux pas de ce poste mets le en refusé', 'fr'],
  ['je ne veux pas aller en entretien chez Acme', 'fr'],
  ['no quiero el puesto, ponlo en rechazado', 'es'],
  ['no lo quiero y me han rechazado', 'es'],
  ['no quiero ir a la entrevista de Acme', 'es'],
])('what is told or ordered beside a dislike is no wish against a stage: %s', (text, language) =>
  expect(isStageUnwanted(text, language)).toBe(false),
)

test.each<[string, Language]>([
  ['Move Acme to Interview if you can', 'en'],
  ['could you move Acme to Rejected if possible', 'en'],
  ['if you like, move Acme to Rejected', 'en'],
  ['could you maybe move Acme to Rejected', 'en'],
  ["move Acme to Interview if that's ok", 'en'],
  ['Schieb Acme bitte auf Interview, wenn es geht', 'de'],
  ["schieb Acme auf Interview wenn's geht", 'de'],
  ['kannst du Acme vielleicht auf Interview setzen, wenn du kannst', 'de'],
  ['die haben mir abgesagt, ob du das eintragen kannst', 'de'],
  ['mets Acme en refusé si possible', 'fr'],
  ['passe Acme en entretien si tu peux', 'fr'],
  ['si puedes pasa Acme a entrevista', 'es'],
  ['pasa Acme a entrevista si es posible', 'es'],
])('a polite condition is none: %s', (text, language) => expect(isConditional(text, language)).toBe(false))

test.each<[string, Language]>([
  ['if Acme say no put it in Rejected', 'en'],
  ['wenn Acme absagt, nehm ich Tamsin', 'de'],
  ['si Acme dit non je prends HAD', 'fr'],
  ['si Acme me dice que no cojo Tamsin', 'es'],
  ['put it in Rejected if they say no. thanks', 'en'],
])('an order that waits for something is none yet: %s', (text, language) =>
  expect(isConditional(text, language)).toBe(true),
)

test.each(["I can't believe I got the job!", 'not a joke, I got the job'])(
  'joy that nobody believes is joy: %s',
  (text) => expect(findCues(text, 'en')).toContain('got_job'),
)

test('a rejection that surprises nobody is one', () => {
  expect(findCues('Not surprisingly Acme rejected me', 'en')).toContain('rejected')
})
