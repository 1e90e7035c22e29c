import { expect, test } from 'vitest'
import { findCues } from '../cues.ts'
import { spell, spellOut } from './spelling.ts'

test.each([
  ['r u sure, wld it be ok w/o a cv tmrw pls', 'en', 'are you sure, would it be ok without a cv tomorrow please'],
  ['i dont wanna b late bc im slow', 'en', "i don't wanna be late because i'm slow"],
  ['hab nich nen termin, wär gut', 'de', 'hab nicht einen termin, wäre gut'],
  ['c est quand, j aimerais savoir, il m a dit jsp', 'fr', "c'est quand, j'aimerais savoir, il m'a dit je sais pas"],
  ['q me falta pa airpoint, xq toy cansao', 'es', 'que me falta para airpoint, porque estoy cansado'],
] as const)('%s', (text, language, full) => expect(spellOut(text, language)).toBe(full))

test.each([
  ['add R and C to my skills, BC Hydro', 'en'],
  ['https://jobs.example/u/n?q=w', 'en'],
  ['vivo en Bilbao y cobro 30 k euros', 'es'],
  ['développeur C à Paris', 'fr'],
  ['m/w/d', 'de'],
] as const)('names, addresses and amounts stay as they are: %s', (text, language) => {
  expect(spellOut(text, language)).toBe(text)
})

test('what is written without its apostrophe is still heard', () => {
  expect(findCues('jen peux plus', 'fr')).toContain('worn_out')
  expect(findCues("j'en peux plus", 'fr')).toContain('worn_out')
  expect(findCues('jpp', 'fr')).toContain('worn_out')
})

test('the written words between two places of the spelled-out text', () => {
  const { text, written } = spell('j aimerais vs code, pcq g pas', 'fr')
  expect(text).toBe("j'aimerais vous code, parce que j'ai pas")
  expect(written(0)).toBe('j aimerais vs code, pcq g pas')
  expect(written(text.indexOf('vous'), text.indexOf(','))).toBe('vs code')
  expect(written(text.indexOf('que'))).toBe('pcq g pas')
  expect(written(text.indexOf('pas'), text.length)).toBe('g pas')
})
