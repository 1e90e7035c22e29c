import { parentPort } from 'node:worker_threads'
import { buildPlaceTable } from './place-table.ts'

const table = buildPlaceTable()
const { nameStarts, foldedStarts, stateOf, latitudes, longitudes, populations, isAlias } = table
const parts = [nameStarts, foldedStarts, stateOf, latitudes, longitudes, populations, isAlias]
parentPort?.postMessage(
  table,
  parts.map(({ buffer }) => buffer as ArrayBuffer),
)
