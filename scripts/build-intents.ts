import { writeFileSync } from 'node:fs'
import { buildModels } from '../server/src/lib/intents/model/build-models.ts'
import { writeModels } from '../server/src/lib/intents/model/model-file.ts'
import { areIntentsBuilt, intentsStamp, intentsStampFile } from './intents-build.mjs'

/** Skips training if the models are of these very sentences. */
export function buildIntents(): void {
  if (areIntentsBuilt()) return
  const stamp = intentsStamp()
  const started = performance.now()
  writeModels(buildModels())
  writeFileSync(intentsStampFile, stamp)
  console.log(`Trained the intents in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

/** The global setup of tests that need the models. */
export const setup = buildIntents
