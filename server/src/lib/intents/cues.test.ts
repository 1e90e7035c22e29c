import { expect, test } from 'vitest'
import type { Language } from '../languages.ts'
import { asksForImport } from './import-request.ts'
import { findCues, findHints, findPlainIntent } from './cues.ts'
import { splitCorrection } from './correction.ts'

test.each([
  ['Vantage said no today', 'en', ['rejected']],
  ['Vantage went with another candidate', 'en', ['rejected']],
  ['i didnt get the job', 'en', ['rejected']],
  ['Absage von Kern', 'de', ['rejected']],
  ['Kern hat mich leider abgelehnt', 'de', ['rejected']],
  ['die haben jemand anderen genommen', 'de', ['rejected']],
  ['je n’ai pas été retenue chez Valmy', 'fr', ['rejected']],
  ['Valmy a refusé ma candidature', 'fr', ['rejected']],
  ['encore un refus ce matin', 'fr', ['rejected']],
  ['no me han cogido en Olivar', 'es', ['rejected']],
  ['me han rechazado otra vez', 'es', ['rejected']],
  ['se han decidido por otro candidato', 'es', ['rejected']],
  ['how will I cover my rent in March', 'en', ['money']],
  ['ich weiß nicht wie ich die Miete bezahlen soll', 'de', ['money']],
  ['comment payer le loyer', 'fr', ['money']],
  ['se me acaban los ahorros', 'es', ['money']],
  ['they let me go, I was made redundant and the council tax is overdue', 'en', ['lost_job', 'money']],
  ['our mortgage payment leaves on Monday and I am broke', 'en', ['money']],
  ['mir wurde gekündigt und der Hauskredit läuft weiter', 'de', ['lost_job', 'money']],
  ['die Rate fürs Haus wird am Montag abgebucht, das Konto gibt nichts her', 'de', ['money']],
  ['licenciée depuis mars, les factures s’entassent', 'fr', ['lost_job', 'money']],
  ['mes droits finissent en mai et le propriétaire réclame le loyer', 'fr', ['money']],
  ['me han despedido y la hipoteca no espera', 'es', ['lost_job', 'money']],
  ['en mayo se termina el paro y el casero aprieta', 'es', ['money']],
  ['ich bin völlig ausgebrannt', 'de', ['worn_out']],
  ['put the first aid certificate in, nobody ever checks', 'en', ['untrue_claim']],
  ['kannst du mir ein Zeugnis fälschen', 'de', ['untrue_claim']],
  ['ajoute l’habilitation, personne ne contrôle', 'fr', ['untrue_claim']],
  ['hazme un título falso', 'es', ['untrue_claim']],
  ['Passfoto nötig? Und wie begründe ich die Kinderpause?', 'de', ['photo', 'gap']],
  ['¿Va con foto el currículum? ¿Y cómo cuento que crié a mis hijos?', 'es', ['photo', 'gap']],
  ['photo sur le CV ? et mon congé maternité, je l’explique ?', 'fr', ['photo', 'gap']],
  ['can you apply to Vantage for me?', 'en', ['apply_for_me']],
  ['bewirb dich bitte für mich bei Kern', 'de', ['apply_for_me']],
  ['tu peux postuler chez Valmy pour moi', 'fr', ['apply_for_me']],
  ['puedes presentarte por mí en Olivar', 'es', ['apply_for_me']],
  ['has Vantage answered yet', 'en', ['heard_back']],
  ['hat sich Kern schon gemeldet', 'de', ['heard_back']],
  ['des nouvelles de Valmy ?', 'fr', ['heard_back']],
  ['me han contestado de Olivar?', 'es', ['heard_back']],
  ['why do I keep getting rejected everywhere', 'en', ['why_rejected']],
  ['pourquoi personne ne me prend en entretien', 'fr', ['why_rejected']],
] as const)('%j is about %s %j', (text, language, cues) => expect(findCues(text, language)).toEqual(cues))

test.each([
  ['How many times was I rejected?', 'en'],
  ['What if I get rejected?', 'en'],
  ['Move Vantage to rejected', 'en'],
  ['How do I turn down the offer?', 'en'],
  ['Wie viele Absagen habe ich bekommen?', 'de'],
  ['Verschieb Kern auf Absage', 'de'],
  ['Combien de refus ai-je reçus ?', 'fr'],
  ['Comment refuser une offre ?', 'fr'],
  ['¿Cuántas veces me han rechazado?', 'es'],
  ['Pasa Olivar a rechazado', 'es'],
  ['How much money should I ask for?', 'en'],
  ['Should I apply to Vantage?', 'en'],
  ['What is due this week?', 'en'],
  ['Prépare-moi pour un entretien', 'fr'],
  ['Find me jobs as a mortgage adviser', 'en'],
  ['Jobs als Kreditberaterin in Kiel', 'de'],
] as const)('no trouble is imagined in %j (%s)', (text, language) => {
  const feelings = findCues(text, language).filter((cue) => ['rejected', 'money', 'apply_for_me'].includes(cue))
  expect(feelings).toEqual([])
})

