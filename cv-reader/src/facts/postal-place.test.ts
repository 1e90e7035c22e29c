import { expect, it } from 'vitest'
import { placeScore } from './postal-place.ts'

it('letters in brackets make a place of a town or with a known state, and of no occupation', () => {
  for (const text of ['Staff Nurse (ICU)', 'Industriekauffrau (IHK)', 'Diplom-Ingenieur (FH)'])
    expect(placeScore(text)).toBeLessThan(1)
  for (const text of ['Springfield (IL)', 'Uster (ZH)', 'Nantes (44)', 'Toledo (Spain)'])
    expect(placeScore(text)).toBeGreaterThanOrEqual(2)
})

it('a postcode makes a place of a town, and a market or a class makes none of an occupation', () => {
  for (const text of [
    'Commercial sédentaire B2B',
    'Vertriebsmitarbeiterin B2C',
    'Sales and Marketing B2B',
    'Conductor de camión C10',
    'Chef de projet (44)',
    'Staff Nurse RN',
  ])
    expect([text, placeScore(text) < 1]).toEqual([text, true])
  for (const text of [
    'Solihull B91',
    'London EC2A',
    'London SW1A',
    'Hove BN3',
    '69003 Lyon',
    'Lyon 69003',
    'Worcester WR1',
  ])
    expect([text, placeScore(text) >= 2]).toEqual([text, true])
})
