import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { languages } from '../../languages.ts'
import { intents } from '../intents.ts'
import type { BayesModel } from './bayes-model.ts'
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

/** The models one after the other, each as its arrays. */
export function packModels({ linear, bayes, language }: IntentModels): Buffer {
  const parts = languages.flatMap((one) => partsOfBayes(bayes[one]))
  return Buffer.concat([...partsOfLinear(linear), ...parts, ...partsOfLinear(language)])
}

const partsOfLinear = ({ idf, scales, weights }: LinearModel): Uint8Array[] => [idf, bytesOf(scales), bytesOf(weights)]
const partsOfBayes = ({ scale, weights }: BayesModel): Uint8Array[] => [
  bytesOf(Float32Array.of(scale)),
  bytesOf(weights),
]
const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength)

/** @throws when the bytes are not the models of these intents and languages */
export function unpackModels(bytes: Buffer): IntentModels {
  let at = 0
  const take = (length: number) => {
    if (at + length > bytes.length) throw new Error('The file of intents is cut off or older than the code.')
    at += length
    return new Uint8Array(bytes.subarray(at - length, at))
  }
  const takeLinear = <Label extends string>(labels: readonly Label[]): LinearModel<Label> => ({
    labels,
    idf: take(cellCount),
    scales: new Float32Array(take(4 * labels.length).buffer),
    weights: new Int8Array(take(cellCount * labels.length)),
  })
  const takeBayes = (): BayesModel => ({
    labels: intents,
    scale: new Float32Array(take(4).buffer)[0] ?? 0,
    weights: new Int8Array(take(cellCount * intents.length)),
  })
  const models: IntentModels = {
    linear: takeLinear(intents),
    bayes: { en: takeBayes(), de: takeBayes(), fr: takeBayes(), es: takeBayes() },
    language: takeLinear(languages),
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
