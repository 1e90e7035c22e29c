import { expect, test } from 'vitest'
import { inNormalCase } from './name-case.ts'

test.each([
  ['SARAH JOHNSON', 'Sarah Johnson'],
  ['SARAH O’BRIEN-LEE', 'Sarah O’Brien-Lee'],
  ['LUDWIG VAN BEETHOVEN', 'Ludwig van Beethoven'],
  ['JOHN J. MCDONALD III', 'John J. McDonald III'],
  ['ANN SMITH-MCKAY', 'Ann Smith-McKay'],
  ['MARIA DE LA CRUZ', 'Maria de la Cruz'],
  ['SEÁN O’CONNOR', 'Seán O’Connor'],
  ['ŁUKASZ ŻÓŁĆ', 'Łukasz Żółć'],
  ['ΜΑΡΙΑ ΠΑΠΑ', 'Μαρια Παπα'],
  ['DE LA CRUZ, MD', 'De la Cruz, MD'],
])('%s is offered as %s', (name, offered) => expect(inNormalCase(name)).toBe(offered))

test.each(['Sarah Johnson', 'sarah johnson', 'AJ', '', '李小龙', 'ليلى', 'Sarah JOHNSON'])(
  'there is nothing to offer for "%s"',
  (name) => expect(inNormalCase(name)).toBeUndefined(),
)
