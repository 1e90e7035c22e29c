import { expect, it } from 'vitest'
import { rightEdges } from '../lines/wrapped-lines.ts'
import { makeLines } from '../testing/make-lines.ts'
import { readTheses } from './theses.ts'

const read = (...texts: string[]) => {
  const lines = makeLines(...texts)
  return readTheses(lines, rightEdges(lines)).map(({ name, description = [] }) => [
    name?.value,
    ...description.map(({ value }) => value),
  ])
}

it('what was written for a degree is a project, by its label; subjects and grades are none', () => {
  expect(read('Dissertation: Mapping flood risk in Calderdale with LiDAR (72%)')).toEqual([
    ['Dissertation', 'Mapping flood risk in Calderdale with LiDAR (72%)'],
  ])
  expect(read('Masterarbeit: Treiberbasierte Planung im Mittelstand (1,3)')).toEqual([
    ['Masterarbeit', 'Treiberbasierte Planung im Mittelstand (1,3)'],
  ])
  expect(read('Modules: GIS, Hydrology and Climate Policy', 'Thesis: 1,3')).toEqual([])
})
