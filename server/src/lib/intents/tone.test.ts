import { expect, test } from 'vitest'
import { withoutTone } from './tone.ts'

test.each([
  ['tu peux m’écrire une relance courte sans faire désespéré', 'tu peux m’écrire une relance courte'],
  ['écris une relance pour kerlan, pas désespérée', 'écris une relance pour kerlan'],
  ['draft a nudge without sounding too desperate please', 'draft a nudge please'],
  ['Schreib eine Erinnerung, ohne verzweifelt zu klingen', 'Schreib eine Erinnerung'],
  ['un mensaje corto sin sonar desesperada', 'un mensaje corto'],
  ['i am desperate, nothing works', 'i am desperate, nothing works'],
  ['je suis désespéré', 'je suis désespéré'],
])('%s', (message, left) => expect(withoutTone(message)).toBe(left))
