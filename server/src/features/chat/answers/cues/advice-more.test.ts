import { expect, test } from 'vitest'
import { findMatter } from '../../../../lib/intents/matters.ts'
import type { Language } from '../../../../lib/languages.ts'

test.each<[Language, string, string]>([
  ['de', 'Azubi im 2. Jahr, darf ich wechseln?', 'apprentice_change'],
  ['en', "I'm an apprentice, can I switch to another employer?", 'apprentice_change'],
  ['fr', 'je suis apprentie, est-ce que je peux changer d’entreprise ?', 'apprentice_change'],
  ['es', 'Soy aprendiz, ¿puedo cambiar de empresa?', 'apprentice_change'],
  ['es', 'Soy aprendiz y solo barro', 'apprentice_unhappy'],
  ['de', 'Ich bin Azubi und fege nur', 'apprentice_unhappy'],
  ['en', 'I failed the test task for a job and feel stupid', 'failed_task'],
  ['de', 'hab die Probeaufgabe verhauen', 'failed_task'],
  ['fr', "j'ai raté le test technique", 'failed_task'],
  ['es', 'me salió mal la prueba técnica', 'failed_task'],
  ['en', 'PhD in history, 60 applications, no replies outside academia', 'academic_silence'],
  ['de', 'Bin promoviert und bekomme keine Antworten', 'academic_silence'],
])('apprentices, failed test tasks and academics get advice of their own: %s %s', (language, message, matter) => {
  expect(findMatter(message, language)).toBe(matter)
})

test.each<[Language, string]>([
  ['en', 'find me an apprenticeship as a plumber'],
  ['de', 'such mir eine Ausbildung als Tischler'],
  ['en', 'how do I prepare for a test task'],
  ['en', 'I failed my driving test'],
])('a search or another test gets none of it: %s %s', (language, message) => {
  expect(['apprentice_change', 'apprentice_unhappy', 'failed_task']).not.toContain(findMatter(message, language))
})
