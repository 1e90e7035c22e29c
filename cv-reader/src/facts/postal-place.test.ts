import { expect, it } from 'vitest'
import { placeScore } from './postal-place.ts'

it('letters in brackets make a place of a town or with a known state, and of no occupation', () => {
  for (const text of ['Staff Nurse (ICU)', 'Industriekauffrau (IHK)', 'Diplom-Ingenieur (FH)'])
    expect(placeScore(text)).toBeLessThan(1)
  for (const text of ['Springfield (IL)', 'Uster (ZH)', 'Nantes (44)', 'Toledo (Spain)'])
    expect(placeScore(text)).toBeGreaterThanOrEqual(2)
})