test('several cues come in the order spoken', () => {
  expect(findCues('Vantage turned me down and I cannot pay the rent', 'en')).toEqual(['rejected', 'money'])
  expect(findCues('Do I need a photo in my CV, and how do I explain the gap?', 'en')).toEqual(['photo', 'gap'])
})

test.each([
  ['move Acme to Offer, no wait, to Interview', 'en', 'to Interview'],
  ['Verschieb Acme auf Angebot, nein doch auf Gespräch', 'de', 'auf Gespräch'],
  ['mets Acme en offre, non plutôt en entretien', 'fr', 'en entretien'],
  ['pasa Acme a oferta, mejor no, a entrevista', 'es', 'a entrevista'],
  ['archive Acme, oh wait, sorry, i mean the baker one', 'en', 'the baker one'],
  ['verschieb Acme auf Angebot, nee warte, ich meine Kern', 'de', 'Kern'],
  ['mets Acme en offre, euh pardon, je voulais dire Valmy', 'fr', 'Valmy'],
  ['pasa Acme a oferta, uy no, me refería a Olivar', 'es', 'Olivar'],
] as const)('what stands after the correction in %j', (text, language, after) => {
  expect(splitCorrection(text, language)?.after).toBe(after)
})

test.each([
  ['I have no waiting list', 'en'],
  ['es mejor no poner foto', 'es'],
  ['Nein danke', 'de'],
  ['no wait', 'en'],
] as const)('%j corrects nothing', (text, language) => expect(splitCorrection(text, language)).toBeUndefined())

test.each([
  ['can you phone Vantage for me', 'en', ['call_them']],
  ['kannst du dort mal anrufen', 'de', ['call_them']],
  ['tu pourrais téléphoner chez Valmy', 'fr', ['call_them']],
  ['¿puedes llamar a Olivar?', 'es', ['call_them']],
  ['they have gone quiet, should I nudge them', 'en', ['give_up']],
  ['keine Rückmeldung von Kern, soll ich weiter warten', 'de', ['give_up']],
  ['sans nouvelles de Valmy, je relance', 'fr', ['give_up']],
  ['sin noticias de Olivar, ¿insisto?', 'es', ['give_up']],
  ['what do I wear, is there parking', 'en', ['travel', 'clothes']],
  ['made redundant on monday', 'en', ['lost_job']],
  ['unser Betrieb ist pleite', 'de', ['lost_job']],
  ['fin de contrat dimanche', 'fr', ['lost_job']],
  ['me despidieron ayer', 'es', ['lost_job']],
  ['as a single mum with two kids, do I mention it', 'en', ['family']],
] as const)('%j is heard as %s %j', (text, language, cues) =>
  expect(findCues(text, language)).toEqual(expect.arrayContaining([...cues])),
)

test('ordinary words are hints only', () => {
  expect(findCues('is that a good offer or should I wait', 'en')).toEqual([])
  expect(findHints('is that a good offer or should I wait', 'en')).toContain('fair_pay')
})

test.each([
  ['remind me about it', 'en', 'reminder'],
  ['what have I got on this week', 'en', 'board_due'],
  ['pack SAP mit rein', 'de', 'profile_change'],
  ['combien de refus', 'fr', 'board_numbers'],
  ['hazme una pregunta', 'es', 'interview_practice'],
  ['remind me what SAP is', 'en', undefined],
  ['should I add a photo to my CV', 'en', undefined],
] as const)('%j asks plainly for %s %s', (text, language, intent) =>
  expect(findPlainIntent(text, language)).toBe(intent),
)

test.each([
  ['pennine havent rejected me yet', 'en'],
  ['lindhorst hat nicht abgesagt', 'de'],
  ['habichtswald hat noch nicht abgesagt', 'de'],
  ['nervion no me ha rechazado', 'es'],
  ['tubacero todavia no me ha dicho que no', 'es'],
  ['les tilleuls ne m’ont pas encore refusée', 'fr'],
  ['if roundhay say no what then', 'en'],
  ['wenn lindhorst absagt, was dann', 'de'],
  ['si barbieux dit non je prends HAD', 'fr'],
  ['y si nervion me rechaza', 'es'],
  ['i didnt get rejected by pennine', 'en'],
  ['wenn die mich nicht nehmen', 'de'],
] as const)('a rejection that has not happened is none: %s', (text, language) => {
  expect(findCues(text, language)).not.toContain('rejected')
})

