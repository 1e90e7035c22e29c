import { expect, test } from 'vitest'
import { createSpeech } from './speech.ts'

test.each([
  ['fr', 'Le poste de **{title}**', 'Assistante', 'Le poste d’Assistante'],
  ['fr', 'Le poste de {title}', 'Comptable', 'Le poste de Comptable'],
  ['es', 'El puesto de {title}', 'Administrativa', 'El puesto de Administrativa'],
] as const)(
  'French words before a vowel are elided, in no other language: %s %s %s',
  (language, template, title, line) => {
    expect(createSpeech(language, 'UTC', new Date()).text(template, { title })).toBe(line)
  },
)
