import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { languages } from '../../languages.ts'
import { intents } from '../intents.ts'
import type { IntentModels } from './build-models.ts'
import { cellCount } from './features.ts'
import type { LinearModel } from './linear-model.ts'

export const modelFile = join(import.meta.dirname, '../../../../dist/intents.bin')

export function writeModels(models: IntentModels, file = modelFile): void {
  mkdirSync(dirname(file), { recursive: true })
  const next = `${file}.${process.pid}`
  writeFileSync(next, packModels(models))
  renameSync(next, file)
}

/** First the model of all languages, then one per language: idf, scales, weights each. */
export function packModels(models: IntentModels): Buffer {
  const all: LinearModel[] = [...languages.map((language) => models.intents[language]), models.language]
  return Buffer.concat(
    all.flatMap(({ idf, scales, weights }) => [
      Buffer.from(idf.buffer, idf.byteOffset, idf.byteLength),
      Buffer.from(scales.buffer, scales.byteOffset, scales.byteLength),
      Buffer.from(weights.buffer, weights.byteOffset, weights.byteLength),
    ]),
  )
}

/** Throws if the bytes do not match these intents and languages. */
export function unpackModels(bytes: Buffer): IntentModels {
  let at = 0
  const take = (length: number) => {
    const part = bytes.subarray(at, at + length)
    if (part.length < length) throw new Error('The file of intents is cut off or older than the code.')
    at += length
    return part
  }
  const read = <Label extends string>(labels: readonly Label[]): LinearModel<Label> => ({
    labels,
    idf: new Uint8Array(take(cellCount)),
    scales: new Float32Array(new Uint8Array(take(4 * labels.length)).buffer),
    weights: new Int8Array(take(cellCount * labels.length)),
  })
  const models = {
    intents: { en: read(intents), de: read(intents), fr: read(intents), es: read(intents) },
    language: read(languages),
  }
  if (at !== bytes.length) throw new Error('The file of intents is longer than its models.')
  return models
}

let loaded: IntentModels | undefined

/** Reads the build's models on first use. Throws without a build. */
export function loadModels(): IntentModels {
  loaded ??= unpackModels(readFileSync(modelFile))
  return loaded
}
