import { expect, test } from 'vitest'
import { skillWithin } from './skill-case.ts'

test.each([
  ['Customer service', 'en', 'customer service'],
  ['Social Media', 'en', 'social media'],
  ['Machine Learning', 'en', 'machine learning'],
  ['Stock control', 'en', 'stock control'],
  ['Atención Al Cliente', 'es', 'atención al cliente'],
  ['Réseaux Sociaux', 'fr', 'réseaux sociaux'],
  ['Facturación', 'es', 'facturación'],
] as const)('what everybody does is small within a sentence: %s', (text, language, told) =>
  expect(skillWithin(text, '', language)).toBe(told),
)

test.each([
  ['Google Ads', 'en'],
  ['US GAAP', 'en'],
  ['Microsoft Excel', 'en'],
  ['Ruby on Rails', 'en'],
  ['Scrum', 'en'],
  ['Bloomberg', 'fr'],
  ['Power BI', 'es'],
  ['Kundenberatung', 'de'],
] as const)('a name keeps its case, and a German noun: %s', (text, language) =>
  expect(skillWithin(text, '', language)).toBe(text),
)

test('a name within it stays: a language, a product', () => {
  expect(skillWithin('English Teaching', '', 'en')).toBe('English teaching')
  expect(skillWithin('Widget Polishing', 'You know widget polishing.', 'en')).toBe('widget polishing')
})
