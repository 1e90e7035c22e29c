import { writeFileSync } from 'node:fs'
import { buildModels } from '../server/src/lib/intents/model/build-models.ts'
import { writeModels } from '../server/src/lib/intents/model/model-file.ts'
import { writePlaceTable } from '../server/src/lib/places/place-table-file.ts'
import { buildPlaceTable } from '../server/src/lib/places/place-table.ts'
import { isMade, stampFileOf, stampOf } from './data-build.mjs'

/** Makes the files that the server reads at its start, unless they are of this very data and code. */
export function buildData(): void {
  make('intents', 'Trained the intents', () => writeModels(buildModels()))
  make('places', 'Packed the places', () => writePlaceTable(buildPlaceTable()))
}

function make(name: string, done: string, write: () => void): void {
  if (isMade(name)) return
  const stamp = stampOf(name)
  const started = performance.now()
  write()
  writeFileSync(stampFileOf(name), stamp)
  console.log(`${done} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

/** The global setup of tests that need the data. */
export const setup = buildData
