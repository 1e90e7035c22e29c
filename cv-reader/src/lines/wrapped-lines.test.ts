import { expect, test } from 'vitest'
import { makeLines } from '../testing/make-lines.ts'
import { continuesLine, joinTexts, rightEdges } from './wrapped-lines.ts'

test.each([
  ['Entwick-', 'lung', 'Entwicklung'],
  ['Schichtführer-', 'Vertretung', 'Schichtführer-Vertretung'],
  ['Be-', 'und Entladen', 'Be- und Entladen'],
  ['in-', 'creased in difficulty', 'increased in difficulty'],
  ['in-', 'house tools', 'in-house tools'],
  ['a cross-', 'functional team', 'a cross-functional team'],
])('%j above %j is %j', (first, second, joined) => expect(joinTexts(first, second)).toBe(joined))

test('a line further below than the lines of a sentence is none of it, though the column was full', () => {
  const lines = makeLines(
    'Attestation fluides',
    ['frigorigènes cat. I', { gapAbove: 0.17 }],
    ['Professionnel Gaz', { gapAbove: 0.48 }],
    ['Français : langue', { gapAbove: 0.48 }],
    ['maternelle', { gapAbove: 0.17 }],
    ['Travail en', { gapAbove: 0.48 }],
    ['Hauteur', { gapAbove: 0.17 }],
  )
  const edges = rightEdges(lines)
  const goesOn = lines.slice(1).map((line, at) => continuesLine(lines[at] ?? line, line, edges))
  expect(goesOn.slice(0, 2)).toStrictEqual([true, false])
})
