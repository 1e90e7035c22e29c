import { expect, test } from 'vitest'
import { joinTexts } from './wrapped-lines.ts'

test.each([
  ['Entwick-', 'lung', 'Entwicklung'],
  ['Schichtführer-', 'Vertretung', 'Schichtführer-Vertretung'],
  ['Be-', 'und Entladen', 'Be- und Entladen'],
  ['in-', 'creased in difficulty', 'increased in difficulty'],
  ['in-', 'house tools', 'in-house tools'],
  ['a cross-', 'functional team', 'a cross-functional team'],
])('%j above %j is %j', (first, second, joined) => expect(joinTexts(first, second)).toBe(joined))
