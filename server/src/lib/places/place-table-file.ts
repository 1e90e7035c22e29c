import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { PlaceTable } from './place-table.ts'

/** Making the table takes 1.3 s of processor time, reading it 0.03 s: so it is made with the product. */
const placesFile = path.join(import.meta.dirname, '../../../dist/places.bin')

export function writePlaceTable(table: PlaceTable): void {
  mkdirSync(path.dirname(placesFile), { recursive: true })
  const next = `${placesFile}.${process.pid}`
  writeFileSync(next, serialize(table))
  renameSync(next, placesFile)
}

/** @throws when the product was not built */
export const loadPlaceTable = async (): Promise<PlaceTable> => deserialize(await readFile(placesFile)) as PlaceTable

/** The same at once; only for work that is off the event loop already. */
export const readPlaceTable = (): PlaceTable => deserialize(readFileSync(placesFile)) as PlaceTable