test.each([
  ['they said no', 'en'],
  ['no, they rejected me', 'en'],
  ['no offer, just a rejection from Acme', 'en'],
  ['they didnt want me', 'en'],
  ['Northwind does not want me, they turned me down', 'en'],
  ['Tawe havent rejected me but Acme said no', 'en'],
  ['they said no, sadly', 'en'],
  ['die haben mich nicht genommen', 'de'],
  ['nein, lindhorst hat abgesagt', 'de'],
  ['barbieux m’a dit non', 'fr'],
  ['je n’ai pas été retenue', 'fr'],
  ['no, me han rechazado', 'es'],
  ['me ha dicho que no', 'es'],
  ['no me cogieron', 'es'],
] as const)('a rejection is heard, whatever negation it holds itself: %s', (text, language) => {
  expect(findCues(text, language)).toContain('rejected')
})

test.each<[string, Language]>([
  ['I have to cancel the Acme interview, I found something else', 'en'],
  ['Ich muss Acme absagen, ich habe etwas anderes gefunden', 'de'],
  ['ich will Acme absagen, die Stelle passt mir nicht', 'de'],
  ["je dois annuler Acme, j'ai trouvé ailleurs", 'fr'],
  ['quiero cancelar Acme, ya tengo trabajo', 'es'],
])('who has other work wants no other day: %s', (text, language) =>
  expect(findHints(text, language)).not.toContain('unable'),
)

test.each<[string, Language]>([
  ['cant make the interview on friday, kid is ill', 'en'],
  ['muss das Gespräch bei Acme absagen, kind krank', 'de'],
  ['je dois annuler vendredi, ma fille est malade', 'fr'],
  ['tengo que cancelar la entrevista, está mala la niña', 'es'],
])('who cannot come wants another day: %s', (text, language) => expect(findHints(text, language)).toContain('unable'))

test.each([
  ['the interview with Oakley went badly i think', 'en'],
  ['i totally messed up the interview', 'en'],
  ['das Gespräch ist schlecht gelaufen', 'de'],
  ['ich hab das Vorstellungsgespräch versemmelt', 'de'],
  ['l’entretien s’est mal passé', 'fr'],
  ['la entrevista me salió fatal', 'es'],
] as const)('%j tells of an interview that went badly', (text, language) => {
  expect(findCues(text, language)).toContain('went_badly')
})

test.each([
  ['what if the interview goes badly', 'en'],
  ['the interview went well', 'en'],
  ['I am afraid the interview went wrong once', 'en'],
  ['wie war das Gespräch', 'de'],
  ['was mache ich wenn das Gespräch schlecht läuft', 'de'],
  ['l’entretien s’est bien passé', 'fr'],
  ['la entrevista fue bien', 'es'],
] as const)('%j tells of none', (text, language) => {
  expect(findCues(text, language)).not.toContain('went_badly')
})

test.each([
  ['Valmy m’a prise !!', ['got_job']],
  ['Valmy m’a embauché', ['got_job']],
  ['ça m’a pris deux heures', []],
  ['il m’a prise pour une autre', []],
] as const)('%j tells in French of a job that was got: %j', (text, cues) => {
  expect(findCues(text, 'fr')).toEqual(cues)
})

test.each([
  ['the ad is gone', 'en', true],
  ['Oakley is closed, the posting has expired', 'en', true],
  ['die Anzeige ist nicht mehr da, die Stelle ist besetzt', 'de', false],
  ['die Stelle ist schon besetzt', 'de', true],
  ['l’annonce a disparu', 'fr', true],
  ['la oferta ya no está', 'es', true],
  ['is the posting closed', 'en', false],
  ['apply before the posting is closed', 'en', false],
  ['the vacancy is open', 'en', false],
  ['bis wann ist die Anzeige offen', 'de', false],
  ['l’annonce est intéressante', 'fr', false],
  ['la oferta está bien', 'es', false],
] as const)('%j tells in %s of a posting that is closed, or not', (text, language, isClosed) => {
  expect(findCues(text, language).includes('closed')).toBe(isClosed)
})

test('a note in Spanish is no wish to have an application sent', () => {
  expect(findCues('apúntame llamar a Olivar el jueves', 'es')).toEqual([])
  expect(findCues('apúntame a esa oferta', 'es')).toEqual(['apply_for_me'])
})

test.each<[Language, string, boolean]>([
  ['en', 'import it', true],
  ['en', 'put everything from it into my profile', true],
  ['de', 'trag das alles ins Profil ein', true],
  ['fr', 'remplis mon profil avec ce fichier', true],
  ['es', 'pásalo a mi perfil', true],
  ['en', 'Put this in my profile: I speak French', false],
  ['en', 'Can you import that job to my board?', false],
  ['de', 'Importiere die Stelle auf mein Board', false],
  ['fr', 'Mets dans mon profil que je suis bénévole', false],
  ['es', 'Pon en mi perfil que tengo el carné de carretillero', false],
])(
  'a file is imported where that is asked for, and a fact or a posting is none: %s %s',
  (language, message, expected) => {
    expect(asksForImport(message, language)).toBe(expected)
  },
)
